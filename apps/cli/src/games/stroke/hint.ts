/** `stroke hint`: the next cell from where the line stands, or how much of it is still good. */
import { defaultWork, hint as hintFor } from "@masume/games/stroke";
import { file, puzzle } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { cellName, readBoard, readLine, reasonJson, reasonText, words } from "./texts.js";

export const hint: Verb = verb({
  arguments: { board: puzzle },
  options: { path: file },
  examples: ["stroke hint board.json --path line.json"],
  run: ({ arguments: { board: source }, options, language, colour }, work) => {
    const board = readBoard(source, language);
    const line = readLine(options.path, language);
    const found = hintFor(board, line, work.budget(defaultWork));
    switch (found.kind) {
      case "next": {
        const { next, technique, wrong } = found;
        const text = words(language, technique);
        const refuted = wrong.map(({ cell, reason }) => ({ cell, reason: reasonJson(reason, language) }));
        return {
          verdict: "yes",
          json: { next, technique, text, wrong: refuted },
          text: words(language, "answer.next", { cell: cellName(next), why: text }),
        };
      }
      case "stuck": {
        const { stuckAfter, reason } = found;
        const text = words(language, "hint.stuck", { stuckAfter });
        const tried = line.slice(0, stuckAfter + 1);
        return {
          verdict: "no",
          json: { stuckAfter, ...(reason ? { reason: reasonJson(reason, language) } : {}) },
          text: reason ? `${text}\n${reasonText(board, tried, reason, language, colour)}` : text,
        };
      }
      case "finished":
        return {
          verdict: "yes",
          json: { next: null, finished: true },
          text: words(language, "hint.finished"),
        };
      case "unknown":
        return { verdict: "unknown", json: { next: null }, text: words(language, "hint.unknown") };
    }
  },
});

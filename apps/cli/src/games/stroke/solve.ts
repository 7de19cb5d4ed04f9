/** `stroke solve`: a line, or the proof that there is none; with `--count`, how many there are. */
import { countLines, findLines, reasonAgainst, stroke } from "@masume/games/stroke";
import picocolors from "picocolors";
import { flag, puzzle } from "../../platform/parameters.js";
import { picture } from "../../platform/terminal-board.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { readBoard, reasonJson, reasonText, sheetOf, words } from "./texts.js";

export const solve: Verb = verb({
  arguments: { board: puzzle },
  options: { count: flag },
  examples: ["stroke solve board.json", "stroke solve boards.ndjson --jobs 4", "stroke solve s5-0-o --count"],
  prints: true,
  run: async ({ arguments: { board: source }, options, language, colour, printed }, work) => {
    const board = readBoard(source, language);
    const { green, red, yellow } = picocolors.createColors(colour);
    const unknown = yellow(words(language, "answer.unknown"));

    const search = await work.run(findLines(board, 1, work.budget()));
    const found = search.finished ? search.value : search.best;
    const path = found?.lines[0];
    if (!path && found?.others !== "none")
      return { verdict: "unknown", json: { status: "unknown" }, text: unknown };
    if (!path) {
      const reason = reasonAgainst(board);
      return {
        verdict: "no",
        json: {
          status: "unsolvable",
          ...(options.count ? { solutions: "0" } : {}),
          reason: reasonJson(reason, language),
        },
        text: `${red(words(language, "answer.unsolvable"))}\n${reasonText(board, [], reason, language, colour)}`,
      };
    }
    const drawn = picture(stroke, board, { line: path }, colour);
    const sheet = printed ? { sheet: sheetOf(board, path, `${board.size}×${board.size}`) } : {};
    if (!options.count) return { verdict: "yes", json: { status: "solved", path }, text: drawn, ...sheet };

    const counting = await work.run(countLines(board, work.budget()));
    const solutions = counting.finished ? counting.value : null;
    if (solutions === null) {
      return {
        verdict: "unknown",
        json: { status: "solved", path, solutions: null },
        text: `${drawn}\n${unknown}`,
      };
    }
    return {
      verdict: "yes",
      json: { status: "solved", path, solutions: String(solutions) },
      text: `${drawn}\n${green(words(language, "answer.lines", { count: solutions }))}`,
      ...sheet,
    };
  },
});

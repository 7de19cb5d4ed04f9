/** `slither check`: are the drawn lines the loop, and if not, why not? */
import { loopViolations } from "@masume/games/slither";
import picocolors from "picocolors";
import { file, puzzle } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { drawBoard } from "./drawing.js";
import { readEdges, readPuzzle, words } from "./texts.js";

export const check: Verb = verb({
  arguments: { puzzle },
  options: { loop: file },
  examples: [
    "slither check puzzle.txt --loop drawn.json",
    "slither check puzzles.txt --loop loops.ndjson --jobs 4",
  ],
  run: ({ arguments: { puzzle: source }, options, language, colour }) => {
    const board = readPuzzle(source, language);
    const edges = readEdges(options.loop, board, language);
    const faults = loopViolations(board, edges);
    const complete = faults.length === 0;
    const { green, red } = picocolors.createColors(colour);
    const lines = complete
      ? [green(words(language, "answer.complete"))]
      : faults.map(({ code, at, params }) => {
          const where = at.length === 0 ? "" : ` (${at.join(" ")})`;
          return red(words(language, code, params) + where);
        });
    return {
      verdict: complete ? "yes" : "no",
      json: { complete, errors: faults.map(({ code, at }) => ({ code, at: at.join(" ") })) },
      text: [drawBoard(board, edges, colour), ...lines].join("\n"),
    };
  },
});

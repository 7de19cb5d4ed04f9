/** `slither solve`: the loop, and whether it is the only one. */
import { type SolutionCount, solveExactly } from "@masume/games/slither";
import picocolors from "picocolors";
import { puzzle } from "../../platform/parameters.js";
import { type Answer, type Verb, verb } from "../../verbs/verb.js";
import { drawBoard } from "./drawing.js";
import { loopRows, readPuzzle, sheetOf, words } from "./texts.js";

const verdicts: Readonly<Record<SolutionCount["status"], Answer["verdict"]>> = {
  unique: "yes",
  multiple: "no",
  none: "no",
  unknown: "unknown",
};

export const solve: Verb = verb({
  arguments: { puzzle },
  options: {},
  prints: true,
  examples: [
    "slither solve puzzle.txt",
    "slither solve https://puzz.link/p?slither/3/3/21210121c --json",
    "slither solve puzzles.txt --jobs 4 --time 2s",
  ],
  run: async ({ arguments: { puzzle: source }, language, colour, printed }, work) => {
    const board = readPuzzle(source, language);
    const search = await work.run(solveExactly(board, work.budget()));
    const found: SolutionCount = search.finished ? search.value : { status: "unknown" };
    const { green, red, yellow } = picocolors.createColors(colour);
    const paint = { yes: green, no: red, unknown: yellow }[verdicts[found.status]];
    const loop = "loop" in found ? found.loop : undefined;
    const second = found.status === "multiple" ? found.second : undefined;
    const drawn = [loop, second].flatMap((edges) => (edges ? [drawBoard(board, edges, colour)] : []));
    return {
      verdict: verdicts[found.status],
      json: {
        status: found.status,
        ...(loop && { loop: loopRows(board, loop) }),
        ...(second && { second: loopRows(board, second) }),
      },
      ...(printed && loop ? { sheet: sheetOf(board, loop, `${board.width}×${board.height}`) } : {}),
      text: [...drawn, paint(words(language, `answer.${found.status}`))].join("\n"),
    };
  },
});

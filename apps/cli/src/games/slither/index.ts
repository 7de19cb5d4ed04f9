/** Slither's verbs. */
import { type Edges, edgeRows, markSymbol, type Puzzle, solveExactly } from "@masume/games/slither";
import { checkVerb } from "../../verbs/check.js";
import { gameCommands } from "../../verbs/game-commands.js";
import { solveVerb } from "../../verbs/solve.js";
import type { GameCommands } from "../../verbs/verb.js";
import { drawn, slitherGame } from "./cli-game.js";
import { grade } from "./grade.js";
import { hint } from "./hint.js";
import { make } from "./new.js";
import { report } from "./report.js";
import { steps } from "./steps.js";

const verdicts = { unique: "yes", multiple: "no", none: "no", unknown: "unknown" } as const;

/** A loop as rows of 0 and 1. */
function loopRows(puzzle: Puzzle, loop: Edges): object {
  return edgeRows(puzzle, loop.replaceAll(markSymbol.empty, "0"));
}

export const slitherCommands: GameCommands = gameCommands(slitherGame, {
  new: make,
  solve: solveVerb(slitherGame, {
    options: {},
    examples: [
      "slither solve puzzle.txt",
      "slither solve https://puzz.link/p?slither/3/3/21210121c --json",
      "slither solve puzzles.txt --jobs 4 --time 2s",
    ],
    solve: async (puzzle, { t }, work) => {
      const search = await work.run(solveExactly(puzzle, work.budget()));
      const found = search.finished ? search.value : ({ status: "unknown" } as const);
      const loop = "loop" in found ? found.loop : undefined;
      const second = found.status === "multiple" ? found.second : undefined;
      return {
        verdict: verdicts[found.status],
        json: {
          status: found.status,
          ...(loop && { loop: loopRows(puzzle, loop) }),
          ...(second && { second: loopRows(puzzle, second) }),
        },
        states: [loop, second].flatMap((edges) => (edges ? [drawn(edges)] : [])),
        text: t(`result.${found.status}`),
      };
    },
  }),
  check: checkVerb(slitherGame, (violations) => ({
    complete: violations.length === 0,
    errors: violations.map(({ code, at }) => ({ code, at: at.join(" ") })),
  })),
  hint,
  grade,
  steps,
  report,
});

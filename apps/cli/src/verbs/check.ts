/** `check`: is what was played the solution, and if not, why not? */
import type { Violation } from "@masume/kernel";
import { type CliGame, drawBoard, stateOption } from "./cli-game.js";
import { boardVerb } from "./puzzle-verb.js";
import type { Verb } from "./verb.js";
import { violationJson, violationLines } from "./violations.js";

/** `json` is the result as the game's own users know it. */
export function checkVerb<P, S>(
  cliGame: CliGame<P, S>,
  json?: (violations: readonly Violation[]) => object,
): Verb {
  const { game } = cliGame;
  const option = stateOption(cliGame, "check");
  return boardVerb(cliGame, "check", {
    options: {},
    needsState: true,
    takesRefusedMoves: true,
    examples: [
      `${game.id} check puzzle.txt --${option} ${option}.json`,
      `${game.id} check puzzles.txt --${option} ${option}s.ndjson --jobs 4`,
    ],
    run: ({ puzzle, state, refused }, { t, colour, colours }) => {
      const violations = refused ? [refused.violation] : game.violations(puzzle, state);
      const complete = violations.length === 0;
      const lines = complete
        ? [colours.green(t("result.complete", { ...game.status(puzzle, state).score }))]
        : violationLines(cliGame, puzzle, violations, t).map((line) => colours.red(line));
      return {
        verdict: complete ? "yes" : "no",
        json: json?.(violations) ?? {
          complete,
          violations: violations.map((violation) => violationJson(violation, t)),
          ...(refused && { move: refused.move }),
        },
        text: [drawBoard(cliGame, puzzle, state, colour), ...lines].join("\n"),
      };
    },
  });
}

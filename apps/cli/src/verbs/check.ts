/** `check`: is what was played the solution, and if not, why not? */
import type { Violation } from "@masume/kernel";
import { puzzleOr } from "../platform/parameters.js";
import { boardOptions, readPlayedBoard, stateOption } from "./board-input.js";
import { type CliGame, drawBoard } from "./cli-game.js";
import { type Verb, verb } from "./verb.js";
import { violationJson, violationLines } from "./violations.js";

/** `json` is the result as the game's own users know it. */
export function checkVerb<P, S>(
  cliGame: CliGame<P, S>,
  json?: (violations: readonly Violation[]) => object,
): Verb {
  const { game } = cliGame;
  const option = stateOption(cliGame, "check");
  return verb({
    arguments: { puzzle: puzzleOr(cliGame.defaultPuzzle) },
    options: boardOptions(cliGame, "check", true),
    examples: [
      `${game.id} check puzzle.txt --${option} ${option}.json`,
      `${game.id} check puzzles.txt --${option} ${option}s.ndjson --jobs 4`,
    ],
    run: (call) => {
      const { t, colour, colours } = call;
      const { puzzle, state, refused } = readPlayedBoard(cliGame, call, "check");
      const violations = refused ? [refused.violation] : game.violations(puzzle, state);
      const complete = violations.length === 0;
      const { value = 0, of = 0 } = game.status(puzzle, state).score ?? {};
      const lines = complete
        ? [colours.green(t("result.complete", { value, of }))]
        : violationLines(cliGame, violations, t).map((line) => colours.red(line));
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

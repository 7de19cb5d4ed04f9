/** `show`: a puzzle, and what has been played on it, drawn with characters. */
import { type CliGame, drawBoard, stateOption } from "./cli-game.js";
import { boardVerb } from "./puzzle-verb.js";
import type { Verb } from "./verb.js";

export function showVerb(cliGame: CliGame): Verb {
  const { game, puzzleJson } = cliGame;
  const option = stateOption(cliGame, "show");
  return boardVerb(cliGame, "show", {
    options: {},
    examples: [`${game.id} show puzzle.txt`, `${game.id} show puzzle.txt --${option} ${option}.json`],
    run: ({ puzzle, state }, { colour }) => ({
      verdict: "yes",
      json: puzzleJson ? puzzleJson(puzzle) : { puzzle: game.codec.puzzle.format(puzzle) },
      text: drawBoard(cliGame, puzzle, state, colour),
    }),
  });
}

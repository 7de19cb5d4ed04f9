/** `show`: a puzzle, and what has been played on it, drawn with characters. */
import { puzzleOr } from "../platform/parameters.js";
import { boardOptions, readBoard, stateOption } from "./board-input.js";
import { type CliGame, drawBoard } from "./cli-game.js";
import { type Verb, verb } from "./verb.js";

export function showVerb(cliGame: CliGame): Verb {
  const { game, puzzleJson } = cliGame;
  const option = stateOption(cliGame, "show");
  return verb({
    arguments: { puzzle: puzzleOr(cliGame.defaultPuzzle) },
    options: boardOptions(cliGame, "show"),
    examples: [`${game.id} show puzzle.txt`, `${game.id} show puzzle.txt --${option} ${option}.json`],
    run: (call) => {
      const { puzzle, state } = readBoard(cliGame, call, "show");
      const json = puzzleJson ? puzzleJson(puzzle) : { puzzle: game.codec.puzzle.format(puzzle) };
      return { verdict: "yes", json, text: drawBoard(cliGame, puzzle, state, call.colour) };
    },
  });
}

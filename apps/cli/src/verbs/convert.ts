/** `convert`: a puzzle, and what has been played on it, in another notation or as a picture. */
import { drawingOf } from "@masume/print";
import { choice, puzzleOr } from "../platform/parameters.js";
import { boardOptions, readBoard } from "./board-input.js";
import type { CliGame, Format } from "./cli-game.js";
import { isPicture, pictureFormats, pictureResult } from "./picture.js";
import { type Verb, verb } from "./verb.js";

export function convertVerb(cliGame: CliGame): Verb {
  const { game, formats = { text: { write: game.codec.puzzle.format } } } = cliGame;
  const notations: Readonly<Record<string, Format<unknown, unknown>>> = formats;
  const names = Object.keys(notations);
  return verb({
    arguments: { puzzle: puzzleOr(cliGame.defaultPuzzle) },
    options: { to: choice([...names, ...pictureFormats]), ...boardOptions(cliGame, "convert") },
    examples: [
      `${game.id} convert puzzle.txt --to ${names.at(-1)}`,
      `${game.id} convert puzzle.txt --to png -o puzzle.png`,
    ],
    run: (call) => {
      const to = call.options.to as string;
      const { puzzle, state } = readBoard(cliGame, call, "convert");
      if (isPicture(to)) return pictureResult(to, drawingOf(game, puzzle, state), call.t("name"));
      const { write, isJson } = notations[to]!;
      const text = write(puzzle, state);
      return { verdict: "yes", json: isJson ? JSON.parse(text) : { format: to, text }, text };
    },
  });
}

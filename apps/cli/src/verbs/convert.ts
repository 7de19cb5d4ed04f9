/** `convert`: a puzzle, and what has been played on it, in another notation or as a picture. */
import { drawingOf } from "@masume/print";
import { choice } from "../platform/parameters.js";
import type { CliGame, Format } from "./cli-game.js";
import { isPicture, pictureFormats, pictureResult } from "./picture.js";
import { boardVerb } from "./puzzle-verb.js";
import type { Verb } from "./verb.js";

export function convertVerb(cliGame: CliGame): Verb {
  const { game, formats = { text: { write: game.codec.puzzle.format } } } = cliGame;
  const notations: Readonly<Record<string, Format<unknown, unknown>>> = formats;
  const names = Object.keys(notations);
  return boardVerb(cliGame, "convert", {
    options: { to: choice([...names, ...pictureFormats]) },
    examples: [
      `${game.id} convert puzzle.txt --to ${names.at(-1)}`,
      `${game.id} convert puzzle.txt --to png -o puzzle.png`,
    ],
    run: ({ puzzle, state, title }, { options: { to }, t }) => {
      if (isPicture(to)) return pictureResult(to, drawingOf(game, puzzle, state), t("name"));
      const { write, isJson } = notations[to]!;
      const text = write(puzzle, state, title);
      return { verdict: "yes", json: isJson ? JSON.parse(text) : { format: to, text }, text, isFile: true };
    },
  });
}

/** `nonaga convert`: a position as a picture, or in its notation. */
import { nonaga, puzzleCodec } from "@masume/games/nonaga";
import { drawingOf } from "@masume/print";
import { choice, puzzleOr } from "../../platform/parameters.js";
import { isPicture, pictureAnswer, pictureFormats } from "../../verbs/picture.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { readPosition, rulesOption, words } from "./texts.js";

export const convert: Verb = verb({
  arguments: { position: puzzleOr("start") },
  options: { to: choice(["text", ...pictureFormats]), rules: rulesOption },
  examples: ["nonaga convert --to svg -o start.svg", "nonaga convert position.txt --to png -o position.png"],
  run: ({ arguments: { position }, options: { to, rules }, language }) => {
    const puzzle = readPosition(position, rules, language);
    if (isPicture(to)) {
      return pictureAnswer(to, drawingOf(nonaga, puzzle, nonaga.start(puzzle)), words(language, "name"));
    }
    const text = puzzleCodec.format(puzzle);
    return { verdict: "yes", json: { format: to, text }, text };
  },
});

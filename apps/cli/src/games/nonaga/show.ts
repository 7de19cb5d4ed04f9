/** `nonaga show`: a position, drawn with characters. */
import { formatPosition } from "@masume/games/nonaga";
import { puzzleOr } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { drawPosition } from "./drawing.js";
import { readPosition, rulesOption } from "./texts.js";

export const show: Verb = verb({
  arguments: { position: puzzleOr("start") },
  options: { rules: rulesOption },
  examples: ["nonaga show", "nonaga show position.txt"],
  run: ({ arguments: { position }, options, language, colour }) => {
    const puzzle = readPosition(position, options.rules, language);
    return {
      verdict: "yes",
      json: { rules: puzzle.rules, position: formatPosition(puzzle.position) },
      text: drawPosition(puzzle.position, colour),
    };
  },
});

/** `slither convert`: the same puzzle, and what is drawn on it, in another notation or as a picture. */
import { formats, noEdges, readDocument, slither } from "@masume/games/slither";
import { drawingOf } from "@masume/print";
import { choice, puzzle } from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import { isPicture, pictureAnswer, pictureFormats } from "../../verbs/picture.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { words } from "./texts.js";

export const convert: Verb = verb({
  arguments: { puzzle },
  options: { to: choice([...formats.map(({ id }) => id), ...pictureFormats]) },
  examples: [
    "slither convert puzzle.txt --to puzzlink",
    "slither convert 3x3t0:a3a3a3a3a --to pzprv3 -o puzzle.pzprv3",
    "slither convert puzzle.txt --to png -o puzzle.png",
  ],
  run: ({ arguments: { puzzle: source }, options: { to }, language }) => {
    const document = readSource(source, { parse: readDocument }, language, slither.messages);
    if (isPicture(to)) {
      const { puzzle: board, edges = noEdges(board) } = document;
      return pictureAnswer(to, drawingOf(slither, board, { edges, fixed: "" }), words(language, "name"));
    }
    const format = formats.find(({ id }) => id === to)!;
    const text = format.write(document).replace(/\n$/, "");
    return { verdict: "yes", json: to === "json" ? JSON.parse(text) : { format: to, text }, text };
  },
});

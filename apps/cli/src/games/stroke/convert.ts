/** `stroke convert`: a board in another notation, or as a picture. */
import { formatCode, formatRows, type Puzzle, puzzleCodec, stroke } from "@masume/games/stroke";
import { drawingOf } from "@masume/print";
import { choice, file, optional, puzzle } from "../../platform/parameters.js";
import { isPicture, pictureAnswer, pictureFormats } from "../../verbs/picture.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { readBoard, readLine, words } from "./texts.js";

const notations = ["json", "text", "code"] as const;

export const convert: Verb = verb({
  arguments: { board: puzzle },
  options: { to: choice([...notations, ...pictureFormats]), path: optional(file) },
  examples: ["stroke convert board.json --to code", "stroke convert board.json --to png -o board.png"],
  run: ({ arguments: { board: source }, options: { to, path }, language }) => {
    const board = readBoard(source, language);
    const line = path ? readLine(path, language) : [];
    if (isPicture(to)) {
      const state = line.length > 0 ? { line } : stroke.start(board);
      return pictureAnswer(to, drawingOf(stroke, board, state), words(language, "name"));
    }
    const text = written(board, to);
    return { verdict: "yes", json: { format: to, text }, text };
  },
});

function written(board: Puzzle, notation: (typeof notations)[number]): string {
  switch (notation) {
    case "json":
      return puzzleCodec.format(board);
    case "text":
      return formatRows(board);
    case "code":
      return formatCode(board);
  }
}

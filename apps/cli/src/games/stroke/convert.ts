/** `stroke convert`: a board in another notation, or as a picture. */
import { type Board, boardCodec, formatCode, formatRows, stroke } from "@masume/games/stroke";
import { type Cell, paperPalette, renderSvg } from "@masume/kernel";
import { choice, file, optional, puzzle } from "../../framework/parameters.js";
import { type Verb, verb } from "../../framework/verb.js";
import { readBoard, readLine, words } from "./texts.js";

const formats = ["json", "text", "code", "svg"] as const;

/** Stroke's colour: vermilion. */
const accent = "#d3381c";

export const convert: Verb = verb({
  arguments: { board: puzzle },
  options: { to: choice(formats), path: optional(file) },
  examples: ["stroke convert board.json --to code", "stroke convert board.json --to svg -o board.svg"],
  run: ({ arguments: { board: source }, options: { to, path }, language }) => {
    const board = readBoard(source, language);
    const line = path ? readLine(path, language) : [];
    const text = converted(board, line, to, words(language, "name"));
    return { verdict: "yes", json: { format: to, text }, text };
  },
});

function converted(board: Board, line: readonly Cell[], to: (typeof formats)[number], title: string): string {
  switch (to) {
    case "json":
      return boardCodec.format(board);
    case "text":
      return formatRows(board);
    case "code":
      return formatCode(board);
    case "svg": {
      const marks = stroke.paint(board, line.length > 0 ? { line } : stroke.start(board));
      return renderSvg(marks, stroke.layout(board).bounds, {
        palette: paperPalette(accent),
        title,
      }).trimEnd();
    }
  }
}

/** Switches' notations: a puzzle is a row of `0` and `1`, and a move a switch's number from 0. */
import { type Codec, message, ParseError, parser } from "@masume/kernel";
import type { Move, Puzzle } from "./rules.js";

export const puzzleCodec: Codec<Puzzle> = {
  parse: parser((text) => {
    const row = text.trimEnd();
    if (row === "") throw new ParseError(text, 0, message("input.empty"));
    const bad = row.search(/[^01]/);
    if (bad >= 0) throw new ParseError(text, bad, message("input.unexpected", { found: row[bad]! }));
    return { on: [...row].map((symbol) => symbol === "1") };
  }),
  format: ({ on }) => on.map(Number).join(""),
};

export const moveCodec: Codec<Move> = {
  parse: parser((text) => {
    if (!/^\d{1,3}$/.test(text)) throw new ParseError(text, 0, message("input.move", { text }));
    return Number(text);
  }),
  format: String,
};

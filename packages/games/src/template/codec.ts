/** Switches' notations: a puzzle is a row of `0` and `1`, and a move a switch's number from 0. */
import { type Codec, message, ParseError, parser, positionAt } from "@masume/kernel";
import type { Move, Puzzle } from "./rules.js";

export const puzzleCodec: Codec<Puzzle> = {
  parse: parser((text) => {
    const row = text.trimEnd();
    if (row === "") throw new ParseError({ position: positionAt(text, 0), reason: message("input.empty") });
    const bad = row.search(/[^01]/);
    if (bad >= 0) {
      const reason = message("input.unexpected", { found: row[bad]! });
      throw new ParseError({ position: positionAt(text, bad), reason });
    }
    return { on: [...row].map((symbol) => symbol === "1") };
  }),
  format: ({ on }) => on.map(Number).join(""),
};

export const moveCodec: Codec<Move> = {
  parse: parser((text) => {
    if (!/^\d{1,3}$/.test(text)) {
      throw new ParseError({ position: positionAt(text, 0), reason: message("input.move", { text }) });
    }
    return Number(text);
  }),
  format: String,
};

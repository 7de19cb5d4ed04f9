/** Switches' notations: a puzzle is a row of `0` and `1`, a move a switch's number from 0, parameters a length. */
import { type Codec, message, ParseError, parser, positionAt, readJson } from "@masume/kernel";
import type { Params } from "./generate.js";
import type { Move, Puzzle } from "./rules.js";

export const puzzleCodec: Codec<Puzzle> = {
  parse: parser((text) => {
    const bad = text.search(/[^01]/);
    if (text === "" || bad >= 0) {
      const reason =
        text === "" ? message("input.empty") : message("input.unexpected", { found: text[bad]! });
      throw new ParseError({ position: positionAt(text, Math.max(0, bad)), reason });
    }
    return { on: [...text].map((symbol) => symbol === "1") };
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

export const paramsCodec: Codec<Params> = {
  parse: parser((text) => ({ length: readJson(text).field("length").integer(1, 99) })),
  format: (params) => JSON.stringify(params),
};

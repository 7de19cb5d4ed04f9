/** Switches' notations: a puzzle is a row of `0` and `1`, a move a switch's number from 0, parameters a length. */
import { type Codec, message, ParseError, placeAt, reading, readJson } from "@masume/kernel";
import type { Params } from "./generate.js";
import type { Move, Puzzle } from "./rules.js";

export const puzzleCodec: Codec<Puzzle> = {
  parse: reading((text) => {
    const bad = text.search(/[^01]/);
    if (text === "" || bad >= 0) {
      const reason =
        text === "" ? message("input.empty") : message("input.unexpected", { found: text[bad]! });
      throw new ParseError({ place: placeAt(text, Math.max(0, bad)), reason });
    }
    return { on: [...text].map((symbol) => symbol === "1") };
  }),
  format: ({ on }) => on.map(Number).join(""),
};

export const moveCodec: Codec<Move> = {
  parse: reading((text) => {
    if (!/^\d{1,3}$/.test(text)) {
      throw new ParseError({ place: placeAt(text, 0), reason: message("input.move", { text }) });
    }
    return Number(text);
  }),
  format: String,
};

export const paramsCodec: Codec<Params> = {
  parse: reading((text) => ({ length: readJson(text).field("length").integer(1, 99) })),
  format: (params) => JSON.stringify(params),
};

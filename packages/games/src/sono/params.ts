/** What may be asked of the generator. */
import { type Codec, message, type Preset, parser, readJson } from "@masume/kernel";
import { maxSize, minSize } from "./board.js";
import { readMaxSteps } from "./step-limit.js";

/** Beyond this a scrambled board is as wild as a random one. */
export const maxScramble = 1000;

export interface Params {
  /** Even, 4 to 24. */
  readonly size: number;
  /** How many turns away from a fully paired board; absent means values at random. */
  readonly scramble?: number;
  /** How many turns may be made; absent means any number. */
  readonly maxSteps?: number;
}

export const presets: readonly Preset<Params>[] = [
  { id: "first", params: { size: 4, scramble: 2 } },
  { id: "easy", params: { size: 4, scramble: 4 } },
  { id: "normal", params: { size: 6, scramble: 6 } },
  { id: "hard", params: { size: 8, scramble: 10 } },
  { id: "wild", params: { size: 4 } },
];

export const paramsCodec: Codec<Params> = {
  parse: parser((text) => {
    const json = readJson(text);
    const sizeField = json.field("size");
    const size = sizeField.integer(minSize, maxSize);
    if (size % 2 !== 0) sizeField.fail(message("board.odd", { size }));
    const scramble = json.optional("scramble")?.integer(1, maxScramble);
    const maxSteps = readMaxSteps(json);
    return {
      size,
      ...(scramble !== undefined && { scramble }),
      ...(maxSteps !== undefined && { maxSteps }),
    };
  }),
  format: ({ size, scramble, maxSteps }) => JSON.stringify({ size, scramble, maxSteps }),
};

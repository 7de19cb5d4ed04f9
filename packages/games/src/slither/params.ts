/** What may be asked of the generator. */
import { type Codec, reading, readJson } from "@masume/kernel";
import { maxSize } from "./board.js";

export interface Params {
  readonly width: number;
  readonly height: number;
}

const minGenerated = 3;

export const paramsCodec: Codec<Params> = {
  parse: reading((text) => {
    const json = readJson(text);
    return {
      width: json.field("width").integer(minGenerated, maxSize),
      height: json.field("height").integer(minGenerated, maxSize),
    };
  }),
  format: (params) => JSON.stringify(params),
};

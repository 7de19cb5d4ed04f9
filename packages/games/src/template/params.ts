/** What may be asked of the generator. */
import { type Codec, type Preset, parser, readJson } from "@masume/kernel";

export interface Params {
  readonly length: number;
}

export const presets: readonly Preset<Params>[] = [
  { id: "short", params: { length: 5 } },
  { id: "long", params: { length: 12 } },
];

export const paramsCodec: Codec<Params> = {
  parse: parser((text) => ({ length: readJson(text).field("length").integer(1, 99) })),
  format: (params) => JSON.stringify(params),
};

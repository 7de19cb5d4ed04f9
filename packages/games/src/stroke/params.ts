/** What may be asked of the generator. */
import { type Codec, message, type Preset, parser, readJson } from "@masume/kernel";
import { maxSize } from "./board.js";

export type Band = "easy" | "normal" | "hard";

export const bands: readonly Band[] = ["easy", "normal", "hard"];

/** How the blocked cells lie: mirrored left–right, turned by half a turn, or both mirrors. */
export type Symmetry = "none" | "mirror" | "point" | "four";

export const symmetries: readonly Symmetry[] = ["none", "mirror", "point", "four"];

export const minGenerated = 3;

export interface Params {
  /** 3 to 30. */
  readonly size: number;
  readonly difficulty?: Band;
  /** Exactly so many blocked cells. */
  readonly blocked?: number;
  /** Exactly one line; up to 15 × 15. */
  readonly unique?: boolean;
  readonly symmetry?: Symmetry;
}

export const paramsCodec: Codec<Params> = {
  parse: parser((text) => {
    const json = readJson(text);
    const size = json.field("size").integer(minGenerated, maxSize);
    const oneOf = <T extends string>(name: string, allowed: readonly T[]): Partial<Record<string, T>> => {
      const given = json.optional(name);
      if (!given) return {};
      const value = allowed.find((option) => option === given.string());
      return { [name]: value ?? given.fail(message("params.one-of", { options: allowed.join(", ") })) };
    };
    const blocked = json.optional("blocked")?.integer(0, size * size - 2);
    const unique = json.optional("unique")?.boolean();
    return {
      size,
      ...oneOf("difficulty", bands),
      ...(blocked === undefined ? {} : { blocked }),
      ...(unique === undefined ? {} : { unique }),
      ...oneOf("symmetry", symmetries),
    };
  }),
  format: (params) => JSON.stringify(params),
};

export const presets: readonly Preset<Params>[] = [
  { id: "easy", params: { size: 4, difficulty: "easy" } },
  { id: "normal", params: { size: 6, difficulty: "normal", unique: true } },
  { id: "hard", params: { size: 8, difficulty: "hard", unique: true } },
];

/** What may be asked of the generator. */
import { type Codec, message, type Preset, parser, readJson } from "@masume/kernel";
import { maxSize } from "./board.js";

export type Band = "easy" | "normal" | "hard";

export const bands: readonly Band[] = ["easy", "normal", "hard"];

/** How the blocked cells lie: mirrored left–right, turned by half a turn, or both mirrors. */
export type Symmetry = "none" | "mirror" | "point" | "four";

export const symmetries: readonly Symmetry[] = ["none", "mirror", "point", "four"];

export const minGenerated = 3;

/**
 * The three orders of the puzzle's own description, by size and number of ☒ alone:
 * easy boards are small and open, hard ones large with many ☒. How hard a board
 * really is, is measured (`difficulty`), and may be ordered as well.
 */
export const presetShapes: Readonly<Record<Band, PresetShape>> = {
  easy: { sizes: [3, 4], maxSize: 4, blocked: () => [0, 0] },
  normal: { sizes: [5, 6], maxSize: 6, blocked: () => [2, 6] },
  hard: {
    sizes: [7, 8, 9, 10],
    maxSize,
    blocked: (size) => [Math.ceil((size * size) / 8), Math.floor((size * size * 2) / 5)],
  },
};

interface PresetShape {
  /** The sizes to choose from where none is ordered. */
  readonly sizes: readonly number[];
  /** From the first of them up to here, a size may be ordered. */
  readonly maxSize: number;
  /** At least and at most so many ☒. */
  blocked(size: number): readonly [number, number];
}

export interface Params {
  /** 3 to 30; without it, one of the preset's, or 7. */
  readonly size?: number;
  readonly preset?: Band;
  /** As measured. */
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
    const size = json.optional("size")?.integer(minGenerated, maxSize);
    const oneOf = <T extends string>(name: string, allowed: readonly T[]): Partial<Record<string, T>> => {
      const given = json.optional(name);
      if (!given) return {};
      const value = allowed.find((option) => option === given.string());
      return { [name]: value ?? given.fail(message("params.one-of", { options: allowed.join(", ") })) };
    };
    const blocked = json.optional("blocked")?.integer(0, (size ?? maxSize) ** 2 - 2);
    const unique = json.optional("unique")?.boolean();
    return {
      ...(size === undefined ? {} : { size }),
      ...oneOf("preset", bands),
      ...oneOf("difficulty", bands),
      ...(blocked === undefined ? {} : { blocked }),
      ...(unique === undefined ? {} : { unique }),
      ...oneOf("symmetry", symmetries),
    };
  }),
  format: (params) => JSON.stringify(params),
};

export const presets: readonly Preset<Params>[] = bands.map((preset) => ({
  id: preset,
  params: { preset },
}));

/** Records for tests of what devices share: all of one puzzle, told apart by what they say of it. */
import type { LibraryRecord, ProgressRecord, Stars } from "../schema.js";

export const key = "stroke/a";

export function named(name: string): LibraryRecord {
  return { key, game: "stroke", code: "a", name, folder: "", saved: 1 };
}

export function progress(stars: Stars, best: number): ProgressRecord {
  return { key, game: "stroke", stage: "a", stars, best };
}

/** A match as both databases find it: one row with what its players are called and rated. */
import type { MatchRow } from "./schema.js";
import type { StoredMatch } from "./storage.js";

export interface MatchWithPlayers extends MatchRow {
  readonly red_name: string | null;
  readonly blue_name: string | null;
  readonly red_rating: number | null;
  readonly red_deviation: number | null;
  readonly blue_rating: number | null;
  readonly blue_deviation: number | null;
}

export function storedMatch(found: MatchWithPlayers, turns: readonly string[]): StoredMatch {
  const { red_name, blue_name, red_rating, red_deviation, blue_rating, blue_deviation, ...row } = found;
  const rating = (value: number | null, deviation: number | null) =>
    value === null || deviation === null ? null : { rating: value, deviation };
  return {
    row,
    turns,
    names: { red: red_name, blue: blue_name },
    ratings: { red: rating(red_rating, red_deviation), blue: rating(blue_rating, blue_deviation) },
  };
}

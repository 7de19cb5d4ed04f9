/** What the home page knows of a game without loading it. */
import type { GameId } from "@masume/games";
import type { Box, Language, Mark, Marks } from "@masume/kernel";

/** A mark and the frames in which it is drawn: the first of them, and the one after the last. */
export interface ShownMark {
  readonly mark: Mark;
  readonly from: number;
  readonly until: number;
}

export interface ShowcaseEntry {
  readonly id: GameId;
  readonly name: Readonly<Record<Language, string>>;
  readonly tagline: Readonly<Record<Language, string>>;
  readonly bounds: Box;
  /** How many there are. */
  readonly frames: number;
  /** In drawing order. */
  readonly marks: readonly ShownMark[];
}

export function marksAt({ marks }: Pick<ShowcaseEntry, "marks">, frame: number): Marks {
  return marks.filter(({ from, until }) => from <= frame && frame < until).map(({ mark }) => mark);
}

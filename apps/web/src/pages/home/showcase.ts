/** What the home page knows of a game without loading it. */
import type { GameId } from "@masume/games";
import type { Box, Language, Mark, Marks } from "@masume/kernel";

/** Where the films of all games lie, by game: nobody need wait for them to see the page. */
export const filmsPath = "/films.json";

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
  /** Around all that is drawn, in the film too. */
  readonly bounds: Box;
  /** The finished board, with which the film ends. */
  readonly marks: Marks;
}

/** A game played from its first frame to its last. */
export interface Film {
  /** How many there are. */
  readonly frames: number;
  /** In drawing order. */
  readonly marks: readonly ShownMark[];
}

export type Films = Readonly<Record<GameId, Film>>;

export function marksAt({ marks }: Pick<Film, "marks">, frame: number): Marks {
  return marks.filter(({ from, until }) => from <= frame && frame < until).map(({ mark }) => mark);
}

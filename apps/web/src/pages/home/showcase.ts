/** What the home page knows of a game without loading it. */
import type { GameId } from "@masume/games";
import type { Box, Language, Mark, Marks } from "@masume/kernel";

/** A frame says what is drawn anew and what goes; the first draws everything. */
export interface Frame {
  readonly drawn: Marks;
  readonly gone: readonly string[];
}

export interface ShowcaseEntry {
  readonly id: GameId;
  readonly name: Readonly<Record<Language, string>>;
  readonly tagline: Readonly<Record<Language, string>>;
  readonly bounds: Box;
  readonly frames: readonly Frame[];
}

/** The marks of a frame: the first one with every later change up to it. */
export function marksAt({ frames }: Pick<ShowcaseEntry, "frames">, frame: number): Marks {
  const marks = new Map<string, Mark>();
  for (const { drawn, gone } of frames.slice(0, frame + 1)) {
    for (const key of gone) marks.delete(key);
    for (const mark of drawn) marks.set(mark.key, mark);
  }
  return [...marks.values()];
}

/** What the home page knows of a game without loading it. */
import type { Box, GameId, Language, Marks } from "@masume/kernel";

/** A frame says what is drawn anew and what goes; the first draws everything. */
export interface Frame {
  readonly drawn: Marks;
  readonly gone: readonly string[];
}

export interface Shown {
  readonly id: GameId;
  readonly name: Readonly<Record<Language, string>>;
  readonly tagline: Readonly<Record<Language, string>>;
  readonly bounds: Box;
  readonly frames: readonly Frame[];
}

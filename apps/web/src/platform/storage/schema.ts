/** The records whose two versions can be merged. */
import type { GameId } from "@masume/games";

export type Stars = 1 | 2 | 3;

export interface ProgressRecord {
  /** Game and stage. */
  readonly key: string;
  readonly game: GameId;
  readonly stage: string;
  readonly stars: Stars;
  /** Milliseconds. */
  readonly best: number;
}

export interface RunRecord {
  /** Game and seed. */
  readonly key: string;
  readonly game: GameId;
  readonly seed: string;
  /** The day of a daily run (`2026-11-15`); absent for a free one. */
  readonly day?: string;
  readonly band: string;
  /** Milliseconds a board, for those done. */
  readonly times: readonly number[];
  readonly of: number;
  readonly begun: number;
}

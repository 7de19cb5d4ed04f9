/** Every puzzle solved on this device, one record each time: what the statistics are made of. */
import type { GameId } from "@masume/games";

import { getAll, put } from "./records.js";

export interface SolveRecord {
  /** Game, puzzle and moment: solving again is another record. */
  readonly key: string;
  readonly game: GameId;
  /** The reader's own calendar day (`2026-11-15`). */
  readonly day: string;
  /** Milliseconds it took. */
  readonly time: number;
  readonly hints: number;
}

export function saveSolve(puzzleKey: string, solve: Omit<SolveRecord, "key">): Promise<void> {
  return put("solves", { ...solve, key: `${puzzleKey}@${Date.now()}` });
}

export function allSolves(): Promise<readonly SolveRecord[]> {
  return getAll<SolveRecord>("solves");
}

/** Runs against the clock, kept board by board, so that a run survives a closed page. */
import type { GameId } from "@masume/games";
import { get, getAll, put } from "./records.js";
import type { RunRecord } from "./schema.js";

export function runKey(game: GameId, seed: string): string {
  return `${game}/run/${seed}`;
}

export function saveRun(run: RunRecord): Promise<void> {
  return put("results", run);
}

export function getRun(key: string): Promise<RunRecord | undefined> {
  return get("results", key);
}

export function isDone(run: RunRecord): boolean {
  return run.times.length >= run.of;
}

export function totalTime(run: RunRecord): number {
  return run.times.reduce((sum, time) => sum + time, 0);
}

export function allRuns(): Promise<readonly RunRecord[]> {
  return getAll("results");
}

/** The runs of a game, newest first. */
export async function runsOf(game: GameId): Promise<readonly RunRecord[]> {
  const runs = await allRuns();
  return runs.filter((run) => run.game === game).toSorted((a, b) => b.begun - a.begun);
}

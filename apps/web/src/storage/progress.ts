/** How well a stage has been done: the best time, and the stars. */
import type { GameId } from "@masume/kernel";
import { keep, recall, recallAll } from "./database.js";

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

/** Three for a clean and quick solution, two for either, one for any. */
export function starsFor(time: number, hints: number, par: number): Stars {
  const clean = hints === 0;
  const quick = time <= par;
  return clean && quick ? 3 : clean || quick ? 2 : 1;
}

/** What stays of two results: the better of each. */
export function better(before: ProgressRecord | undefined, now: ProgressRecord): ProgressRecord {
  if (!before) return now;
  return {
    ...now,
    stars: Math.max(before.stars, now.stars) as Stars,
    best: Math.min(before.best, now.best),
  };
}

export async function noteProgress(
  game: GameId,
  stage: string,
  result: Pick<ProgressRecord, "stars" | "best">,
): Promise<void> {
  const key = `${game}/stage/${stage}`;
  await keep(
    "progress",
    better(await recall<ProgressRecord>("progress", key), { key, game, stage, ...result }),
  );
}

/** By stage. */
export async function progressOf(game: GameId): Promise<ReadonlyMap<string, ProgressRecord>> {
  const records = await recallAll<ProgressRecord>("progress");
  return new Map(records.filter((record) => record.game === game).map((record) => [record.stage, record]));
}

/** How well a stage has been done: the best time, and the stars. */
import type { GameId } from "@masume/games";

import { bestOf } from "./merge.js";
import { get, getAll, put } from "./records.js";
import type { ProgressRecord } from "./schema.js";

export async function saveProgress(
  game: GameId,
  stage: string,
  result: Pick<ProgressRecord, "stars" | "best">,
): Promise<void> {
  const key = `${game}/stage/${stage}`;
  await put("progress", bestOf(await get("progress", key), { key, game, stage, ...result }));
}

/** By stage. */
export async function progressOf(game: GameId): Promise<ReadonlyMap<string, ProgressRecord>> {
  const records = await getAll("progress");
  return new Map(records.filter((record) => record.game === game).map((record) => [record.stage, record]));
}

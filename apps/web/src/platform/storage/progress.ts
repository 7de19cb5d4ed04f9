/** How well a stage has been done: the best time, and the stars. */
import type { GameId } from "@masume/games";

import { bestOf } from "./merge.js";
import { get, getAll, put } from "./records.js";
import type { ProgressRecord, Stars } from "./schema.js";

/** Three for a clean and quick solution, two for either, one for any. */
export function starsFor(time: number, hints: number, par: number): Stars {
  const clean = hints === 0;
  const quick = time <= par;
  return clean && quick ? 3 : clean || quick ? 2 : 1;
}

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

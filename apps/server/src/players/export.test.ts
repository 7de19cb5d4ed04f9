/** Exports: one at a time for each player, and free again however it ends. */
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { addPlayers, memoryStorage } from "../storage/testing/memory-storage.js";
import { addResult } from "../storage/testing/rows.js";
import { Exports } from "./export.js";

async function start() {
  const storage = await memoryStorage();
  const [aiko, ben] = (await addPlayers(storage, "Aiko", "Ben")) as [string, string];
  return { storage, exports: new Exports(storage.database), aiko, ben };
}

test("a second is refused while one is being sent, and another player's is not", async () => {
  const { exports, aiko, ben } = await start();
  const first = exports.start(aiko)!;
  expect(exports.start(aiko)).toBeUndefined();
  expect(JSON.parse(await text(exports.start(ben)!))).toMatchObject({ player: { name: "Ben" } });
  expect(JSON.parse(await text(first))).toMatchObject({ player: { name: "Aiko" } });
  expect(JSON.parse(await text(exports.start(aiko)!))).toMatchObject({ player: { name: "Aiko" } });
});

test("one whose reader has gone away makes room for the next", async () => {
  const { exports, aiko } = await start();
  const first = exports.start(aiko)!;
  await new Promise<void>((resolve) => first.once("close", resolve).destroy());
  expect(JSON.parse(await text(exports.start(aiko)!))).toMatchObject({ player: { name: "Aiko" } });
});

test("rows that share the place where a page ends are all there, once", async () => {
  const { storage, exports, aiko } = await start();
  const boards = ["stroke-attack", "slither-daily", "sono-daily", "nonaga-daily"] as const;
  // Four results on one day, three on the next: a page of twenty ends in the middle of a day.
  for (let i = 0; i < 15; i++)
    for (const board of boards.slice(i % 2))
      await addResult(storage, { player: aiko, board, day: `2026-10-${10 + i}` });
  const { results } = JSON.parse(await text(exports.start(aiko)!)) as {
    results: { board: string; day: string }[];
  };
  expect(new Set(results.map(({ board, day }) => board + day)).size).toBe(results.length);
  const stored = await storage.db.selectFrom("results").selectAll().execute();
  expect(results).toHaveLength(stored.length);
});

test("one of a player who was deleted just before is JSON all the same", async () => {
  const { storage, exports, aiko } = await start();
  await storage.db.deleteFrom("players").where("id", "=", aiko).execute();
  expect(JSON.parse(await text(exports.start(aiko)!))).toMatchObject({ player: null, puzzles: [] });
});

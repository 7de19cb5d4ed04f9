/** What whoever runs the server sees of reports, and exactly what each decision changes. */
import { describe, expect, test } from "vitest";
import { addPlayers, memoryStorage } from "../storage/testing/memory-storage.js";
import { addPuzzle, addResult } from "../storage/testing/rows.js";
import { Moderation } from "./moderation.js";
import { PlayerReports } from "./player-reports.js";

const day = "2026-11-16";

async function start() {
  const storage = await memoryStorage();
  const [aiko, ben, chie] = (await addPlayers(storage, "Aiko", "Ben", "Chie")) as [string, string, string];
  return {
    storage,
    operator: new Moderation(storage.database),
    reports: new PlayerReports(storage.database),
    ...{ aiko, ben, chie },
  };
}

describe("reports about players", () => {
  test("the oldest first, with both names and what it is about, until closed", async () => {
    const { storage, operator, reports, aiko, ben, chie } = await start();
    await reports.add(chie, ben, { reason: "name", note: "rude" });
    storage.time += 1;
    await reports.add(aiko, ben, { reason: "other" });
    const open = await operator.playerReports();
    expect(open.map(({ by, player, reason, note, at }) => [by.name, player.name, reason, note, at])).toEqual([
      ["Chie", "Ben", "name", "rude", storage.time - 1],
      ["Aiko", "Ben", "other", "", storage.time],
    ]);
    expect(await operator.close(open[0]!.id)).toBe(true);
    expect(await operator.close(open[0]!.id)).toBe(false);
    expect((await operator.playerReports()).map(({ by }) => by.name)).toEqual(["Aiko"]);
  });

  test("about a result: that one loses its rank, and no other; every report about it is closed", async () => {
    const { storage, operator, reports, aiko, ben, chie } = await start();
    const results = [
      { player: ben, board: "slither-daily", day },
      { player: ben, board: "slither-daily", day: "2026-11-15" },
      { player: ben, board: "sono-daily", day },
      { player: chie, board: "slither-daily", day },
    ] as const;
    for (const result of results) await addResult(storage, result);
    const about = { reason: "cheating", board: "slither-daily", day } as const;
    await reports.add(aiko, ben, about);
    await reports.add(chie, ben, about);
    await reports.add(aiko, chie, about);
    await reports.add(aiko, ben, { ...about, board: "sono-daily" });
    await reports.add(aiko, ben, { reason: "name" });
    const open = await operator.playerReports();
    const named = open.find((one) => one.about === "")!;
    expect(await operator.unrank(named.id)).toBe(false);
    expect(await operator.unrank("nothing")).toBe(false);
    const one = open.find(({ player, about }) => player.id === ben && about === `run slither-daily ${day}`)!;
    expect(await operator.unrank(one.id)).toBe(true);
    const unranked = await storage.db
      .selectFrom("results")
      .selectAll()
      .where("implausible", "=", 1)
      .execute();
    expect(unranked).toMatchObject([{ player_id: ben, board: "slither-daily", day }]);
    const left = (await operator.playerReports()).map(({ player, about }) => `${player.name} ${about}`);
    expect(left.sort()).toEqual(["Ben ", `Ben run sono-daily ${day}`, `Chie run slither-daily ${day}`]);
  });
});

describe("reports about puzzles", () => {
  test("count those since the puzzle was put back; hidden ones are listed too", async () => {
    const { storage, operator, aiko, ben, chie } = await start();
    const report = (player_id: string, puzzle_id: string) =>
      storage.db.insertInto("reports").values({ puzzle_id, player_id, at: storage.time }).execute();
    const [first, second] = [
      await addPuzzle(storage, { player: ben, title: "First", visibility: "public" }),
      await addPuzzle(storage, { player: ben, title: "Second", visibility: "public" }),
    ];
    await report(aiko, second);
    storage.time += 1;
    await report(aiko, first);
    storage.time += 1;
    await report(chie, second);
    const seen = async () =>
      (await operator.puzzleReports()).map(({ title, count, at, isHidden }) => [title, count, at, isHidden]);
    expect(await operator.puzzleReports()).toMatchObject([{ owner: { id: ben, name: "Ben" } }, {}]);
    expect(await seen()).toEqual([
      ["First", 1, storage.time - 1, false],
      ["Second", 2, storage.time, false],
    ]);
    expect(await operator.hide(second)).toBe(true);
    expect((await seen())[1]).toEqual(["Second", 2, storage.time, true]);
    storage.time += 1;
    expect(await operator.unhide(second)).toBe(true);
    expect(await seen()).toEqual([["First", 1, storage.time - 2, false]]);
    storage.time += 1;
    const [dan] = await addPlayers(storage, "Dan");
    await report(dan!, second);
    expect((await seen())[1]).toEqual(["Second", 1, storage.time, false]);
    expect([await operator.hide("nothing"), await operator.unhide("nothing")]).toEqual([false, false]);
  });
});

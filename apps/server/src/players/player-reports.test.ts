/** Reports about players: what they must be about, how many a day, and that the later one stands. */
import { describe, expect, test } from "vitest";
import { addPlayers, idOf, memoryStorage } from "../storage/testing/memory-storage.js";
import { addMatch, addResult } from "../storage/testing/rows.js";
import { PlayerReports } from "./player-reports.js";

const dayMs = 24 * 60 * 60_000;
const day = "2026-11-16";

async function start() {
  const storage = await memoryStorage();
  const [aiko, ben, chie] = await addPlayers(storage, "Aiko", "Ben", "Chie");
  const reports = new PlayerReports(storage.database);
  const kept = () =>
    storage.db.selectFrom("player_reports").selectAll().orderBy("at").orderBy("about").execute();
  return { storage, reports, kept, aiko: aiko!, ben: ben!, chie: chie! };
}

describe("a report is about something there is", () => {
  test("a player who exists, and not oneself", async () => {
    const { reports, kept, aiko, ben } = await start();
    expect(await reports.add(aiko, ben, { reason: "name" })).toBeUndefined();
    expect(await reports.add(aiko, aiko, { reason: "name" })).toBe("not-found");
    expect(await reports.add(aiko, idOf("nobody"), { reason: "name" })).toBe("not-found");
    expect(await kept()).toMatchObject([
      { player_id: aiko, reported_id: ben, about: "", reason: "name", note: "", closed_at: null },
    ]);
  });

  test("a game in which the reported player sits, on either side", async () => {
    const { storage, reports, kept, aiko, ben, chie } = await start();
    const match = await addMatch(storage, { red: ben, blue: chie });
    const report = (reported: string, about = match) =>
      reports.add(aiko, reported, { reason: "leaving", match: about });
    expect([await report(ben), await report(chie)]).toEqual([undefined, undefined]);
    expect(await report(aiko)).toBe("not-found");
    expect(await report(ben, idOf("nothing"))).toBe("not-found");
    const third = (await addPlayers(storage, "Dan"))[0]!;
    expect(await report(third)).toBe("not-found");
    expect((await kept()).map(({ about }) => about)).toEqual([`match ${match}`, `match ${match}`]);
  });

  test("a result of that player on that board and that day", async () => {
    const { storage, reports, kept, aiko, ben, chie } = await start();
    await addResult(storage, { player: ben, board: "slither-daily", day });
    const report = (reported: string, board: "slither-daily" | "sono-daily", on: string) =>
      reports.add(aiko, reported, { reason: "cheating", board, day: on });
    expect(await report(ben, "slither-daily", day)).toBeUndefined();
    expect(await report(chie, "slither-daily", day)).toBe("not-found");
    expect(await report(ben, "sono-daily", day)).toBe("not-found");
    expect(await report(ben, "slither-daily", "2026-11-15")).toBe("not-found");
    expect((await kept()).map(({ about }) => about)).toEqual([`run slither-daily ${day}`]);
  });
});

test("a later report about the same takes the place of the earlier one, and opens it again", async () => {
  const { storage, reports, kept, aiko, ben, chie } = await start();
  await reports.add(aiko, ben, { reason: "name", note: "rude" });
  await reports.add(chie, ben, { reason: "other" });
  const closed = { closed_at: storage.time };
  await storage.db.updateTable("player_reports").set(closed).where("player_id", "=", aiko).execute();
  storage.time += 1_000;
  await reports.add(aiko, ben, { reason: "cheating" });
  expect(
    (await kept()).map(({ player_id, reason, note, closed_at }) => [player_id, reason, note, closed_at]),
  ).toEqual([
    [chie, "other", "", null],
    [aiko, "cheating", "", null],
  ]);
});

test("twenty reports a day, counted for each who reports, until the first is a day old", async () => {
  const { storage, reports, aiko, ben, chie } = await start();
  const others = await addPlayers(storage, ...Array.from({ length: 22 }, (_, i) => `x${i}`));
  const begun = storage.time;
  for (const other of others.slice(0, 20)) {
    expect(await reports.add(aiko, other, { reason: "name" })).toBeUndefined();
    storage.time += 1_000;
  }
  expect(await reports.add(aiko, others[20]!, { reason: "name" })).toBe("too-many");
  expect(await reports.add(ben, chie, { reason: "name" })).toBeUndefined();
  storage.time = begun + dayMs - 1;
  expect(await reports.add(aiko, others[20]!, { reason: "name" })).toBe("too-many");
  storage.time = begun + dayMs;
  expect(await reports.add(aiko, others[20]!, { reason: "name" })).toBeUndefined();
  expect(await reports.add(aiko, others[21]!, { reason: "name" })).toBe("too-many");
});

test("of many at once, twenty are taken", async () => {
  const { storage, reports, kept, aiko } = await start();
  const others = await addPlayers(storage, ...Array.from({ length: 25 }, (_, i) => `x${i}`));
  const answers = await Promise.all(others.map((other) => reports.add(aiko, other, { reason: "name" })));
  expect(answers.filter((answer) => answer === "too-many")).toHaveLength(5);
  expect(await kept()).toHaveLength(20);
});

/** Lists of games: which are worth a line, in pages without gap or repetition; and a game as a record. */
import type { MatchPhase } from "@masume/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addPlayers, idOf, memoryStorage } from "../storage/testing/memory-storage.js";
import { addMatch } from "../storage/testing/rows.js";
import { MatchArchive, type MatchPage } from "./archive.js";

async function start() {
  const storage = await memoryStorage();
  const [aiko, ben] = (await addPlayers(storage, "Aiko", "Ben")) as [string, string];
  return { storage, archive: new MatchArchive(storage), aiko, ben };
}

async function everyPage(page: (before: MatchPage["next"]) => Promise<MatchPage>): Promise<string[]> {
  const ids: string[] = [];
  for (let before: MatchPage["next"]; ; ) {
    const { matches, next } = await page(before);
    ids.push(...matches.map(({ id }) => id));
    if (!next) return ids;
    before = next;
  }
}

test("pages over any ties and of any size have every game once, whichever side one sits on", async () => {
  const games = fc.array(fc.record({ at: fc.integer({ min: 0, max: 3 }), isRed: fc.boolean() }), {
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(games, fc.integer({ min: 1, max: 6 }), async (drawn, limit) => {
      const { storage, archive, aiko, ben } = await start();
      const [mine, theirs] = [aiko, ben];
      const added: { id: string; at: number }[] = [];
      for (const { at, isRed } of drawn) {
        const seats = isRed ? { red: mine, blue: theirs } : { red: theirs, blue: mine };
        added.push({ id: await addMatch(storage, { ...seats, created_at: at }), at });
      }
      added.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
      const expected = added.map(({ id }) => id);
      expect(await everyPage((before) => archive.of(aiko, limit, before))).toEqual(expected);
      expect(await everyPage((before) => archive.inProgress(limit, before))).toEqual(expected);
    }),
    { numRuns: 20 },
  );
});

describe("what is listed", () => {
  const rows: readonly (readonly [name: string, phase: MatchPhase, ply: number])[] = [
    ["waiting", "waiting", 0],
    ["unmoved", "playing", 0],
    ["begun", "playing", 1],
    ["cancelled", "over", 0],
    ["short", "over", 1],
  ];

  async function listed(phase?: MatchPhase) {
    const { storage, archive, aiko, ben } = await start();
    for (const [name, of, ply] of rows)
      await addMatch(storage, { id: idOf(name), red: aiko, blue: ben, phase: of, ply });
    const names = ({ matches }: MatchPage) =>
      matches.map(({ id }) => rows.find(([name]) => idOf(name) === id)![0]).sort();
    return {
      mine: names(await archive.of(aiko, 10, undefined, phase)),
      all: names(await archive.inProgress(10)),
    };
  }

  test("of everybody's, games in progress in which somebody has moved", async () => {
    expect((await listed()).all).toEqual(["begun"]);
  });

  test.each([
    [undefined, ["begun", "short", "unmoved", "waiting"]],
    ["waiting", ["waiting"]],
    ["playing", ["begun", "unmoved"]],
    ["over", ["short"]],
  ] as const)(
    "of one's own, in the phase %s: all but what was cancelled before a move",
    async (phase, names) => {
      expect((await listed(phase)).mine).toEqual(names);
    },
  );

  test("a page that is not full is the last, and one that is may be", async () => {
    const { storage, archive, aiko, ben } = await start();
    for (const created_at of [1, 2, 3]) await addMatch(storage, { red: aiko, blue: ben, created_at });
    expect((await archive.of(aiko, 4)).next).toBeUndefined();
    const full = await archive.of(aiko, 3);
    expect(full.next).toEqual({ at: 1, id: full.matches.at(-1)!.id });
    expect(await archive.of(aiko, 3, full.next)).toEqual({ matches: [], next: undefined });
    expect((await archive.of(aiko, 2)).matches).toHaveLength(2);
  });
});

test("one game: players in their seats, dates of its last change, its result and its record", async () => {
  const { storage, archive, aiko, ben } = await start();
  const [created_at, updated_at] = [Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 3, 23)];
  const result = { winner: "blue", reason: "resigned" };
  const id = await addMatch(storage, {
    ...{ red: aiko, blue: ben, phase: "over", clock: "fischer:180+2", rules: "official", ply: 1 },
    ...{ created_at, updated_at },
    details: { result, ratingClass: "blitz" },
  });
  const turn = "2,-2>2,-1 -2,1>-1,-2";
  await storage.db.insertInto("moves").values({ match_id: id, ply: 0, side: "red", turn, at: 0 }).execute();
  const found = (await archive.find(id))!;
  expect(found).toMatchObject({
    red: { id: aiko, name: "Aiko" },
    blue: { id: ben, name: "Ben" },
    ...{ rated: true, rules: "official", clock: "fischer:180+2", plies: 1, turns: [turn], result },
    updatedAt: updated_at,
    victoryLine: null,
  });
  for (const header of ['[Red "Aiko"]', '[Blue "Ben"]', '[Clock "fischer:180+2"]', '[Date "2026-11-03"]'])
    expect(found.record).toContain(header);
  expect(await archive.find(idOf("nothing"))).toBeUndefined();
  await storage.db.deleteFrom("players").where("id", "=", aiko).execute();
  const without = (await archive.find(id))!;
  expect([without.red, without.blue]).toEqual([null, { id: ben, name: "Ben" }]);
  expect(without.record).toContain('[Red "?"]');
});

test.each([
  [{ winner: "red", reason: "resigned" }, "red"],
  [{ winner: "blue", reason: "time" }, "blue"],
  [{ winner: "draw", reason: "agreed" }, "draw"],
  [{ winner: null, reason: "aborted" }, "*"],
  [null, "*"],
])("the record of a game that ended as %j says %s", async (result, said) => {
  const { storage, archive, aiko, ben } = await start();
  const id = await addMatch(storage, { red: aiko, blue: ben, details: { result } });
  expect((await archive.find(id))?.record).toContain(`[Result "${said}"]`);
});

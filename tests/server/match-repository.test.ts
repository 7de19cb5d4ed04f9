/**
 * Matches in storage, the same on both databases: a change is written on the version it was
 * decided on, whole or not at all, and what is found again is what was written.
 */
import { openStorage, type Storage } from "@masume/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds, type EmptyDatabase, emptyDatabase } from "./databases.js";

type MatchRepository = Storage["matches"];
type Change = Parameters<MatchRepository["commit"]>[0];
type Row = NonNullable<Awaited<ReturnType<MatchRepository["find"]>>>["row"];

const details = JSON.stringify({ left: null, result: null });

function rowOf(id: string, more: Partial<Row> = {}): Row {
  return {
    id,
    code: null,
    phase: "playing",
    rules: "basic",
    clock: "fischer:300+5",
    red_id: "red",
    blue_id: "blue",
    version: 7,
    ply: 3,
    turn_at: 1_000,
    deadline: 301_000,
    details,
    created_at: 500,
    updated_at: 1_000,
    ...more,
  };
}

const set: Change["set"] = {
  phase: "playing",
  ply: 4,
  turn_at: 2_000,
  deadline: 302_000,
  details: JSON.stringify({ left: { red: 1, blue: 2 }, result: null }),
  updated_at: 2_000,
};

describe.each(databaseKinds)("%s", (kind) => {
  let database: EmptyDatabase;
  let storage: Storage;
  let matches: MatchRepository;

  beforeAll(async () => {
    database = await emptyDatabase(kind);
    storage = await openStorage(database.options);
    ({ matches } = storage);
    const names = ["red", "blue", "late"];
    await storage.database.db
      .insertInto("players")
      .values(names.map((id) => ({ id, name: id.toUpperCase(), created_at: 0 })))
      .execute();
    const rating = { volatility: 0.06, games: 1, at: 0 };
    await storage.database.db
      .insertInto("ratings")
      .values([
        { player_id: "red", class: "blitz", rating: 1600, deviation: 60, ...rating },
        { player_id: "blue", class: "blitz", rating: 1700, deviation: 70, ...rating },
        { player_id: "blue", class: "rapid", rating: 1800, deviation: 80, ...rating },
      ])
      .execute();
  });

  afterAll(async () => {
    await storage.close();
    await database.remove();
  });

  const add = (row: Row) => storage.database.db.insertInto("matches").values(row).execute();

  /** A match after three moves, written down in another order than they were played in. */
  async function added(id: string, more: Partial<Row> = {}): Promise<Row> {
    const row = rowOf(id, more);
    await add(row);
    const moves = [2, 0, 1].map((ply) => ({
      match_id: id,
      ply,
      side: ply % 2 === 0 ? ("red" as const) : ("blue" as const),
      turn: `turn ${ply}`,
      at: ply,
    }));
    await storage.database.db.insertInto("moves").values(moves).execute();
    return row;
  }

  test("a change is written, and nothing else changes", async () => {
    const before = await added("change");
    const other = await added("other");
    expect(await matches.commit({ id: "change", version: 7, set })).toBe(true);
    const found = await matches.find("change");
    expect(found?.row).toEqual({ ...before, ...set, version: 8 });
    expect(found?.turns).toEqual(["turn 0", "turn 1", "turn 2"]);
    expect((await matches.find("other"))?.row).toEqual(other);
  });

  test.each(["playing", "over"] as const)("a move after which the game is %s", async (phase) => {
    const id = `move ${phase}`;
    await added(id);
    const move = { ply: 3, side: "blue", turn: "turn 3", at: 1_999 } as const;
    expect(await matches.commit({ id, version: 7, set: { ...set, phase }, move })).toBe(true);
    const found = await matches.find(id);
    expect([found?.row.phase, found?.row.ply, found?.row.version]).toEqual([phase, 4, 8]);
    expect(found?.turns).toEqual(["turn 0", "turn 1", "turn 2", "turn 3"]);
    const written = storage.database.db.selectFrom("moves").selectAll().where("match_id", "=", id);
    expect(await written.where("ply", "=", 3).execute()).toEqual([{ match_id: id, ...move }]);
  });

  test.each([
    [0, []],
    [1, ["turn 0"]],
    [2, ["turn 0", "turn 1"]],
    [3, ["turn 0", "turn 1", "turn 2"]],
  ])("moves from ply %i on are taken back", async (dropFrom, turns) => {
    const id = `drop ${dropFrom}`;
    await added(id);
    await added(`${id}, not`);
    expect(await matches.commit({ id, version: 7, set, dropFrom })).toBe(true);
    expect((await matches.find(id))?.turns).toEqual(turns);
    expect((await matches.find(`${id}, not`))?.turns).toHaveLength(3);
  });

  test("a seat is taken, and a rematch is there with it", async () => {
    await added("seat", { phase: "waiting", blue_id: null, code: kind === "SQLite" ? "000001" : "000002" });
    const seats = { red_id: "red", blue_id: "late" };
    const rematch = rowOf("rematch", { version: 0, ply: 0, red_id: "late", blue_id: "red" });
    expect(await matches.commit({ id: "seat", version: 7, set, seats, rematch })).toBe(true);
    const found = await matches.find("seat");
    expect(found?.row).toMatchObject({ ...seats, phase: "playing", version: 8 });
    expect(found?.row.code).not.toBeNull();
    expect(found?.names).toEqual({ red: "RED", blue: "LATE" });
    expect((await matches.find("rematch"))?.row).toEqual(rematch);
  });

  test.each([6, 8])("on version %i instead of 7 nothing of it is written", async (version) => {
    const id = `outdated ${version}`;
    const before = await added(id);
    const change: Change = {
      id,
      version,
      set,
      seats: { red_id: "late", blue_id: "late" },
      dropFrom: 1,
      move: { ply: 5, side: "blue", turn: "turn 5", at: 0 },
      rematch: rowOf(`rematch ${version}`),
    };
    expect(await matches.commit(change)).toBe(false);
    const found = await matches.find(id);
    expect(found?.row).toEqual(before);
    expect(found?.turns).toHaveLength(3);
    expect(await matches.find(`rematch ${version}`)).toBeUndefined();
  });

  test("of many at once each is granted or refused by itself", async () => {
    const ids = Array.from({ length: 12 }, (_, i) => `many ${i}`);
    for (const id of ids) await added(id);
    const granted = await Promise.all(
      ids.map((id, i) => matches.commit({ id, version: i % 3 === 1 ? 6 : 7, set })),
    );
    expect(granted).toEqual(ids.map((_, i) => i % 3 !== 1));
    const found = await Promise.all([...ids, "nothing"].map((id) => matches.find(id)));
    expect(found.map((one) => one?.row.id)).toEqual([...ids, undefined]);
    expect(found.slice(0, -1).map((one) => one?.row.version)).toEqual(granted.map((is) => (is ? 8 : 7)));
  });

  test("one that breaks a rule of the tables fails alone", async () => {
    for (const id of ["good 1", "bad", "good 2"]) await added(id);
    const move = { ply: 2, side: "red", turn: "a second turn 2", at: 0 } as const;
    const [one, bad, two] = await Promise.allSettled([
      matches.commit({ id: "good 1", version: 7, set }),
      matches.commit({ id: "bad", version: 7, set, move }),
      matches.commit({ id: "good 2", version: 7, set }),
    ]);
    expect([one, two]).toMatchObject([{ value: true }, { value: true }]);
    expect(bad).toMatchObject({ status: "rejected" });
    expect((await matches.find("bad"))?.row.version).toBe(7);
  });

  test.each([
    ["blitz", { red: { rating: 1600, deviation: 60 }, blue: { rating: 1700, deviation: 70 } }],
    ["rapid", { red: null, blue: { rating: 1800, deviation: 80 } }],
    [undefined, { red: null, blue: null }],
  ])("the players' names and their ratings at the game's pace: %s", async (ratingClass, ratings) => {
    const id = `rated ${ratingClass}`;
    await add(rowOf(id, { details: JSON.stringify({ ratingClass }) }));
    const found = await matches.find(id);
    expect([found?.names, found?.ratings]).toEqual([{ red: "RED", blue: "BLUE" }, ratings]);
    const empty = `empty ${ratingClass}`;
    await add(rowOf(empty, { red_id: null, blue_id: null, details: JSON.stringify({ ratingClass }) }));
    expect(await matches.find(empty)).toMatchObject({
      names: { red: null, blue: null },
      ratings: { red: null, blue: null },
      turns: [],
    });
  });

  test("what other servers have changed: those of which another version is there", async () => {
    for (const id of ["same", "newer", "older"]) await add(rowOf(id));
    const known = [
      { id: "same", version: 7 },
      { id: "newer", version: 6 },
      { id: "older", version: 8 },
      { id: "gone", version: 7 },
    ];
    const changed = await matches.findChanged(known);
    // A server on SQLite is alone.
    expect([...changed].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      kind === "SQLite"
        ? []
        : [
            { id: "newer", version: 7 },
            { id: "older", version: 7 },
          ],
    );
    expect(await matches.findChanged([])).toEqual([]);
  });
});

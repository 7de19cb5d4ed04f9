/** A server among others, by a clock of the test's own: outages, deaths, and what is cleaned up when. */
import { describe, expect, test } from "vitest";
import type { MatchRow } from "../storage/schema.js";
import { addPlayers, idOf, type MemoryStorage, memoryStorage } from "../storage/testing/memory-storage.js";
import { addMatch, type NewMatchRow } from "../storage/testing/rows.js";
import { ServerNode } from "./node.js";

const times = { heartbeatMs: 2_000, deadMs: 10_000 };
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function start(isShared = false) {
  const storage = await memoryStorage();
  const database = { ...storage.database, isShared };
  const newNode = () => new ServerNode(database, times);
  const nodes = async () => (await storage.db.selectFrom("nodes").selectAll().execute()).map(({ id }) => id);
  const clockOf = async (id: string) => {
    const row = await storage.db
      .selectFrom("matches")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return [row.turn_at - storage.time, row.deadline && row.deadline - storage.time, row.version];
  };
  return { storage, newNode, nodes, clockOf };
}

/** A game in which it is somebody's turn since then, with ten minutes for it. */
function timed(storage: MemoryStorage, turn_at: number, clock = "fischer:600+0") {
  return addMatch(storage, { clock, turn_at, deadline: turn_at + 10 * minute });
}

describe("alive", () => {
  test("until the last heartbeat is further away than a dead one's, in either direction", async () => {
    const { storage, newNode } = await start();
    const node = newNode();
    expect(node.isAlive).toBe(false);
    await node.register();
    const steps: [number, boolean][] = [
      [10_000, true],
      [10_001, false],
      [-10_000, true],
      [-10_001, false],
    ];
    const registered = storage.time;
    for (const [ms, isAlive] of steps) {
      storage.time = registered + ms;
      expect(node.isAlive).toBe(isAlive);
    }
    storage.time = registered + 9_000;
    await node.heartbeat();
    storage.time += 10_000;
    expect(node.isAlive).toBe(true);
  });

  test("a heartbeat removes those that are dead, and no others; who was removed notices", async () => {
    const { storage, newNode, nodes } = await start(true);
    const [one, two] = [newNode(), newNode()];
    await one.register();
    await two.register();
    storage.time += 10_000;
    await one.heartbeat();
    expect(await nodes()).toHaveLength(2);
    storage.time += 1;
    await one.heartbeat();
    expect(await nodes()).toEqual([one.id]);
    expect([one.isRemoved, two.isRemoved]).toEqual([false, false]);
    await two.heartbeat();
    expect([two.isRemoved, one.isRemoved]).toEqual([true, false]);
    await two.register();
    expect(two.isRemoved).toBe(false);
    expect(await nodes()).toHaveLength(2);
  });
});

describe("an outage", () => {
  test("moves every running clock by its length; a turn that began after the last heartbeat begins again", async () => {
    const { storage, newNode, clockOf } = await start();
    await newNode().register();
    const last = storage.time;
    const [before, at, after, untimed, over] = [
      await timed(storage, last - minute),
      await timed(storage, last),
      await timed(storage, last + 500),
      await timed(storage, last - minute, "none"),
      await addMatch(storage, { phase: "over", clock: "fischer:600+0", turn_at: last, deadline: null }),
    ];
    storage.time += hour;
    await newNode().register();
    expect(await clockOf(before)).toEqual([-minute, 9 * minute, 3]);
    expect(await clockOf(at)).toEqual([0, 10 * minute, 3]);
    expect(await clockOf(after)).toEqual([0, 10 * minute, 3]);
    expect(await clockOf(untimed)).toEqual([-minute - hour, 9 * minute - hour, 2]);
    expect(await clockOf(over)).toEqual([-hour, null, 2]);
  });

  test("is made up for once, however many games there are", async () => {
    const { storage, newNode } = await start();
    await newNode().register();
    const row = { phase: "playing", rules: "basic", clock: "fischer:600+0", version: 1, ply: 2 } as const;
    const rest = { code: null, red_id: null, blue_id: null, details: "{}", updated_at: 0 };
    const games = Array.from({ length: 1_500 }, (_, i): MatchRow => {
      const times = { turn_at: storage.time, deadline: storage.time + hour, created_at: i % 3 };
      return { id: `m${String(i).padStart(4, "0")}`, ...row, ...rest, ...times };
    });
    await storage.db.insertInto("matches").values(games).execute();
    storage.time += hour;
    await newNode().register();
    const found = await storage.db.selectFrom("matches").select(["turn_at", "deadline", "version"]).execute();
    const kinds = new Set(found.map((one) => JSON.stringify(one)));
    expect([...kinds]).toEqual([
      JSON.stringify({ turn_at: storage.time, deadline: storage.time + hour, version: 2 }),
    ]);
  });

  test("of shared storage is one only when no server was alive", async () => {
    const { storage, newNode, nodes, clockOf } = await start(true);
    await newNode().register();
    const match = await timed(storage, storage.time);
    storage.time += 10_000;
    await newNode().register();
    expect(await clockOf(match)).toEqual([-10_000, 10 * minute - 10_000, 2]);
    expect(await nodes()).toHaveLength(2);
    storage.time += 10_001;
    const third = newNode();
    await third.register();
    expect(await clockOf(match)).toEqual([-10_000, 10 * minute - 10_000, 3]);
    expect(await nodes()).toEqual([third.id]);
  });

  test("starts with the last heartbeat of a server that stopped, which takes along what hung on it", async () => {
    const { storage, newNode, nodes, clockOf } = await start(true);
    const [one, two] = [newNode(), newNode()];
    await one.register();
    await two.register();
    const [aiko, ben] = (await addPlayers(storage, "Aiko", "Ben")) as [string, string];
    const seek = { rules: "basic", clock: "none", rated: 0, side: null, at: 0 } as const;
    for (const [player_id, node_id] of [
      [aiko, one.id],
      [ben, two.id],
    ] as const) {
      await storage.db.insertInto("presence").values({ player_id, node_id }).execute();
      await storage.db
        .insertInto("seeks")
        .values({ player_id, node_id, ...seek })
        .execute();
      await storage.db.insertInto("spectators").values({ match_id: "m", node_id, count: 1 }).execute();
    }
    const match = await timed(storage, storage.time);
    storage.time += 5_000;
    await one.stop();
    for (const table of ["presence", "seeks", "spectators"] as const)
      expect(await storage.db.selectFrom(table).select("node_id").execute(), table).toEqual([
        { node_id: two.id },
      ]);
    expect(await nodes()).toHaveLength(2);
    storage.time += hour;
    await newNode().register();
    expect(await clockOf(match)).toEqual([-5_000, 10 * minute - 5_000, 3]);
  });
});

test("overdue are games whose time ran out longer ago than a heartbeat", async () => {
  const { storage, newNode } = await start();
  const ids = ["late", "just", "soon", "over", "untimed"].map(idOf);
  const add = (id: string, row: NewMatchRow) => addMatch(storage, { id, ...row });
  await add(ids[0]!, { deadline: storage.time - 2_001 });
  await add(ids[1]!, { deadline: storage.time - 2_000 });
  await add(ids[2]!, { deadline: storage.time + 1 });
  await add(ids[3]!, { deadline: storage.time - 9_000, phase: "over" });
  await add(ids[4]!, { deadline: null });
  expect(await newNode().overdueMatches()).toEqual([ids[0]]);
});

describe("what nobody will miss", () => {
  const aged = (storage: MemoryStorage, id: string, age: number, row: NewMatchRow) =>
    addMatch(storage, { id: idOf(id), created_at: storage.time - age, ...row });

  test.each([
    [
      "a room that was open for two hours and then known for ten minutes",
      { phase: "waiting", ply: 0 },
      130 * minute,
    ],
    ["a game without a clock that nobody started", { phase: "playing", ply: 0, clock: "none" }, day],
  ] as const)("%s is deleted, a moment later", async (_what, row, age) => {
    const { storage, newNode } = await start();
    await aged(storage, "young", age, row);
    await aged(storage, "old", age + 1, row);
    await newNode().cleanUp();
    expect(await storage.db.selectFrom("matches").select("id").execute()).toEqual([{ id: idOf("young") }]);
  });

  test.each([
    ["somebody has moved", { phase: "playing", ply: 1, clock: "none" }],
    ["it has a clock", { phase: "playing", ply: 0, clock: "move:604800" }],
    ["it was played", { phase: "over", ply: 1 }],
  ] as const)("a game stays when %s", async (_what, row) => {
    const { storage, newNode } = await start();
    for (const age of [day, 36 * hour, 3 * day]) await aged(storage, `age ${age}`, age, row);
    await newNode().cleanUp();
    expect(await storage.db.selectFrom("matches").select("id").execute()).toHaveLength(3);
  });

  test("a game that was cancelled before a move is deleted on its second day", async () => {
    const { storage, newNode } = await start();
    const row = { phase: "over", ply: 0 } as const;
    const ages = { today: day, begun: day + 1, ending: 2 * day - 1 };
    for (const [name, age] of Object.entries(ages)) await aged(storage, name, age, row);
    await newNode().cleanUp();
    expect(await storage.db.selectFrom("matches").select("id").execute()).toEqual([{ id: idOf("today") }]);
  });

  test("the code of a room stays while it is open, and for ten minutes when it is not", async () => {
    const { storage, newNode } = await start();
    await aged(storage, "open", 11 * minute, { phase: "waiting", code: "000001" });
    await aged(storage, "full", 10 * minute, { phase: "playing", code: "000002" });
    await aged(storage, "long full", 10 * minute + 1, { phase: "playing", code: "000003" });
    await aged(storage, "over", 11 * minute, { phase: "over", code: "000004" });
    await newNode().cleanUp();
    const codes = await storage.db
      .selectFrom("matches")
      .select("code")
      .where("code", "is not", null)
      .execute();
    expect(codes.map(({ code }) => code).sort()).toEqual(["000001", "000002"]);
  });

  test("codes for devices when they have expired, attempts after three days", async () => {
    const { storage, newNode } = await start();
    const [aiko] = (await addPlayers(storage, "Aiko")) as [string];
    for (const expires_at of [storage.time - 1, storage.time]) {
      const code = { hash: String(expires_at), player_id: aiko, expires_at };
      await storage.db.insertInto("device_codes").values(code).execute();
    }
    const run = { player_id: aiko, board: "sono-daily", puzzles: "[]", solved: 0 } as const;
    for (const age of [3 * day, 3 * day + 1, 0]) {
      const row = { ...run, id: String(age), day: String(age), started_at: storage.time - age };
      await storage.db.insertInto("runs").values(row).execute();
    }
    await newNode().cleanUp();
    expect(await storage.db.selectFrom("device_codes").select("expires_at").execute()).toEqual([
      { expires_at: storage.time },
    ]);
    const runs = await storage.db.selectFrom("runs").select("id").orderBy("id").execute();
    expect(runs.map(({ id }) => id)).toEqual(["0", String(3 * day)]);
  });
});

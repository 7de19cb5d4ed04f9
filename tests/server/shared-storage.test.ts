/** What servers that share a PostgreSQL know of each other: who is where, what they tell each other, and who waits. */
import { openStorage, type Storage } from "@masume/server";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds, type EmptyDatabase, emptyDatabase } from "./databases.js";

type BusMessage = Parameters<Storage["bus"]["publish"]>[0];

/** Resolves with so many messages that the storage's server is told. */
function told(storage: Storage, count: number): Promise<readonly BusMessage[]> {
  const messages: BusMessage[] = [];
  return new Promise((resolve) => {
    storage.bus.subscribe((message) => {
      if (messages.push(message) === count) resolve(messages);
    });
  });
}

describe("two servers on PostgreSQL", () => {
  let database: EmptyDatabase;
  let one: Storage;
  let two: Storage;

  beforeAll(async () => {
    database = await emptyDatabase("PostgreSQL");
    one = await openStorage(database.options);
    two = await openStorage(database.options);
  });

  afterAll(async () => {
    await one.close();
    await two.close();
    await database.remove();
  });

  describe("who is where", () => {
    beforeEach(async () => {
      const { db } = one.database;
      await db.deleteFrom("nodes").execute();
      const nodes = [
        { id: "here", seen_at: 3_000 },
        { id: "there", seen_at: 2_000 },
        { id: "far", seen_at: 1_000 },
      ];
      await db.insertInto("nodes").values(nodes).execute();
    });

    const playersFrom = async (node: string, aliveAfter: number, players = ["p", "q", "r"]) =>
      [...(await two.presence.playersElsewhere(node, players, aliveAfter))].sort();

    test("players of other servers, of those that are alive and of those asked for", async () => {
      await one.presence.setPlayers("there", ["p", "q"], []);
      await one.presence.setPlayers("far", ["r"], []);
      expect(await playersFrom("here", 0)).toEqual(["p", "q", "r"]);
      expect(await playersFrom("here", 1_000)).toEqual(["p", "q"]);
      expect(await playersFrom("here", 1_999)).toEqual(["p", "q"]);
      expect(await playersFrom("here", 2_000)).toEqual([]);
      expect(await playersFrom("here", 0, ["q"])).toEqual(["q"]);
      expect(await playersFrom("there", 0)).toEqual(["r"]);
    });

    test("who comes twice is there once, and who leaves one server may still be on another", async () => {
      await one.presence.setPlayers("there", ["p"], []);
      await one.presence.setPlayers("there", ["p", "q"], []);
      await one.presence.setPlayers("far", ["p"], []);
      await one.presence.setPlayers("there", ["r"], ["p"]);
      expect(await playersFrom("far", 0)).toEqual(["q", "r"]);
      expect(await playersFrom("here", 0)).toEqual(["p", "q", "r"]);
      await one.presence.setPlayers("far", [], ["p"]);
      expect(await playersFrom("here", 0)).toEqual(["q", "r"]);
    });

    const watching = async (node: string, aliveAfter: number, matches = ["m", "n"]) =>
      Object.fromEntries(await two.presence.spectatorsElsewhere(node, matches, aliveAfter));

    test("spectators of all other servers together, of those that are alive", async () => {
      await one.presence.setSpectators("here", new Map([["m", 5]]));
      await one.presence.setSpectators("there", new Map([["m", 2], ["n", 1]])); // biome-ignore format: pairs
      await one.presence.setSpectators("far", new Map([["m", 30]]));
      expect(await watching("here", 0)).toEqual({ m: 32, n: 1 });
      expect(await watching("here", 1_000)).toEqual({ m: 2, n: 1 });
      expect(await watching("here", 2_000)).toEqual({});
      expect(await watching("there", 0)).toEqual({ m: 35 });
      expect(await watching("here", 0, ["n"])).toEqual({ n: 1 });
    });

    test("a later count takes the place of the one before, and nobody is no row", async () => {
      await one.presence.setSpectators("there", new Map([["m", 2]]));
      await one.presence.setSpectators("far", new Map([["m", 1]]));
      await one.presence.setSpectators("there", new Map([["m", 7], ["n", 0]])); // biome-ignore format: pairs
      expect(await watching("here", 0)).toEqual({ m: 8 });
      await one.presence.setSpectators("there", new Map([["m", 0]]));
      expect(await watching("here", 0)).toEqual({ m: 1 });
      const rows = one.database.db.selectFrom("spectators").select("node_id").execute();
      expect(await rows).toEqual([{ node_id: "far" }]);
    });

    test("with a server goes what it wrote", async () => {
      await one.presence.setPlayers("there", ["p"], []);
      await one.presence.setSpectators("there", new Map([["m", 2]]));
      await one.database.db.deleteFrom("nodes").where("id", "=", "there").execute();
      expect([await playersFrom("here", 0), await watching("here", 0)]).toEqual([[], {}]);
    });
  });

  test("of rows that another transaction is about to take, the next are found", async () => {
    const { db } = one.database;
    const seek = { rules: "basic", clock: "none", rated: 0, side: null } as const;
    const ids = ["a", "b"];
    await db
      .insertInto("players")
      .values(ids.map((id) => ({ id, name: id, created_at: 0 })))
      .execute();
    await db.deleteFrom("nodes").execute();
    await db.insertInto("nodes").values({ id: "here", seen_at: 0 }).execute();
    await db
      .insertInto("seeks")
      .values(ids.map((player_id, at) => ({ ...seek, player_id, node_id: "here", at })))
      .execute();
    const oldest = ({ database: { db: own, skipLocked } }: Storage, transaction = own) =>
      skipLocked(transaction.selectFrom("seeks").select("player_id").orderBy("at").limit(1)).execute();
    await db.transaction().execute(async (transaction) => {
      expect(await oldest(one, transaction)).toEqual([{ player_id: "a" }]);
      expect(await oldest(two)).toEqual([{ player_id: "b" }]);
    });
    expect(await oldest(two)).toEqual([{ player_id: "a" }]);
  });

  test("a row that is locked can be referred to, and not be changed, until the transaction ends", async () => {
    const { db, lockRows } = one.database;
    await db.insertInto("players").values({ id: "locked", name: "before", created_at: 0 }).execute();
    let renaming: Promise<unknown> | undefined;
    await db.transaction().execute(async (transaction) => {
      await lockRows(transaction.selectFrom("players").select("id").where("id", "=", "locked")).execute();
      const folder = { id: "folder", player_id: "locked", name: "x", created_at: 0 };
      await two.database.db.insertInto("folders").values(folder).execute();
      renaming = two.database.db
        .updateTable("players")
        .set({ name: "after" })
        .where("id", "=", "locked")
        .execute();
      const isWaiting = async () =>
        (await sql`select from pg_locks where not granted`.execute(db)).rows.length > 0;
      while (!(await isWaiting())) await new Promise(setImmediate);
      const seen = await transaction
        .selectFrom("players")
        .select("name")
        .where("id", "=", "locked")
        .execute();
      expect(seen).toEqual([{ name: "before" }]);
    });
    await renaming;
  });

  test("all are told, in order, whatever the messages are long together; also whoever tells", async () => {
    const count = 500;
    const expected = Array.from({ length: count }, (_, i) => ({
      kind: "paired" as const,
      player: `player ${i}`.padEnd(16),
      match: "x".repeat(1 + ((i * 37) % 300)),
    }));
    const both = Promise.all([told(one, count), told(two, count)]);
    for (const message of expected) one.bus.publish(message);
    expect(await both).toEqual([expected, expected]);
  });
});

describe.each(databaseKinds)("%s", (kind) => {
  let database: EmptyDatabase;
  let storage: Storage;

  beforeAll(async () => {
    database = await emptyDatabase(kind);
    storage = await openStorage(database.options);
  });

  afterAll(async () => {
    await storage.close();
    await database.remove();
  });

  test("what is published is told to this server too, later and in order", async () => {
    const messages = [1, 2, 3].map((head) => ({ kind: "records" as const, player: "p", session: "s", head }));
    let isPublishing = true;
    const heard = new Promise<readonly unknown[]>((resolve) => {
      const all: unknown[] = [];
      storage.bus.subscribe((message) => {
        expect(isPublishing).toBe(false);
        if (all.push(message) === 3) resolve(all);
      });
    });
    for (const message of messages) storage.bus.publish(message);
    isPublishing = false;
    expect(await heard).toEqual(messages);
  });

  test("a snapshot is of one moment, while others write", async () => {
    const { db, snapshot } = storage.database;
    const add = (id: string) => db.insertInto("players").values({ id, name: id, created_at: 0 }).execute();
    await add("before");
    const seen = await snapshot(async (moment) => {
      const read = async () => (await moment.selectFrom("players").select("id").execute()).length;
      const first = await read();
      await add("meanwhile");
      return [first, await read()];
    });
    expect(seen).toEqual([1, 1]);
    expect(await db.selectFrom("players").select("id").execute()).toHaveLength(2);
  });

  test("what a row refers to must be there", async () => {
    const { db } = storage.database;
    const folder = { id: "f", player_id: "nobody", name: "x", created_at: 0 };
    await expect(db.insertInto("folders").values(folder).execute()).rejects.toThrow(/foreign key/i);
  });
});

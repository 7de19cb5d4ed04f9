/** What devices share: numbers without gaps, ties between devices, and room to the last record. */
import { describe, expect, test } from "vitest";
import { addPlayers, memoryStorage } from "../storage/testing/memory-storage.js";
import { Records } from "./records.js";

async function start() {
  const storage = await memoryStorage();
  const [aiko, ben] = (await addPlayers(storage, "Aiko", "Ben")) as [string, string];
  return { storage, records: new Records(storage.database), aiko, ben };
}

const record = (key: string, value: string | null, writtenAt: number, store = "library") => ({
  store,
  key,
  value,
  writtenAt,
});

test("numbers are a player's own, one for each change, and `after` is exclusive", async () => {
  const { records, aiko, ben } = await start();
  expect(await records.after(aiko, 0, 10)).toEqual({ records: [], head: 0 });
  expect(await records.write(aiko, [record("a", "1", 1), record("b", "1", 1)])).toEqual({
    behind: [],
    head: 2,
  });
  expect(await records.write(ben, [record("a", "9", 1)])).toEqual({ behind: [], head: 1 });
  expect(await records.write(aiko, [record("c", "1", 1)])).toEqual({ behind: [], head: 3 });
  const seen = async (after: number, limit = 10) => {
    const page = await records.after(aiko, after, limit);
    return [page.records.map(({ key, seq }) => `${key}${seq}`).join(" "), page.head];
  };
  expect(await seen(0)).toEqual(["a1 b2 c3", 3]);
  expect(await seen(1)).toEqual(["b2 c3", 3]);
  expect(await seen(2)).toEqual(["c3", 3]);
  expect(await seen(3)).toEqual(["", 3]);
  expect(await seen(4)).toEqual(["", 3]);
  // The head is that of all changes, however short the page.
  expect(await seen(0, 1)).toEqual(["a1", 3]);
  expect((await records.after(ben, 0, 10)).records).toMatchObject([{ key: "a", value: "9" }]);
});

test.each([
  [1, 2, ["new", []]],
  [2, 2, ["new", []]],
  [3, 2, ["old", [0]]],
])("written at %s, then at %s", async (first, second, [value, behind]) => {
  const { records, aiko } = await start();
  await records.write(aiko, [record("a", "old", first)]);
  expect(await records.write(aiko, [record("a", "new", second)])).toEqual({ behind, head: 2 });
  expect((await records.after(aiko, 0, 10)).records).toMatchObject([{ value }]);
});

test("a key is one record in each store", async () => {
  const { records, aiko } = await start();
  await records.write(aiko, [record("a", "1", 1, "library"), record("a", "2", 1, "progress")]);
  await records.write(aiko, [record("a", "3", 2, "progress")]);
  expect((await records.after(aiko, 0, 10)).records.map(({ store, value }) => [store, value])).toEqual([
    ["library", "1"],
    ["progress", "3"],
  ]);
});

describe("a batch too long for one transaction", () => {
  const long = "x".repeat(30_000);
  const batch = (writtenAt: number) => ["a", "b", "c", "d", "e"].map((key) => record(key, long, writtenAt));

  test("is written whole, in its order, and those that came too late are named by their place in it", async () => {
    const { records, aiko } = await start();
    await records.write(aiko, [record("b", "newer", 9), record("e", "newer", 9)]);
    expect(await records.write(aiko, batch(5))).toEqual({ behind: [1, 4], head: 7 });
    const { records: there, head } = await records.after(aiko, 0, 10);
    expect(there.map(({ key, seq, value }) => [key, seq, value!.length])).toEqual([
      ["b", 1, 5],
      ["e", 2, 5],
      ["a", 3, 30_000],
      ["c", 5, 30_000],
      ["d", 6, 30_000],
    ]);
    expect(head).toBe(7);
  });

  test("is written not at all where there is no room for all of it", async () => {
    const { storage, records, aiko } = await start();
    await records.write(aiko, [record("z", "1", 1)]);
    await storage.db.updateTable("record_heads").set({ records: 19_998 }).execute();
    expect(await records.write(aiko, batch(5))).toBe("full");
    expect(await records.after(aiko, 0, 10)).toMatchObject({ head: 1, records: [{ key: "z" }] });
  });

  test("is written whole if what it deletes makes room for what it adds", async () => {
    const { storage, records, aiko } = await start();
    const there = ["v", "w", "x", "y", "z"];
    await records.write(
      aiko,
      there.map((key) => record(key, "1", 1)),
    );
    await storage.db.updateTable("record_heads").set({ records: 20_000 }).execute();
    const deletions = there.map((key) => record(key, null, 2));
    expect(await records.write(aiko, [...batch(5), ...deletions])).toEqual({ behind: [], head: 15 });
    expect(await records.write(aiko, [record("f", "1", 1)])).toBe("full");
  });
});

test("devices that write at once lose nothing, and no number comes twice", async () => {
  const { storage, records, aiko } = await start();
  const devices = Array.from({ length: 8 }, (_, device) =>
    records.write(
      aiko,
      Array.from({ length: 10 }, (_, i) => record(`${device}/${i}`, "x".repeat(9_000), 1)),
    ),
  );
  for (const written of await Promise.all(devices)) expect(written).toMatchObject({ behind: [] });
  const there = await storage.db.selectFrom("records").select("seq").orderBy("seq").execute();
  expect(there.map(({ seq }) => seq)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
  expect(await storage.db.selectFrom("record_heads").selectAll().executeTakeFirst()).toMatchObject({
    seq: 80,
    records: 80,
  });
});

describe("room", () => {
  test("a batch that does not fit writes nothing at all, and takes no number", async () => {
    const { storage, records, aiko } = await start();
    await records.write(aiko, [record("a", "1", 1)]);
    await storage.db.updateTable("record_heads").set({ records: 19_999 }).execute();
    expect(await records.write(aiko, [record("b", "1", 1), record("c", "1", 1)])).toBe("full");
    expect(await records.after(aiko, 0, 10)).toMatchObject({ head: 1, records: [{ key: "a" }] });
    expect(await records.write(aiko, [record("b", "1", 1)])).toMatchObject({ behind: [] });
    expect(await records.write(aiko, [record("c", "1", 1)])).toBe("full");
    // What takes no more room is written all the same.
    expect(await records.write(aiko, [record("a", "2", 2)])).toMatchObject({ behind: [] });
    expect(await records.write(aiko, [record("d", "1", 2), record("a", null, 3)])).toMatchObject({
      behind: [],
    });
  });

  test("beyond the limit already, deletions and shorter values are still written", async () => {
    const { storage, records, aiko } = await start();
    await records.write(aiko, [record("a", "long", 1), record("b", "1", 1)]);
    await storage.db.updateTable("record_heads").set({ records: 30_000, bytes: 99_999_999 }).execute();
    expect(await records.write(aiko, [record("a", "x", 2)])).toMatchObject({ behind: [] });
    expect(await records.write(aiko, [record("b", null, 2)])).toMatchObject({ behind: [] });
    expect(await records.write(aiko, [record("a", "longer", 3)])).toBe("full");
  });
});

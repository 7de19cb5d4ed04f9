/** The list of those whom a player does not want to meet: whose it is, its order, its end. */
import { describe, expect, test } from "vitest";
import { addPlayers, memoryStorage } from "../storage/testing/memory-storage.js";
import { Blocks, blockersOf, isBlockBetween } from "./blocks.js";

async function start() {
  const storage = await memoryStorage();
  const [aiko, ben, chie] = await addPlayers(storage, "Aiko", "Ben", "Chie");
  return { storage, blocks: new Blocks(storage.database), aiko: aiko!, ben: ben!, chie: chie! };
}

describe("the list", () => {
  test("the latest comes first, one's own only, and blocking again changes nothing", async () => {
    const { storage, blocks, aiko, ben, chie } = await start();
    const first = storage.time;
    await blocks.add(aiko, ben);
    storage.time += 1;
    await blocks.add(aiko, chie);
    await blocks.add(chie, ben);
    storage.time += 1;
    await blocks.add(aiko, ben);
    expect(await blocks.of(aiko)).toEqual([
      { player: { id: chie, name: "Chie" }, since: first + 1 },
      { player: { id: ben, name: "Ben" }, since: first },
    ]);
    expect(await blocks.of(ben)).toEqual([]);
  });

  test("only one's own block is taken back, and once", async () => {
    const { blocks, aiko, ben, chie } = await start();
    await blocks.add(aiko, ben);
    await blocks.add(chie, ben);
    await blocks.add(aiko, chie);
    expect(await blocks.remove(ben, aiko)).toBe(false);
    expect(await blocks.remove(aiko, ben)).toBe(true);
    expect(await blocks.remove(aiko, ben)).toBe(false);
    expect((await blocks.of(aiko)).map(({ player }) => player.name)).toEqual(["Chie"]);
    expect(await blocks.of(chie)).toHaveLength(1);
  });

  test("five hundred fit, not one more; one of them may be blocked again", async () => {
    const { storage, blocks, aiko, ben } = await start();
    const names = Array.from({ length: 500 }, (_, i) => `x${i}`);
    const others = await addPlayers(storage, ...names);
    // Also of those that come at once.
    const answers = await Promise.all([...others.slice(1), ben].map((other) => blocks.add(aiko, other)));
    expect(answers.filter((answer) => answer !== undefined)).toEqual([]);
    const late = await addPlayers(storage, "y0", "y1", "y2");
    expect(await Promise.all(late.map((other) => blocks.add(aiko, other)))).toEqual(Array(3).fill("full"));
    await blocks.remove(aiko, ben);
    const [taken, ...refused] = await Promise.all([ben, ...late].map((other) => blocks.add(aiko, other)));
    expect([taken, ...refused]).toEqual([undefined, "full", "full", "full"]);
    expect(await blocks.add(aiko, others[0]!)).toBe("full");
    expect(await blocks.add(aiko, ben)).toBeUndefined();
    expect(await blocks.of(aiko)).toHaveLength(500);
    // It is a limit of each player's own list.
    expect(await blocks.add(ben, aiko)).toBeUndefined();
  });
});

test("a block stands between two, whoever of them made it, and between no others", async () => {
  const { storage, blocks, aiko, ben, chie } = await start();
  await blocks.add(aiko, ben);
  const between = (one: string, other: string) => isBlockBetween(storage.db, one, other);
  expect(await Promise.all([between(aiko, ben), between(ben, aiko)])).toEqual([true, true]);
  expect(await Promise.all([between(aiko, chie), between(chie, ben)])).toEqual([false, false]);
});

test("those who have blocked somebody are found among those asked about", async () => {
  const { storage, blocks, aiko, ben, chie } = await start();
  await blocks.add(aiko, ben);
  await blocks.add(chie, ben);
  await blocks.add(ben, chie);
  expect(await blockersOf(storage.db, ben, [aiko, ben])).toEqual([aiko]);
  expect(await blockersOf(storage.db, chie, [aiko, ben])).toEqual([ben]);
  expect(await blockersOf(storage.db, aiko, [ben, chie])).toEqual([]);
  expect(await blockersOf(storage.db, ben, [])).toEqual([]);
});

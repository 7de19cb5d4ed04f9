/** What bars a game from starting: how many both have, and who has blocked whom. */
import { describe, expect, test, vi } from "vitest";
import { Blocks } from "../players/blocks.js";
import { addPlayers, memoryStorage } from "../storage/testing/memory-storage.js";
import { addMatch } from "../storage/testing/rows.js";
import { GameStarts } from "./game-starts.js";

const maxGames = 2;

async function start() {
  const storage = await memoryStorage();
  await storage.db.insertInto("nodes").values({ id: "n", seen_at: 0 }).execute();
  const [aiko, ben, chie] = (await addPlayers(storage, "Aiko", "Ben", "Chie")) as [string, string, string];
  const starts = new GameStarts(storage.database, "n", maxGames);
  const announced = () => storage.db.selectFrom("game_starts").select(["id", "player_id"]).execute();
  const barrier = async (bar?: string) => bar;
  return { storage, starts, blocks: new Blocks(storage.database), announced, barrier, aiko, ben, chie };
}

describe("how many games", () => {
  test("as many as may be, on either side; rooms and what is over do not count", async () => {
    const { storage, starts, aiko, ben } = await start();
    await addMatch(storage, { red: aiko, blue: ben, phase: "over" });
    await addMatch(storage, { red: aiko, phase: "waiting" });
    await addMatch(storage, { red: aiko, blue: ben });
    expect(await starts.barrierTo(aiko)).toBeUndefined();
    const last = await addMatch(storage, { red: ben, blue: aiko });
    expect([await starts.barrierTo(aiko), await starts.barrierTo(ben)]).toEqual([
      "too-many-games",
      "too-many-games",
    ]);
    // The one that is asked about does not count against itself.
    expect(await starts.isFull(storage.db, aiko, last)).toBe(false);
    expect(await starts.isFull(storage.db, aiko, "another")).toBe(true);
  });

  test("both need room, whoever of them asks", async () => {
    const { storage, starts, aiko, ben, chie } = await start();
    for (let i = 0; i < maxGames; i++) await addMatch(storage, { red: ben, blue: chie });
    const room = await addMatch(storage, { red: ben, phase: "waiting" });
    expect(await starts.join(aiko, room, async (bar) => bar)).toBe("too-many-games");
    const open = await addMatch(storage, { blue: aiko, phase: "waiting" });
    expect(await starts.join(ben, open, async (bar) => bar)).toBe("too-many-games");
    const have = (one: string, other: string) =>
      storage.db.transaction().execute((db) => starts.haveRoom(db, [one, other]));
    expect([await have(aiko, ben), await have(ben, aiko), await have(aiko, aiko)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("a start counts like a game while it is being decided, and is then taken back", async () => {
    const { storage, starts, announced, aiko, ben, chie } = await start();
    await addMatch(storage, { red: aiko, blue: chie });
    const [one, two] = [
      await addMatch(storage, { red: ben, phase: "waiting" }),
      await addMatch(storage, { red: ben, phase: "waiting" }),
    ];
    const outcome = await starts.join(aiko, one, async (bar) => {
      expect((await announced()).map(({ id, player_id }) => [id, player_id]).sort()).toEqual(
        [
          [one, aiko],
          [one, ben],
        ].sort(),
      );
      return [bar, await starts.join(aiko, two, async (second) => second)];
    });
    expect(outcome).toEqual([undefined, "too-many-games"]);
    expect(await announced()).toEqual([]);
    expect(await starts.join(aiko, two, async (bar) => bar)).toBeUndefined();
  });

  test("a start that failed is taken back too, later if not at once", async () => {
    const { storage, starts, announced, aiko, ben } = await start();
    const room = await addMatch(storage, { red: ben, phase: "waiting" });
    const failing = starts.join(aiko, room, () => Promise.reject(new Error("storage")));
    await expect(failing).rejects.toThrow("storage");
    expect(await announced()).toEqual([]);
    vi.spyOn(storage.db, "deleteFrom").mockImplementationOnce(() => {
      throw new Error("storage");
    });
    expect(await starts.join(aiko, room, async () => "done")).toBe("done");
    expect(await announced()).toHaveLength(2);
    await starts.retry();
    expect(await announced()).toEqual([]);
    // And then there is nothing left to take back.
    const deleting = vi.spyOn(storage.db, "deleteFrom").mockClear();
    await starts.retry();
    expect(deleting).not.toHaveBeenCalled();
  });

  test("a start of which nobody knows whether it was written is taken back later", async () => {
    const { storage, starts, announced, aiko, ben } = await start();
    const room = await addMatch(storage, { red: ben, phase: "waiting" });
    vi.spyOn(storage.db, "transaction").mockImplementationOnce(() => {
      throw new Error("lost");
    });
    await expect(starts.join(aiko, room, async () => "done")).rejects.toThrow("lost");
    // As if it had been written, and only the answer was lost.
    await storage.db.insertInto("game_starts").values({ id: room, player_id: aiko, node_id: "n" }).execute();
    expect(await announced()).toHaveLength(1);
    await starts.retry();
    expect(await announced()).toEqual([]);
  });
});

describe("who may join", () => {
  test("no start is announced for who sits there already, nor for what is not a room", async () => {
    const { storage, starts, blocks, barrier, aiko, ben } = await start();
    for (let i = 0; i < maxGames; i++) await addMatch(storage, { red: aiko });
    await blocks.add(ben, aiko);
    const playing = await addMatch(storage, { red: ben });
    const own = await addMatch(storage, { red: aiko, phase: "waiting" });
    for (const match of [playing, own, "nothing"])
      expect(await starts.join(aiko, match, barrier)).toBeUndefined();
  });

  test.each(["joiner", "opener"])("nobody joins past a block of the %s", async (who) => {
    const { storage, starts, blocks, barrier, announced, aiko, ben, chie } = await start();
    const room = await addMatch(storage, { blue: ben, phase: "waiting" });
    await (who === "joiner" ? blocks.add(aiko, ben) : blocks.add(ben, aiko));
    expect(await starts.join(aiko, room, barrier)).toBe("blocked");
    expect(await starts.join(chie, room, barrier)).toBeUndefined();
    expect(await announced()).toEqual([]);
  });
});

describe("offers and rematches", () => {
  test("only the one who was blocked may make no offers", async () => {
    const { storage, starts, blocks, aiko, ben, chie } = await start();
    const [asRed, asBlue] = [
      await addMatch(storage, { red: aiko, blue: ben }),
      await addMatch(storage, { red: ben, blue: aiko }),
    ];
    await blocks.add(aiko, ben);
    await blocks.add(chie, aiko);
    for (const match of [asRed, asBlue]) {
      expect(await starts.barrierToOffer(ben, match)).toBe("blocked");
      expect(await starts.barrierToOffer(aiko, match)).toBeUndefined();
    }
    expect(await starts.barrierToOffer(ben, "nothing")).toBeUndefined();
  });

  test("a rematch needs room for both and no block between them; strangers are not asked", async () => {
    const { storage, starts, blocks, barrier, aiko, ben, chie } = await start();
    const match = await addMatch(storage, { red: aiko, blue: ben, phase: "over" });
    const rematch = (player: string) => starts.rematch(player, match, "next", barrier);
    expect(await rematch(aiko)).toBeUndefined();
    for (let i = 0; i < maxGames; i++) await addMatch(storage, { red: ben, blue: chie });
    expect([await rematch(aiko), await rematch(ben), await rematch(chie)]).toEqual([
      "too-many-games",
      "too-many-games",
      undefined,
    ]);
    await blocks.add(ben, aiko);
    expect([await rematch(aiko), await rematch(ben)]).toEqual(["blocked", "blocked"]);
  });
});

/** Players and their devices, by a clock of the test's own: codes, sessions and their ends. */
import { describe, expect, test } from "vitest";
import { type MemoryStorage, memoryStorage } from "../storage/testing/memory-storage.js";
import { addMatch } from "../storage/testing/rows.js";
import { type Identity, Players } from "./players.js";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function start() {
  const storage = await memoryStorage();
  const players = new Players(storage.database);
  const signedIn = async (name: string, device = "first") => {
    const { player, secret } = await players.create(name, device);
    return { player, secret, identity: (await players.authenticate(secret))! };
  };
  return { storage, players, signedIn };
}

async function devicesOf(players: Players, identity: Identity): Promise<string[]> {
  return (await players.sessions(identity)).map(({ device }) => device);
}

describe("a secret", () => {
  test("is one player's, whole, and of one session", async () => {
    const { players, signedIn } = await start();
    const [aiko, ben] = [await signedIn("Aiko"), await signedIn("Ben")];
    expect(aiko.identity).toMatchObject({ player: { id: aiko.player.id, name: "Aiko" } });
    const [id, token] = aiko.secret.split(".") as [string, string];
    for (const wrong of [id, token, `${id}.`, `.${token}`, `${ben.player.id}.${token}`, `${aiko.secret}.x`])
      expect(await players.authenticate(wrong), wrong).toBeUndefined();
  });

  test("is worth nothing after signing out, and only that one", async () => {
    const { players, signedIn } = await start();
    const { player, secret, identity } = await signedIn("Aiko");
    const { code } = await players.createDeviceCode(player);
    const other = (await players.redeemDeviceCode(code, "second"))!;
    expect(await players.signOut(secret)).toEqual(identity);
    expect(await players.authenticate(secret)).toBeUndefined();
    expect(await players.signOut(secret)).toBeUndefined();
    expect(await players.authenticate(other.secret)).toBeDefined();
  });
});

describe("a code for another device", () => {
  test("is good for ten minutes, once, in whatever way it is typed", async () => {
    const { storage, players, signedIn } = await start();
    const { player } = await signedIn("Aiko");
    const typed = async (write: (code: string) => string, after = 0) => {
      const { code, expiresAt } = await players.createDeviceCode(player);
      expect(expiresAt).toBe(storage.time + 10 * minute);
      storage.time += after;
      return [await players.redeemDeviceCode(write(code), ""), await players.redeemDeviceCode(code, "")];
    };
    const same = (code: string) => code;
    const ways = [
      same,
      (code: string) => code.toUpperCase(),
      (code: string) => ` ${code.replace("-", " ")} `,
    ];
    for (const way of ways) {
      const [first, again] = await typed(way);
      expect(first?.player).toEqual(player);
      expect(again).toBeUndefined();
    }
    expect((await typed(same, 10 * minute))[0]?.player).toEqual(player);
    expect(await typed(same, 10 * minute + 1)).toEqual([undefined, undefined]);
  });

  test("replaces the one before of the same player, and nobody else's", async () => {
    const { players, signedIn } = await start();
    const [aiko, ben] = [await signedIn("Aiko"), await signedIn("Ben")];
    const [first, theirs, second] = [
      await players.createDeviceCode(aiko.player),
      await players.createDeviceCode(ben.player),
      await players.createDeviceCode(aiko.player),
    ];
    expect(await players.redeemDeviceCode(first.code, "")).toBeUndefined();
    expect((await players.redeemDeviceCode(theirs.code, ""))?.player).toEqual(ben.player);
    expect((await players.redeemDeviceCode(second.code, ""))?.player).toEqual(aiko.player);
  });
});

describe("sessions", () => {
  test("are listed with the last used first, each as one's own or not", async () => {
    const { storage, players, signedIn } = await start();
    const { player, identity } = await signedIn("Aiko", "first");
    storage.time += hour;
    const second = (await players.redeemDeviceCode((await players.createDeviceCode(player)).code, "second"))!;
    const list = async () =>
      (await players.sessions(identity)).map(({ device, createdAt, usedAt, isCurrent }) => [
        device,
        storage.time - createdAt,
        storage.time - usedAt,
        isCurrent,
      ]);
    expect(await list()).toEqual([
      ["second", 0, 0, false],
      ["first", hour, hour, true],
    ]);
    storage.time += 1;
    await players.noteUse(identity);
    expect(await list()).toEqual([
      ["first", hour + 1, 0, true],
      ["second", 1, 1, false],
    ]);
    expect(
      (await players.sessions((await players.authenticate(second.secret))!)).map((one) => one.isCurrent),
    ).toEqual([false, true]);
  });

  test("note their use once an hour", async () => {
    const { storage, players, signedIn } = await start();
    const { secret } = await signedIn("Aiko");
    const used = async () => players.noteUse((await players.authenticate(secret))!);
    const steps: [number, boolean][] = [
      [0, false],
      [hour - 1, false],
      [1, true],
      [hour - 1, false],
      [1, true],
    ];
    for (const [pause, noted] of steps) {
      storage.time += pause;
      expect(await used()).toBe(noted);
    }
  });

  test("end 400 days after their last use, whenever they began", async () => {
    const { storage, players, signedIn } = await start();
    const { secret, identity } = await signedIn("Aiko");
    storage.time += 399 * day;
    await players.noteUse(identity);
    storage.time += 400 * day - 1;
    await players.deleteExpired();
    expect(await players.authenticate(secret)).toBeDefined();
    expect(await players.sessions(identity)).toHaveLength(1);
    expect(await players.ended([identity.session])).toEqual([]);
    storage.time += 1;
    expect(await players.authenticate(secret)).toBeUndefined();
    expect(await players.sessions(identity)).toEqual([]);
    await players.deleteExpired();
    expect(await players.ended([identity.session])).toEqual([identity.session]);
  });

  test("fifty stay; one more ends the one that was not used for longest", async () => {
    const { storage, players, signedIn } = await start();
    const { player, identity } = await signedIn("Aiko", "0");
    for (let i = 1; i < 50; i++) {
      storage.time += 1;
      await players.redeemDeviceCode((await players.createDeviceCode(player)).code, String(i));
    }
    expect(await players.sessions(identity)).toHaveLength(50);
    // The first is in use again, so it is the second that goes.
    storage.time += hour;
    await players.noteUse(identity);
    await players.redeemDeviceCode((await players.createDeviceCode(player)).code, "50");
    const devices = await devicesOf(players, identity);
    expect(devices).toHaveLength(50);
    expect(devices).not.toContain("1");
    expect(devices.slice(0, 2).sort()).toEqual(["0", "50"]);
  });

  test("are ended one by one or all others at once, by their own player", async () => {
    const { players, signedIn } = await start();
    const [aiko, ben] = [await signedIn("Aiko"), await signedIn("Ben")];
    const another = async (device: string) =>
      players.redeemDeviceCode((await players.createDeviceCode(aiko.player)).code, device);
    await another("second");
    await another("third");
    const second = (await players.sessions(aiko.identity)).find(({ device }) => device === "second")!;
    expect(await players.endSession(ben.player.id, second.id)).toBeUndefined();
    const ended = await players.endSession(aiko.player.id, second.id);
    expect(ended?.slice(0, second.id.length)).toBe(second.id);
    expect(await players.endSession(aiko.player.id, second.id)).toBeUndefined();
    expect((await devicesOf(players, aiko.identity)).sort()).toEqual(["first", "third"]);
    expect(await players.endOtherSessions(aiko.identity)).toHaveLength(1);
    expect(await devicesOf(players, aiko.identity)).toEqual(["first"]);
    expect(await players.authenticate(ben.secret)).toBeDefined();
  });

  test("that have ended are told from those that have not, also among more than fit one query", async () => {
    const { storage, players } = await start();
    const { player } = await players.create("Aiko", "");
    const hashes = Array.from({ length: 1_003 }, (_, i) => String(i).padStart(64, "0"));
    const gone = new Set(["0", "499", "500", "501", "1000", "1002"].map((i) => i.padStart(64, "0")));
    await addTokens(
      storage,
      player.id,
      hashes.filter((hash) => !gone.has(hash)),
    );
    expect(new Set(await players.ended(hashes))).toEqual(gone);
  });
});

async function addTokens(
  { db, time }: MemoryStorage,
  player: string,
  hashes: readonly string[],
): Promise<void> {
  const token = { player_id: player, device: "", created_at: time, used_at: time };
  await db
    .insertInto("player_tokens")
    .values(hashes.map((hash) => ({ ...token, hash })))
    .execute();
}

test("names are those of players there are, and change with them", async () => {
  const { players, signedIn } = await start();
  const [aiko, ben] = [await signedIn("Aiko"), await signedIn("Ben")];
  await players.rename(aiko.player.id, "Aoi");
  const names = await players.names([aiko.player.id, ben.player.id, "nobody"]);
  expect([...names.values()].sort()).toEqual(["Aoi", "Ben"]);
  expect(await players.names([])).toEqual(new Map());
});

test("who is deleted leaves no seek, no presence and no session; others keep theirs", async () => {
  const { storage, players, signedIn } = await start();
  const { db } = storage;
  await db.insertInto("nodes").values({ id: "n", seen_at: 0 }).execute();
  const people = [await signedIn("Aiko"), await signedIn("Ben")];
  for (const { player } of people) {
    const seek = { rules: "basic", clock: "none", rated: 0, side: null, at: 0 } as const;
    await db
      .insertInto("seeks")
      .values({ player_id: player.id, node_id: "n", ...seek })
      .execute();
    await db.insertInto("presence").values({ player_id: player.id, node_id: "n" }).execute();
  }
  const [aiko, ben] = people.map(({ player }) => player.id);
  expect(await players.delete(aiko!)).toBe(true);
  for (const table of ["seeks", "presence", "player_tokens"] as const)
    expect(await db.selectFrom(table).select("player_id").execute(), table).toEqual([{ player_id: ben }]);
  expect(await players.find(aiko!)).toBeUndefined();
});

test.each(["waiting", "playing"] as const)(
  "who has a game %s is not deleted before it is over",
  async (phase) => {
    const { storage, players, signedIn } = await start();
    const [{ player: aiko }, { player: ben }] = [await signedIn("Aiko"), await signedIn("Ben")];
    const match = await addMatch(storage, { red: ben.id, blue: aiko.id, phase });
    expect(await players.delete(aiko.id)).toBe(false);
    expect(await players.find(aiko.id)).toBeDefined();
    await storage.db.updateTable("matches").set({ phase: "over" }).where("id", "=", match).execute();
    expect(await players.delete(aiko.id)).toBe(true);
    expect(await players.find(aiko.id)).toBeUndefined();
  },
);

/** Sessions that end: their sockets end with them, on whichever server, and nobody waits for a ghost. */
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { type Installation, install } from "./nodes.js";
import { newPlayer, PlayerSocket } from "./player-socket.js";

describe.each(databaseKinds)("%s", (kind) => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install(kind, { online: { times: { heartbeatMs: 50, deadMs: 10_000 } } });
  });

  afterAll(() => installation.stop());

  const terms = { rules: "basic", clock: "none" } as const;

  async function secondDevice(first: Client): Promise<Client> {
    const { code } = await first.call("createDeviceCode");
    const second = new Client(first.app);
    const agent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
    await second.send("POST", "/api/device-code", { code }, { "user-agent": agent });
    return second;
  }

  /** The same player on two devices: the first on one server, the second with a socket on the other. */
  async function twoDevices() {
    const [here, there] = installation.nodes;
    const first = await Client.named(here.app, "Twice");
    const second = await secondDevice(first);
    const sockets = [
      await PlayerSocket.open(there.url, first.cookie),
      await PlayerSocket.open(there.url, second.cookie),
    ] as const;
    return { first, second, sockets };
  }

  test("a device that signs out loses its sockets, and the player's other device keeps its own", async () => {
    const { second, sockets } = await twoDevices();
    const closing = once(sockets[1].socket, "close");
    await second.call("signOut");
    expect((await closing)[0]).toBe(1008);
    expect(await sockets[0].request("open", terms)).toMatchObject({ ok: true });
    await sockets[0].close();
  });

  test("a player who is deleted loses every socket", async () => {
    const { first, sockets } = await twoDevices();
    const closing = sockets.map(({ socket }) => once(socket, "close"));
    await first.call("deleteMe");
    expect((await Promise.all(closing)).map(([status]) => status)).toEqual([1008, 1008]);
  });

  test("one session too many ends the one that was not used for longest", async () => {
    const { app, storage } = installation.nodes[0];
    const { db, now } = storage.database;
    const client = await Client.named(app, "Everywhere");
    const hash = (i: number) => `${client.id}${String(i).padStart(48, "0")}`;
    const token = { player_id: client.id, device: "", created_at: 0 };
    const hourAgo = now() - 3_600_000;
    const used = Array.from({ length: 49 }, (_, i) => ({ ...token, hash: hash(i), used_at: hourAgo - i }));
    await db.insertInto("player_tokens").values(used).execute();
    await secondDevice(client);
    const { sessions } = await client.call("listSessions");
    expect(sessions).toHaveLength(50);
    expect(sessions.filter(({ device }) => device === "Firefox, Android")).toHaveLength(1);
    expect(sessions.map(({ usedAt }) => usedAt)).not.toContain(used.at(-1)!.used_at);
  });

  test("sessions are listed with their device and their last use, and end one by one or all at once", async () => {
    const { first, second, sockets } = await twoDevices();
    const listed = async () => (await first.call("listSessions")).sessions;
    const [own, other] = (await listed()).toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    expect(own).toMatchObject({ isCurrent: true, device: "", usedAt: own!.createdAt });
    expect(other).toMatchObject({ isCurrent: false, device: "Firefox, Android" });
    const stranger = await Client.named(first.app, "Stranger");
    expect(await stranger.refusal("endSession", { params: { id: other!.id } })).toBe("not-found");
    const closing = once(sockets[1].socket, "close");
    await first.call("endSession", { params: { id: other!.id } });
    expect((await closing)[0]).toBe(1008);
    expect(await second.refusal("getMe")).toBe("no-player");
    expect(await first.refusal("endSession", { params: { id: other!.id } })).toBe("not-found");

    for (let i = 0; i < 2; i++) await secondDevice(first);
    expect(await listed()).toHaveLength(3);
    await first.call("endOtherSessions");
    expect(await listed()).toEqual([own]);
    expect(await sockets[0].request("ping")).toMatchObject({ ok: true });
    await sockets[0].close();
  });

  test("a device that changes its player leaves no session behind", async () => {
    const [{ app }] = installation.nodes;
    const [one, other] = [await Client.named(app, "One"), await Client.named(app, "Other")];
    const { code } = await one.call("createDeviceCode");
    const before = new Client(app);
    before.cookie = other.cookie;
    await other.call("redeemDeviceCode", { body: { code } });
    expect(await before.refusal("getMe")).toBe("no-player");
    expect((await other.call("listSessions")).sessions).toHaveLength(2);
  });

  test("a session in use is renewed and does not end; one that is not used ends after 400 days", async () => {
    const day = 24 * 60 * 60_000;
    const [{ app, storage }] = installation.nodes;
    const client = await Client.named(app, "Absent");
    const { db, now } = storage.database;
    const lastUsed = (ago: number) =>
      db
        .updateTable("player_tokens")
        .set({ created_at: now() - ago, used_at: now() - ago })
        .where("player_id", "=", client.id)
        .execute();
    expect((await client.send("GET", "/api/me")).headers).not.toHaveProperty("set-cookie");
    await lastUsed(399 * day);
    const { cookie } = client;
    const renewed = await client.send("GET", "/api/me");
    expect([renewed.status, client.cookie]).toEqual([200, cookie]);
    expect(String(renewed.headers["set-cookie"])).toContain("Max-Age=34560000");
    const [session] = (await client.call("listSessions")).sessions;
    expect(now() - session!.usedAt).toBeLessThan(day);
    expect((await client.send("GET", "/api/me")).headers).not.toHaveProperty("set-cookie");
    const socket = await PlayerSocket.open(installation.nodes[0].url, client.cookie);
    const closing = once(socket.socket, "close");
    await lastUsed(401 * day);
    expect(await client.refusal("getMe")).toBe("no-player");
    expect((await closing)[0]).toBe(1008);
  });

  test("a session that was not used for too long is not listed any more", async () => {
    const [{ app, storage }] = installation.nodes;
    const { db, now } = storage.database;
    const client = await Client.named(app, "Former");
    await secondDevice(client);
    expect((await client.call("listSessions")).sessions).toHaveLength(2);
    const longAgo = now() - 401 * 24 * 60 * 60_000;
    await db
      .updateTable("player_tokens")
      .set({ created_at: longAgo, used_at: longAgo })
      .where("player_id", "=", client.id)
      .where("device", "=", "Firefox, Android")
      .execute();
    expect((await client.call("listSessions")).sessions).toMatchObject([{ isCurrent: true }]);
  });

  test("a session that ended without a word reaching its server ends there too", async () => {
    const [{ url, storage }] = installation.nodes;
    const { id, cookie } = await newPlayer(url, "Unheard");
    const { socket } = await PlayerSocket.open(url, cookie);
    const closing = once(socket, "close");
    await storage.database.db.deleteFrom("player_tokens").where("player_id", "=", id).execute();
    expect((await closing)[0]).toBe(1008);
  });

  test("who is deleted in the middle of a request is refused, and that is no failure of the server", async () => {
    const logged: string[] = [];
    const own = await install(kind, {
      logLevel: "error",
      logTo: { write: (line) => void logged.push(line) },
    });
    onTestFinished(() => own.stop());
    const [{ url, storage }] = own.nodes;
    const { id, cookie } = await newPlayer(url, "Ending");
    const socket = await PlayerSocket.open(url, cookie);
    await storage.database.db.deleteFrom("players").where("id", "=", id).execute();
    expect(await socket.request("open", terms)).toEqual({ ok: false, error: { code: "storage" } });
    expect(logged).toEqual([]);
    await socket.close();
  });

  test("two who seek are paired, past somebody who no longer exists", async () => {
    const [here, there] = installation.nodes;
    const { db } = here.storage.database;
    const ghost = await newPlayer(here.url, "Ghost");
    const socket = await PlayerSocket.open(here.url, ghost.cookie);
    await socket.request("seek", terms);
    // Gone without a goodbye: the seek stays.
    await db.deleteFrom("players").where("id", "=", ghost.id).execute();
    const seekers = await Promise.all(
      [here, there].map(async ({ url }) => PlayerSocket.open(url, (await newPlayer(url, "Seeker")).cookie)),
    );
    const paired = seekers.map((one) => one.next("paired"));
    for (const one of seekers) expect(await one.request("seek", terms)).toMatchObject({ ok: true });
    const [one, other] = await Promise.all(paired);
    expect(one!.match).toBe(other!.match);
    await Promise.all([socket, ...seekers].map((each) => each.close()));
  });
});

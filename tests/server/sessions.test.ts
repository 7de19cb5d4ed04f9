/** Sessions that end: their sockets end with them, on whichever server, and nobody waits for a ghost. */
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

  /** The same player on two devices: the first on one server, the second with a socket on the other. */
  async function twoDevices() {
    const [here, there] = installation.nodes;
    const first = await Client.named(here.app, "Twice");
    const { code } = await first.call("createDeviceCode");
    const second = new Client(here.app);
    await second.call("redeemDeviceCode", { body: { code } });
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

  test("a session that ended without a word reaching its server ends there too", async () => {
    const [{ url, storage }] = installation.nodes;
    const { id, cookie } = await newPlayer(url, "Unheard");
    const { socket } = await PlayerSocket.open(url, cookie);
    const closing = once(socket, "close");
    await storage.database.db.deleteFrom("player_tokens").where("player_id", "=", id).execute();
    expect((await closing)[0]).toBe(1008);
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

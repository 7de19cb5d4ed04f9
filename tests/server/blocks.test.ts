/**
 * Players who do not want to meet, on SQLite and through two nodes on PostgreSQL: no
 * game starts between them by any way, offers are refused, nobody else is concerned,
 * and it ends with the account.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { randomGame } from "./games.js";
import { type Installation, install } from "./nodes.js";
import { PlayerSocket, seatPair } from "./player-socket.js";

const plenty = { perSecond: 1_000, burst: 1_000 };
const blocked = { ok: false, error: { code: "blocked" } };
const granted = { ok: true };
const quick = { rules: "official", clock: "fischer:300+5" } as const;

describe.each(databaseKinds)("%s", (kind) => {
  let installation: Installation;

  beforeAll(async () => {
    const times = { heartbeatMs: 20, deadMs: 2_000 };
    const sockets = { socket: plenty, player: plenty, roomCodes: plenty };
    installation = await install(kind, { sockets, online: { times } });
  });
  afterAll(() => installation.stop());

  /** Aiko, who blocks Ben, each on a server of their own; and Cleo, whom nobody minds. */
  async function three() {
    const [one, two] = installation.nodes;
    const aiko = await Client.named(one.app, "Aiko");
    const ben = await Client.named(two.app, "Ben");
    const cleo = await Client.named(one.app, "Cleo");
    const block = () => aiko.call("blockPlayer", { body: { player: ben.id } });
    const open = ({ cookie }: Client) => PlayerSocket.open((cookie === ben.cookie ? two : one).url, cookie);
    return { aiko, ben, cleo, block, open, urls: [one.url, two.url] as const };
  }

  test("the list, and what cannot be blocked", async () => {
    const { aiko, ben, cleo, block } = await three();
    await block();
    await block();
    await aiko.call("blockPlayer", { body: { player: cleo.id } });
    const { blocks } = await aiko.call("listBlocks");
    expect(blocks.map(({ player }) => player.name).sort()).toEqual(["Ben", "Cleo"]);
    expect((await ben.call("listBlocks")).blocks).toEqual([]);
    expect(await aiko.refusal("blockPlayer", { body: { player: aiko.id } })).toBe("not-found");
    expect(await aiko.refusal("blockPlayer", { body: { player: "0".repeat(16) } })).toBe("not-found");
    await aiko.call("unblockPlayer", { params: { id: ben.id } });
    expect(await aiko.refusal("unblockPlayer", { params: { id: ben.id } })).toBe("not-found");
    await cleo.call("deleteMe");
    expect((await aiko.call("listBlocks")).blocks).toEqual([]);
  });

  test("no quick match between them, whoever seeks first; others are paired past them", async () => {
    const { aiko, ben, cleo, block, open } = await three();
    await block();
    for (const [first, second] of [
      [aiko, ben],
      [ben, aiko],
    ] as const) {
      const [early, late, third] = [await open(first), await open(second), await open(cleo)];
      expect(await early.request("seek", quick)).toMatchObject(granted);
      expect(await late.request("seek", quick)).toMatchObject(granted);
      const heard = [early.next("paired"), third.next("paired")];
      await third.request("seek", quick);
      const [one, other] = await Promise.all(heard);
      expect(one!.match).toBe(other!.match);
      expect(late.received.some((text) => text.includes("paired"))).toBe(false);
      await third.request("watch", { match: one!.match });
      await third.request("resign", { match: one!.match });
      await Promise.all([early, late, third].map((socket) => socket.close()));
    }
  });

  test("neither joins the other's room, until unblocked", async () => {
    const { aiko, ben, block, open } = await three();
    const [a, b] = [await open(aiko), await open(ben)];
    const [hers, his] = [await a.openRoom("basic", "none"), await b.openRoom("basic", "none")];
    await block();
    expect(await b.request("join", { room: hers })).toEqual(blocked);
    expect(await a.request("join", { room: his })).toEqual(blocked);
    await aiko.call("unblockPlayer", { params: { id: ben.id } });
    expect(await b.request("join", { room: hers })).toMatchObject(granted);
    await Promise.all([a, b].map((socket) => socket.close()));
  });

  test("a game goes on, without offers of the one who was blocked, and without a rematch", async () => {
    const { aiko, ben, block, urls } = await three();
    const { match, sockets, cookies } = await seatPair(urls, [aiko, ben]);
    const [a, b] = cookies[0] === aiko.cookie ? sockets : [sockets[1], sockets[0]];
    const { turns } = randomGame("blocked", "basic", 4, 4);
    await block();
    for (const [ply, turn] of turns.entries())
      expect(await sockets[ply % 2]!.move(ply, turn)).toMatchObject(granted);
    for (const offer of ["draw", "takeback"] as const)
      expect(await b.request("offer", { match, offer, ply: 4 })).toEqual(blocked);
    // What she offers herself he may answer.
    expect(await a.request("offer", { match, offer: "draw", ply: 4 })).toMatchObject(granted);
    expect(await b.request("accept", { match, offer: "draw", ply: 4 })).toMatchObject(granted);
    for (const one of [a, b])
      expect(await one.request("offer", { match, offer: "rematch", ply: 4 })).toEqual(blocked);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test("a rematch offered before cannot be agreed on afterwards", async () => {
    const { aiko, ben, block, urls } = await three();
    const { match, sockets, cookies } = await seatPair(urls, [aiko, ben]);
    const [a, b] = cookies[0] === aiko.cookie ? sockets : [sockets[1], sockets[0]];
    const rematch = { match, offer: "rematch", ply: 0 } as const;
    await a.request("resign", { match });
    expect(await a.request("offer", rematch)).toMatchObject(granted);
    await block();
    expect(await b.request("accept", rematch)).toEqual(blocked);
    expect(await b.request("offer", rematch)).toEqual(blocked);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test("reports: a reason, what it is about, a limit per day; in the export, and gone with either", async () => {
    const { aiko, ben, cleo, urls } = await three();
    const { match, sockets } = await seatPair(urls, [aiko, ben]);
    await Promise.all(sockets.map((socket) => socket.close()));
    const report = (body: object, id = ben.id) =>
      aiko.refusal("reportPlayer", { params: { id }, body: { reason: "leaving", ...body } });
    expect(await report({ match, note: "Left in every game" })).toBeUndefined();
    // Said again, it is said once.
    expect(await report({ match, reason: "cheating" })).toBeUndefined();
    expect(await report({ reason: "name" })).toBeUndefined();
    expect(await report({ match }, cleo.id)).toBe("not-found");
    expect(await report({}, aiko.id)).toBe("not-found");
    expect(await report({ board: "slither-daily", day: "2026-11-18" })).toBe("not-found");
    expect(await report({ board: "slither-daily" })).toBe("invalid");
    expect(await report({ reason: "dislike" })).toBe("invalid");
    const { db, now } = installation.nodes[0].storage.database;
    const kept = () =>
      db.selectFrom("player_reports").selectAll().where("reported_id", "=", ben.id).execute();
    expect((await kept()).map(({ about, reason, note }) => ({ about, reason, note }))).toEqual(
      expect.arrayContaining([
        { about: `match ${match}`, reason: "cheating", note: "" },
        { about: "", reason: "name", note: "" },
      ]),
    );
    await aiko.call("blockPlayer", { body: { player: ben.id } });
    const exported = JSON.parse((await aiko.send("GET", "/api/me/export")).text);
    expect(exported.blocks).toMatchObject([{ blocked_id: ben.id }]);
    expect(exported.player_reports).toHaveLength(2);
    await db
      .insertInto("player_reports")
      .values(
        Array.from({ length: 18 }, (_, i) => ({
          id: `r${String(i).padStart(2, "0")}${aiko.id.slice(3)}`,
          player_id: aiko.id,
          reported_id: cleo.id,
          reason: "other" as const,
          about: `match ${i}`,
          note: "",
          at: now(),
          closed_at: null,
        })),
      )
      .execute();
    expect(await report({}, cleo.id)).toBe("too-many");
    await ben.call("deleteMe");
    expect(await kept()).toEqual([]);
    await aiko.call("deleteMe");
    const left = db.selectFrom("player_reports").selectAll().where("player_id", "=", aiko.id);
    expect(await left.execute()).toEqual([]);
  });
});

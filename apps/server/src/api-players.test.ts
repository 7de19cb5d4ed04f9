/** Cookies and sessions over HTTP: what is set, renewed and cleared, and with which words. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Online } from "./matches/online.js";
import { idOf } from "./storage/testing/memory-storage.js";
import { addMatch, addPuzzle } from "./storage/testing/rows.js";
import { type ApiServer, apiServer, type Sent } from "./testing/api-server.js";

describe("the cookie", () => {
  test("lasts 400 days, is for this site's requests alone, and no script reads it", async () => {
    const { send } = await apiServer({ trustProxy: 1 });
    const made = await send("POST", "/api/players", { body: { name: "Aiko" } });
    expect(String(made.headers["set-cookie"])).toMatch(
      /^masume=[\w.-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    );
    const headers = { "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.9" };
    const secure = await send("POST", "/api/players", { body: { name: "Ben" }, headers });
    expect(String(secure.headers["set-cookie"])).toMatch(/; SameSite=Lax; Secure$/);
  });

  test("is found among others, whole, and a bearer comes before it", async () => {
    const { send, signUp } = await apiServer();
    const [aiko, ben] = [await signUp("Aiko"), await signUp("Ben")];
    const who = async (cookie: string, headers = {}) =>
      (await send("GET", "/api/me", { cookie, headers })).body.name;
    expect(await who(`a=1; ${aiko.cookie}; b=2`)).toBe("Aiko");
    expect(await who(`x${aiko.cookie}`)).toBeUndefined();
    const authorization = `Bearer ${ben.cookie.split("=")[1]}`;
    expect(await who(aiko.cookie, { authorization })).toBe("Ben");
    expect(await who(`masume=${"x".repeat(129)}`)).toBeUndefined();
  });

  test("is renewed after an hour of use, for cookies and not for bearers", async () => {
    const { storage, send, signUp } = await apiServer();
    const { cookie } = await signUp("Aiko");
    const renewed = async (more: object) =>
      (await send("GET", "/api/me", more)).headers["set-cookie"] !== undefined;
    expect(await renewed({ cookie })).toBe(false);
    storage.time += 60 * 60_000;
    expect(await renewed({ cookie })).toBe(true);
    expect(await renewed({ cookie })).toBe(false);
    storage.time += 60 * 60_000;
    const headers = { authorization: `Bearer ${cookie.split("=")[1]}` };
    expect(await renewed({ headers })).toBe(false);
  });

  test.each([
    ["POST", "/api/me/sign-out"],
    ["DELETE", "/api/me"],
  ] as const)("is cleared by %s %s, and the session is over", async (method, url) => {
    const { send, signUp } = await apiServer();
    const { cookie } = await signUp("Aiko");
    const ended = await send(method, url, { cookie });
    expect([ended.status, ended.headers["set-cookie"]]).toEqual([
      204,
      "masume=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    ]);
    expect((await send("GET", "/api/me", { cookie })).status).toBe(401);
  });
});

test("a code ends the session that the device had before, and no other", async () => {
  const { send, signUp } = await apiServer();
  const [aiko, ben] = [await signUp("Aiko"), await signUp("Ben")];
  const { code } = (await send("POST", "/api/me/device-code", { cookie: aiko.cookie })).body;
  const redeemed = await send("POST", "/api/device-code", { cookie: ben.cookie, body: { code } });
  const who = async (cookie: string) => (await send("GET", "/api/me", { cookie })).body.name;
  expect(await who(String(redeemed.headers["set-cookie"]).split(";")[0]!)).toBe("Aiko");
  expect(await who(aiko.cookie)).toBe("Aiko");
  expect(await who(ben.cookie)).toBeUndefined();
});

test("who is deleted gives up every game, also one that begins meanwhile", async () => {
  const { storage, send, signUp } = await apiServer();
  const [aiko, ben] = [await signUp("Aiko"), await signUp("Ben")];
  const before = await addMatch(storage, { red: aiko.id, blue: ben.id });
  let meanwhile = "";
  const { resignAll } = Online.prototype;
  const resigning = vi.spyOn(Online.prototype, "resignAll").mockImplementationOnce(async function (
    this: Online,
    player,
  ) {
    await resignAll.call(this, player);
    meanwhile = await addMatch(storage, { red: ben.id, blue: aiko.id });
  });
  onTestFinished(() => resigning.mockRestore());
  expect((await send("DELETE", "/api/me", { cookie: aiko.cookie })).status).toBe(204);
  const games = await storage.db.selectFrom("matches").select(["id", "phase", "details"]).execute();
  const result = (winner: string) => ({ winner, reason: "resigned" });
  expect(new Map(games.map(({ id, details }) => [id, JSON.parse(details).result]))).toEqual(
    new Map([
      [before, result("blue")],
      [meanwhile, result("red")],
    ]),
  );
  expect(games.map(({ phase }) => phase)).toEqual(["over", "over"]);
});

describe("those who watch, play or are signed in elsewhere are told", () => {
  /** What is published when one of two devices of a player asks for something; they are `own` and `other`. */
  async function toldAfter(ask: (device: Device) => Promise<Sent>) {
    const { storage, send, signUp } = await apiServer();
    const { id, cookie } = await signUp("Aiko");
    const { code } = (await send("POST", "/api/me/device-code", { cookie })).body;
    await send("POST", "/api/device-code", { body: { code } });
    const { sessions } = (await send("GET", "/api/me/sessions", { cookie })).body;
    const other: string = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
    const publish = vi.spyOn(storage.bus, "publish");
    expect((await ask({ send, cookie, other })).status).toBeLessThan(300);
    return publish.mock.calls.map(([{ kind, ...message }]) => {
      expect(message).toHaveProperty("player", id);
      if (!("session" in message)) return kind;
      return `${kind} ${message.session?.startsWith(other) ? "other" : "own"}`;
    });
  }

  interface Device extends Pick<ApiServer, "send"> {
    readonly cookie: string;
    /** The session of the other device. */
    readonly other: string;
  }

  const cases: Record<string, [ask: (device: Device) => Promise<Sent>, told: string[]]> = {
    "a new name": [
      ({ send, cookie }) => send("PATCH", "/api/me", { cookie, body: { name: "Aoi" } }),
      ["renamed"],
    ],
    "a player who is deleted, whose name and sessions are gone": [
      ({ send, cookie }) => send("DELETE", "/api/me", { cookie }),
      ["renamed", "signed-out"],
    ],
    "the session that signs out": [
      ({ send, cookie }) => send("POST", "/api/me/sign-out", { cookie }),
      ["signed-out own"],
    ],
    "a session that is ended from another": [
      ({ send, cookie, other }) => send("DELETE", `/api/me/sessions/${other}`, { cookie }),
      ["signed-out other"],
    ],
    "all sessions ended but one": [
      ({ send, cookie }) => send("DELETE", "/api/me/sessions", { cookie }),
      ["signed-out other"],
    ],
    "the session that a code replaces": [
      async ({ send, cookie }) => {
        const { code } = (await send("POST", "/api/me/device-code", { cookie })).body;
        return send("POST", "/api/device-code", { cookie, body: { code } });
      },
      ["signed-out own"],
    ],
  };

  test.each(Object.entries(cases))("of %s", async (_, [ask, told]) => {
    expect(await toldAfter(ask)).toEqual(told);
  });
});

test("what is said of other players: not oneself, not nobody, and each once", async () => {
  const { send, signUp } = await apiServer();
  const [aiko, ben] = [await signUp("Aiko"), await signUp("Ben")];
  const block = (player: string) => send("POST", "/api/me/blocks", { cookie: aiko.cookie, body: { player } });
  expect((await block(aiko.id)).status).toBe(404);
  expect((await block(idOf("nobody"))).status).toBe(404);
  expect((await block(ben.id)).status).toBe(204);
  const unblock = () => send("DELETE", `/api/me/blocks/${ben.id}`, { cookie: aiko.cookie });
  expect([(await unblock()).status, (await unblock()).status]).toEqual([204, 404]);
  const report = (id: string) =>
    send("POST", `/api/players/${id}/report`, { cookie: aiko.cookie, body: { reason: "name" } });
  expect([(await report(ben.id)).status, (await report(aiko.id)).status]).toEqual([204, 404]);
});

describe("everything that is mine", () => {
  test("is a file to keep, with rows of every kind and no secret, and nothing of anybody else", async () => {
    const { storage, send, signUp } = await apiServer();
    const [aiko, ben] = [await signUp("Aiko"), await signUp("Ben")];
    const games = [
      await addMatch(storage, { red: aiko.id, blue: ben.id }),
      await addMatch(storage, { red: ben.id, blue: aiko.id }),
    ];
    await addMatch(storage, { red: ben.id });
    for (const match_id of games)
      for (const ply of [1, 0])
        await storage.db
          .insertInto("moves")
          .values({ match_id, ply, side: "red", turn: `t${ply}`, at: 0 })
          .execute();
    const theirs = await addPuzzle(storage, { player: ben.id, visibility: "public" });
    await storage.db.insertInto("reports").values({ puzzle_id: theirs, player_id: aiko.id, at: 1 }).execute();
    // More than a page of them.
    for (let i = 0; i < 45; i++) await addPuzzle(storage, { player: aiko.id, title: String(i) });
    const exported = await send("GET", "/api/me/export", { cookie: aiko.cookie });
    expect(exported.headers["content-disposition"]).toBe('attachment; filename="masume-player.json"');
    const { body } = exported;
    expect(body).toMatchObject({
      format: "masume-player",
      version: 1,
      player: { id: aiko.id, name: "Aiko" },
    });
    expect(body.player_tokens).toHaveLength(1);
    expect(body.player_tokens[0]).not.toHaveProperty("hash");
    expect(body.puzzles.map(({ title }: { title: string }) => title).sort()).toEqual(
      Array.from({ length: 45 }, (_, i) => String(i)).sort(),
    );
    expect(body.reports).toEqual([{ puzzle_id: theirs, player_id: aiko.id, at: 1 }]);
    expect(body.matches.map(({ id }: { id: string }) => id).sort()).toEqual([...games].sort());
    expect(body.moves.map(({ turn }: { turn: string }) => turn)).toEqual(["t0", "t1", "t0", "t1"]);
    // Once it has been sent, another may be.
    expect((await send("GET", "/api/me/export", { cookie: aiko.cookie })).status).toBe(200);
  });
});

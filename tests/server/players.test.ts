/** Players on both databases: secrets that stay secret, devices, export, deletion. */
import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { useServer } from "./use-server.js";

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);

  test("a player is made by a name", async () => {
    const client = new Client(server.app);
    expect(await client.refusal("getMe")).toBe("no-player");
    const created = await client.send("POST", "/api/players", { name: " 愛子 " });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({ id: expect.stringMatching(/^[0-9a-z]{16}$/), name: "愛子" });
    expect(String(created.headers["set-cookie"])).toMatch(
      /^masume=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(await client.call("getMe")).toEqual(created.body);
    const shown = await client.call("getPlayer", { params: { id: created.body.id } });
    expect(shown).toEqual({ ...created.body, ratings: [] });
  });

  test.each(["", "x".repeat(25), "a\u0000b", "a\u202eb", "\ud800", "\u3164", "a\u2800", 7, null])(
    "the name %j is refused",
    async (name) => {
      const answer = await new Client(server.app).send("POST", "/api/players", { name });
      expect(answer.status).toBe(400);
      expect(answer.body.error).toEqual({ code: "invalid", message: expect.stringMatching(/^body\.name: /) });
      expect(answer.headers).not.toHaveProperty("set-cookie");
    },
  );

  test("a program may send the secret as a bearer", async () => {
    const client = await Client.named(server.app, "Bot");
    const secret = client.cookie.slice("masume=".length);
    const bearer = await new Client(server.app).send("GET", "/api/me", undefined, {
      authorization: `Bearer ${secret}`,
    });
    expect(bearer.body.id).toBe(client.id);
  });

  test("a secret that is nearly right is wrong, and one player's secret is not another's", async () => {
    const [a, b] = [await Client.named(server.app, "A"), await Client.named(server.app, "B")];
    const [id, token] = a.cookie.slice("masume=".length).split(".");
    const last = token!.at(-2) === "A" ? "B" : "A";
    const tries = [
      `${id}.${token!.slice(0, -2)}${last}${token!.at(-1)}`,
      `${b.id}.${token}`,
      `${id}.`,
      `${id}`,
      `${id}.${token}.${token}`,
      "x".repeat(5_000),
    ];
    for (const secret of tries) {
      const answer = await new Client(server.app).send("GET", "/api/me", undefined, {
        cookie: `masume=${secret}`,
      });
      expect(answer.status, secret).toBe(401);
    }
  });

  test("the database holds no secret", async () => {
    const client = await Client.named(server.app, "Secretive");
    const token = client.cookie.slice("masume=".length).split(".")[1]!;
    const { rows } = await sql<Record<string, unknown>>`select * from player_tokens`.execute(
      server.storage.database.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("another device comes in by a code that is good once", async () => {
    const first = await Client.named(server.app, "Mover");
    const { code } = await first.call("createDeviceCode");
    expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    const second = new Client(server.app);
    const typed = ` ${code.toUpperCase().replace("-", " ")}`;
    expect(await second.call("redeemDeviceCode", { body: { code: typed } })).toEqual({
      id: first.id,
      name: "Mover",
    });
    expect(second.cookie).not.toBe(first.cookie);
    expect((await second.call("getMe")).id).toBe(first.id);
    expect(await new Client(server.app).refusal("redeemDeviceCode", { body: { code } })).toBe("no-code");
    await second.call("signOut");
    expect(await second.refusal("getMe")).toBe("no-player");
    expect((await first.call("getMe")).id).toBe(first.id);
  });

  test("a new code takes the place of the one before", async () => {
    const first = await Client.named(server.app, "Forgetful");
    const other = await Client.named(server.app, "Bystander");
    const [before, now] = [await first.call("createDeviceCode"), await first.call("createDeviceCode")];
    const theirs = await other.call("createDeviceCode");
    const redeem = ({ code }: { code: string }) =>
      new Client(server.app).refusal("redeemDeviceCode", { body: { code } });
    expect(await redeem(before)).toBe("no-code");
    expect(await redeem(now)).toBeUndefined();
    expect(await redeem(theirs)).toBeUndefined();
  });

  test("of two who use one code at once, one comes in", async () => {
    const first = await Client.named(server.app, "Popular");
    const { code } = await first.call("createDeviceCode");
    const tries = await Promise.all(
      [1, 2, 3].map(() => new Client(server.app).request("redeemDeviceCode", { body: { code } })),
    );
    expect(tries.map(({ ok }) => ok).sort()).toEqual([false, false, true]);
  });

  test("a name can change; everything can be taken along, and deleted", async () => {
    const [client, opponent] = [
      await Client.named(server.app, "Before"),
      await Client.named(server.app, "Stays"),
    ];
    await client.call("renameMe", { body: { name: "After" } });
    const { id: folder } = await client.call("createFolder", { body: { name: "Shelf" } });
    const { id: puzzle } = await client.call("createPuzzle", {
      body: { game: "stroke", puzzle: "s4-8-1-AG", title: "Fish", folder, visibility: "public" },
    });
    const { run } = await client.call("startRun", { params: { board: "stroke-attack" } });
    const { db } = server.storage.database;
    const now = server.storage.database.now();
    const match = `match${client.id.slice(5)}`;
    await db
      .insertInto("matches")
      .values({
        id: match,
        code: null,
        phase: "over",
        rules: "basic",
        clock: "none",
        red_id: client.id,
        blue_id: opponent.id,
        version: 1,
        ply: 1,
        turn_at: now,
        deadline: null,
        details: JSON.stringify({ left: null, offers: {}, declined: [], result: null, next: null }),
        created_at: now,
        updated_at: now,
      })
      .execute();
    const move = { match_id: match, ply: 0, side: "red" as const, turn: "2,-2>2,-1 -2,1>-1,-2", at: now };
    await db.insertInto("moves").values(move).execute();
    const result = {
      player_id: client.id,
      board: "stroke-attack" as const,
      day: "2020-01-01",
      solved: 3,
      score: 0,
      turns: 0,
      elapsed_ms: 9,
      at: now,
      implausible: 0,
      times: "[]",
    };
    await db.insertInto("results").values(result).execute();
    const { id: job } = await client.call("createJob", {
      body: { game: "stroke", params: { size: 8 }, count: 500, folder: "Made" },
    });

    const exported = await client.call("exportMe");
    expect(exported).toMatchObject({
      format: "masume-player",
      player: { id: client.id, name: "After" },
      folders: expect.arrayContaining([expect.objectContaining({ id: folder, name: "Shelf" })]),
      puzzles: expect.arrayContaining([expect.objectContaining({ id: puzzle, title: "Fish" })]),
      runs: [{ id: run }],
      results: [result],
      matches: [{ id: match }],
      moves: [move],
      jobs: [{ id: job }],
      player_tokens: [{ device: "", used_at: expect.any(Number) }],
    });
    // Whatever a table says of a player is exported, but for what is over in minutes, and counters.
    const tables = (await db.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => name === "player_id"),
    );
    const passing = ["device_codes", "game_starts", "presence", "seeks", "record_heads"];
    const missing = tables.filter(({ name }) => !passing.includes(name) && !(name in exported));
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(JSON.stringify(exported)).not.toContain(client.cookie.split(".")[1]);

    const { cookie } = client;
    await client.call("deleteMe");
    const gone = new Client(server.app);
    gone.cookie = cookie;
    expect(await gone.refusal("getMe")).toBe("no-player");
    expect(await gone.refusal("getPlayer", { params: { id: client.id } })).toBe("not-found");
    expect(await gone.refusal("getPuzzle", { params: { id: puzzle } })).toBe("not-found");
    for (const { name } of tables) {
      const left = await db
        .selectFrom(name as "puzzles")
        .selectAll()
        .where("player_id", "=", client.id)
        .execute();
      expect(left, name).toEqual([]);
    }
    // The game is the opponent's too: it stays, without the name.
    const whole = await opponent.call("getMatch", { params: { id: match } });
    expect(whole).toMatchObject({ red: null, blue: { name: "Stays" }, turns: [move.turn] });
    expect(JSON.stringify(whole)).not.toContain("After");
  });

  test("it is ready", async () => {
    const written = vi.spyOn(server.storage.database.db, "transaction");
    onTestFinished(() => written.mockRestore());
    for (let i = 0; i < 3; i++)
      expect(await new Client(server.app).call("getReadiness")).toEqual({ status: "ready" });
    // However often a load balancer asks.
    expect(written.mock.calls.length).toBe(1);
  });
});

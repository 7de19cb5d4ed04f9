/** Players on both databases: secrets that stay secret, devices, export, deletion. */
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { Client } from "./client.js";
import { kinds } from "./databases.js";
import { useServer } from "./use-server.js";

describe.each(kinds)("%s", (kind) => {
  const server = useServer(kind);

  test("nobody is somebody until they say their name", async () => {
    const client = new Client(server.app);
    expect((await client.send("GET", "/api/me")).body.error.code).toBe("no-player");
    const made = await client.send("POST", "/api/players", { name: " 愛子 " });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ id: expect.stringMatching(/^[0-9a-z]{16}$/), name: "愛子" });
    expect(String(made.headers["set-cookie"])).toMatch(
      /^masume=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect((await client.send("GET", "/api/me")).body).toEqual(made.body);
    expect((await client.send("GET", `/api/players/${made.body.id}`)).body).toEqual(made.body);
  });

  test.each(["", "x".repeat(25), "a\u0000b", "a\u202eb", "\ud800", 7, null])(
    "the name %j is refused",
    async (name) => {
      const answer = await new Client(server.app).send("POST", "/api/players", { name });
      expect(answer.status).toBe(400);
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
    const { rows } = await sql<Record<string, unknown>>`select * from player_tokens`.execute(server.store.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("another device comes in by a code that is good once", async () => {
    const first = await Client.named(server.app, "Mover");
    const { code } = (await first.send("POST", "/api/me/device-code")).body;
    expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    const second = new Client(server.app);
    const typed = ` ${code.toUpperCase().replace("-", " ")}`;
    expect((await second.send("POST", "/api/device-code", { code: typed })).body).toEqual({
      id: first.id,
      name: "Mover",
    });
    expect(second.cookie).not.toBe(first.cookie);
    expect((await second.send("GET", "/api/me")).body.id).toBe(first.id);
    expect((await new Client(server.app).send("POST", "/api/device-code", { code })).status).toBe(404);
    await second.send("POST", "/api/me/sign-out");
    expect((await first.send("GET", "/api/me")).status).toBe(200);
  });

  test("of two who use one code at once, one comes in", async () => {
    const first = await Client.named(server.app, "Popular");
    const { code } = (await first.send("POST", "/api/me/device-code")).body;
    const tries = await Promise.all(
      [1, 2, 3].map(() => new Client(server.app).send("POST", "/api/device-code", { code })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test("a name can change; everything can be taken along, and deleted", async () => {
    const [client, opponent] = [
      await Client.named(server.app, "Before"),
      await Client.named(server.app, "Stays"),
    ];
    await client.send("PATCH", "/api/me", { name: "After" });
    const folder = (await client.send("POST", "/api/folders", { name: "Shelf" })).body.id;
    const puzzle = { game: "stroke", puzzle: "s4-8-1-AG", title: "Fish", folder, visibility: "public" };
    const kept = (await client.send("POST", "/api/puzzles", puzzle)).body.id;
    const run = (await client.send("POST", "/api/boards/stroke-attack/runs")).body.run;
    const { db } = server.store;
    const now = server.store.now();
    const match = `match${client.id.slice(5)}`;
    await db
      .insertInto("matches")
      .values({
        id: match,
        code: null,
        phase: "over",
        rules: "source",
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
      board: "stroke-attack",
      day: "2020-01-01",
      solved: 3,
      elapsed_ms: 9,
      at: now,
    };
    await db.insertInto("results").values(result).execute();

    const exported = await client.send("GET", "/api/me/export");
    expect(exported.body).toMatchObject({
      format: "masume-player",
      player: { id: client.id, name: "After" },
      folders: [{ id: folder, name: "Shelf" }],
      puzzles: [{ id: kept, title: "Fish" }],
      runs: [{ id: run }],
      results: [result],
      matches: [{ id: match }],
      moves: [move],
      jobs: [],
    });
    expect(exported.text).not.toContain(client.cookie.split(".")[1]);

    const { cookie } = client;
    expect((await client.send("DELETE", "/api/me")).status).toBe(204);
    const gone = new Client(server.app);
    gone.cookie = cookie;
    expect((await gone.send("GET", "/api/me")).status).toBe(401);
    expect((await gone.send("GET", `/api/players/${client.id}`)).status).toBe(404);
    expect((await gone.send("GET", `/api/puzzles/${kept}`)).status).toBe(404);
    for (const table of [
      "player_tokens",
      "folders",
      "puzzles",
      "reports",
      "jobs",
      "runs",
      "results",
      "records",
    ] as const) {
      const left = await db.selectFrom(table).selectAll().where("player_id", "=", client.id).execute();
      expect(left, table).toEqual([]);
    }
    // The game is the opponent's too: it stays, without the name.
    const { body } = await opponent.send("GET", `/api/matches/${match}`);
    expect(body).toMatchObject({ red: null, blue: { name: "Stays" }, turns: [move.turn] });
    expect(JSON.stringify(body)).not.toContain("After");
  });

  test("it is ready", async () => {
    expect((await new Client(server.app).send("GET", "/api/ready")).body).toEqual({ status: "ready" });
  });
});

/**
 * Why storage cannot be opened or used, by the errors that SQLite, PostgreSQL and the
 * network really give: what whoever runs the server is told, and what clients are.
 */
import { rmSync, writeFileSync } from "node:fs";
import { createServer as createTcpServer, type Socket } from "node:net";
import { join } from "node:path";
import { openStorage, StorageError } from "@masume/server";
import { sql } from "kysely";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { scratchFolder } from "../cli/masume.js";
import { type EmptyDatabase, emptyDatabase } from "./databases.js";
import { useServer } from "./use-server.js";

async function reasonOf(url: string): Promise<string> {
  const failure = await openStorage({ url }).then(
    async (storage) => {
      await storage.close();
      return undefined;
    },
    (thrown) => thrown,
  );
  if (!(failure instanceof StorageError)) throw failure ?? new Error("it could be opened");
  expect(failure.message).toBe(`${failure.location}: ${failure.reason}`);
  return failure.reason;
}

/** An address of this machine at which every connection meets with this. */
async function meeting(fate: (socket: Socket) => void): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on("error", () => {});
    fate(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `postgres://masume@127.0.0.1:${(server.address() as { port: number }).port}/masume`;
}

describe("PostgreSQL cannot be opened", () => {
  async function database(): Promise<{ readonly url: URL; run(...statements: string[]): Promise<void> }> {
    const empty: EmptyDatabase = await emptyDatabase("PostgreSQL");
    onTestFinished(() => empty.remove());
    if (!("url" in empty.options)) throw new Error("no URL");
    const { default: pg } = await import("pg");
    const client = new pg.Client({ connectionString: empty.options.url });
    await client.connect();
    onTestFinished(() => client.end());
    return {
      url: new URL(empty.options.url),
      run: async (...statements) => {
        for (const statement of statements) await client.query(statement);
      },
    };
  }

  test("another program has its tables there: foreign", async () => {
    const { url, run } = await database();
    await run("create table players (name text)");
    expect(await reasonOf(url.href)).toBe("foreign");
  });

  test("nobody listens there: unreachable", async () => {
    const server = createTcpServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    expect(await reasonOf(`postgres://masume@127.0.0.1:${port}/masume`)).toBe("unreachable");
  });

  test("there is no such socket: unreachable", async () => {
    const folder = encodeURIComponent(scratchFolder().path);
    expect(await reasonOf(`postgres:///masume?host=${folder}`)).toBe("unreachable");
  });

  test.each([
    ["ends the connection", (socket: Socket) => void socket.end()],
    ["resets it", (socket: Socket) => void socket.resetAndDestroy()],
  ])("whoever is there %s: unreachable", async (_what, fate) => {
    expect(await reasonOf(await meeting(fate))).toBe("unreachable");
  });

  test("there is no such database: no-database", async () => {
    const url = new URL(inject("postgres"));
    url.pathname = "/nowhere";
    expect(await reasonOf(url.href)).toBe("no-database");
  });

  test("there is no such role: refused", async () => {
    const url = new URL(inject("postgres"));
    url.username = "stranger";
    expect(await reasonOf(url.href)).toBe("refused");
  });

  test.each(["create", "all"])(
    "the role may make no tables, without %s on their schema: refused",
    async (what) => {
      const { url, run } = await database();
      const role = `guest_${what}_${process.pid}`;
      await run(`create role ${role} login`, `revoke ${what} on schema public from public`);
      url.username = role;
      expect(await reasonOf(url.href)).toBe("refused");
      await run(`drop role ${role}`);
    },
  );

  test("the role has all the connections it may have: unreachable", async () => {
    const { url, run } = await database();
    const role = `busy_${process.pid}`;
    await run(`create role ${role} login connection limit 0`);
    url.username = role;
    expect(await reasonOf(url.href)).toBe("unreachable");
    await run(`drop role ${role}`);
  });

  test("it may only be read: read-only", async () => {
    const { url, run } = await database();
    await run(`alter database ${url.pathname.slice(1)} set default_transaction_read_only = on`);
    expect(await reasonOf(url.href)).toBe("read-only");
  });

  test.each([
    ["mysql://x:swordfish@y/z", "mysql://x:…@y/z"],
    ["postgres//x:swordfish@y/z", "postgres//x:…@y/z"],
    ["postgres://x:swordfish@y:port/z", "postgres://x:…@y:port/z"],
  ])("%s is no address, and its password is not repeated", async (url, location) => {
    await expect(openStorage({ url })).rejects.toMatchObject({ reason: "bad-address", location });
  });

  test("where it is, as people are told: host, port and name, without the password", async () => {
    const { url } = await database();
    url.password = "swordfish";
    const storage = await openStorage({ url: url.href });
    onTestFinished(() => storage.close());
    expect(storage.database.location).toBe(`127.0.0.1:${url.port}${url.pathname}`);
  });
});

describe("PostgreSQL fails in the middle", () => {
  let logged: { readonly reason?: string }[] = [];
  const server = useServer("PostgreSQL", {
    logLevel: "error",
    logTo: { write: (line) => void logged.push(JSON.parse(line)) },
  });

  test.each([
    ["53100", "storage", "the disk is full", "disk-full"],
    ["57P01", "storage", "it is being shut down", "unreachable"],
    ["57P03", "storage", "it is starting up", "unreachable"],
    ["25006", "storage", "it has become a read-only copy", "read-only"],
    ["42501", "storage", "the role has lost its rights", "refused"],
    ["23503", "not-found", "what a row refers to is gone", undefined],
    ["23505", "internal", "a row is there already", undefined],
    ["P0001", "internal", "something else", undefined],
  ] as const)("%s: clients are told %s (%s)", async (state, code, _why, reason) => {
    const { db } = server.storage.database;
    await sql`create or replace function fail() returns trigger as ${sql.raw(
      `$$ begin raise exception 'a secret detail' using errcode = '${state}'; end $$`,
    )} language plpgsql`.execute(db);
    await sql`create or replace trigger fails before insert on players execute function fail()`.execute(db);
    logged = [];
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/players",
      payload: { name: "Aiko" },
    });
    const status = { storage: 503, "not-found": 404, internal: 500 }[code];
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(answer.body).not.toContain("secret");
    expect(logged.map((line) => line.reason)).toEqual(code === "not-found" ? [] : [reason]);
  });
});

test("a SQLite file that cannot be opened is not kept from whoever mends it", async () => {
  const { path } = scratchFolder();
  const file = join(path, "masume.db");
  writeFileSync(file, "no database at all, but long enough to be looked at. ".repeat(100));
  await expect(openStorage({ folder: path })).rejects.toMatchObject({ reason: "damaged", location: path });
  rmSync(file);
  const storage = await openStorage({ folder: path });
  await expect(openStorage({ folder: path })).rejects.toMatchObject({ reason: "in-use", location: path });
  await storage.close();
  await (await openStorage({ folder: path })).close();
});

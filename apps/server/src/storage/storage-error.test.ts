/**
 * What whoever runs the server is told when SQLite, the system or the network fails: by errors
 * that they really give. Those of PostgreSQL are in `tests/server`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { SqliteExecutor } from "./sqlite/executor.js";
import { isMissingReference, StorageError, storageErrorFrom } from "./storage-error.js";

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "masume-reasons-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** SQLite on a file, as the storage thread uses it. */
function open(file: string, ...pragmas: readonly string[]) {
  const executor = new SqliteExecutor(file, pragmas);
  onTestFinished(() => void executor.handle({ kind: "close", groups: [] }));
  return (sql: string) => executor.handle({ kind: "query", groups: [[{ sql, parameters: [] }]] });
}

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (thrown) {
    return thrown;
  }
  throw new Error("nothing was thrown");
}

const fillRows = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)";

describe("SQLite", () => {
  const failures: Record<string, [fail: (folder: string) => unknown, reason: string]> = {
    "the disk is full": [
      (folder) => {
        const run = open(join(folder, "a.db"), "max_page_count = 4");
        run("create table t (x)");
        run(`insert into t ${fillRows} select hex(randomblob(100)) from n`);
      },
      "disk-full",
    ],
    "it may only be read": [
      (folder) => {
        open(join(folder, "a.db"))("create table t (x)");
        open(join(folder, "a.db"), "query_only = on")("insert into t values (1)");
      },
      "read-only",
    ],
    "its folder is not there": [(folder) => open(join(folder, "gone", "a.db"))("select 1"), "read-only"],
    "a folder is where the file should be": [
      (folder) => {
        mkdirSync(join(folder, "a.db"));
        open(join(folder, "a.db"))("select 1");
      },
      "read-only",
    ],
    "the file is something else": [
      (folder) => {
        writeFileSync(join(folder, "a.db"), "a letter to a friend. ".repeat(500));
        open(join(folder, "a.db"))("select * from sqlite_master");
      },
      "damaged",
    ],
    "pages of it are gone": [
      (folder) => {
        const file = join(folder, "a.db");
        const run = open(file);
        run("create table t (x)");
        run(`insert into t ${fillRows} select hex(randomblob(100)) from n`);
        truncateSync(file, 3 * 4096);
        open(file)("select sum(length(x)) from t");
      },
      "damaged",
    ],
    "pages of it are nonsense": [
      (folder) => {
        const file = join(folder, "a.db");
        const run = open(file);
        run("create table t (x)");
        run(`insert into t ${fillRows} select hex(randomblob(100)) from n`);
        const bytes = readFileSync(file);
        bytes.fill(0xff, 4096, 8 * 4096);
        writeFileSync(file, bytes);
        open(file)("select sum(length(x)) from t");
      },
      "damaged",
    ],
    "it is another program's": [
      (folder) => {
        const run = open(join(folder, "a.db"));
        run("create table players (x)");
        run("create table players (id)");
      },
      "foreign",
    ],
    "another process holds it": [
      (folder) => {
        const file = join(folder, "a.db");
        const run = open(file);
        run("create table t (x)");
        run("begin exclusive");
        open(file, "busy_timeout = 0")("insert into t values (1)");
      },
      "in-use",
    ],
  };

  test.each(Object.entries(failures))("%s", (_name, [fail, reason]) => {
    const thrown = thrownBy(() => fail(scratch()));
    const error = storageErrorFrom(thrown, "/data");
    expect(error).toBeInstanceOf(StorageError);
    expect(error).toMatchObject({ reason, location: "/data", message: `/data: ${reason}`, cause: thrown });
  });

  const mistakes: Record<string, [sql: string, isMissing: boolean]> = {
    "refers to nothing": ["insert into child values (7)", true],
    "is there already": ["insert into parent values (1)", false],
    "is left out": ["insert into parent values (null)", false],
    "is no SQL": ["insert", false],
  };

  test.each(Object.entries(mistakes))("a row that %s is nobody's disk", (_name, [sql, isMissing]) => {
    const run = open(":memory:", "foreign_keys = on");
    run("create table parent (id integer not null unique)");
    run("create table child (id integer references parent (id))");
    run("insert into parent values (1)");
    const thrown = thrownBy(() => run(sql));
    expect(storageErrorFrom(thrown, "/data")).toBe(thrown);
    expect(isMissingReference(thrown)).toBe(isMissing);
  });
});

test("a folder below a file cannot be written", () => {
  const file = join(scratch(), "plain");
  writeFileSync(file, "");
  const thrown = thrownBy(() => mkdirSync(join(file, "data"), { recursive: true }));
  expect(storageErrorFrom(thrown, file)).toMatchObject({ reason: "read-only" });
});

test("nor a file in the place of a folder, or a folder in the place of a file", () => {
  const folder = scratch();
  const file = join(folder, "plain");
  writeFileSync(file, "");
  for (const work of [() => mkdirSync(file, { recursive: true }), () => writeFileSync(folder, "")])
    expect(storageErrorFrom(thrownBy(work), file)).toMatchObject({ reason: "read-only" });
});

describe("the network", () => {
  /** How a connection fails of which the other side does this. */
  async function failureOf(fate: ((socket: Socket) => void) | undefined): Promise<unknown> {
    const server = createServer(fate);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const closed = new Promise((resolve) => server.on("close", resolve));
    if (!fate) server.close();
    if (!fate) await closed;
    const thrown = await new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", resolve);
      socket.on("connect", () => socket.write("hello"));
    });
    server.close();
    return thrown;
  }

  test("nobody listens", async () => {
    const thrown = await failureOf(undefined);
    expect(storageErrorFrom(thrown, "there")).toMatchObject({ reason: "unreachable" });
    // Of several addresses that were tried, the first tells.
    const all = new AggregateError([thrown, new Error("other")]);
    expect(storageErrorFrom(all, "there")).toMatchObject({ reason: "unreachable", cause: all });
  });

  test("the connection is reset", async () => {
    const thrown = await failureOf((socket) => void socket.resetAndDestroy());
    expect(storageErrorFrom(thrown, "there")).toMatchObject({ reason: "unreachable" });
  });

  test("the socket's file is not there", async () => {
    const path = join(scratch(), "socket");
    const thrown = await new Promise((resolve) => connect(path).on("error", resolve));
    expect(storageErrorFrom(thrown, "there")).toMatchObject({ reason: "unreachable" });
  });
});

test.each([new Error("a bug"), undefined, null, "text"])("%s stays what it is", (thrown) => {
  expect(storageErrorFrom(thrown, "there")).toBe(thrown);
  expect(isMissingReference(thrown)).toBe(false);
});

test("one that has its reason keeps it", () => {
  const error = new StorageError("newer", "here");
  expect(storageErrorFrom(error, "there")).toBe(error);
});

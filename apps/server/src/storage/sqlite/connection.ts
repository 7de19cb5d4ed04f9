/**
 * kysely's side of the SQLite thread: one connection, shared in turn. A statement
 * or a whole transaction holds it; what waits meanwhile is served in order.
 */
import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { QueryOutcome, Request, Statement } from "./executor.js";
import type { NumberedRequest, Response } from "./thread.js";

/** The thread that holds the database file. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #pending = new Map<
    number,
    { resolve(outcomes: readonly QueryOutcome[]): void; reject(reason: unknown): void }
  >();
  #lastId = 0;
  #failure: Error | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(file: string, pragmas: readonly string[]) {
    this.#worker = new Worker(new URL("./thread.js", import.meta.url), { workerData: { file, pragmas } });
    this.#worker.on("message", (response: Response) => {
      const pending = this.#pending.get(response.id);
      this.#pending.delete(response.id);
      if (response.ok) pending?.resolve(response.outcomes);
      else pending?.reject(Object.assign(new Error(response.message), { code: response.code }));
    });
    const fail = (reason: Error): void => {
      this.#failure ??= reason;
      for (const { reject } of this.#pending.values()) reject(reason);
      this.#pending.clear();
    };
    this.#worker.on("error", fail);
    this.#worker.on("exit", () => fail(new Error("the storage thread has ended")));
  }

  /** Waits for the connection; whoever gets it calls the function returned when done. */
  async acquire(): Promise<() => void> {
    const before = this.#turn;
    let release = (): void => {};
    this.#turn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  send(request: Request): Promise<readonly QueryOutcome[]> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id } satisfies NumberedRequest);
    });
  }

  async close(): Promise<void> {
    const release = await this.acquire();
    if (!this.#failure) await this.send({ kind: "close", groups: [] });
    await this.#worker.terminate();
    release();
  }
}

/** Whoever executes statements, in turn. */
export type SqliteLink = Pick<SqliteThread, "acquire" | "send" | "close">;

class Connection implements DatabaseConnection {
  readonly thread: SqliteLink;
  readonly release: () => void;

  constructor(thread: SqliteLink, release: () => void) {
    this.thread = thread;
    this.release = release;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement: Statement = { sql: query.sql, parameters: query.parameters };
    const [outcome] = await this.thread.send({ kind: "query", groups: [[statement]] });
    const rows = (outcome?.rows ?? []) as R[];
    return outcome?.changes === undefined ? { rows } : { rows, numAffectedRows: BigInt(outcome.changes) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("the SQLite connection does not stream");
  }
}

class SqliteDriver implements Driver {
  readonly #open: () => SqliteLink;
  #thread!: SqliteLink;

  constructor(open: () => SqliteLink) {
    this.#open = open;
  }

  /** Called before anything else, and only once there is something to do. */
  async init(): Promise<void> {
    this.#thread = this.#open();
  }

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#thread, await this.#thread.acquire());
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.thread.send({ kind: "rollback", groups: [] });
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

export function sqliteDialect(open: () => SqliteLink): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(open),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

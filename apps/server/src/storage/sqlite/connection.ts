/**
 * kysely's side of the SQLite thread: one connection, shared in turn. A transaction
 * holds it; a statement by itself only takes its place in the order, for the thread
 * does one after the other anyway, and a hundred of them must not need a hundred
 * turns of a busy event loop.
 */
import { Worker } from "node:worker_threads";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { QueryOutcome, Request, Statement } from "./executor.js";
import { PriorityLock, type Urgency } from "./priority-lock.js";
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
  readonly #lock = new PriorityLock();

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
  acquire(urgency: Urgency = "normal"): Promise<() => void> {
    return this.#lock.take(urgency);
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
  readonly #thread: SqliteLink;
  /** Ends the transaction's turn. */
  #release: (() => void) | undefined;

  constructor(thread: SqliteLink) {
    this.#thread = thread;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const outcome = await (this.#release ? this.#send(sql, parameters) : this.#sendAlone(sql, parameters));
    const rows = (outcome?.rows ?? []) as R[];
    return outcome?.changes === undefined ? { rows } : { rows, numAffectedRows: BigInt(outcome.changes) };
  }

  async #sendAlone(sql: string, parameters: readonly unknown[]): Promise<QueryOutcome | undefined> {
    const release = await this.#thread.acquire();
    const sent = this.#send(sql, parameters);
    release();
    return sent;
  }

  async #send(sql: string, parameters: readonly unknown[]): Promise<QueryOutcome | undefined> {
    const statement: Statement = { sql, parameters };
    const [outcome] = await this.#thread.send({ kind: "query", groups: [[statement]] });
    return outcome;
  }

  async begin(): Promise<void> {
    this.#release = await this.#thread.acquire();
    await this.#send("begin immediate", []);
  }

  async commit(): Promise<void> {
    await this.#send("commit", []);
  }

  async rollback(): Promise<void> {
    await this.#thread.send({ kind: "rollback", groups: [] });
  }

  /** Also after a transaction that could not begin. */
  end(): void {
    this.#release?.();
    this.#release = undefined;
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
    return new Connection(this.#thread);
  }

  beginTransaction(connection: Connection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: Connection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: Connection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.end();
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

/** In SQLite tables are made and changed within a transaction too, which kysely does not count on. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export function sqliteDialect(open: () => SqliteLink): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new SqliteDriver(open),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

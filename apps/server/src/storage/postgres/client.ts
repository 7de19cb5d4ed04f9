/**
 * A connection that does not wait for ever. A database whose machine has
 * vanished answers nothing, not even that it is gone, and TCP alone would hope
 * for a quarter of an hour; so a connection that owes an answer for too long is
 * cut, which ends every question on it with an error. A connection that breaks
 * is no reason for the process to end: whoever was waiting is told, and the pool
 * makes another.
 */
import pg from "pg";

/** Longer than any single statement of ours takes, also on a busy machine. */
const patienceMs = 15_000;
const connectMs = 5_000;
const keepAliveMs = 10_000;

type Asking = (...args: unknown[]) => unknown;

export class PatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("error", () => {}); // whoever waits is told by their own question
    const ask = this.query.bind(this) as Asking;
    this.query = ((...args: unknown[]): unknown => {
      const timer = setTimeout(() => this.cut(), patienceMs);
      const answered = (): void => clearTimeout(timer);
      const last = args.at(-1);
      if (typeof last === "function") {
        const told = (...results: unknown[]): void => {
          answered();
          last(...results);
        };
        return ask(...args.slice(0, -1), told);
      }
      const asked = ask(...args) as Promise<unknown>;
      asked.then(answered, answered);
      return asked;
    }) as typeof this.query;
  }

  /** Ends it without a word to the other side, which may not be there. */
  cut(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy(reason: Error): void } } };
    connection.stream.destroy(Object.assign(new Error("PostgreSQL does not answer"), { code: "ETIMEDOUT" }));
  }
}

/** How every connection is made. */
export function clientConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    types: { getTypeParser },
  };
}

export interface Pool extends pg.Pool {
  /** Ends within so long, whatever the database does. */
  endWithin(ms: number): Promise<void>;
}

export function openPool(url: string, max: number): Pool {
  const clients = new Set<PatientClient>();
  const pool = new pg.Pool({ ...clientConfig(url), max, Client: PatientClient } as pg.PoolConfig);
  pool.on("connect", (client) => clients.add(client as unknown as PatientClient));
  pool.on("remove", (client) => clients.delete(client as unknown as PatientClient));
  pool.on("error", () => {}); // broken while idle: nobody was waiting for it
  return Object.assign(pool, {
    endWithin: async (ms: number) => {
      const timer = setTimeout(() => {
        for (const client of clients) client.cut();
      }, ms);
      await pool.end();
      clearTimeout(timer);
    },
  });
}

const int8 = 20;

/** Times and counts come as `bigint`; all of ours fit a number. */
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: "text") =>
  oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

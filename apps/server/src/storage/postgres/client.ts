/**
 * A connection with a timeout. A database whose machine has vanished answers
 * nothing, not even that it is gone, and TCP alone would retry for a quarter of an
 * hour; so a connection whose query takes too long is destroyed, which fails every
 * query on it. A connection that breaks does not end the process: its queries fail,
 * and the pool makes another.
 */
import pg from "pg";

/** Longer than any single statement of a request takes, also on a busy machine. */
const requestTimeoutMs = 15_000;
/** A migration may rewrite a large table, and wait for another server that does. */
export const maintenanceTimeoutMs: number = 60 * 60_000;
const connectTimeoutMs = 5_000;
const keepAliveMs = 10_000;

type Query = (...args: unknown[]) => unknown;

interface TimeoutConfig extends pg.ClientConfig {
  readonly timeoutMs?: number;
}

export class TimeoutClient extends pg.Client {
  constructor(config?: TimeoutConfig) {
    super(config);
    this.on("error", () => {}); // each query fails by itself
    const query = this.query.bind(this) as Query;
    this.query = ((...args: unknown[]): unknown => {
      const timer = setTimeout(() => this.destroy(), config?.timeoutMs ?? requestTimeoutMs);
      const clear = (): void => clearTimeout(timer);
      const last = args.at(-1);
      if (typeof last === "function") {
        const callback = (...results: unknown[]): void => {
          clear();
          last(...results);
        };
        return query(...args.slice(0, -1), callback);
      }
      const result = query(...args) as Promise<unknown>;
      result.then(clear, clear);
      return result;
    }) as typeof this.query;
  }

  /** Ends it without telling the other side, which may not be there. */
  destroy(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy(reason: Error): void } } };
    connection.stream.destroy(Object.assign(new Error("PostgreSQL does not answer"), { code: "ETIMEDOUT" }));
  }
}

/** How every connection is made. */
export function clientConfig(url: string, timeoutMs?: number): TimeoutConfig {
  return {
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    types: { getTypeParser },
  };
}

const closeTimeoutMs = 2_000;

export interface Pool extends pg.Pool {
  /** Ends it within two seconds, whatever the database does. */
  close(): Promise<void>;
}

export function openPool(url: string, max: number, timeoutMs?: number): Pool {
  const clients = new Set<TimeoutClient>();
  const pool = new pg.Pool({ ...clientConfig(url, timeoutMs), max, Client: TimeoutClient } as pg.PoolConfig);
  pool.on("connect", (client) => {
    if (client instanceof TimeoutClient) clients.add(client);
  });
  pool.on("remove", (client) => {
    if (client instanceof TimeoutClient) clients.delete(client);
  });
  pool.on("error", () => {}); // broken while idle: no query was waiting
  return Object.assign(pool, {
    close: async () => {
      const timer = setTimeout(() => {
        for (const client of clients) client.destroy();
      }, closeTimeoutMs);
      await pool.end();
      clearTimeout(timer);
    },
  });
}

const int8 = 20;

/** Times and counts come as `bigint`; all of ours fit a number. */
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: "text") =>
  oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

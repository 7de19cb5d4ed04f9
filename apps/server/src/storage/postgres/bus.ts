/**
 * News between nodes by LISTEN and NOTIFY. It is told after the commit, several
 * at once, and without waiting for the disk: a notification inside the commit
 * would make every commit of the database wait for the one before. News may thus
 * be lost with the node that should have told it; nodes therefore also look for
 * themselves now and then.
 */
import pg from "pg";
import type { Bus, News } from "../store.js";

export interface NotifyBus extends Bus {
  close(): Promise<void>;
}

const channel = "masume";
/** PostgreSQL takes payloads of less than 8,000 bytes. */
const mostAtOnce = 50;
const reconnectMs = 500;

export async function notifyBus(url: string): Promise<NotifyBus> {
  let hear: (news: News) => void = () => {};
  let closed = false;
  let listening: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on("notification", ({ payload }) => {
      for (const news of JSON.parse(payload ?? "[]") as News[]) hear(news);
    });
    client.on("error", () => {}); // its end follows
    client.on("end", again);
    await client.connect();
    await client.query(`set synchronous_commit = off; listen ${channel}`);
    listening = client;
  }

  function again(): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().catch(again);
    }, reconnectMs);
  }

  let waiting: News[] = [];
  let telling = false;

  async function flush(): Promise<void> {
    telling = true;
    while (waiting.length > 0 && !closed) {
      const payload = JSON.stringify(waiting.splice(0, mostAtOnce));
      try {
        await listening?.query("select pg_notify($1, $2)", [channel, payload]);
      } catch {
        // Whoever misses it looks for itself.
      }
    }
    telling = false;
  }

  await connect();
  return {
    tell: (news) => {
      waiting.push(news);
      if (!telling) void flush();
    },
    listen: (listener) => {
      hear = listener;
    },
    close: async () => {
      closed = true;
      waiting = [];
      clearTimeout(retry);
      await listening?.end();
    },
  };
}

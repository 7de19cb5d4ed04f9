/**
 * News between nodes by LISTEN and NOTIFY. It is told after the commit, several
 * at once, and without waiting for the disk: a notification inside the commit
 * would make every commit of the database wait for the one before. News may thus
 * be lost with the node that should have told it; nodes therefore also look for
 * themselves now and then.
 */
import type { Bus, News } from "../storage.js";
import { clientConfig, PatientClient } from "./client.js";

export interface NotifyBus extends Bus {
  close(): Promise<void>;
}

const channel = "masume";
/** PostgreSQL takes payloads of less than 8,000 bytes; ours are ASCII, a byte a letter. */
const mostLetters = 7_500;
const reconnectMs = 500;
/** A connection that only listens would never notice that the other side is gone. */
const checkEveryMs = 5_000;

export async function notifyBus(url: string): Promise<NotifyBus> {
  let hear: (news: News) => void = () => {};
  let isClosed = false;
  let listening: PatientClient | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new PatientClient(clientConfig(url));
    client.on("notification", ({ payload }) => {
      for (const news of JSON.parse(payload ?? "[]") as News[]) hear(news);
    });
    client.on("end", () => {
      if (listening === client) listening = undefined;
      again();
    });
    await client.connect();
    await client.query(`set synchronous_commit = off; listen ${channel}`);
    if (isClosed) client.cut();
    else listening = client;
  }

  function again(): void {
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().catch(again);
    }, reconnectMs);
  }

  const checking = setInterval(() => {
    listening?.query("select 1").catch(() => {}); // its end follows
  }, checkEveryMs).unref();

  const waiting: string[] = [];
  let isTelling = false;

  async function flush(): Promise<void> {
    isTelling = true;
    while (waiting.length > 0 && !isClosed) {
      let payload = `[${waiting.shift()}`;
      while (waiting.length > 0 && payload.length + waiting[0]!.length < mostLetters) {
        payload += `,${waiting.shift()}`;
      }
      try {
        await listening?.query("select pg_notify($1, $2)", [channel, `${payload}]`]);
      } catch {
        // Whoever misses it looks for itself.
      }
    }
    isTelling = false;
  }

  await connect();
  return {
    tell: (news) => {
      waiting.push(JSON.stringify(news));
      if (!isTelling) void flush();
    },
    listen: (listener) => {
      hear = listener;
    },
    close: async () => {
      isClosed = true;
      waiting.length = 0;
      clearTimeout(retry);
      clearInterval(checking);
      listening?.cut();
    },
  };
}

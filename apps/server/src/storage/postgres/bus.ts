/**
 * Messages between servers by LISTEN and NOTIFY. They are sent after the commit,
 * several at once, and without waiting for the disk: a notification inside the
 * commit would make every commit of the database wait for the one before. Messages
 * may thus be lost with the server that should have sent them; servers therefore
 * also poll now and then.
 */
import type { Bus, BusMessage } from "../storage.js";
import { clientConfig, TimeoutClient } from "./client.js";

export interface NotifyBus extends Bus {
  close(): void;
}

const channel = "masume";
/** PostgreSQL takes payloads of less than 8,000 bytes; ours are ASCII. */
const maxPayload = 7_500;
const reconnectMs = 500;
/** A connection that only listens would never notice that the other side is gone. */
const pingMs = 5_000;

export async function notifyBus(url: string): Promise<NotifyBus> {
  let listener: (message: BusMessage) => void = () => {};
  let isClosed = false;
  let connected: TimeoutClient | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new TimeoutClient(clientConfig(url));
    client.on("notification", ({ payload }) => {
      for (const message of JSON.parse(payload ?? "[]") as BusMessage[]) listener(message);
    });
    client.on("end", () => {
      if (connected === client) connected = undefined;
      reconnect();
    });
    await client.connect();
    await client.query(`set synchronous_commit = off; listen ${channel}`);
    if (isClosed) client.destroy();
    else connected = client;
  }

  function reconnect(): void {
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().catch(reconnect);
    }, reconnectMs);
  }

  const pinging = setInterval(() => {
    connected?.query("select 1").catch(() => {}); // "end" follows
  }, pingMs).unref();

  const outgoing: string[] = [];
  let isSending = false;

  async function flush(): Promise<void> {
    isSending = true;
    while (outgoing.length > 0 && !isClosed) {
      let payload = `[${outgoing.shift()}`;
      while (outgoing.length > 0 && payload.length + outgoing[0]!.length < maxPayload) {
        payload += `,${outgoing.shift()}`;
      }
      try {
        await connected?.query("select pg_notify($1, $2)", [channel, `${payload}]`]);
      } catch {
        // Servers that miss it poll.
      }
    }
    isSending = false;
  }

  await connect();
  return {
    publish: (message) => {
      outgoing.push(JSON.stringify(message));
      if (!isSending) void flush();
    },
    subscribe: (subscriber) => {
      listener = subscriber;
    },
    close: () => {
      isClosed = true;
      outgoing.length = 0;
      clearTimeout(retry);
      clearInterval(pinging);
      connected?.destroy();
    },
  };
}

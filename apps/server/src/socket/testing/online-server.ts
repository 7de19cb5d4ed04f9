/**
 * Everything behind the sockets, on storage in memory: tests speak as clients would, and
 * both the clock and the timers are their own.
 */
import type { ClientMessage, MatchMessage, ServerMessage } from "@masume/protocol";
import type { FastifyBaseLogger } from "fastify";
import { onTestFinished, vi } from "vitest";
import { Online, type OnlineOptions } from "../../matches/online.js";
import { FakeConnection } from "../../matches/testing/fake-connection.js";
import { Metrics } from "../../platform/metrics.js";
import { Players } from "../../players/players.js";
import { memoryStorage } from "../../storage/testing/memory-storage.js";
import { RequestHandler } from "../request-handler.js";

type Request = ClientMessage extends infer Each ? (Each extends unknown ? Omit<Each, "id"> : never) : never;
export type Answer = Extract<ServerMessage, { type: "done" | "refused" }>;

/** All that follows from what has happened has happened: nothing here waits for anything but the event loop. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) await new Promise((resolve) => setImmediate(resolve));
}

export async function startOnline(options: OnlineOptions = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const storage = await memoryStorage();
  const errors: unknown[] = [];
  const log = { error: (...line: unknown[]) => void errors.push(line) } as unknown as FastifyBaseLogger;
  const metrics = new Metrics();
  const players = new Players(storage.database);
  const online = new Online(storage, players, log, metrics, options);
  await online.start();
  onTestFinished(() => online.stop());
  const handler = new RequestHandler(online, storage.database, log);
  let lastId = 0;

  return {
    storage,
    players,
    online,
    handler,
    errors,
    /** A socket of the player, of this session; without either, of somebody who may only watch. */
    connect: async (player?: string, session?: string): Promise<FakeConnection> => {
      const connection = new FakeConnection(player, session);
      handler.connect(connection);
      await settled();
      return connection;
    },
    disconnect: async (connection: FakeConnection): Promise<void> => {
      handler.disconnect(connection);
      await settled();
    },
    ask: async (connection: FakeConnection, request: Request): Promise<Answer> => {
      const id = ++lastId;
      await handler.handle(connection, { ...request, id } as ClientMessage);
      await settled();
      const answers = connection.sent.filter((one): one is Answer => "id" in one && one.id === id);
      if (answers.length !== 1) throw new Error(`${answers.length} answers to ${request.type}`);
      return answers[0]!;
    },
    /** Lets time pass, a second at a time, with whatever it brings about. */
    pass: async (ms: number): Promise<void> => {
      for (let left = ms; left > 0; left -= 1_000) {
        const step = Math.min(1_000, left);
        storage.time += step;
        await vi.advanceTimersByTimeAsync(step);
        await settled();
      }
    },
    /** A value that operators see. */
    metric: async (name: string, labels: Readonly<Record<string, string>> = {}): Promise<number> => {
      const found = await metrics.registry.getSingleMetric(name)!.get();
      const values = found.values.filter((one) =>
        Object.entries(labels).every(
          ([key, value]) => (one.labels as Record<string, unknown>)[key] === value,
        ),
      );
      return values.reduce((sum, { value }) => sum + value, 0);
    },
  };
}

export type OnlineServer = Awaited<ReturnType<typeof startOnline>>;

/** What was last sent of a match. */
export function lastMatch(connection: FakeConnection): MatchMessage {
  return connection.all("match").at(-1)!;
}

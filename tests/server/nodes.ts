/** Servers in this process, listening, on one storage. */
import type { AddressInfo } from "node:net";
import { createServer, openStorage, type ServerOptions, type Storage } from "@masume/server";
import { type DatabaseKind, emptyDatabase } from "./databases.js";

export interface RunningNode {
  readonly url: string;
  readonly storage: Storage;
  readonly app: Awaited<ReturnType<typeof createServer>>;
  stop(): Promise<void>;
}

export async function startNode(
  storage: Storage,
  options: Partial<ServerOptions> = {},
): Promise<RunningNode> {
  const app = await createServer({ version: "test", logLevel: "silent", ...options, storage });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    storage,
    app,
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
      await storage.close();
    },
  };
}

export interface Installation {
  /** Two on PostgreSQL; on SQLite the one is named twice. */
  readonly nodes: readonly [RunningNode, RunningNode];
  stop(): Promise<void>;
}

export async function install(
  kind: DatabaseKind,
  options: Partial<ServerOptions> = {},
): Promise<Installation> {
  const database = await emptyDatabase(kind);
  const start = async () => startNode(await openStorage(database.options), options);
  const first = await start();
  const second = kind === "SQLite" ? first : await start();
  return {
    nodes: [first, second],
    stop: async () => {
      await first.stop();
      if (second !== first) await second.stop();
      await database.remove();
    },
  };
}

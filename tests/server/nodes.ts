/** Servers in this process, listening, on one storage. */
import type { AddressInfo } from "node:net";
import { createServer, type ServerOptions, type Store } from "@masume/server";
import { emptyPlace, type Kind, openStore, type Place } from "./databases.js";

export interface RunningNode {
  readonly url: string;
  readonly store: Store;
  readonly app: Awaited<ReturnType<typeof createServer>>;
  stop(): Promise<void>;
}

export async function startNode(store: Store, options: Partial<ServerOptions> = {}): Promise<RunningNode> {
  const app = await createServer({ version: "test", logLevel: "silent", ...options, store });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    app,
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
      await store.close();
    },
  };
}

export interface Installation {
  /** Two on PostgreSQL; on SQLite the one is named twice. */
  readonly nodes: readonly [RunningNode, RunningNode];
  readonly place: Place;
  stop(): Promise<void>;
}

export async function install(kind: Kind, options: Partial<ServerOptions> = {}): Promise<Installation> {
  const place = await emptyPlace(kind);
  const start = async () => startNode(await openStore(place.options), options);
  const first = await start();
  const second = kind === "SQLite" ? first : await start();
  return {
    nodes: [first, second],
    place,
    stop: async () => {
      await first.stop();
      if (second !== first) await second.stop();
      await place.remove();
    },
  };
}

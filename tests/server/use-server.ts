/** A server without a port on an empty storage, for the tests of one `describe`. */
import { createServer, type ServerOptions, type Store } from "@masume/server";
import { afterAll, beforeAll } from "vitest";
import { emptyPlace, type Kind, openStore, type Place } from "./databases.js";

export interface UsedServer {
  readonly app: Awaited<ReturnType<typeof createServer>>;
  readonly store: Store;
}

export function useServer(kind: Kind, options: Partial<ServerOptions> = {}): UsedServer {
  let place: Place;
  let store: Store;
  let app: UsedServer["app"];

  beforeAll(async () => {
    place = await emptyPlace(kind);
    store = await openStore(place.options);
    app = await createServer({ version: "1.2.3", logLevel: "silent", ...options, store });
  });

  afterAll(async () => {
    await app.close();
    await store.close();
    await place.remove();
  });

  return {
    get app() {
      return app;
    },
    get store() {
      return store;
    },
  };
}

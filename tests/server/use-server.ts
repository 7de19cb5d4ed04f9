/** A server without a port on an empty storage, for the tests of one `describe`. */
import { createServer, openStorage, type ServerOptions, type Storage } from "@masume/server";
import { afterAll, beforeAll } from "vitest";
import { type DatabaseKind, type EmptyDatabase, emptyDatabase } from "./databases.js";

export interface UsedServer {
  readonly app: Awaited<ReturnType<typeof createServer>>;
  readonly storage: Storage;
}

export function useServer(kind: DatabaseKind, options: Partial<ServerOptions> = {}): UsedServer {
  let database: EmptyDatabase;
  let storage: Storage;
  let app: UsedServer["app"];

  beforeAll(async () => {
    database = await emptyDatabase(kind);
    storage = await openStorage(database.options);
    app = await createServer({ version: "1.2.3", logLevel: "silent", ...options, storage });
  });

  afterAll(async () => {
    await app.close();
    await storage.close();
    await database.remove();
  });

  return {
    get app() {
      return app;
    },
    get storage() {
      return storage;
    },
  };
}

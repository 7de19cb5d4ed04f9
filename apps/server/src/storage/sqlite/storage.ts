/**
 * Storage over one SQLite connection, in a thread with a file or, for tests, in memory:
 * all but where it lies, what the time is and how it is read beside those who write.
 */
import type { Kysely } from "kysely";
import type { Schema } from "../schema.js";
import type { Database, Storage } from "../storage.js";
import { localBus } from "./bus.js";
import type { SqliteLink } from "./connection.js";
import { localJobs } from "./jobs.js";
import { sqliteMatches } from "./matches.js";
import { localPresence } from "./presence.js";

export function sqliteStorage(
  link: SqliteLink,
  db: Kysely<Schema>,
  own: Pick<Database, "lists" | "location" | "now" | "snapshot">,
  close: Storage["close"],
): Storage {
  return {
    database: {
      ...own,
      db,
      isShared: false,
      maintain: (work) => work(db),
      commitIf: async (_player, ...queries) => {
        // Not the whole of what was compiled, which holds every value twice.
        const statements = queries.flatMap((query) => {
          const compiled = query?.compile();
          return compiled ? [{ sql: compiled.sql, parameters: compiled.parameters }] : [];
        });
        const release = await link.acquire();
        try {
          const [outcome] = await link.send({ kind: "commit", groups: [statements] });
          return outcome?.changes === 1;
        } finally {
          release();
        }
      },
      // The one connection runs transactions one after the other.
      skipLocked: (query) => query,
      lockRows: (query) => query,
      lockTable: async () => {},
    },
    matches: sqliteMatches(link, db),
    presence: localPresence,
    bus: localBus(),
    jobs: localJobs(db),
    close,
  };
}

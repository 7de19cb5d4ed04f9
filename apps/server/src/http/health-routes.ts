/** Is the server up, and can it write to its storage, so that a load balancer may send people here? */
import { sql } from "kysely";
import { newId } from "../platform/ids.js";
import type { Database } from "../storage/storage.js";
import { HttpError } from "./http-error.js";
import type { HandlersTagged } from "./routes.js";

export function healthHandlers(version: string, database: Database | undefined): HandlersTagged<"server"> {
  let writtenAt = Number.NEGATIVE_INFINITY;

  return {
    getHealth: async () => ({
      status: "ok",
      version,
      uptime: Math.floor(process.uptime()),
      online: database !== undefined,
    }),

    getReadiness: async ({ request }) => {
      try {
        if (database) {
          await sql`select 1`.execute(database.db);
          if (performance.now() - writtenAt > rehearsalMs) {
            await rehearseWrite(database);
            writtenAt = performance.now();
          }
        }
      } catch (thrown) {
        request.log.error({ err: thrown }, "storage cannot be written");
        throw new HttpError("storage");
      }
      return { status: "ready" };
    },
  };
}

/** However many ask, it is written so often at the most; as long as it fails, each time. */
const rehearsalMs = 10_000;

/** Several pages: a full disk often has room for a few bytes more. */
const rehearsedLetters = 16 * 1024;

/**
 * A player whom nobody ever sees, for they are deleted in the same transaction. It is committed: SQLite does
 * not touch the disk before.
 */
async function rehearseWrite({ db, now }: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const id = newId();
    const name = "-".repeat(rehearsedLetters);
    await transaction.insertInto("players").values({ id, name, created_at: now() }).execute();
    await transaction.deleteFrom("players").where("id", "=", id).execute();
  });
}

/**
 * Jobs in this process, one at a time; those that were unfinished at the last stop go on. One that storage
 * failed is tried again, after a second at first and then ever more rarely.
 */
import type { Kysely } from "kysely";
import type { Schema } from "../schema.js";
import type { JobBackend } from "../storage.js";

const firstRetryMs = 1_000;
const maxRetryMs = 60_000;

export function localJobs(db: Kysely<Schema>): JobBackend {
  return {
    async openQueue(run, onError) {
      let last: Promise<void> = Promise.resolve();
      let isClosed = false;
      const add = (id: string, retryMs = firstRetryMs): void => {
        last = last
          .then(() => (isClosed ? undefined : run(id)))
          .catch((thrown) => {
            if (isClosed) return;
            onError(thrown);
            setTimeout(() => add(id, Math.min(2 * retryMs, maxRetryMs)), retryMs).unref();
          });
      };
      const unfinished = await db
        .selectFrom("jobs")
        .select("id")
        .where("phase", "in", ["queued", "running"])
        .orderBy("created_at")
        .execute();
      for (const { id } of unfinished) add(id);
      return {
        add: async (id) => add(id),
        close: async () => {
          isClosed = true;
          await last;
        },
      };
    },
  };
}

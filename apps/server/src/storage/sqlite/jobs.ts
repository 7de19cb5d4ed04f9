/** Jobs in this process, one at a time; those that were unfinished at the last stop go on. */
import type { Kysely } from "kysely";
import type { Schema } from "../schema.js";
import type { JobBackend } from "../storage.js";

export function localJobs(db: Kysely<Schema>): JobBackend {
  return {
    async openQueue(run, onError) {
      let last: Promise<void> = Promise.resolve();
      let isClosed = false;
      const add = async (id: string): Promise<void> => {
        last = last
          .then(() => (isClosed ? undefined : run(id)))
          .catch((thrown) => {
            if (!isClosed) onError(thrown);
          });
      };
      const unfinished = await db
        .selectFrom("jobs")
        .select("id")
        .where("phase", "in", ["queued", "running"])
        .orderBy("created_at")
        .execute();
      for (const { id } of unfinished) await add(id);
      return {
        add,
        close: async () => {
          isClosed = true;
          await last;
        },
      };
    },
  };
}

/** `/api/me/records`: what a player's devices share. */
import type { Records } from "../library/records.js";
import { HttpError } from "./http-error.js";
import type { HandlersTagged } from "./routes.js";

export function recordHandlers(records: Records): HandlersTagged<"records"> {
  return {
    listRecords: async ({ player, query }) => {
      const page = await records.after(player.id, query.after, query.limit);
      return {
        records: page.records.map(({ store, key, value, written_at, seq }) => ({
          store,
          key,
          value,
          writtenAt: written_at,
          seq,
        })),
        head: page.head,
      };
    },

    writeRecords: async ({ player, body }) => {
      const written = await records.write(player.id, body.records);
      if (written === "full") throw new HttpError("full", "there is no room for more records");
      return { behind: [...written.behind] };
    },
  };
}

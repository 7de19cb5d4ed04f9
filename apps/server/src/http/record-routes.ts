/** `/api/me/records`: what a player's devices share. */
import type { Records } from "../library/records.js";
import type { Online } from "../matches/online.js";
import { HttpError } from "./http-error.js";
import type { HandlersTagged } from "./routes.js";

export function recordHandlers(records: Records, online: Online): HandlersTagged<"records"> {
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

    writeRecords: async ({ body, ...identity }) => {
      const written = await records.write(identity.player.id, body.records);
      if (written === "full") throw new HttpError("full", "there is no room for more records");
      if (written.behind.length < body.records.length) online.notifyRecords(identity, written.head);
      return { behind: [...written.behind] };
    },
  };
}

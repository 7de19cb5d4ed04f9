/** `/api/matches`: games in progress, one's own, and any game written down. Playing is the socket's. */
import type { MatchArchive } from "../matches/archive.js";
import { nextCursor, parseCursor } from "./cursor.js";
import { HttpError } from "./http-error.js";
import type { HandlersTagged } from "./routes.js";

export function matchHandlers(archive: MatchArchive): HandlersTagged<"matches"> {
  return {
    listMatches: async ({ query }) => ({ matches: await archive.inProgress(query.limit) }),

    listMyMatches: async ({ player, query: { before, limit } }) => {
      const matches = await archive.of(player.id, limit, before === undefined ? before : parseCursor(before));
      return { matches, next: nextCursor(matches, matches.length === limit, ({ updatedAt }) => updatedAt) };
    },

    getMatch: async ({ params }) => {
      const match = await archive.find(params.id);
      if (!match) throw new HttpError("not-found", "there is no such game");
      return match;
    },
  };
}

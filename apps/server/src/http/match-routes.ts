/** `/api/matches`: games in progress, one's own, and any game written down. Playing is the socket's. */
import type { MatchArchive, MatchPage } from "../matches/archive.js";
import type { Lobby } from "../matches/lobby.js";
import { formatCursor, parseCursor } from "../platform/cursor.js";
import type { Ratings } from "../players/ratings.js";
import { HttpError } from "./http-error.js";
import type { HandlersTagged } from "./routes.js";

function toPage({ matches, next }: MatchPage) {
  return { matches, next: next ? formatCursor(next) : null };
}

export function matchHandlers(
  archive: MatchArchive,
  lobby: Lobby,
  ratings: Ratings,
): HandlersTagged<"matches"> {
  return {
    listMatches: async ({ query: { before, limit } }) =>
      toPage(await archive.inProgress(limit, before === undefined ? before : parseCursor(before))),

    listMyMatches: async ({ player, query: { phase, before, limit } }) =>
      toPage(await archive.of(player.id, limit, before === undefined ? before : parseCursor(before), phase)),

    getMatch: async ({ params }) => {
      const match = await archive.find(params.id);
      if (!match) throw new HttpError("not-found", "there is no such game");
      return match;
    },

    listSeeks: async ({ player, query: { limit } }) => ({
      seeks: [...(await lobby.openSeeks(limit, player?.id))],
    }),

    listRatings: ({ player, params, query: { limit } }) => ratings.ranking(params.clock, limit, player?.id),
  };
}

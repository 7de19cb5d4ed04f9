/** `/api/boards`: leaderboards and the attempts that lead there. */
import type { Leaderboards } from "../boards/leaderboard.js";
import { HttpError } from "./http-error.js";
import type { HandlersTagged } from "./routes.js";

const startRefusals = {
  "not-today": (day = "") => `it is ${day} nowhere on earth`,
  "not-found": () => "this player was deleted",
} as const;

export function boardHandlers(boards: Leaderboards): HandlersTagged<"leaderboards"> {
  return {
    getLeaderboard: async ({ params: { board }, query, player }) => {
      const day = query.day ?? boards.today;
      const top = await boards.top(board, day, query.limit);
      const you = player ? await boards.rankOf(player.id, board, day) : null;
      return { day, ...top, you, ...(await boards.commitment(board, day)) };
    },

    startRun: async ({ params, query, player }) => {
      const run = await boards.startRun(player.id, params.board, query.day);
      if (typeof run === "string") throw new HttpError(run, startRefusals[run](query.day));
      return run;
    },

    submitAnswer: async ({ params, body, player }) => {
      const result = await boards.submit(player.id, params.board, params.run, body);
      if (!result.ok) throw new HttpError(result.error);
      return result.value;
    },
  };
}

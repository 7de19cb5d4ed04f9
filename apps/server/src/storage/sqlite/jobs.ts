/**
 * Jobs in this process, by turns: one player after the other. Those that were
 * unfinished at the last stop go on. A turn that storage failed is tried again,
 * after a second at first and then ever more rarely.
 */
import type { Kysely } from "kysely";
import { unfinishedPhases } from "../queries.js";
import type { Schema } from "../schema.js";
import type { JobBackend } from "../storage.js";

const firstRetryMs = 1_000;
const maxRetryMs = 60_000;

export function localJobs(db: Kysely<Schema>): JobBackend {
  return {
    async openQueue(takeTurn, onError) {
      /** Players, in the order of their turns. */
      const waiting = new Set<string>();
      const retryMs = new Map<string, number>();
      let running: Promise<void> | undefined;
      let isClosed = false;

      const retryLater = (player: string): void => {
        const ms = retryMs.get(player) ?? firstRetryMs;
        retryMs.set(player, Math.min(2 * ms, maxRetryMs));
        setTimeout(() => add(player), ms).unref();
      };

      const runAll = async (): Promise<void> => {
        for (const player of waiting) {
          if (isClosed) return;
          waiting.delete(player);
          try {
            // Added behind all others, and so comes up again.
            if (await takeTurn(player)) waiting.add(player);
            retryMs.delete(player);
          } catch (thrown) {
            if (isClosed) return;
            onError(thrown);
            retryLater(player);
          }
        }
        running = undefined;
      };

      const add = (player: string): void => {
        waiting.add(player);
        running ??= runAll();
      };

      const unfinished = await db
        .selectFrom("jobs")
        .select("player_id")
        .where("phase", "in", unfinishedPhases)
        .orderBy("created_at")
        .execute();
      for (const { player_id } of unfinished) add(player_id);
      return {
        add: async (player) => add(player),
        close: async () => {
          isClosed = true;
          await running;
        },
      };
    },
  };
}

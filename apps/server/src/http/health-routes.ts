/** Is the server up, and can it reach its storage, so that a load balancer may send people here? */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "../storage/storage.js";
import { HttpError } from "./http-error.js";
import type { HandlersTagged } from "./routes.js";

export function healthHandlers(
  app: FastifyInstance,
  version: string,
  database: Database | undefined,
): HandlersTagged<"server"> {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });

  return {
    getHealth: async () => ({
      status: "ok",
      version,
      uptime: Math.floor(process.uptime()),
      online: database !== undefined,
    }),

    getReadiness: async ({ request }) => {
      if (isStopping) throw new HttpError("stopping");
      try {
        if (database) await sql`select 1`.execute(database.db);
      } catch (thrown) {
        request.log.error({ err: thrown }, "storage does not answer");
        throw new HttpError("storage");
      }
      return { status: "ready" };
    },
  };
}

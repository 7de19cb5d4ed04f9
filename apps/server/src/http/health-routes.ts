/**
 * `/api/health`: is it up, and which version is it? `/api/ready`: can it also
 * reach its storage, so that a load balancer may send people here?
 */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { sendError } from "./errors.js";
import type { Store } from "../storage/storage.js";

export function addHealth(app: FastifyInstance, version: string, store: Store | undefined): void {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });

  app.get("/api/health", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok", version, uptime: Math.floor(process.uptime()), online: store !== undefined };
  });

  app.get("/api/ready", async (request, reply) => {
    if (stopping) return sendError(reply, 503, "stopping", "the server is about to stop");
    try {
      if (store) await sql`select 1`.execute(store.db);
    } catch (thrown) {
      request.log.error({ err: thrown }, "storage does not answer");
      return sendError(reply, 503, "storage", "the storage does not answer");
    }
    reply.header("cache-control", "no-store");
    return { status: "ready" };
  });
}

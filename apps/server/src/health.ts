/** `/api/health`: is it up, and which version is it? For people and for load balancers. */
import type { FastifyInstance } from "fastify";

export function addHealth(app: FastifyInstance, version: string): void {
  app.get("/api/health", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok", version, uptime: Math.floor(process.uptime()) };
  });
}

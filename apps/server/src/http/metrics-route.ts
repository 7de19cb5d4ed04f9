/**
 * `/metrics`, and what is counted of every request. For whoever looks after the
 * server: a request that came through a proxy is told that there is nothing.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { sendError } from "./errors.js";
import type { Metrics } from "../platform/metrics.js";

const tickMs = 20;

export function addMetrics(app: FastifyInstance, metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: tickMs });
  delay.enable();
  app.addHook("onClose", async () => void delay.disable());
  metrics.gauge("masume_uptime_seconds", "Since when this process runs", () => Math.floor(process.uptime()));
  metrics.gauge("masume_memory_bytes", "Memory held by this process", () => process.memoryUsage.rss());
  metrics.gauge("masume_loop_delay_p99_seconds", "How late the event loop was since the last look", () => {
    // What is measured is the time from tick to tick.
    const late = delay.percentile(99) / 1e9 - tickMs / 1000;
    delay.reset();
    return Math.max(0, late);
  });

  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    metrics.count("masume_requests_total", { route, status: String(reply.statusCode) });
    metrics.observe("masume_request_seconds", reply.elapsedTime / 1000, { route });
  });

  app.get("/metrics", async (request, reply) => {
    if (request.headers["x-forwarded-for"] !== undefined) {
      return sendError(reply, 404, "not-found", "there is nothing at /metrics");
    }
    return reply.type("text/plain; version=0.0.4").header("cache-control", "no-store").send(metrics.text());
  });
}

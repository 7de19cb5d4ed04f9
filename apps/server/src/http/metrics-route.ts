/**
 * `/metrics`, and what is counted of every request. For operators: a request that
 * came through a proxy, or from another machine, gets a 404.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../platform/metrics.js";
import { sendError } from "./errors.js";

const tickMs = 20;
const loopback = /^(::1|(::ffff:)?127\.[\d.]+)$/;

export function addMetricsRoute(app: FastifyInstance, metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: tickMs });
  delay.enable();
  app.addHook("onClose", async () => void delay.disable());
  metrics.gauge("masume_uptime_seconds", "How long this process has run", () => Math.floor(process.uptime()));
  metrics.gauge("masume_memory_bytes", "Resident memory of this process", () => process.memoryUsage.rss());
  metrics.gauge("masume_loop_delay_p99_seconds", "How late the event loop was since the last scrape", () => {
    // What is measured is the time from tick to tick.
    const late = delay.percentile(99) / 1e9 - tickMs / 1000;
    delay.reset();
    return Math.max(0, late);
  });

  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    metrics.requests.inc({ route, status: String(reply.statusCode) });
    metrics.requestSeconds.observe({ route }, reply.elapsedTime / 1000);
  });

  app.get("/metrics", async (request, reply) => {
    const isLocal = loopback.test(request.socket.remoteAddress ?? "");
    if (!isLocal || request.headers["x-forwarded-for"] !== undefined) {
      return sendError(reply, "not-found", "there is nothing at /metrics");
    }
    const { registry } = metrics;
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

/** What there is to monitor, for Prometheus. */
import { Counter, Gauge, Histogram, Registry } from "prom-client";

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export class Metrics {
  readonly registry: Registry = new Registry();
  readonly moves: Counter = new Counter({
    name: "masume_moves_total",
    help: "Moves committed by this server",
    registers: [this.registry],
  });
  readonly matchesOver: Counter<"reason"> = new Counter({
    name: "masume_matches_over_total",
    help: "Matches ended by this server",
    labelNames: ["reason"],
    registers: [this.registry],
  });
  readonly messagesRefused: Counter<"code"> = new Counter({
    name: "masume_messages_refused_total",
    help: "Socket messages that were malformed, or too many",
    labelNames: ["code"],
    registers: [this.registry],
  });
  readonly messageSeconds: Histogram<"type"> = new Histogram({
    name: "masume_message_seconds",
    help: "Time from a socket message to its answer",
    labelNames: ["type"],
    buckets,
    registers: [this.registry],
  });
  readonly requests: Counter<"route" | "status"> = new Counter({
    name: "masume_requests_total",
    help: "HTTP requests answered",
    labelNames: ["route", "status"],
    registers: [this.registry],
  });
  readonly requestSeconds: Histogram<"route"> = new Histogram({
    name: "masume_request_seconds",
    help: "Time from an HTTP request to its answer",
    labelNames: ["route"],
    buckets,
    registers: [this.registry],
  });

  /** A value that is read when Prometheus asks for it. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}

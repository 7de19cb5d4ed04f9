/**
 * The Masume server: the web app's files and the API under `/api`. It is a value
 * without a port until somebody listens with it, so tests can talk to it
 * directly.
 */
import { fileURLToPath } from "node:url";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { answerErrors, answerFrameworkError } from "./http/errors.js";
import { addHealth } from "./http/health-routes.js";
import { addApiPages, describeApi } from "./http/openapi.js";
import { endConnectionsOnClose } from "./listen.js";
import { addMetrics } from "./http/metrics-route.js";
import { Metrics } from "./platform/metrics.js";
import type { OnlineOptions } from "./matches/online.js";
import { acceptSockets, type SocketLimits } from "./socket/socket-session.js";
import { addSecurityHeaders, limitAddresses, refuseForeignOrigins, usualPerMinute } from "./http/security.js";
import { addServices } from "./services.js";
import type { Store } from "./storage/storage.js";
import { addWebApp } from "./http/web-app.js";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

export interface ServerOptions {
  readonly version: string;
  readonly logLevel?: LogLevel;
  /** Where log lines go; by default standard error. */
  readonly logTo?: { write(line: string): void };
  /** The built web app; by default the one of this checkout. */
  readonly appFolder?: string;
  /** Where players, games and puzzles are kept; without it, only the app is served. */
  readonly store?: Store;
  /** A proxy stands before us and says whom it speaks for. */
  readonly trustProxy?: boolean;
  /** Requests to the API that one address may make in a minute, and one player. */
  readonly perMinute?: number;
  readonly online?: OnlineOptions;
  readonly sockets?: SocketLimits;
}

const bodyLimitBytes = 1024 * 1024;
const requestTimeoutMs = 30_000;

const defaultAppFolder: string = fileURLToPath(new URL("../../web/dist", import.meta.url));

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // Logs are JSON lines on standard error: standard output is for the address.
    logger: { level: options.logLevel ?? "info", stream: options.logTo ?? process.stderr },
    logController: new OneLineARequest(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: "idle",
    frameworkErrors: answerFrameworkError,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const sockets = await acceptSockets(app);
  endConnectionsOnClose(app);
  answerErrors(app);
  await addSecurityHeaders(app);
  refuseForeignOrigins(app);
  await limitAddresses(app, options.perMinute ?? usualPerMinute);
  addHealth(app, options.version, options.store);
  const metrics = new Metrics();
  addMetrics(app, metrics);
  await describeApi(app, options.version);
  if (options.store) await addServices(app, options.store, sockets, metrics, options);
  addApiPages(app);
  await addWebApp(app, options.appFolder ?? defaultAppFolder);
  return app;
}

class OneLineARequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // Without what follows the question mark, which may be anything.
    const url = request.url.replace(/\?.*/, "");
    const line = { method: request.method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...line, err: error }, "request");
    else request.log.info(line, "request");
  }

  override routeNotFound(): void {}
}

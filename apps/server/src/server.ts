/**
 * The Masume server: the web app's files and the API under `/api`. It has no port
 * until somebody listens with it, so tests can send it requests directly.
 */
import { fileURLToPath } from "node:url";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { frameworkErrorHandler, handleErrors } from "./http/errors.js";
import { healthHandlers } from "./http/health-routes.js";
import { addMetricsRoute } from "./http/metrics-route.js";
import { addApiPages, describeApi } from "./http/openapi.js";
import { readableUrl } from "./http/readable-url.js";
import { scheduleRequests } from "./http/request-scheduler.js";
import { addRoutes } from "./http/routes.js";
import {
  addSecurityHeaders,
  defaultPerMinute,
  limitAddresses,
  refuseForeignOrigins,
} from "./http/security.js";
import { serialServer } from "./http/serial-connections.js";
import { limitUnread, type UnreadLimits } from "./http/unread-answers.js";
import { addWebApp } from "./http/web-app.js";
import { noticeStop, refuseOnStop } from "./listen.js";
import { Metrics } from "./platform/metrics.js";
import { addServices, type ServiceOptions } from "./services.js";
import { acceptSockets } from "./socket/socket-route.js";
import type { Storage } from "./storage/storage.js";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

export interface ServerOptions extends ServiceOptions {
  readonly version: string;
  readonly logLevel?: LogLevel;
  /** Where log lines go; by default standard error. */
  readonly logTo?: { write(line: string): void };
  /** The built web app; by default the one of this checkout. */
  readonly appFolder?: string;
  /** For players, games and puzzles; without it, only the app is served. */
  readonly storage?: Storage;
  /**
   * The proxies in front, whose `X-Forwarded-For` and `-Proto` are true: how many there are one behind the
   * other, or a list of their addresses and networks.
   */
  readonly trustProxy?: number | string;
  /** What people see in the address bar, like `https://masume.example`; by default the request's own host. */
  readonly origin?: string;
  /** How long a connection may stand still before it is closed. */
  readonly idleTimeoutMs?: number;
  /** Bytes of answers that wait to be read. */
  readonly unread?: UnreadLimits;
}

const bodyLimitBytes = 1024 * 1024;
const requestTimeoutMs = 30_000;
/** A connection on which nothing moves, in either direction. Sockets have their own pings. */
const idleTimeoutMs = 60_000;
/** Longer than proxies keep a connection, mostly a minute: else they would send on one that is just being closed. */
const keepAliveTimeoutMs = 72_000;

const defaultAppFolder: string = fileURLToPath(new URL("../../web/dist", import.meta.url));

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { trustProxy: trusted = false } = options;
  const app = Fastify({
    // Logs are JSON lines on standard error: standard output is for the address.
    logger: { level: options.logLevel ?? "info", stream: options.logTo ?? process.stderr },
    logController: new RequestLog(),
    bodyLimit: bodyLimitBytes,
    serverFactory: (handle) =>
      serialServer(handle, {
        requestTimeout: requestTimeoutMs,
        keepAliveTimeout: keepAliveTimeoutMs,
        idleTimeout: options.idleTimeoutMs ?? idleTimeoutMs,
      }),
    trustProxy: typeof trusted === "number" ? (_address, hop) => hop < trusted : trusted,
    forceCloseConnections: "idle",
    // We refuse it ourselves, like everything else.
    return503OnClosing: false,
    frameworkErrors: frameworkErrorHandler(options.perMinute ?? defaultPerMinute),
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    routerOptions: { ignoreTrailingSlash: true },
  });
  const isStopping = noticeStop(app);
  const sockets = await acceptSockets(app);
  addSecurityHeaders(app);
  refuseOnStop(app, isStopping);
  scheduleRequests(app);
  handleErrors(app);
  refuseForeignOrigins(app, options.origin);
  await limitAddresses(app, options.perMinute ?? defaultPerMinute);
  limitUnread(app, options.unread);
  await describeApi(app, options.version);
  const metrics = new Metrics();
  addMetricsRoute(app, metrics);
  addRoutes(app, healthHandlers(options.version, options.storage?.database));
  if (options.storage) await addServices(app, options.storage, sockets, metrics, options);
  addApiPages(app);
  await addWebApp(app, options.appFolder ?? defaultAppFolder, options.origin);
  return app;
}

/** One line per request. */
class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // Without the query, which may be anything.
    const url = request.url.replace(/\?.*/, "").slice(0, 200);
    const line = { method: request.method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...line, err: error }, "request");
    else request.log.info(line, "request");
  }

  override routeNotFound(): void {}
}

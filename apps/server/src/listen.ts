/**
 * Listening on a port until stopped. On SIGTERM or SIGINT no new request is taken,
 * those in progress are answered, and the promise resolves; a second signal, or ten
 * seconds, ends it at once, also where a database that does not answer keeps
 * responses from being sent.
 */
import type { FastifyInstance } from "fastify";
import { HttpError } from "./http/http-error.js";

export type ListenErrorReason = "port-taken" | "port-forbidden" | "host-unknown";

/** Why the server cannot listen there. */
export class ListenError extends Error {
  readonly reason: ListenErrorReason;

  constructor(reason: ListenErrorReason) {
    super(reason);
    this.reason = reason;
  }
}

export interface Listening {
  readonly address: string;
  /** Resolves when a signal has stopped the server: true when every request was answered and all is closed. */
  readonly stopped: Promise<boolean>;
}

const defaultDrainMs = 10_000;

const reasons: Readonly<Record<string, ListenErrorReason>> = {
  EADDRINUSE: "port-taken",
  EACCES: "port-forbidden",
  EADDRNOTAVAIL: "host-unknown",
  ENOTFOUND: "host-unknown",
  EAI_AGAIN: "host-unknown",
};

export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  drainMs: number = defaultDrainMs,
): Promise<Listening> {
  try {
    await app.listen({ host, port });
  } catch (thrown) {
    await app.close();
    const reason = reasons[thrown instanceof Error && "code" in thrown ? String(thrown.code) : ""];
    throw reason ? new ListenError(reason) : thrown;
  }
  const bound = app.server.address();
  const boundPort = typeof bound === "object" && bound ? bound.port : port;
  return { address: `http://${shownHost(host)}:${boundPort}`, stopped: untilSignal(app, drainMs) };
}

function shownHost(host: string): string {
  if (host === "127.0.0.1" || host === "0.0.0.0" || host === "::" || host === "::1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Whether the server is about to stop. Comes before whatever a stop waits for, to be known by then. */
export function noticeStop(app: FastifyInstance): () => boolean {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  return () => isStopping;
}

/**
 * Once stopping, what arrives is refused, and every response ends its connection: else a client that keeps it
 * alive keeps us alive.
 */
export function refuseOnStop(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook("onRequest", async () => {
    if (isStopping()) throw new HttpError("stopping");
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping()) reply.header("connection", "close");
  });
}

function untilSignal(app: FastifyInstance, drainMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let deadline: NodeJS.Timeout | undefined;
    const abort = (): void => {
      app.server.closeAllConnections();
      resolve(false);
    };
    const stop = (signal: NodeJS.Signals): void => {
      if (deadline) {
        abort();
        return;
      }
      app.log.info({ signal }, "stopping");
      deadline = setTimeout(() => {
        app.log.warn("some requests could not be finished");
        abort();
      }, drainMs);
      app
        .close()
        .then(() => resolve(true), reject)
        .finally(() => clearTimeout(deadline));
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
  });
}

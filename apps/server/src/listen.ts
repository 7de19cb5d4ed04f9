/**
 * Listening on a port until told to stop. On SIGTERM or SIGINT no new request is
 * taken, those under way are answered, and the promise resolves; a second signal,
 * or ten seconds, ends it at once, also where a database that has gone silent
 * keeps answers from coming.
 */
import type { FastifyInstance } from "fastify";

export type ListenFault = "port-taken" | "port-forbidden" | "host-unknown";

/** Why nothing can listen there. */
export class ListenProblem extends Error {
  readonly fault: ListenFault;

  constructor(fault: ListenFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface Listening {
  readonly address: string;
  /** Resolves when a signal has stopped the server: true when the last answer is out and all is closed. */
  readonly stopped: Promise<boolean>;
}

const usualDrainMs = 10_000;

const faults: Readonly<Record<string, ListenFault>> = {
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
  drainMs: number = usualDrainMs,
): Promise<Listening> {
  try {
    await app.listen({ host, port });
  } catch (thrown) {
    await app.close();
    const fault = faults[(thrown as NodeJS.ErrnoException).code ?? ""];
    throw fault ? new ListenProblem(fault) : thrown;
  }
  const bound = app.server.address();
  const boundPort = typeof bound === "object" && bound ? bound.port : port;
  return { address: `http://${shownHost(host)}:${boundPort}`, stopped: untilSignal(app, drainMs) };
}

function shownHost(host: string): string {
  if (host === "127.0.0.1" || host === "0.0.0.0" || host === "::" || host === "::1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Once stopping, an answer also ends its connection: else a client that keeps it alive keeps us alive. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
}

function untilSignal(app: FastifyInstance, drainMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let deadline: NodeJS.Timeout | undefined;
    const atOnce = (): void => {
      app.server.closeAllConnections();
      resolve(false);
    };
    const stop = (signal: NodeJS.Signals): void => {
      if (deadline) {
        atOnce();
        return;
      }
      app.log.info({ signal }, "stopping");
      deadline = setTimeout(() => {
        app.log.warn("not everything could be finished");
        atOnce();
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

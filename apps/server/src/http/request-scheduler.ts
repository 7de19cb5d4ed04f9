/**
 * When each request is worked on: only a few of one address at once, however many
 * connections it has, and later once it has sent or been sent much. Bodies are parsed
 * and responses written one at a time. A request over the limit is not refused as fast
 * as the next can be sent: refusing a flood would otherwise cost more than all else.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../platform/network.js";
import { type Rate, RateLimiter } from "../platform/rate-limiter.js";
import { Pacer } from "./pacer.js";

/** As many as a browser has connections, so that none of its own requests wait. */
const maxAtOnce = 6;
/** The connection of a further one is closed: no client waits so long for an answer. */
const maxWaiting = 200;
/** For so long a request over the limit keeps its place. */
const refusalMs = 50;
/** Bytes that an address sends and is sent. Streams are not counted: they wait for their readers anyway. */
const traffic: Rate = { perSecond: 4 * 1024 * 1024, burst: 1024 * 1024 };

export function scheduleRequests(app: FastifyInstance): void {
  const addresses = new AddressQueues();
  app.addHook("onRequest", (request, _reply, next) => {
    // Sockets have limits of their own.
    if (request.ws) next();
    // Of a connection that is gone not even the address is known.
    else if (!request.raw.socket.destroyed) addresses.enqueue(request, next);
  });
  const nextTurn = oneByOne();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    nextTurn().then(() => parseJson(request, String(body), done), done);
  });
  app.addHook("preSerialization", async (_request, _reply, payload) => {
    await nextTurn();
    return payload;
  });
  // When it is sent, not when it has been read: that may take long, and costs nothing until then.
  app.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode === 429 && !addresses.isStopping) await pause(refusalMs);
    addresses.finish(request, bodyBytes(request) + lengthOf(payload));
    return payload;
  });
  app.addHook("onResponse", async (request) => addresses.finish(request, 0));
  app.addHook("preClose", async () => addresses.stopWaiting());
}

/** Its promises resolve one at a time. */
function oneByOne(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const pacer = new Pacer(() => {
    const resolve = waiting.shift();
    resolve?.();
    return resolve !== undefined;
  });
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      pacer.wake();
    });
}

/** What is read of it: the length of a body in chunks is not known, and the length given may be too large. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit = 0 } = routeOptions;
  if (headers["transfer-encoding"] !== undefined) return bodyLimit;
  return Math.min(Number(headers["content-length"] ?? 0), bodyLimit);
}

/** Characters or bytes, which is the same here; nothing of a stream. */
function lengthOf(payload: unknown): number {
  return typeof payload === "string" || Buffer.isBuffer(payload) ? payload.length : 0;
}

interface Waiting {
  readonly request: FastifyRequest;
  begin(): void;
}

interface AddressQueue {
  inProgress: number;
  readonly waiting: Waiting[];
  timer: NodeJS.Timeout | undefined;
}

class AddressQueues {
  /** Those with a request in progress or waiting. */
  readonly #byAddress = new Map<string, AddressQueue>();
  readonly #traffic = new RateLimiter(traffic);
  /** By request: its address. */
  readonly #inProgress = new WeakMap<FastifyRequest, string>();
  isStopping = false;

  enqueue(request: FastifyRequest, begin: () => void): void {
    const address = networkOf(request.ip);
    const queue = this.#byAddress.get(address) ?? { inProgress: 0, waiting: [], timer: undefined };
    if (queue.waiting.length >= maxWaiting) {
      request.raw.socket.destroy();
      return;
    }
    queue.waiting.push({ request, begin });
    // Before it begins: it may be answered, and finished, at once.
    this.#byAddress.set(address, queue);
    this.#advance(address, queue);
  }

  finish(request: FastifyRequest, bytes: number): void {
    const address = this.#inProgress.get(request);
    if (address === undefined) return;
    this.#inProgress.delete(request);
    const queue = this.#byAddress.get(address)!;
    queue.inProgress--;
    this.#traffic.bucket(address).spend(bytes);
    this.#advance(address, queue);
  }

  /** The server stops: every request is answered, or refused, at once. */
  stopWaiting(): void {
    this.isStopping = true;
    for (const [address, queue] of this.#byAddress) this.#advance(address, queue);
  }

  #advance(address: string, queue: AddressQueue): void {
    clearTimeout(queue.timer);
    const owedMs = this.isStopping ? 0 : this.#traffic.bucket(address).secondsOwed * 1000;
    while (owedMs === 0 && queue.inProgress < maxAtOnce) {
      const next = queue.waiting.shift();
      if (!next) break;
      // Its client may have gone away while it waited.
      if (next.request.raw.socket.destroyed) continue;
      queue.inProgress++;
      this.#inProgress.set(next.request, address);
      next.begin();
    }
    if (queue.inProgress === 0 && queue.waiting.length === 0) this.#byAddress.delete(address);
    else if (owedMs > 0) queue.timer = setTimeout(() => this.#advance(address, queue), owedMs).unref();
  }
}

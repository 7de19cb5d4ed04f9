/**
 * When each request is worked on: of one address only a few at once, however many
 * connections it has, and after long ones it waits; and bodies are parsed and answers
 * written one by one. Who asks too often is not refused as fast as they can ask: else
 * refusing a flood would cost more than anything else.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../platform/network.js";
import { Pacer } from "./pacer.js";

/** As many as a browser has connections: nobody waits for themselves. */
const maxAtOnce = 6;

/** More are not kept: nobody waits so long for an answer. */
const maxWaiting = 200;
/** For so long a request that comes too often keeps its place. */
const refusalMs = 50;

/** What an address sends and is sent, beyond what comes in a burst; streams wait for their readers anyway. */
const bytesPerMs = 4 * 1024;
const burstMs = 250;
/** A debt too small to be remembered: else every request would need a timer. */
const trifleMs = 1;

export function scheduleRequests(app: FastifyInstance): void {
  const addresses = new AddressQueues();
  app.addHook("onRequest", (request, _reply, next) => {
    // A socket is not answered, but opened; how many there are is counted there.
    if (request.ws) next();
    // Of a connection that is gone not even the address is known.
    else if (!request.raw.socket.destroyed) addresses.take(request, next);
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
  // Not when it has been read, which may take its reader long and costs nothing until then.
  app.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode === 429 && !addresses.isStopping) await pause(refusalMs);
    addresses.end(request, bodyBytes(request) + lengthOf(payload));
    return payload;
  });
  app.addHook("onResponse", async (request) => addresses.end(request, 0));
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

/** As much as is read of it: of a body that comes in pieces nobody says how long it is, and some say too much. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? 0;
  if (headers["transfer-encoding"] !== undefined) return most;
  return Math.min(Number(headers["content-length"] ?? 0), most);
}

/** In letters or bytes, which is the same here; none of a stream. */
function lengthOf(payload: unknown): number {
  return typeof payload === "string" || Buffer.isBuffer(payload) ? payload.length : 0;
}

interface Waiting {
  readonly request: FastifyRequest;
  begin(): void;
}

interface AddressWork {
  inProgress: number;
  readonly waiting: Waiting[];
  /** When what it has sent and been sent so far is paid for. */
  paidAt: number;
  timer: NodeJS.Timeout | undefined;
}

class AddressQueues {
  readonly #byAddress = new Map<string, AddressWork>();
  /** By request: its address. */
  readonly #inProgress = new WeakMap<FastifyRequest, string>();
  isStopping = false;

  take(request: FastifyRequest, begin: () => void): void {
    const address = networkOf(request.ip);
    const work = this.#byAddress.get(address) ?? {
      inProgress: 0,
      waiting: [],
      paidAt: performance.now(),
      timer: undefined,
    };
    if (work.waiting.length >= maxWaiting) {
      request.raw.socket.destroy();
      return;
    }
    work.waiting.push({ request, begin });
    // Before it begins: it may be answered, and ended, at once.
    this.#byAddress.set(address, work);
    this.#advance(address, work);
  }

  end(request: FastifyRequest, bytes: number): void {
    const address = this.#inProgress.get(request);
    if (address === undefined) return;
    this.#inProgress.delete(request);
    const work = this.#byAddress.get(address)!;
    work.inProgress--;
    work.paidAt = Math.max(work.paidAt, performance.now()) + bytes / bytesPerMs;
    this.#advance(address, work);
  }

  /** The server stops: everybody is answered, or refused, at once. */
  stopWaiting(): void {
    this.isStopping = true;
    for (const [address, work] of this.#byAddress) this.#advance(address, work);
  }

  #advance(address: string, work: AddressWork): void {
    clearTimeout(work.timer);
    work.timer = undefined;
    const mayBegin = work.paidAt - performance.now() <= burstMs || this.isStopping;
    while (mayBegin && work.inProgress < maxAtOnce) {
      const next = work.waiting.shift();
      if (!next) break;
      // Whoever went away while waiting is not worked for.
      if (next.request.raw.socket.destroyed) continue;
      work.inProgress++;
      this.#inProgress.set(next.request, address);
      next.begin();
    }
    const owedMs = work.paidAt - performance.now();
    const isOwing = owedMs > trifleMs;
    if (work.inProgress === 0 && work.waiting.length === 0 && !isOwing) this.#byAddress.delete(address);
    if (this.isStopping) return;
    const isWaiting = work.waiting.length > 0 && !mayBegin;
    const isIdle = work.waiting.length === 0 && work.inProgress === 0 && isOwing;
    if (!isWaiting && !isIdle) return;
    clearTimeout(work.timer);
    work.timer = setTimeout(() => this.#advance(address, work), isIdle ? owedMs : owedMs - burstMs).unref();
  }
}

/**
 * Whose request is worked on, and when: of one address only a few at once, however many
 * connections it has, and after long ones it waits; and one answer is written in each turn
 * of the event loop. A burst of a thousand costs the same in the end, but what others ask
 * for meanwhile is done in between.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../platform/network.js";

/** As many as a browser has connections: nobody waits for themselves. */
const maxAtOnce = 6;
/** Of longer bodies only one at once, whether it comes fast or slowly; others pass it. */
const longBody = 64 * 1024;

/** What an address sends and is sent, beyond what comes in a burst; streams wait for their readers anyway. */
const bytesPerMs = 4 * 1024;
const burstMs = 250;
/** A debt too small to be remembered: else every request would need a timer. */
const trifleMs = 1;

export function takeTurns(app: FastifyInstance): void {
  const addresses = new AddressTurns();
  app.addHook("onRequest", (request, _reply, next) => {
    // A socket is not answered, but opened; how many there are is counted there.
    if (request.ws) next();
    // Of a connection that is gone not even the address is known.
    else if (!request.raw.socket.destroyed) addresses.take(request, next);
  });
  const nextTurn = oneByOne();
  app.addHook("preSerialization", async (_request, _reply, payload) => {
    await nextTurn();
    return payload;
  });
  // Not when it has been read, which may take its reader long and costs nothing until then.
  app.addHook("onSend", async (request, _reply, payload) =>
    addresses.end(request, bodyBytes(request) + lengthOf(payload)),
  );
  app.addHook("onResponse", async (request) => addresses.end(request, 0));
  app.addHook("preClose", async () => addresses.stopWaiting());
}

/** Resolves for one after the other, in a turn of the event loop each. */
function oneByOne(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const advance = (): void => {
    waiting.shift()!();
    if (waiting.length > 0) setImmediate(advance);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(advance);
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
  readonly isLong: boolean;
  begin(): void;
}

interface AddressWork {
  inProgress: number;
  isLongInProgress: boolean;
  readonly waiting: Waiting[];
  /** When what it has sent and been sent so far is paid for. */
  paidAt: number;
  timer: NodeJS.Timeout | undefined;
}

class AddressTurns {
  readonly #byAddress = new Map<string, AddressWork>();
  readonly #inProgress = new WeakMap<
    FastifyRequest,
    { readonly address: string; readonly isLong: boolean }
  >();
  #isStopping = false;

  take(request: FastifyRequest, begin: () => void): void {
    const address = networkOf(request.ip);
    const work = this.#byAddress.get(address) ?? {
      inProgress: 0,
      isLongInProgress: false,
      waiting: [],
      paidAt: performance.now(),
      timer: undefined,
    };
    work.waiting.push({ request, isLong: bodyBytes(request) > longBody, begin });
    // Before it begins: it may be answered, and ended, at once.
    this.#byAddress.set(address, work);
    this.#advance(address, work);
  }

  end(request: FastifyRequest, bytes: number): void {
    const ending = this.#inProgress.get(request);
    if (!ending) return;
    this.#inProgress.delete(request);
    const { address, isLong } = ending;
    const work = this.#byAddress.get(address)!;
    work.inProgress--;
    if (isLong) work.isLongInProgress = false;
    work.paidAt = Math.max(work.paidAt, performance.now()) + bytes / bytesPerMs;
    this.#advance(address, work);
  }

  /** The server stops: everybody is answered, or refused, at once. */
  stopWaiting(): void {
    this.#isStopping = true;
    for (const [address, work] of this.#byAddress) this.#advance(address, work);
  }

  #advance(address: string, work: AddressWork): void {
    clearTimeout(work.timer);
    work.timer = undefined;
    const mayBegin = work.paidAt - performance.now() <= burstMs || this.#isStopping;
    while (mayBegin && work.inProgress < maxAtOnce) {
      const next = work.waiting.findIndex(({ isLong }) => !isLong || !work.isLongInProgress);
      if (next < 0) break;
      const { request, isLong, begin } = work.waiting.splice(next, 1)[0]!;
      // Whoever went away while waiting is not worked for.
      if (request.raw.socket.destroyed) continue;
      work.inProgress++;
      work.isLongInProgress ||= isLong;
      this.#inProgress.set(request, { address, isLong });
      begin();
    }
    const owedMs = work.paidAt - performance.now();
    const isOwing = owedMs > trifleMs;
    if (work.inProgress === 0 && work.waiting.length === 0 && !isOwing) this.#byAddress.delete(address);
    if (this.#isStopping) return;
    const isWaiting = work.waiting.length > 0 && !mayBegin;
    const isIdle = work.waiting.length === 0 && work.inProgress === 0 && isOwing;
    if (!isWaiting && !isIdle) return;
    clearTimeout(work.timer);
    work.timer = setTimeout(() => this.#advance(address, work), isIdle ? owedMs : owedMs - burstMs).unref();
  }
}

/**
 * New connections begin one after the other. The system hands over all that came since the
 * last turn of the event loop, and a hundred of them would else be read, with all that their
 * first packets ask for, before anybody who is already there is heard. And when many come one
 * after the other, they get a third of the time: a flood of connections lets games go on.
 */
import { type RequestListener, Server, type ServerOptions } from "node:http";
import { Socket } from "node:net";

/** What a new connection costs is paid for with so much time for everybody else. */
const pausePerMs = 2;
/** So much may be owed: the connections of a page that is opened do not wait. */
const burstMs = 30;
/** More than that are not kept: they would be served after their clients had given up. */
const maxWaiting = 5_000;

export class GatedServer extends Server {
  readonly #waiting: Socket[] = [];
  #isBeginning = false;
  /** When the others have had their time. */
  #paidAt = 0;

  constructor(options: ServerOptions, handle: RequestListener) {
    super(options, handle);
    // An option of `net.Server` that `http.Server` does not take: nothing is read before a connection has begun.
    Object.assign(this, { pauseOnConnect: true });
  }

  override emit(event: string, ...values: unknown[]): boolean {
    const [socket] = values;
    if (event !== "connection" || !(socket instanceof Socket)) return super.emit(event, ...values);
    if (this.#waiting.length >= maxWaiting) socket.destroy();
    else this.#waiting.push(socket);
    if (!this.#isBeginning) this.#advance();
    return true;
  }

  #advance(): void {
    this.#isBeginning = this.#waiting.length > 0;
    if (!this.#isBeginning) return;
    const owedMs = this.#paidAt - performance.now();
    if (owedMs > burstMs) setTimeout(() => this.#begin(), owedMs - burstMs);
    else setImmediate(() => this.#begin());
  }

  #begin(): void {
    const socket = this.#waiting.shift()!;
    const beganAt = performance.now();
    // Once it no longer listens, the idle connections have been closed, and one that began now never would be.
    if (!this.listening) socket.destroy();
    else {
      super.emit("connection", socket);
      socket.resume();
    }
    // In between, what it has sent is read.
    setImmediate(() => {
      const now = performance.now();
      this.#paidAt = Math.max(this.#paidAt, beganAt) + (now - beganAt) * (1 + pausePerMs);
      this.#advance();
    });
  }
}

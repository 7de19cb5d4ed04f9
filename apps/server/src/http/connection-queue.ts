/**
 * New connections begin one at a time, each network in its turn. The system hands over
 * all that have arrived since the last turn of the event loop; a hundred at once would
 * be read, with everything their first packets ask for, before anybody who is already
 * connected is heard. A client that opens very many mostly delays its own.
 */
import { type IncomingMessage, type RequestListener, Server, type ServerOptions } from "node:http";
import { Socket } from "node:net";
import { networkOf } from "../platform/network.js";
import { Pacer } from "./pacer.js";

/** When the server stops, a request that is being sent has so long to arrive. */
const arrivalMs = 3_000;

/** Further ones are closed: they would be served after their clients had given up. */
const maxWaiting = { perNetwork: 2_500, total: 5_000 };

export class QueueingServer extends Server {
  /** By network; the one whose turn is next comes first. */
  readonly #waiting = new Map<string, Socket[]>();
  #waitingTotal = 0;
  readonly #pacer: Pacer = new Pacer(() => this.#beginNext());
  /** By connection that has begun: the last request that is not answered yet. */
  readonly unanswered: Map<Socket, IncomingMessage | undefined> = new Map();

  constructor(options: ServerOptions, handle: RequestListener) {
    super(options, handle);
    // An option of `net.Server` that `http.Server` does not take: nothing is read before a connection has begun.
    Object.assign(this, { pauseOnConnect: true });
  }

  override emit(event: string, ...values: unknown[]): boolean {
    const [socket] = values;
    if (event !== "connection" || !(socket instanceof Socket)) return super.emit(event, ...values);
    this.#enqueue(socket);
    this.#pacer.wake();
    return true;
  }

  /**
   * Connections that have not begun or not sent a whole request are not waited for: browsers open some in
   * advance, and a client that has sent half a request may never send the rest.
   */
  override close(callback?: (error?: Error) => void): this {
    for (const sockets of this.#waiting.values()) for (const socket of sockets) socket.destroy();
    this.#waiting.clear();
    this.#waitingTotal = 0;
    for (const [socket, request] of this.unanswered) if (!request) socket.destroy();
    setTimeout(() => {
      for (const [socket, request] of this.unanswered) if (request?.complete === false) socket.destroy();
    }, arrivalMs).unref();
    return super.close(callback);
  }

  #enqueue(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? "");
    const sockets = this.#waiting.get(network) ?? [];
    if (
      !this.listening ||
      sockets.length >= maxWaiting.perNetwork ||
      this.#waitingTotal >= maxWaiting.total
    ) {
      socket.destroy();
      return;
    }
    sockets.push(socket);
    this.#waitingTotal++;
    this.#waiting.set(network, sockets);
  }

  #beginNext(): boolean {
    const [next] = this.#waiting;
    if (!next) return false;
    const [network, sockets] = next;
    const socket = sockets.shift()!;
    this.#waitingTotal--;
    // To the end: the others come first.
    this.#waiting.delete(network);
    if (sockets.length > 0) this.#waiting.set(network, sockets);
    this.unanswered.set(socket, undefined);
    socket.once("close", () => this.unanswered.delete(socket));
    super.emit("connection", socket);
    socket.resume();
    return true;
  }
}

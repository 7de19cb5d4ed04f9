/**
 * New connections begin one by one, from one network after the other. The system hands
 * over all that came since the last turn of the event loop, and a hundred of them would
 * else be read, with all that their first packets ask for, before anybody who is already
 * there is heard; and who opens very many makes mostly their own wait.
 */
import { type IncomingMessage, type RequestListener, Server, type ServerOptions } from "node:http";
import { Socket } from "node:net";
import { networkOf } from "../platform/network.js";
import { Pacer } from "./pacer.js";

/** When the server stops, a request that is being sent has so long to arrive. */
const arrivalMs = 3_000;

/** More than these are not kept: they would be served after their clients had given up. */
const maxWaiting = { ofNetwork: 2_500, inAll: 5_000 };

export class QueueingServer extends Server {
  /** By network; the next one to have a connection begun comes first. */
  readonly #waiting = new Map<string, Socket[]>();
  #waitingInAll = 0;
  readonly #pacer: Pacer = new Pacer(
    () => this.#begin(),
    () => this.#waitingInAll > 0,
  );
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
    this.#wait(socket);
    this.#pacer.wake();
    return true;
  }

  /**
   * Nobody waits for who has not begun, or has not asked for anything: browsers open connections in advance, and
   * who has sent half a request may never send the rest.
   */
  override close(callback?: (error?: Error) => void): this {
    for (const sockets of this.#waiting.values()) for (const socket of sockets) socket.destroy();
    this.#waiting.clear();
    this.#waitingInAll = 0;
    for (const [socket, request] of this.unanswered) if (!request) socket.destroy();
    setTimeout(() => {
      for (const [socket, request] of this.unanswered) if (request?.complete === false) socket.destroy();
    }, arrivalMs).unref();
    return super.close(callback);
  }

  #wait(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? "");
    const sockets = this.#waiting.get(network) ?? [];
    if (!this.listening || sockets.length >= maxWaiting.ofNetwork || this.#waitingInAll >= maxWaiting.inAll) {
      socket.destroy();
      return;
    }
    sockets.push(socket);
    this.#waitingInAll++;
    this.#waiting.set(network, sockets);
  }

  #begin(): void {
    const [network, sockets] = this.#waiting.entries().next().value!;
    const socket = sockets.shift()!;
    this.#waitingInAll--;
    // To the end: the others come first.
    this.#waiting.delete(network);
    if (sockets.length > 0) this.#waiting.set(network, sockets);
    this.unanswered.set(socket, undefined);
    socket.once("close", () => this.unanswered.delete(socket));
    super.emit("connection", socket);
    socket.resume();
  }
}

/** One socket: whose it is, how much it may send and how fast, and whether it sends messages at all. */
import type { Writable } from "node:stream";
import type { WebSocket } from "@fastify/websocket";
import { type ClientMessage, type Player, roomCodeLength } from "@masume/protocol";
import { clientMessage } from "@masume/protocol/schemas";
import { z } from "zod";
import { type ClientConnection, send } from "../matches/hub.js";
import type { Metrics } from "../platform/metrics.js";
import type { TokenBucket } from "../platform/rate-limiter.js";
import type { Identity } from "../players/players.js";
import type { SocketBuffer } from "./buffers.js";
import type { RequestHandler } from "./request-handler.js";

/** Malformed or too frequent messages after which a socket is closed. */
const maxViolations = 20;
/** Frames that were on their way when a socket was ended; whoever goes on sending does not wait for its end. */
const maxIgnored = 200;
const maxPending = 50;
const pingMs = 20_000;

/** Codes of RFC 6455 and its registry. */
export const closeCodes = { policy: 1008, restart: 1012, busy: 1013 } as const;

/** When the server stops, pending answers are waited for so long. */
const drainMs = 3_000;

export interface SessionLimits {
  /** Messages of this socket. */
  readonly messages: TokenBucket;
  /** Messages of all the sockets of this address together. */
  readonly addressMessages: TokenBucket;
  /** Room codes tried from this address: they have but six digits. */
  readonly roomCodes: TokenBucket;
  readonly buffer: SocketBuffer;
}

/** What arrives before authentication waits. */
export class SocketSession implements ClientConnection {
  player: Player | undefined;
  session: string | undefined;
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Writable;
  readonly #handler: RequestHandler;
  readonly #metrics: Metrics;
  readonly #limits: SessionLimits;
  /** Messages of all the player's sockets together. */
  #playerMessages: TokenBucket | undefined;
  #early: string[] | undefined = [];
  #isClosed = false;
  #isDraining = false;
  /** Each socket has its own timer: two thousand pings at once would make every move wait. */
  readonly #pinging: NodeJS.Timeout = setInterval(() => this.#ping(), pingMs);
  #hasAnsweredPing = true;
  /** At the last ping, something sent before had not been read. */
  #wasBehind = false;
  #violations = 0;
  #ignored = 0;
  readonly #pending = new Set<Promise<void>>();

  constructor(
    socket: WebSocket,
    stream: Writable,
    handler: RequestHandler,
    metrics: Metrics,
    limits: SessionLimits,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.#handler = handler;
    this.#metrics = metrics;
    this.#limits = limits;
    socket.on("message", (bytes, isBinary) => this.#receive(bytes.toString(), isBinary));
    socket.on("ping", (payload) => {
      if (this.#mayReceive() && this.#maySend()) socket.pong(payload, false, this.#onWritten);
    });
    socket.on("pong", () => {
      if (this.#mayReceive()) this.#hasAnsweredPing = true;
    });
    socket.on("error", () => {}); // "close" follows
  }

  start(identity: Identity | undefined, playerMessages: TokenBucket | undefined): void {
    if (this.#isClosed) return;
    this.player = identity?.player;
    this.session = identity?.session;
    this.#playerMessages = playerMessages;
    this.#handler.connect(this);
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const text of early) this.#handleText(text);
  }

  onClose(): void {
    this.#isClosed = true;
    clearInterval(this.#pinging);
    this.#limits.buffer.hold(0);
    if (this.#early === undefined) this.#handler.disconnect(this);
  }

  sendText(text: string): void {
    if (this.#maySend()) this.#socket.send(text, this.#onWritten);
  }

  readonly #onWritten = (): void => {
    if (!this.#isClosed) this.#limits.buffer.hold(this.#socket.bufferedAmount);
  };

  /** A socket that does not read what is sent to it is ended. */
  #maySend(): boolean {
    if (this.#isClosed) return false;
    if (this.#limits.buffer.hold(this.#socket.bufferedAmount)) return true;
    this.#socket.terminate();
    return false;
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  signOut(): void {
    this.#end("signed out");
  }

  /** Whatever else comes is not looked at. */
  #end(reason: string): void {
    this.#isDraining = true;
    this.close(closeCodes.policy, reason);
  }

  /** The server stops: no new message is taken, those in progress are answered, and then it is closed. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => {
      timer = setTimeout(resolve, drainMs);
    });
    await Promise.race([Promise.all(this.#pending), timeout]);
    clearTimeout(timer);
    this.close(closeCodes.restart, "the server is about to stop");
  }

  #ping(): void {
    const isBehind = this.#socket.bufferedAmount > 0;
    if (!this.#hasAnsweredPing || (this.#wasBehind && isBehind)) this.#socket.terminate();
    else this.#socket.ping();
    this.#hasAnsweredPing = false;
    this.#wasBehind = isBehind;
  }

  /** Every frame counts, also those that carry no message. */
  #mayReceive(text = ""): boolean {
    if (this.#isClosed) return false;
    if (this.#isDraining) {
      if (++this.#ignored > maxIgnored) this.#socket.terminate();
      return false;
    }
    if (this.#limits.messages.take() && this.#playerMessages?.take() !== false) return true;
    this.#countViolation("slow-down", text);
    return false;
  }

  #receive(text: string, isBinary: boolean): void {
    if (!this.#mayReceive(text)) return;
    if (isBinary) this.#countViolation("malformed", "");
    // No violation: it may be others behind the same address who send so much.
    else if (!this.#limits.addressMessages.take()) this.#refuse("slow-down", text);
    else if (this.#early) this.#early.push(text);
    else this.#handleText(text);
  }

  #handleText(text: string): void {
    const message = parseMessage(text);
    if (!message) this.#countViolation("malformed", text);
    else if (this.#pending.size >= maxPending || !this.#mayTryRoom(message))
      this.#countViolation("slow-down", text);
    else this.#handle(message);
  }

  /** Every code that is tried counts, the right one too: else one could try as often as one likes. */
  #mayTryRoom(message: ClientMessage): boolean {
    return message.type !== "join" || message.room.length !== roomCodeLength || this.#limits.roomCodes.take();
  }

  #handle(message: ClientMessage): void {
    const stopTimer = this.#metrics.messageSeconds.startTimer({ type: message.type });
    const pending = this.#handler.handle(this, message).then(() => {
      this.#pending.delete(pending);
      stopTimer();
    });
    this.#pending.add(pending);
  }

  #refuse(code: "malformed" | "slow-down", text: string): void {
    this.#metrics.messagesRefused.inc({ code });
    // Messages that come together are refused together: each write of its own would make others wait.
    this.#stream.cork();
    process.nextTick(() => this.#stream.uncork());
    send(this, { type: "refused", id: findId(text), code });
  }

  #countViolation(code: "malformed" | "slow-down", text: string): void {
    this.#refuse(code, text);
    if (++this.#violations >= maxViolations) this.#end(code);
  }
}

function parseMessage(text: string): ClientMessage | undefined {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // not even JSON
  }
}

const messageId = z.object({ id: z.int() });

/** The id of a message that is otherwise malformed, so that its sender knows which. */
function findId(text: string): number | null {
  try {
    return messageId.parse(JSON.parse(text)).id;
  } catch {
    return null;
  }
}

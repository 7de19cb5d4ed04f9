/**
 * The WebSocket at `/api/online`: who is speaking, how much and how fast, and
 * whether it is a message at all. Only what has passed all that gets further.
 */
import websocket, { type WebSocket } from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import { Allowance, Allowances, type Rate } from "../platform/rate-limiter.js";
import type { Callers } from "../http/authenticator.js";
import { HttpProblem } from "../http/http-error.js";
import type { Metrics } from "../platform/metrics.js";
import type { Player } from "../players/players.js";
import { type Connection, send } from "../matches/hub.js";
import type { Online } from "../matches/online.js";
import { type ClientMessage, clientMessage, codeLength, mostMessageBytes } from "../matches/protocol.js";

export interface SocketLimits {
  /** Messages that one socket may send. */
  readonly socket: Rate;
  /** Messages of all the sockets of one player together. */
  readonly player: Rate;
  /** Codes of rooms that one address may try: they have but six digits. */
  readonly guesses: Rate;
  /** Sockets of one address. */
  readonly perAddress: number;
}

const usualLimits: SocketLimits = {
  socket: { perSecond: 20, burst: 60 },
  player: { perSecond: 60, burst: 200 },
  guesses: { perSecond: 0.2, burst: 20 },
  perAddress: 100,
};

/** So many faults (nonsense, or too fast) end a socket. */
const mostFaults = 20;
const mostWaiting = 50;
const mostBufferedBytes = 1024 * 1024;
const pingEveryMs = 20_000;

/** Codes of RFC 6455 and its registry. */
const closing = { policy: 1008, restart: 1012, busy: 1013 } as const;

/** An answer that is still owed when the server stops is waited for so long. */
const drainMs = 3_000;

export type OpenSockets = Set<Line>;

/** Comes before every other hook: only then does a request that is refused end its socket too. */
export async function acceptSockets(app: FastifyInstance): Promise<OpenSockets> {
  const open: OpenSockets = new Set();
  await app.register(websocket, {
    options: { maxPayload: mostMessageBytes, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      // A frame that is none, or too long: ws has said so and closes. Whoever floods us must not flood the log.
      if (String((error as { code?: unknown }).code).startsWith("WS_ERR_")) return;
      request.log.error({ err: error }, "a socket failed");
      socket.terminate();
    },
    preClose: async () => {
      await Promise.all([...open].map((line) => line.drain()));
    },
  });
  return open;
}

export function addSocket(
  app: FastifyInstance,
  open: OpenSockets,
  online: Online,
  callers: Callers,
  metrics: Metrics,
  limits: SocketLimits = usualLimits,
): void {
  const ofAddress = new Map<string, number>();
  const ofPlayer = new Allowances(limits.player);
  const guesses = new Allowances(limits.guesses);

  app.get("/api/online", { websocket: true }, (socket, request) => {
    const address = request.ip;
    const already = ofAddress.get(address) ?? 0;
    if (already >= limits.perAddress) return socket.close(closing.busy, "too many sockets from this address");
    ofAddress.set(address, already + 1);
    const line = new Line(socket, online, metrics, new Allowance(limits.socket), guesses.of(address));
    open.add(line);
    socket.on("close", () => {
      open.delete(line);
      const left = ofAddress.get(address)! - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
      line.closed();
    });
    callers.find(request).then(
      (player) => line.begin(player, player && ofPlayer.of(player.id)),
      (thrown) => {
        // One who comes too often is told so, and must not flood the log.
        if (!(thrown instanceof HttpProblem))
          request.log.error({ err: thrown }, "a player could not be recognised");
        line.end(closing.busy, "not now");
      },
    );
  });
}

/** One socket. What it says before we know whose it is waits. */
class Line implements Connection {
  player: Player | undefined;
  readonly #socket: WebSocket;
  readonly #online: Online;
  readonly #metrics: Metrics;
  readonly #allowance: Allowance;
  readonly #guesses: Allowance;
  #allowanceOfPlayer: Allowance | undefined;
  #early: string[] | undefined = [];
  #isClosed = false;
  #isDraining = false;
  /** Each socket has its own: two thousand pings at once would make every move wait. */
  readonly #pinging: NodeJS.Timeout = setInterval(() => this.#ping(), pingEveryMs);
  #answersPing = true;
  #faults = 0;
  readonly #owed = new Set<Promise<void>>();

  constructor(socket: WebSocket, online: Online, metrics: Metrics, allowance: Allowance, guesses: Allowance) {
    this.#socket = socket;
    this.#online = online;
    this.#metrics = metrics;
    this.#allowance = allowance;
    this.#guesses = guesses;
    socket.on("message", (bytes, isBinary) => this.#hear(bytes.toString(), isBinary));
    socket.on("pong", () => {
      this.#answersPing = true;
    });
    socket.on("error", () => {}); // its close follows
  }

  begin(player: Player | undefined, allowance: Allowance | undefined): void {
    if (this.#isClosed) return;
    this.player = player;
    this.#allowanceOfPlayer = allowance;
    this.#online.connected(this);
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const text of early) this.#take(text);
  }

  closed(): void {
    this.#isClosed = true;
    clearInterval(this.#pinging);
    if (this.#early === undefined) this.#online.disconnected(this);
  }

  sendText(text: string): void {
    if (this.#isClosed) return;
    if (this.#socket.bufferedAmount > mostBufferedBytes) this.#socket.terminate();
    else this.#socket.send(text);
  }

  end(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** The server stops: nothing new is taken, what was taken is answered, and then it is over. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, drainMs);
    });
    await Promise.race([Promise.all(this.#owed), late]);
    clearTimeout(timer);
    this.end(closing.restart, "the server is about to stop");
  }

  #ping(): void {
    if (!this.#answersPing) this.#socket.terminate();
    else this.#socket.ping();
    this.#answersPing = false;
  }

  #hear(text: string, isBinary: boolean): void {
    if (this.#isClosed || this.#isDraining) return;
    if (!this.#isAllowed()) this.#fault("slow-down", text);
    else if (isBinary) this.#fault("malformed", "");
    else if (this.#early) this.#early.push(text);
    else this.#take(text);
  }

  #take(text: string): void {
    const message = readMessage(text);
    if (!message) this.#fault("malformed", text);
    else if (this.#owed.size >= mostWaiting || !this.#mayGuess(message)) this.#fault("slow-down", text);
    else this.#handle(message);
  }

  /** Every code that is tried counts, the right one too: else one could ask as often as one likes. */
  #mayGuess(message: ClientMessage): boolean {
    return message.type !== "join" || message.room.length !== codeLength || this.#guesses.take();
  }

  #handle(message: ClientMessage): void {
    const begun = performance.now();
    const owed = this.#online.handle(this, message).then(() => {
      this.#owed.delete(owed);
      this.#metrics.observe("masume_message_seconds", (performance.now() - begun) / 1000, {
        type: message.type,
      });
    });
    this.#owed.add(owed);
  }

  #fault(code: "malformed" | "slow-down", text: string): void {
    this.#metrics.count("masume_messages_refused_total", { code });
    send(this, { type: "refused", id: idIn(text), code });
    if (++this.#faults >= mostFaults) this.end(closing.policy, code);
  }

  #isAllowed(): boolean {
    return this.#allowance.take() && (this.#allowanceOfPlayer?.take() ?? true);
  }
}

function readMessage(text: string): ClientMessage | undefined {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // not even JSON
  }
}

/** The number of a message that is otherwise nonsense, so that its sender knows which. */
function idIn(text: string): number | null {
  try {
    const id = (JSON.parse(text) as { id?: unknown } | null)?.id;
    return Number.isSafeInteger(id) ? (id as number) : null;
  } catch {
    return null;
  }
}

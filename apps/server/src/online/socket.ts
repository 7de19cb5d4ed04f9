/**
 * The WebSocket at `/api/online`: who is speaking, how much and how fast, and
 * whether it is a message at all. Only what has passed all that gets further.
 */
import websocket, { type WebSocket } from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import { playerOf } from "../http/identity.js";
import type { Metrics } from "../metrics.js";
import type { Player, Players } from "../players/players.js";
import { type Connection, send } from "./hub.js";
import type { Online } from "./online.js";
import { type ClientMessage, clientMessage, mostMessageBytes } from "./protocol.js";

export interface SocketLimits {
  /** Messages a second that one socket may send, in the long run. */
  readonly perSecond: number;
  /** And at once. */
  readonly burst: number;
  readonly perAddress: number;
}

const usualLimits: SocketLimits = { perSecond: 20, burst: 60, perAddress: 100 };

/** So many faults (nonsense, or too fast) end a socket. */
const mostFaults = 20;
const mostWaiting = 50;
const mostBufferedBytes = 1024 * 1024;
const pingEveryMs = 20_000;

/** Codes of RFC 6455 and its registry. */
const closing = { policy: 1008, restart: 1012, busy: 1013 } as const;

export type OpenSockets = Set<Line>;

/** Comes before every other hook: only then does a request that is refused end its socket too. */
export async function acceptSockets(app: FastifyInstance): Promise<OpenSockets> {
  const open: OpenSockets = new Set();
  await app.register(websocket, {
    options: { maxPayload: mostMessageBytes, perMessageDeflate: false },
    preClose: async () => {
      for (const line of open) line.end(closing.restart, "the server is about to stop");
    },
  });
  return open;
}

export function addSocket(
  app: FastifyInstance,
  open: OpenSockets,
  online: Online,
  players: Players,
  metrics: Metrics,
  limits: SocketLimits = usualLimits,
): void {
  const ofAddress = new Map<string, number>();

  const pinging = setInterval(() => {
    for (const line of open) line.ping();
  }, pingEveryMs);
  app.addHook("onClose", async () => clearInterval(pinging));

  app.get("/api/online", { websocket: true }, (socket, request) => {
    const address = request.ip;
    const already = ofAddress.get(address) ?? 0;
    if (already >= limits.perAddress) return socket.close(closing.busy, "too many sockets from this address");
    ofAddress.set(address, already + 1);
    const line = new Line(socket, online, metrics, limits);
    open.add(line);
    socket.on("close", () => {
      open.delete(line);
      const left = ofAddress.get(address)! - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
      line.closed();
    });
    playerOf(players, request).then(
      (player) => line.begin(player),
      (thrown) => {
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
  readonly #limits: SocketLimits;
  #early: string[] | undefined = [];
  #isClosed = false;
  #answersPing = true;
  #faults = 0;
  #waiting = 0;
  #allowance: number;
  #countedAt = performance.now();

  constructor(socket: WebSocket, online: Online, metrics: Metrics, limits: SocketLimits) {
    this.#socket = socket;
    this.#online = online;
    this.#metrics = metrics;
    this.#limits = limits;
    this.#allowance = limits.burst;
    socket.on("message", (bytes, isBinary) => this.#hear(bytes.toString(), isBinary));
    socket.on("pong", () => {
      this.#answersPing = true;
    });
    socket.on("error", () => {}); // its close follows
  }

  begin(player: Player | undefined): void {
    if (this.#isClosed) return;
    this.player = player;
    this.#online.connected(this);
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const text of early) this.#take(text);
  }

  closed(): void {
    this.#isClosed = true;
    if (this.#early === undefined) this.#online.disconnected(this);
  }

  sendText(text: string): void {
    if (this.#isClosed) return;
    if (this.#socket.bufferedAmount > mostBufferedBytes) this.#socket.terminate();
    else this.#socket.send(text);
  }

  ping(): void {
    if (!this.#answersPing) this.#socket.terminate();
    else this.#socket.ping();
    this.#answersPing = false;
  }

  end(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  #hear(text: string, isBinary: boolean): void {
    if (this.#isClosed) return;
    if (!this.#isAllowed()) this.#fault("slow-down", text);
    else if (isBinary) this.#fault("malformed", "");
    else if (this.#early) this.#early.push(text);
    else this.#take(text);
  }

  #take(text: string): void {
    const message = readMessage(text);
    if (!message) this.#fault("malformed", text);
    else if (this.#waiting >= mostWaiting) this.#fault("slow-down", text);
    else this.#handle(message);
  }

  #handle(message: ClientMessage): void {
    this.#waiting++;
    const begun = performance.now();
    void this.#online.handle(this, message).then(() => {
      this.#waiting--;
      this.#metrics.observe("masume_message_seconds", (performance.now() - begun) / 1000, {
        type: message.type,
      });
    });
  }

  #fault(code: "malformed" | "slow-down", text: string): void {
    this.#metrics.count("masume_messages_refused_total", { code });
    send(this, { type: "refused", id: idIn(text), code });
    if (++this.#faults >= mostFaults) this.end(closing.policy, code);
  }

  /** A bucket that fills with time: an even flow passes for ever, a flood only once. */
  #isAllowed(): boolean {
    const now = performance.now();
    const { perSecond, burst } = this.#limits;
    this.#allowance = Math.min(burst, this.#allowance + ((now - this.#countedAt) / 1000) * perSecond);
    this.#countedAt = now;
    if (this.#allowance < 1) return false;
    this.#allowance -= 1;
    return true;
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

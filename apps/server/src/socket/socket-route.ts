/** The WebSocket at `/api/online`: how many sockets there may be, and who opens them. */
import websocket from "@fastify/websocket";
import { maxMessageBytes } from "@masume/protocol";
import type { FastifyInstance } from "fastify";
import type { Authenticator } from "../http/authenticator.js";
import { HttpError } from "../http/http-error.js";
import type { Metrics } from "../platform/metrics.js";
import { networkOf } from "../platform/network.js";
import { type Rate, RateLimiter, TokenBucket } from "../platform/rate-limiter.js";
import { type BufferLimits, Buffers } from "./buffers.js";
import type { RequestHandler } from "./request-handler.js";
import { closeCodes, SocketSession } from "./socket-session.js";

export interface SocketLimits {
  /** Messages of one socket. */
  readonly socket: Rate;
  /** Messages of all the sockets of one player together. */
  readonly player: Rate;
  /** Messages of all the sockets of one address together. */
  readonly address: Rate;
  /** Room codes tried from one address. */
  readonly roomCodes: Rate;
  /** Sockets of one address. */
  readonly perAddress: number;
  /** Bytes that wait to be read. */
  readonly buffered: BufferLimits;
}

const defaultLimits: SocketLimits = {
  socket: { perSecond: 20, burst: 60 },
  player: { perSecond: 60, burst: 200 },
  address: { perSecond: 200, burst: 2_000 },
  roomCodes: { perSecond: 0.2, burst: 20 },
  perAddress: 100,
  buffered: { perSocket: 1024 * 1024, total: 64 * 1024 * 1024 },
};

const frameOptions = {
  maxPayload: maxMessageBytes,
  perMessageDeflate: false,
  // A session answers pings itself: they count like messages.
  autoPong: false,
  maxFragments: 64,
  /** In ms. A client that does not answer a close by then is gone, and a stop waits no longer. */
  closeTimeout: 3_000,
};

/** The only path that takes a socket. */
const socketPath = "/api/online";

export type OpenSockets = Set<SocketSession>;

/** Comes before every other hook: only then does a request that is refused end its socket too. */
export async function acceptSockets(app: FastifyInstance): Promise<OpenSockets> {
  const sessions: OpenSockets = new Set();
  await app.register(websocket, {
    options: frameOptions,
    errorHandler: (error, socket, request) => {
      // A broken or too large frame: ws closes the socket. Whoever floods us must not flood the log.
      if ("code" in error && String(error.code).startsWith("WS_ERR_")) return;
      request.log.error({ err: error }, "a socket failed");
      socket.terminate();
    },
    preClose: async () => {
      await Promise.all([...sessions].map((session) => session.drain()));
    },
  });
  app.addHook("onRequest", async (request) => {
    if (request.ws && request.routeOptions.url !== socketPath) throw new HttpError("not-found");
  });
  return sessions;
}

export function addSocketRoute(
  app: FastifyInstance,
  sessions: OpenSockets,
  handler: RequestHandler,
  authenticator: Authenticator,
  metrics: Metrics,
  options: Partial<SocketLimits> = {},
): void {
  const limits: SocketLimits = { ...defaultLimits, ...options };
  const socketsByAddress = new Map<string, number>();
  const playerMessages = new RateLimiter(limits.player);
  const addressMessages = new RateLimiter(limits.address);
  const roomCodes = new RateLimiter(limits.roomCodes);
  const buffers = new Buffers(limits.buffered);

  app.get(socketPath, { websocket: true }, (socket, request) => {
    const address = networkOf(request.ip);
    const open = socketsByAddress.get(address) ?? 0;
    if (open >= limits.perAddress) return socket.close(closeCodes.busy, "too many sockets from this address");
    socketsByAddress.set(address, open + 1);
    const session = new SocketSession(socket, request.raw.socket, handler, metrics, {
      messages: new TokenBucket(limits.socket),
      addressMessages: addressMessages.bucket(address),
      roomCodes: roomCodes.bucket(address),
      buffer: buffers.open(),
    });
    sessions.add(session);
    socket.on("close", () => {
      sessions.delete(session);
      const left = socketsByAddress.get(address)! - 1;
      if (left > 0) socketsByAddress.set(address, left);
      else socketsByAddress.delete(address);
      session.onClose();
    });
    authenticator.identify(request).then(
      (identity) => session.start(identity, identity && playerMessages.bucket(identity.player.id)),
      (thrown) => {
        // One who comes too often must not flood the log.
        if (!(thrown instanceof HttpError)) request.log.error({ err: thrown }, "authentication failed");
        session.close(closeCodes.busy, "not now");
      },
    );
  });
}

/**
 * A connection that lasts: it is opened again when it breaks, and what was watched
 * is watched again, once per connection. A request that the server could not
 * answer, because the connection broke or its storage failed, is sent again until
 * it is answered; the protocol takes nothing twice. Opening a room is the one
 * request that would, and is left to whoever asked.
 */
import { err } from "@masume/kernel";
import type { MatchState, RequestType } from "./schemas/socket.js";
import {
  type RequestArguments,
  SocketConnection,
  type SocketError,
  type SocketLike,
  type SocketResult,
} from "./socket-connection.js";
import type { PresenceMessage } from "./types.js";

/** `lost`: it broke, or never came about, and is being opened again. */
export type ConnectionStatus = "connecting" | "open" | "lost";

export interface SocketClientOptions {
  /** Opens a socket to `/api/online`. */
  connect(): SocketLike;
  /** Calls back after so long; the function returned prevents that. */
  schedule(callback: () => void, ms: number): () => void;
  /** This machine's clock, in milliseconds since 1970. */
  now(): number;
  onStatus?(status: ConnectionStatus): void;
  onPaired?(match: string): void;
  /** Another device of the player has written records, up to this number. */
  onRecords?(head: number): void;
}

export interface Watcher {
  match(state: MatchState): void;
  presence?(presence: PresenceMessage): void;
  /** The match cannot be watched. */
  refused?(code: SocketError["code"]): void;
}

const firstDelayMs = 500;
const maxDelayMs = 8_000;

function isRepeatable(type: RequestType): boolean {
  return type !== "open";
}

export class SocketClient {
  readonly #options: SocketClientOptions;
  readonly #watchers = new Map<string, Watcher>();
  readonly #waiting = new Set<(connection: SocketConnection | undefined) => void>();
  readonly #timers = new Set<() => void>();
  #connection: SocketConnection | undefined;
  /** The same one, once the server has said welcome. */
  #open: SocketConnection | undefined;
  #reconnectDelay = firstDelayMs;
  #serverAhead = 0;
  #isClosed = false;

  constructor(options: SocketClientOptions) {
    this.#options = options;
    this.#connect();
  }

  /** The server's clock, as far as it is known. */
  now(): number {
    return this.#options.now() + this.#serverAhead;
  }

  watch(match: string, watcher: Watcher): void {
    this.#watchers.set(match, watcher);
    if (this.#open) void this.#sendWatch(this.#open, match);
  }

  /** Answered when the server has answered, or with `disconnected` after `close`. */
  async request<Type extends RequestType>(
    type: Type,
    ...fields: RequestArguments<Type>
  ): Promise<SocketResult<Type>> {
    for (let delay = firstDelayMs; ; delay = Math.min(maxDelayMs, delay * 2)) {
      const connection = this.#open ?? (isRepeatable(type) ? await this.#nextConnection() : undefined);
      if (!connection) return err({ code: "disconnected" });
      const result = await connection.request(type, ...fields);
      if (result.ok || !isRepeatable(type) || !isUnanswered(result.error)) return result;
      if (result.error.code === "storage") await this.#delay(delay);
    }
  }

  /** The connection is taken for dead, whatever it says itself, and opened again. */
  drop(): void {
    this.#connection?.close();
  }

  /** What waits before it tries again tries now. */
  retry(): void {
    for (const finish of [...this.#timers]) finish();
  }

  close(): void {
    this.#isClosed = true;
    this.drop();
    this.retry();
    this.#release(undefined);
  }

  #connect(): void {
    const connection = new SocketConnection(this.#options.connect(), {
      welcome: ({ now }) => {
        this.#reconnectDelay = firstDelayMs;
        this.#serverAhead = now - this.#options.now();
        this.#open = connection;
        this.#options.onStatus?.("open");
        this.#release(connection);
        for (const match of this.#watchers.keys()) void this.#sendWatch(connection, match);
      },
      match: (state) => {
        this.#serverAhead = state.now - this.#options.now();
        this.#watchers.get(state.match)?.match(state);
      },
      presence: (presence) => this.#watchers.get(presence.match)?.presence?.(presence),
      paired: (match) => this.#options.onPaired?.(match),
      records: (head) => this.#options.onRecords?.(head),
      closed: () => void this.#reconnect(),
    });
    this.#connection = connection;
  }

  async #reconnect(): Promise<void> {
    this.#open = undefined;
    if (this.#isClosed) return;
    this.#options.onStatus?.("lost");
    const delay = this.#reconnectDelay;
    this.#reconnectDelay = Math.min(maxDelayMs, delay * 2);
    await this.#delay(delay);
    if (!this.#isClosed) this.#connect();
  }

  async #sendWatch(connection: SocketConnection, match: string): Promise<void> {
    for (let delay = firstDelayMs; connection === this.#open; delay = Math.min(maxDelayMs, delay * 2)) {
      const result = await connection.request("watch", { match });
      if (result.ok) return;
      // A new connection watches by itself.
      if (!isUnanswered(result.error)) return this.#watchers.get(match)?.refused?.(result.error.code);
      await this.#delay(delay);
    }
  }

  #nextConnection(): Promise<SocketConnection | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #release(connection: SocketConnection | undefined): void {
    for (const resolve of this.#waiting) resolve(connection);
    this.#waiting.clear();
  }

  #delay(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const finish = (): void => {
        this.#timers.delete(finish);
        cancel();
        resolve();
      };
      const cancel = this.#options.schedule(finish, ms);
      this.#timers.add(finish);
    });
  }
}

/** Nobody knows whether it was done. */
function isUnanswered({ code }: SocketError): boolean {
  return code === "disconnected" || code === "storage";
}

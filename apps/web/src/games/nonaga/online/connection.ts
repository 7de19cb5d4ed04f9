/**
 * The socket to the server, opened when somebody needs it and opened again when
 * it breaks. What is watched is watched again by itself; a request that was under
 * way is refused as `lost`, and may be sent again, for the server takes nothing
 * twice.
 */
import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { MatchView, PresenceView, Said } from "./wire.js";

export type Reply =
  | { readonly ok: true; readonly match?: string }
  | { readonly ok: false; readonly code: string };

export interface Watching {
  match(view: MatchView): void;
  presence(view: PresenceView): void;
}

const firstWaitMs = 500;
const longestWaitMs = 8_000;

export class OnlineConnection {
  readonly isOpen: Accessor<boolean>;
  /** It broke, or never came about, and is being tried again. */
  readonly isLost: Accessor<boolean>;
  readonly #setOpen: (isOpen: boolean) => void;
  readonly #setLost: (isLost: boolean) => void;
  #socket: WebSocket | undefined;
  #isEnded = false;
  #wait = firstWaitMs;
  #id = 0;
  /** The server's clock is so far ahead of ours. */
  #ahead = 0;
  readonly #answers = new Map<number, (answer: Reply) => void>();
  readonly #watched = new Map<string, Watching>();
  readonly #onPaired: (match: string) => void;

  constructor(onPaired: (match: string) => void = () => {}) {
    [this.isOpen, this.#setOpen] = createSignal(false);
    [this.isLost, this.#setLost] = createSignal(false);
    this.#onPaired = onPaired;
    this.#open();
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  watch(match: string, watching: Watching): void {
    this.#watched.set(match, watching);
    if (this.isOpen()) void this.ask("watch", { match });
  }

  ask(type: string, rest: object = {}): Promise<Reply> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ ok: false, code: "lost" });
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      socket.send(JSON.stringify({ type, id, ...rest }));
    });
  }

  end(): void {
    this.#isEnded = true;
    this.#socket?.close();
  }

  #open(): void {
    const address = new URL("/api/online", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Said);
    socket.onclose = () => {
      this.#setOpen(false);
      for (const resolve of this.#answers.values()) resolve({ ok: false, code: "lost" });
      this.#answers.clear();
      if (this.#isEnded) return;
      this.#setLost(true);
      setTimeout(() => !this.#isEnded && this.#open(), this.#wait);
      this.#wait = Math.min(longestWaitMs, this.#wait * 2);
    };
  }

  #hear(said: Said): void {
    switch (said.type) {
      case "welcome":
        this.#wait = firstWaitMs;
        this.#ahead = said.now - Date.now();
        this.#setLost(false);
        this.#setOpen(true);
        for (const match of this.#watched.keys()) void this.ask("watch", { match });
        break;
      case "done":
        this.#settle(said.id, said.match === undefined ? { ok: true } : { ok: true, match: said.match });
        break;
      case "refused":
        if (said.id !== null) this.#settle(said.id, { ok: false, code: said.code });
        break;
      case "match":
        this.#ahead = said.now - Date.now();
        this.#watched.get(said.match)?.match(said);
        break;
      case "presence":
        this.#watched.get(said.match)?.presence(said);
        break;
      case "paired":
        this.#onPaired(said.match);
        break;
    }
  }

  #settle(id: number, answer: Reply): void {
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
  }
}

/** A connection for as long as a page is shown. */
export function useConnection(onPaired?: (match: string) => void): OnlineConnection {
  const connection = new OnlineConnection(onPaired);
  onCleanup(() => connection.end());
  return connection;
}

/** The server's end of a client's sockets, whose time stands still until a test lets it pass. */
import { protocolVersion } from "../constants.js";
import { SocketClient } from "../socket-client.js";
import type { SocketLike } from "../socket-connection.js";

type Listener = (event: { data: unknown }) => void;

export class FakeSocket implements SocketLike {
  readonly sent: { readonly type: string; readonly id: number; readonly match?: string }[] = [];
  /** Closing it is heard of much later, if at all. */
  readonly #isDead: boolean;
  readonly #listeners = new Map<string, Listener>();

  constructor(isDead = false) {
    this.#isDead = isDead;
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    if (!this.#isDead) this.#listeners.get("close")?.({ data: undefined });
  }

  receive(message: object): void {
    this.#listeners.get("message")?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.receive({ type: "welcome", protocol: protocolVersion, player: null, now: 5_000 });
  }

  typesSent(): string[] {
    return this.sent.map(({ type }) => type);
  }

  refuse(code: string): void {
    this.receive({ type: "refused", id: this.sent.at(-1)!.id, code });
  }

  done(): void {
    this.receive({ type: "done", id: this.sent.at(-1)!.id, match: "m" });
  }
}

/** Promises that follow from each other have all been settled. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A client whose first socket may be dead, and what it is told. */
export function startClient({
  isFirstDead = false,
  onStatus = () => {},
}: {
  readonly isFirstDead?: boolean;
  readonly onStatus?: (status: string) => void;
} = {}) {
  const sockets: FakeSocket[] = [];
  const timers = new Map<() => void, number>();
  const statuses: string[] = [];
  const events: [string, string | number][] = [];
  const client = new SocketClient({
    connect: () => {
      const socket = new FakeSocket(isFirstDead && sockets.length === 0);
      sockets.push(socket);
      return socket;
    },
    schedule: (callback, ms) => {
      timers.set(callback, ms);
      return () => timers.delete(callback);
    },
    now: () => 1_000,
    onStatus: (status) => {
      statuses.push(status);
      onStatus(status);
    },
    onPaired: (paired) => events.push(["paired", paired]),
    onRecords: (head) => events.push(["records", head]),
  });
  /** Lets every timer run; how long they would have waited. */
  const wait = async (): Promise<number[]> => {
    await settled();
    const waited = [...timers.values()];
    for (const callback of [...timers.keys()]) callback();
    await settled();
    return waited;
  };
  return { client, sockets, statuses, events, timers, wait };
}

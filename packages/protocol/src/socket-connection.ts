/**
 * One WebSocket, typed: requests with their answers, and what the server sends by
 * itself. Turns come as the part that changed; here, and only here, they are put
 * together, so that whoever listens always has the whole match.
 */
import { err, ok, type Result } from "@masume/kernel";
import type { MatchState, RequestDone, RequestFields, RequestType } from "./schemas/socket.js";
import type { MatchMessage, PresenceMessage, ServerMessage, SocketRefusal } from "./types.js";

/** As much of a WebSocket as is needed: a browser's has it, and so has that of `ws`. */
export interface SocketLike {
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "close", listener: () => void): void;
  addEventListener(type: "error", listener: () => void): void;
  send(text: string): void;
  close(): void;
}

export interface SocketError {
  /** `disconnected`: the connection broke before the answer came. */
  readonly code: SocketRefusal | "disconnected";
  /** The rule that forbids an illegal turn. */
  readonly rule?: string;
}

export type SocketResult<Type extends RequestType> = Result<RequestDone<Type>, SocketError>;

/** The fields may be left out where there are none. */
export type RequestArguments<Type extends RequestType> = keyof RequestFields<Type> extends never
  ? []
  : [fields: RequestFields<Type>];

export interface ConnectionEvents {
  welcome?(message: Extract<ServerMessage, { type: "welcome" }>): void;
  match?(state: MatchState): void;
  presence?(presence: PresenceMessage): void;
  paired?(match: string): void;
  records?(head: number): void;
  closed?(): void;
}

type Answer = Extract<ServerMessage, { type: "done" | "refused" }>;

export class SocketConnection {
  readonly #socket: SocketLike;
  readonly #events: ConnectionEvents;
  readonly #pending = new Map<number, (answer: Answer | undefined) => void>();
  readonly #turns = new Map<string, readonly string[]>();
  #lastId = 0;
  #isClosed = false;

  constructor(socket: SocketLike, events: ConnectionEvents) {
    this.#socket = socket;
    this.#events = events;
    socket.addEventListener("message", ({ data }) =>
      this.#receive(JSON.parse(String(data)) as ServerMessage),
    );
    socket.addEventListener("error", () => {}); // "close" follows
    socket.addEventListener("close", () => this.#onClose());
  }

  async request<Type extends RequestType>(
    type: Type,
    ...[fields]: RequestArguments<Type>
  ): Promise<SocketResult<Type>> {
    if (this.#isClosed) return err({ code: "disconnected" });
    const id = ++this.#lastId;
    const answer = await new Promise<Answer | undefined>((resolve) => {
      this.#pending.set(id, resolve);
      this.#socket.send(JSON.stringify({ type, id, ...fields }));
    });
    if (!answer) return err({ code: "disconnected" });
    if (answer.type === "done") return ok(answer as unknown as RequestDone<Type>);
    const { code, rule } = answer;
    return err(rule === undefined ? { code } : { code, rule });
  }

  /** Closed at once for whoever waits for an answer, also where nobody is left to close the other end. */
  close(): void {
    this.#socket.close();
    this.#onClose();
  }

  #receive(message: ServerMessage): void {
    if (this.#isClosed) return;
    if (message.type === "welcome") this.#events.welcome?.(message);
    else if (message.type === "match") this.#events.match?.(this.#whole(message));
    else if (message.type === "presence") this.#events.presence?.(message);
    else if (message.type === "paired") this.#events.paired?.(message.match);
    else if (message.type === "records") this.#events.records?.(message.head);
    else if (message.id !== null) {
      this.#pending.get(message.id)?.(message);
      this.#pending.delete(message.id);
    }
  }

  #whole({ type: _type, from, ...state }: MatchMessage): MatchState {
    const turns = [...(this.#turns.get(state.match) ?? []).slice(0, from), ...state.turns];
    this.#turns.set(state.match, turns);
    return { ...state, turns };
  }

  #onClose(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const resolve of this.#pending.values()) resolve(undefined);
    this.#pending.clear();
    this.#events.closed?.();
  }
}

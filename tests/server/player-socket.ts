/**
 * A player on a socket, as a program: the protocol's connection, and what it has
 * received. Everything received is checked by the protocol's schema.
 */
import {
  HttpClient,
  type MatchState,
  type PresenceMessage,
  type RequestArguments,
  type RequestType,
  type ServerMessage,
  SocketConnection,
  type SocketResult,
} from "@masume/protocol";
import { serverMessage } from "@masume/protocol/schemas";
import { WebSocket } from "ws";

type Headers = Readonly<Record<string, string>>;

export class PlayerSocket {
  readonly socket: WebSocket;
  readonly closed: Promise<void>;
  /** Everything that came, as text. */
  readonly received: string[] = [];
  presence: PresenceMessage | undefined;
  #match: MatchState | undefined;
  readonly #connection: SocketConnection;
  readonly #waiting = new Set<(message: ServerMessage) => void>();

  constructor(url: string, cookie: string, headers: Headers = {}) {
    this.socket = new WebSocket(`${url.replace("http", "ws")}/api/online`, {
      headers: { cookie, ...headers },
    });
    this.#connection = new SocketConnection(this.socket, {
      match: (state) => {
        this.#match = state;
      },
      presence: (presence) => {
        this.presence = presence;
      },
    });
    this.closed = new Promise((resolve) => this.socket.once("close", () => resolve()));
    this.socket.on("message", (bytes) => {
      const text = bytes.toString();
      this.received.push(text);
      const message = serverMessage.parse(JSON.parse(text));
      for (const receive of [...this.#waiting]) receive(message);
    });
  }

  static async open(url: string, cookie: string, headers: Headers = {}): Promise<PlayerSocket> {
    const player = new PlayerSocket(url, cookie, headers);
    const isOpen = await Promise.race([player.next("welcome"), player.closed]);
    if (!isOpen) throw new Error("the connection closed before the server's welcome");
    return player;
  }

  /** The match last received, with all its turns. */
  get match(): MatchState {
    if (!this.#match) throw new Error("no match is watched");
    return this.#match;
  }

  nextMessage(test: (message: ServerMessage) => boolean = () => true): Promise<ServerMessage> {
    return new Promise((resolve) => {
      const receive = (message: ServerMessage): void => {
        if (!test(message)) return;
        this.#waiting.delete(receive);
        resolve(message);
      };
      this.#waiting.add(receive);
    });
  }

  /** The next message of a type, of which this holds. */
  async next<Type extends ServerMessage["type"]>(
    type: Type,
    test: (message: Extract<ServerMessage, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: Type }>> {
    type Wanted = Extract<ServerMessage, { type: Type }>;
    return (await this.nextMessage((one) => one.type === type && test(one as Wanted))) as Wanted;
  }

  /** The match once this holds of it, now or later. */
  async matchWhen(test: (match: MatchState) => boolean): Promise<MatchState> {
    if (!this.#match || !test(this.#match)) await this.next("match", () => test(this.match));
    return this.match;
  }

  /** When so many watch without playing, now or later. */
  async spectatorsAre(count: number): Promise<void> {
    if (this.presence?.spectators !== count)
      await this.next("presence", ({ spectators }) => spectators === count);
  }

  request<Type extends RequestType>(
    type: Type,
    ...fields: RequestArguments<Type>
  ): Promise<SocketResult<Type>> {
    return this.#connection.request(type, ...fields);
  }

  /** The id of a new room. */
  async openRoom(rules: MatchState["rules"], clock: string, rated = false): Promise<string> {
    const opened = await this.request("open", { rules, clock, rated });
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value.match;
  }

  move(ply: number, turn: string): Promise<SocketResult<"move">> {
    return this.request("move", { match: this.match.match, ply, turn });
  }

  async close(): Promise<void> {
    this.#connection.close();
    await this.closed;
  }
}

export interface NewPlayer {
  readonly id: string;
  readonly cookie: string;
}

export async function newPlayer(url: string, name: string, headers: Headers = {}): Promise<NewPlayer> {
  let cookie = "";
  const client = new HttpClient(async (path, init) => {
    const response = await fetch(url + path, { ...init, headers: { ...init.headers, ...headers } });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
    return response;
  });
  const created = await client.request("createPlayer", { body: { name } });
  if (!created.ok) throw new Error(created.error.message);
  return { id: created.value.id, cookie };
}

/** Two players in one match, red first, both watching; each on a server of their own if there are two. */
export interface SeatedPair {
  readonly match: string;
  readonly sockets: readonly [red: PlayerSocket, blue: PlayerSocket];
  readonly cookies: readonly [red: string, blue: string];
}

export async function seatPair(
  urls: readonly [string, string],
  players: readonly [NewPlayer, NewPlayer],
  rules: MatchState["rules"] = "basic",
  clock = "none",
  rated = false,
): Promise<SeatedPair> {
  const [a, b] = await Promise.all(players.map(({ cookie }, i) => PlayerSocket.open(urls[i]!, cookie)));
  const match = await a!.openRoom(rules, clock, rated);
  await b!.request("join", { room: match });
  await Promise.all([a!, b!].map((one) => one.request("watch", { match })));
  const cookies = [players[0].cookie, players[1].cookie] as const;
  const isRed = a!.match.seats.red?.id === players[0].id;
  return isRed
    ? { match, sockets: [a!, b!], cookies }
    : { match, sockets: [b!, a!], cookies: [cookies[1], cookies[0]] };
}

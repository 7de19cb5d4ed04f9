/** A player on a socket, as a program: asks and waits for the answer, and keeps what it is shown. */
import { WebSocket } from "ws";

// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
export type Message = any;

export class PlayerSocket {
  readonly socket: WebSocket;
  readonly closed: Promise<void>;
  /** Everything that came, as text. */
  readonly heard: string[] = [];
  /** The match last shown, with all its turns. */
  match: Message;
  presence: Message;
  readonly #answers = new Map<number, (answer: Message) => void>();
  readonly #waiting: { test: (message: Message) => boolean; resolve: (message: Message) => void }[] = [];
  #id = 0;

  constructor(url: string, cookie: string, headers: Readonly<Record<string, string>> = {}) {
    this.socket = new WebSocket(`${url.replace("http", "ws")}/api/online`, {
      headers: { cookie, ...headers },
    });
    this.socket.on("error", () => {});
    this.socket.on("message", (bytes) => this.#hear(bytes.toString()));
    this.closed = new Promise((resolve) => {
      this.socket.on("close", () => {
        for (const answer of this.#answers.values()) answer({ type: "closed" });
        resolve();
      });
    });
  }

  static async open(
    url: string,
    cookie: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<PlayerSocket> {
    const player = new PlayerSocket(url, cookie, headers);
    await player.until((message) => message.type === "welcome");
    return player;
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text);
    if (message.type === "match") {
      const before = this.match?.match === message.match ? this.match.turns.slice(0, message.from) : [];
      this.match = { ...message, turns: [...before, ...message.turns] };
    }
    if (message.type === "presence") this.presence = message;
    if (message.type === "done" || message.type === "refused") {
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
    }
    for (const waiting of [...this.#waiting]) {
      if (!waiting.test(message)) continue;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.resolve(message);
    }
  }

  /** The next message that is like this. */
  until(test: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve) => this.#waiting.push({ test, resolve }));
  }

  /** When the match shown is like this, now or later. */
  async shows(test: (match: Message) => boolean): Promise<Message> {
    while (!this.match || !test(this.match)) await this.until(({ type }) => type === "match");
    return this.match;
  }

  /** When so many are said to look on, now or later. */
  async sees(watchers: number): Promise<void> {
    while (this.presence?.watchers !== watchers) await this.until(({ type }) => type === "presence");
  }

  ask(type: string, rest: object = {}): Promise<Message> {
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.socket.send(JSON.stringify({ type, id, ...rest }));
    });
  }

  move(ply: number, turn: string): Promise<Message> {
    return this.ask("move", { match: this.match.match, ply, turn });
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}

export async function newPlayer(
  url: string,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ id: string; cookie: string }> {
  const answer = await fetch(`${url}/api/players`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ name }),
  });
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie: answer.headers.get("set-cookie")!.split(";")[0]! };
}

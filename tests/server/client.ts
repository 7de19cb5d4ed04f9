/** A player as a program: HTTP through the server without a port, with the cookie kept. */
import type { createServer } from "@masume/server";

type App = Awaited<ReturnType<typeof createServer>>;

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export class Client {
  cookie = "";
  readonly app: App;

  constructor(app: App) {
    this.app = app;
  }

  async send(
    method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
    url: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const answer = await this.app.inject({
      method,
      url,
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const set = answer.headers["set-cookie"];
    if (typeof set === "string") this.cookie = set.split(";")[0]!;
    const isJson = String(answer.headers["content-type"]).includes("json");
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : undefined,
      headers: answer.headers,
      text: answer.body,
    };
  }

  static async named(app: App, name: string): Promise<Client & { readonly id: string }> {
    const client = new Client(app);
    const { body } = await client.send("POST", "/api/players", { name });
    return Object.assign(client, { id: body.id as string });
  }
}

/** A player as a program: the protocol's client on a server without a port, with the cookie kept. */
import {
  HttpClient,
  type HttpInit,
  type HttpMethod,
  type RouteName,
  type RouteResponse,
} from "@masume/protocol";
import type { createServer } from "@masume/server";

type App = Awaited<ReturnType<typeof createServer>>;
type RequestArguments<Name extends RouteName> = Parameters<typeof HttpClient.prototype.request<Name>>;

export interface Response {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export class Client extends HttpClient {
  cookie = "";
  readonly app: App;

  constructor(app: App) {
    super((url, init) => this.#fetch(url, init));
    this.app = app;
  }

  /** What a request that must be granted answers. */
  async call<Name extends RouteName>(...args: RequestArguments<Name>): Promise<RouteResponse<Name>> {
    const result = await this.request<Name>(...args);
    if (!result.ok) throw new Error(`${args[0]}: ${JSON.stringify(result.error)}`);
    return result.value;
  }

  /** Why a request is refused; undefined when it is granted. */
  async refusal<Name extends RouteName>(...args: RequestArguments<Name>): Promise<string | undefined> {
    const result = await this.request<Name>(...args);
    return result.ok ? undefined : result.error.code;
  }

  /** A request as it is, well-formed or not. */
  async send(
    method: HttpMethod,
    url: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const response = await this.app.inject({
      method,
      url,
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const set = response.headers["set-cookie"];
    if (typeof set === "string") this.cookie = set.split(";")[0]!;
    const isJson = String(response.headers["content-type"]).includes("json");
    return {
      status: response.statusCode,
      body: isJson ? response.json() : undefined,
      headers: response.headers,
      text: response.body,
    };
  }

  async #fetch(url: string, { method, headers, body }: HttpInit) {
    const response = await this.send(method as HttpMethod, url, body, headers);
    return { ok: response.status < 400, status: response.status, json: async () => response.body };
  }

  static async named(app: App, name: string): Promise<Client & { readonly id: string }> {
    const client = new Client(app);
    return Object.assign(client, { id: (await client.call("createPlayer", { body: { name } })).id });
  }
}

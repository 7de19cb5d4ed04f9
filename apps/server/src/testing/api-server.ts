/** The whole server without a port, on storage in memory: requests are handed to it directly. */
import { onTestFinished } from "vitest";
import { createServer, type ServerOptions } from "../server.js";
import { type MemoryStorage, memoryStorage } from "../storage/testing/memory-storage.js";

export interface Sent {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  readonly body: any;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface ApiServer {
  readonly storage: MemoryStorage;
  send(method: "GET" | "POST" | "PATCH" | "DELETE", url: string, more?: More): Promise<Sent>;
  /** A new player's cookie and id. */
  signUp(name: string): Promise<{ readonly id: string; readonly cookie: string }>;
  close(): Promise<void>;
}

export interface More {
  readonly cookie?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
}

export async function apiServer(options: Partial<ServerOptions> = {}): Promise<ApiServer> {
  const storage = await memoryStorage();
  // Without the web app, whether or not one has been built here.
  const appFolder = "/no-web-app";
  const app = await createServer({ version: "1.2.3", logLevel: "silent", appFolder, ...options, storage });
  onTestFinished(() => app.close());
  const send: ApiServer["send"] = async (method, url, { cookie, body, headers, from } = {}) => {
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
      ...(from === undefined ? {} : { remoteAddress: from }),
      ...(body === undefined ? {} : { payload: body }),
    });
    const isJson = String(response.headers["content-type"]).includes("json");
    return {
      status: response.statusCode,
      body: isJson ? response.json() : undefined,
      text: response.body,
      headers: response.headers,
    };
  };
  let players = 0;
  return {
    storage,
    send,
    signUp: async (name) => {
      // Only so many per minute may come from one address.
      const made = await send("POST", "/api/players", { body: { name }, from: `192.0.2.${++players}` });
      return { id: made.body.id, cookie: String(made.headers["set-cookie"]).split(";")[0]! };
    },
    close: async () => void (await app.close()),
  };
}

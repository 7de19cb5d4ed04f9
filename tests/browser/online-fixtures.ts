/** Tests with a server of their own, which can be stopped and started again with the same address and data. */
import { rmSync } from "node:fs";
import { scratchFolder } from "../cli/masume.js";
import { type ServerProcess, startServerProcess } from "../server/server-process.js";
import { test as base, expect } from "./fixtures.js";

interface RestartableServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export { expect };

export const test = base.extend<{ server: RestartableServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  async server({}, use) {
    const { path } = scratchFolder();
    const args = ["--data", path, "--log-level", "error"];
    let running: ServerProcess = await startServerProcess(...args);
    const { url } = running;
    await use({
      url,
      async start() {
        running = await startServerProcess(...args, "--port", new URL(url).port);
      },
      stop: () => running.end("SIGTERM"),
    });
    await running.end("SIGTERM");
    rmSync(path, { recursive: true });
  },

  // What has this address, every page, is closed before the server is.
  baseURL: ({ server }, use) => use(server.url),
  newDevice: ({ server: _, newDevice }, use) => use(newDevice),

  // What the browser itself logs about a server that goes or is away, or that does not know somebody.
  expectedErrors:
    /404 \(Not Found\)|400 \(Bad Request\)|503 \(Service|ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket connection/,
});

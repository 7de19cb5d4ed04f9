/** How a socket ends when nobody is at its other end. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createServer } from "./server.js";
import { memoryStorage } from "./storage/testing/memory-storage.js";

const upgrade = [
  "GET /api/online HTTP/1.1",
  "Host: here",
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
  "\r\n",
].join("\r\n");

test("who does not answer that a socket is closed does not keep the server from stopping", async () => {
  const storage = await memoryStorage();
  const app = await createServer({
    version: "1.2.3",
    logLevel: "silent",
    appFolder: "/no-web-app",
    storage,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const connecting = once(app.server, "connection");
  const client = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void client.destroy());
  const [atServer] = (await connecting) as [Socket];
  let received = "";
  client.on("data", (bytes) => {
    received += bytes.toString("latin1");
  });
  const comes = async (words: string): Promise<void> => {
    while (!received.includes(words)) await new Promise(setImmediate);
  };
  client.write(upgrade);
  await comes("welcome");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = app.close();
  await comes("about to stop");
  expect(atServer.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(atServer.destroyed).toBe(true);
  await stopped;
});

/** Whether a server takes work: not any more once it stops, though it still answers. */
import { expect, test } from "vitest";
import { createServer } from "./server.js";
import { memoryStorage } from "./storage/testing/memory-storage.js";

test("a load balancer is told that a server stops, as long as it can be asked", async () => {
  const storage = await memoryStorage();
  const app = await createServer({ version: "1.2.3", logLevel: "silent", storage });
  let whileStopping = 0;
  app.addHook("preClose", async () => {
    whileStopping = await ready();
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const ready = async (): Promise<number> => (await fetch(`${url}/api/ready`)).status;
  expect(await ready()).toBe(200);
  await app.close();
  expect(whileStopping).toBe(503);
});

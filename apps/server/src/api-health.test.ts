/** Whether a server takes work: not any more once it stops, though it still answers. */
import { expect, test } from "vitest";
import { createServer } from "./server.js";
import { memoryStorage } from "./storage/testing/memory-storage.js";

test("while a server stops, whoever asks for anything is told so, and to leave", async () => {
  const storage = await memoryStorage();
  const app = await createServer({ version: "1.2.3", logLevel: "silent", storage });
  const paths = ["/api/ready", "/api/health", "/api/puzzles", "/api/nothing", "/", "/slither/%"];
  const ask = (path: string) => fetch(`${url}${path}`);
  let answers: Response[] = [];
  app.addHook("preClose", async () => {
    answers = await Promise.all(paths.map(ask));
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  expect((await ask("/api/ready")).status).toBe(200);
  await app.close();
  expect(answers).toHaveLength(paths.length);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get("connection")]).toEqual([503, "close"]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.json()).toEqual({ error: { code: "stopping", message: expect.any(String) } });
  }
});

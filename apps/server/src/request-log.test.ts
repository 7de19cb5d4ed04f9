/** What is logged of a request: one line, without what may be anything. */
import { expect, test } from "vitest";
import { apiServer } from "./testing/api-server.js";

test("its method, path, status and time, and not its query", async () => {
  const lines: Record<string, unknown>[] = [];
  const { send } = await apiServer({
    logLevel: "info",
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  lines.length = 0;
  await send("GET", "/api/puzzles?q=secret");
  await send("POST", "/api/players?x=secret", { body: { name: "Aiko" } });
  await send("GET", `/${"x".repeat(300)}`);
  const shown = lines.map(({ method, url, status, msg, level }) => ({ method, url, status, msg, level }));
  expect(shown).toEqual([
    { method: "GET", url: "/api/puzzles", status: 200, msg: "request", level: 30 },
    { method: "POST", url: "/api/players", status: 201, msg: "request", level: 30 },
    { method: "GET", url: `/${"x".repeat(199)}`, status: 404, msg: "request", level: 30 },
  ]);
  for (const { ms } of lines) expect(ms).toEqual(expect.any(Number));
  expect(JSON.stringify(lines)).not.toMatch(/secret|Aiko/);
});

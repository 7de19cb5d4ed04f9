/** What operators see, on the machine itself and nowhere else. */
import { expect, test, vi } from "vitest";
import { apiServer } from "./testing/api-server.js";

test("only whoever asks on this machine, and through no proxy, is answered", async () => {
  const { send } = await apiServer();
  const status = async (from: string, headers = {}) =>
    (await send("GET", "/metrics", { from, headers })).status;
  for (const from of ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])
    expect(await status(from)).toBe(200);
  for (const from of ["192.0.2.1", "::2", "::ffff:192.0.2.1", "2001:db8::127.0.0.1"])
    expect(await status(from), from).toBe(404);
  expect(await status("127.0.0.1", { "x-forwarded-for": "127.0.0.1" })).toBe(404);
});

test("requests are counted by route and status, and their time is in seconds", async () => {
  const { send, signUp } = await apiServer();
  const { id } = await signUp("Aiko");
  await send("GET", `/api/players/${id}`);
  await send("GET", `/api/players/${"z".repeat(16)}`);
  await send("GET", "/api/nowhere");
  const { text, headers } = await send("GET", "/metrics");
  expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(headers["cache-control"]).toBe("no-store");
  const lines = text.split("\n").filter((line) => line.startsWith("masume_requests_total{"));
  expect(lines.sort()).toEqual([
    'masume_requests_total{route="/api/players",status="201"} 1',
    'masume_requests_total{route="/api/players/:id",status="200"} 1',
    'masume_requests_total{route="/api/players/:id",status="404"} 1',
    'masume_requests_total{route="none",status="404"} 1',
  ]);
  expect(text).toMatch(/masume_request_seconds_count\{route="\/api\/players\/:id"\} 2/);
  expect(text).toMatch(/^masume_sockets 0$/m);
});

test("how long the process runs and how late its loop is are no less than nothing", async () => {
  vi.spyOn(process, "uptime").mockReturnValue(12.9);
  const { send } = await apiServer();
  const { text } = await send("GET", "/metrics");
  expect(text).toMatch(/^masume_uptime_seconds 12$/m);
  expect(Number(/^masume_loop_delay_p99_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(0);
  vi.restoreAllMocks();
});

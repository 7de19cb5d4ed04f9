/** Whatever goes wrong has one form; whose fault it is, and when to come back, is told apart. */
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { handleErrors } from "./http/errors.js";
import { tooManyRequests } from "./http/http-error.js";
import { apiServer } from "./testing/api-server.js";

test.each([
  [0.01, 1],
  [1, 1],
  [1.2, 2],
  [59.9, 60],
])("who has to wait %f s is told %i", (seconds, told) => {
  const { retryAfter, message, statusCode, code } = tooManyRequests(seconds);
  expect([retryAfter, statusCode, code]).toEqual([told, 429, "slow-down"]);
  expect(message).toContain(`${told} s`);
});

test("an error of ours keeps its status and its words, one of the framework its own, any other neither", async () => {
  const app = Fastify({ bodyLimit: 100 });
  handleErrors(app);
  app.get("/wait", async () => {
    throw tooManyRequests(3);
  });
  app.get("/teapot", async () => {
    throw Object.assign(new Error("short and stout"), { statusCode: 418 });
  });
  app.get("/bug", async () => {
    throw new Error("a secret detail");
  });
  app.get("/down", async () => {
    throw Object.assign(new Error("a secret detail"), { statusCode: 502 });
  });
  app.get("/disk", async () => {
    throw Object.assign(new Error("a secret detail"), { code: "ENOSPC" });
  });
  app.post("/body", async () => "");
  const answer = async (url: string, payload?: string, type = "application/json") => {
    const headers = payload === undefined ? {} : { "content-type": type };
    const body = payload === undefined ? {} : { payload };
    const response = await app.inject({ url, method: url === "/body" ? "POST" : "GET", headers, ...body });
    expect(response.headers["cache-control"]).toBe("no-store");
    // Nor is what has failed, which is the operator's to know.
    expect(response.body).not.toMatch(/secret|disk/);
    return [response.statusCode, response.json().error.code, response.headers["retry-after"]];
  };
  expect(await answer("/wait")).toEqual([429, "slow-down", "3"]);
  expect(await answer("/teapot")).toEqual([418, "bad-request", undefined]);
  expect(await answer("/bug")).toEqual([500, "internal", undefined]);
  expect(await answer("/down")).toEqual([502, "internal", undefined]);
  expect(await answer("/disk")).toEqual([503, "storage", undefined]);
  expect(await answer("/body", "{")).toEqual([400, "invalid-json-body", undefined]);
  expect(await answer("/body", "")).toEqual([400, "empty-json-body", undefined]);
  expect(await answer("/body", "x".repeat(101))).toEqual([413, "body-too-large", undefined]);
  expect(await answer("/body", "x", "image/png")).toEqual([415, "invalid-media-type", undefined]);
});

test("a request whose sender goes away in the middle is no failure of the server", async () => {
  const failures: string[] = [];
  const app = Fastify({
    logger: { level: "error", stream: { write: (line: string) => void failures.push(line) } },
  });
  onTestFinished(() => app.close());
  handleErrors(app);
  app.post("/body", async () => "");
  const statuses: number[] = [];
  // It is answered, though there is nobody to read it.
  const ended = new Promise<void>((resolve) => {
    app.addHook("onSend", async (_request, reply) => {
      statuses.push(reply.statusCode);
      resolve();
    });
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const came = once(app.server, "request");
  socket.write(
    "POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  );
  await came;
  socket.destroy();
  await ended;
  expect([statuses, failures]).toEqual([[400], []]);
});

describe("what is wrong before any route is found", () => {
  const tooLong = `/api/puzzles/${"x".repeat(200)}`;

  test("is refused by its own status", async () => {
    const { send } = await apiServer();
    const { status, body } = await send("GET", tooLong);
    expect([status, body.error]).toEqual([414, { code: "bad-request", message: "this URL cannot be read" }]);
  });

  test("counts for whoever sends it, and for nobody else", async () => {
    const { send } = await apiServer({ perMinute: 3 });
    const clock = vi.spyOn(performance, "now").mockReturnValue(1_000_000);
    const ask = async (from: string) => (await send("GET", tooLong, { from })).status;
    const asked = [];
    for (let i = 0; i < 4; i++) asked.push(await ask("192.0.2.1"));
    expect(asked).toEqual([414, 414, 414, 429]);
    expect(await ask("192.0.2.2")).toBe(414);
    // Three per minute are one in twenty seconds.
    expect((await send("GET", tooLong, { from: "192.0.2.1" })).headers["retry-after"]).toBe("20");
    clock.mockRestore();
  });
});

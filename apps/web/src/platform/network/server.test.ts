import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browser, happen } from "../../testing/in-browser.js";
import type { ServerStatus } from "./server.js";

const fetched = vi.fn();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const unreachable = () => Promise.reject(new TypeError("failed to fetch"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  browser.setVisible(true);
});
afterEach(() => void vi.useRealTimers());

/** Somebody shows whether the server is there. */
async function shown(): Promise<{
  status(): ServerStatus;
  leave(): void;
  api: typeof import("./server.js").api;
}> {
  const { createRoot } = await import("solid-js");
  const { api, useServer } = await import("./server.js");
  const [status, leave] = createRoot((dispose) => [useServer(), dispose]);
  await vi.advanceTimersByTimeAsync(0);
  return { status, leave, api };
}

test.each([
  ["available", () => Promise.resolve(json({ online: true }))],
  ["none", () => Promise.resolve(json({ online: false }))],
  ["none", () => Promise.resolve(new Response("<html>"))],
  ["none", () => Promise.resolve(json({ error: { code: "not-found", message: "" } }, 404))],
  ["unreachable", unreachable],
  ["unreachable", () => Promise.resolve(json({ error: { code: "slow-down", message: "" } }, 429))],
  ["unreachable", () => Promise.resolve(json({ error: { code: "stopping", message: "" } }, 503))],
] as const)("%s", async (status, answer) => {
  fetched.mockImplementation(answer);
  const server = await shown();
  expect(server.status()).toBe(status);
  server.leave();
});

test("a server that is unreachable is asked again after five seconds, until somebody answers", async () => {
  fetched.mockImplementation(unreachable);
  const server = await shown();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockImplementation(() => Promise.resolve(json({ online: true })));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.status()).toBe("available");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  server.leave();
});

test("nobody asks while the page is hidden, nor after it was left", async () => {
  fetched.mockImplementation(unreachable);
  const server = await shown();
  browser.setVisible(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  browser.setVisible(true);
  server.leave();
  await vi.advanceTimersByTimeAsync(20_000);
  happen("online");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a network that is back is tried at once", async () => {
  fetched.mockImplementation(unreachable);
  const server = await shown();
  fetched.mockImplementation(() => Promise.resolve(json({ online: true })));
  happen("online");
  await vi.advanceTimersByTimeAsync(0);
  expect(server.status()).toBe("available");
  server.leave();
});

test("two that show it ask once", async () => {
  let answer!: (response: Response) => void;
  fetched.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const [first, second] = [await shown(), await shown()];
  expect(fetched).toHaveBeenCalledTimes(1);
  answer(json({ online: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect([first.status(), second.status()]).toEqual(["available", "available"]);
  first.leave();
  second.leave();
});

test("any request that nobody answers says that the server is away, and any that is answered that it is back", async () => {
  fetched.mockImplementation(() => Promise.resolve(json({ online: true })));
  const { status, leave, api } = await shown();
  fetched.mockImplementation(unreachable);
  await api.request("getMe");
  expect(status()).toBe("unreachable");
  fetched.mockImplementation(() => Promise.resolve(json({ error: { code: "no-player", message: "" } }, 401)));
  await api.request("getMe");
  expect(status()).toBe("unreachable");
  fetched.mockImplementation(() => Promise.resolve(json({ id: "p", name: "P" })));
  await api.request("getMe");
  expect(status()).toBe("available");
  leave();
});

test("an answer that does not know who asks is passed on to whoever keeps that", async () => {
  fetched.mockImplementation(() => Promise.resolve(json({ online: true })));
  const { leave, api } = await shown();
  const { whenPlayerUnknown } = await import("./server.js");
  const unknown = vi.fn();
  whenPlayerUnknown(unknown);
  await api.request("listSessions");
  expect(unknown).not.toHaveBeenCalled();
  fetched.mockImplementation(() => Promise.resolve(json({ error: { code: "no-player", message: "" } }, 401)));
  await api.request("listSessions");
  expect(unknown).toHaveBeenCalledOnce();
  leave();
});

test("where there is no online play, a request that fails does not make it unreachable", async () => {
  fetched.mockImplementation(() => Promise.resolve(json({ online: false })));
  const { status, leave, api } = await shown();
  fetched.mockImplementation(unreachable);
  await api.request("getMe");
  expect(status()).toBe("none");
  leave();
});

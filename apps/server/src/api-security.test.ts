/** Pages of other origins, where no origin is configured and a proxy may have added TLS. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { apiServer } from "./testing/api-server.js";

test("one's own page is that of the host that was asked, by whatever scheme", async () => {
  const { send } = await apiServer();
  const status = async (origin: string, host: string) => {
    const headers = { origin, host };
    return (await send("POST", "/api/players", { headers, body: { name: "Aiko" } })).status;
  };
  expect(await status("http://masume.example", "masume.example")).toBe(201);
  expect(await status("https://masume.example", "masume.example")).toBe(201);
  expect(await status("http://masume.example:8080", "masume.example:8080")).toBe(201);
  const foreign = ["http://evil.example", "http://masume.example:8081", "http://sub.masume.example", "null"];
  for (const origin of foreign) expect(await status(origin, "masume.example"), origin).toBe(403);
});

test("a page of another origin may read and find nothing, but open no socket and change nothing", async () => {
  const { send } = await apiServer();
  const headers = { origin: "http://evil.example" };
  const answered = async (method: "GET" | "POST" | "DELETE", url: string, more = {}) => {
    const { status, body } = await send(method, url, { headers: { ...headers, ...more } });
    return [status, body?.error?.code];
  };
  expect(await answered("GET", "/api/health")).toEqual([200, undefined]);
  expect(await answered("POST", "/api/nowhere")).toEqual([404, "not-found"]);
  expect(await answered("POST", "/api/me/sign-out")).toEqual([403, "foreign-origin"]);
  expect(await answered("DELETE", "/api/me")).toEqual([403, "foreign-origin"]);
  expect((await answered("GET", "/api/online", { upgrade: "websocket" }))[0]).toBe(403);
});

test("the app's files have no limit, and what is nowhere has one", async () => {
  const appFolder = mkdtempSync(join(tmpdir(), "masume-app-"));
  onTestFinished(() => rmSync(appFolder, { recursive: true }));
  for (const file of ["index.html", "a.js"]) writeFileSync(join(appFolder, file), "1");
  const { send } = await apiServer({ appFolder, perMinute: 2 });
  const statuses = async (url: string, from: string) => {
    const all: number[] = [];
    for (let i = 0; i < 4; i++) all.push((await send("GET", url, { from })).status);
    return all;
  };
  expect(await statuses("/a.js", "192.0.2.1")).toEqual([200, 200, 200, 200]);
  expect(await statuses("/b.js", "192.0.2.2")).toEqual([404, 404, 429, 429]);
  expect(await statuses("/api/health", "192.0.2.3")).toEqual([200, 200, 429, 429]);
});

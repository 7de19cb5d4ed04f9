/** `masume serve` as a process: its one line, its logs, the port that is taken, and a quiet end. */
import { once } from "node:events";
import { Agent, get } from "node:http";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import { createServer, listen } from "@masume/server";
import { expect, test } from "vitest";
import { masume, scratchFolder } from "../cli/masume.js";
import { createAppFolder } from "./app-folder.js";
import { startServerProcess } from "./server-process.js";

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends it with status 0, open connections or not",
  async (signal) => {
    const { child, url, ended } = await startServerProcess(
      "--data",
      scratchFolder().path,
      "--log-level",
      "silent",
    );
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve) => {
      get(`${url}/api/health`, { agent }, (answer) => answer.resume().on("end", resolve));
    });
    child.kill(signal);
    expect(await ended).toBe(0);
    agent.destroy();
  },
);

test("logs are JSON lines on standard error, one per request", async () => {
  const { child, url, logs, ended } = await startServerProcess("--data", scratchFolder().path);
  await (await fetch(`${url}/api/health`)).text();
  child.kill("SIGTERM");
  await ended;
  const lines = logs()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const requests = lines.filter(({ msg }) => msg === "request");
  expect(requests).toEqual([expect.objectContaining({ method: "GET", url: "/api/health", status: 200 })]);
});

test("a port that is taken gets one line", async () => {
  const other = createNetServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const data = scratchFolder().path;
  const ran = await masume(["serve", "--port", String(port), "--data", data, "--log-level", "silent"]);
  expect(ran).toEqual({
    status: 2,
    stdout: "",
    stderr: `masume: port ${port} on 127.0.0.1 is in use; choose another with --port\n`,
  });
  other.close();
});

test("a host that is not ours gets one line", async () => {
  const data = scratchFolder().path;
  const ran = await masume([
    "serve",
    "--port",
    "0",
    "--host",
    "203.0.113.7",
    "--data",
    data,
    "--log-level",
    "silent",
  ]);
  expect(ran.status).toBe(2);
  expect(ran.stderr).toMatch(/^masume: [^\n]*203\.0\.113\.7[^\n]*\n$/);
});

test("a request in progress is answered before the end", async () => {
  const app = await createServer({ version: "1.2.3", logLevel: "silent", appFolder: createAppFolder() });
  let arrived = (): void => {};
  let release = (): void => {};
  const onArrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const onRelease = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get("/api/slow", async () => {
    arrived();
    await onRelease;
    return { slow: true };
  });
  const { address, stopped } = await listen(app, "127.0.0.1", 0);
  const answer = fetch(`${address}/api/slow`);
  await onArrival;
  process.emit("SIGTERM");
  await expect(fetch(`${address}/api/health`)).rejects.toThrow();
  release();
  expect(await (await answer).json()).toEqual({ slow: true });
  await stopped;
});

/** Listening until stopped: where people find it, why it cannot, and how it ends. */
import { createServer as createTcpServer } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { ListenError, listen, noticeStop, refuseOnStop } from "./listen.js";

function app(): FastifyInstance {
  const made = Fastify();
  onTestFinished(() => made.close());
  // Each server leaves its listeners behind, for a process has but one.
  const before = { SIGTERM: process.listeners("SIGTERM"), SIGINT: process.listeners("SIGINT") };
  onTestFinished(() => {
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      for (const listener of process.listeners(signal))
        if (!before[signal].includes(listener)) process.off(signal, listener);
  });
  return made;
}

describe("where it is", () => {
  test.each([
    ["127.0.0.1", "localhost"],
    ["0.0.0.0", "localhost"],
    ["127.0.0.2", "127.0.0.2"],
    ["localhost", "localhost"],
  ])("%s is shown as %s, with the port it got", async (host, shown) => {
    const server = app();
    const { address } = await listen(server, host, 0);
    const { port } = server.server.address() as { port: number };
    expect(address).toBe(`http://${shown}:${port}`);
    expect(port).toBeGreaterThan(0);
  });
});

describe("where it cannot be", () => {
  const reasonOf = async (host: string, port: number) => {
    const failure = await listen(app(), host, port).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ListenError);
    return (failure as ListenError).reason;
  };

  test("a port that somebody has", async () => {
    const other = createTcpServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void other.close());
    expect(await reasonOf("127.0.0.1", (other.address() as { port: number }).port)).toBe("port-taken");
  });

  test("an address of another machine", async () => {
    // Of a network that is for documentation, and nobody's.
    expect(await reasonOf("192.0.2.1", 0)).toBe("host-unknown");
  });

  test("what is nobody's fault but the program's stays what it is", async () => {
    const server = app();
    server.addHook("onReady", async () => {
      throw new Error("a bug");
    });
    await expect(listen(server, "127.0.0.1", 0)).rejects.toThrow("a bug");
  });
});

describe("a signal", () => {
  /** A server with a request in progress, which ends when it is let go. */
  async function busy(drainMs?: number) {
    const server = app();
    refuseOnStop(server, noticeStop(server));
    const stopping = new Promise<void>((resolve) => {
      server.addHook("preClose", async () => resolve());
    });
    let letGo = (): void => {};
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const begun = new Promise<void>((resolve) => {
      server.get("/slow", async () => {
        resolve();
        await waiting;
        return "done";
      });
    });
    server.get("/quick", async () => "done");
    const { address, stopped } = await listen(server, "127.0.0.1", 0, drainMs);
    const url = address.replace("localhost", "127.0.0.1");
    const quick = await fetch(`${url}/quick`);
    expect(quick.headers.get("connection")).not.toBe("close");
    await quick.text();
    const answer = fetch(`${url}/slow`).catch(() => undefined);
    await begun;
    return { stopped, stopping, answer, letGo };
  }

  test.each(["SIGTERM", "SIGINT"] as const)("%s: what is in progress is answered first", async (signal) => {
    const { stopped, stopping, answer, letGo } = await busy();
    process.emit(signal);
    await stopping;
    letGo();
    const response = await answer;
    expect([response?.status, response?.headers.get("connection")]).toEqual([200, "close"]);
    expect(await stopped).toBe(true);
  });

  test("a second one ends it at once", async () => {
    const { stopped, answer, letGo } = await busy();
    process.emit("SIGTERM");
    process.emit("SIGINT");
    expect(await stopped).toBe(false);
    expect(await answer).toBeUndefined();
    letGo();
  });

  test("what takes too long is not waited for", async () => {
    const { stopped, answer, letGo } = await busy(1);
    process.emit("SIGTERM");
    expect(await stopped).toBe(false);
    expect(await answer).toBeUndefined();
    letGo();
  });
});

/** Whose requests are worked on, and whose wait. */
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { answerInTurn } from "./turns.js";

afterEach(() => {
  vi.restoreAllMocks();
});

/** An app whose answers come when they are let go. */
function appOf(begun: string[]): { readonly app: FastifyInstance; answer(): void } {
  const app = Fastify();
  let answer = (): void => {};
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerInTurn(app);
  app.get("/slow", async ({ ip }) => {
    begun.push(ip);
    await answering;
    return ip;
  });
  app.get("/long", async () => "x".repeat(10 * 2 ** 20));
  app.get("/broken", async () => {
    throw new Error("broken");
  });
  return { app, answer };
}

const from = (app: FastifyInstance, remoteAddress: string, url = "/slow") =>
  app.inject({ url, remoteAddress }).then(({ statusCode }) => statusCode);

test("only a few of one address are worked on at once, those of others all the same", async () => {
  const begun: string[] = [];
  const { app, answer } = appOf(begun);
  const many = Array.from({ length: 20 }, () => from(app, "192.0.2.1"));
  const one = from(app, "192.0.2.2");
  while (!begun.includes("192.0.2.2")) await new Promise(setImmediate);
  expect(begun.filter((ip) => ip === "192.0.2.1")).toHaveLength(6);
  answer();
  expect(await Promise.all([...many, one])).toEqual(Array(21).fill(200));
});

test("whatever becomes of a request, the next has its turn", async () => {
  const { app, answer } = appOf([]);
  answer();
  for (const url of ["/broken", "/nowhere"]) for (let i = 0; i < 10; i++) await from(app, "192.0.2.1", url);
  expect(await from(app, "192.0.2.1")).toBe(200);
});

test("a request may be answered before it comes to its route", async () => {
  const { app, answer } = appOf([]);
  app.addHook("onRequest", (request, reply, next) => {
    if (request.url === "/early") reply.send("early");
    else next();
  });
  answer();
  for (let i = 0; i < 10; i++) expect(await from(app, "192.0.2.1", "/early")).toBe(200);
  expect(await from(app, "192.0.2.1")).toBe(200);
});

test("after a long answer an address waits, and others do not", async () => {
  let now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const begun: string[] = [];
  const { app, answer } = appOf(begun);
  answer();
  await from(app, "192.0.2.1", "/long");
  const next = from(app, "192.0.2.1");
  expect(await from(app, "192.0.2.2")).toBe(200);
  expect(begun).toEqual(["192.0.2.2"]);
  // Ten megabytes at eight per second; the next to come finds that it is paid for.
  now += 1_250;
  expect(await Promise.all([next, from(app, "192.0.2.1")])).toEqual([200, 200]);
});

test("what a request says of its length costs no more than what is read of it", async () => {
  const { app, answer } = appOf([]);
  answer();
  const headers = { "content-length": "999999999999" };
  await app.inject({ method: "POST", url: "/slow", remoteAddress: "192.0.2.1", headers, payload: "{}" });
  expect(await from(app, "192.0.2.1")).toBe(200);
});

describe("of requests sent over one connection without waiting", () => {
  /** How many are begun, and how many answered, of so many that have all come before the first answer. */
  async function sentAtOnce(count: number): Promise<{ begun: number; answered: number }> {
    const begun: string[] = [];
    const { app, answer } = appOf(begun);
    onTestFinished(() => app.close());
    await app.listen({ host: "127.0.0.1", port: 0 });
    const allCame = new Promise<void>((resolve) => {
      let came = 0;
      app.server.on("request", () => {
        if (++came === count) resolve();
      });
    });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    const received = text(socket).catch(() => "");
    const request = (more = "") => `GET /slow HTTP/1.1\r\nHost: here\r\n${more}\r\n`;
    socket.write(request().repeat(count - 1) + request("Connection: close\r\n"));
    await Promise.race([allCame, received]);
    expect(begun).toHaveLength(1);
    answer();
    const answered = (await received).split("HTTP/1.1 200").length - 1;
    return { begun: begun.length, answered };
  }

  test.each([1, 2, 10, 11])("%i are answered, one after the other", async (count) => {
    expect(await sentAtOnce(count)).toEqual({ begun: count, answered: count });
  });

  test.each([12, 13, 40])(
    "%i are too many: the connection ends, and none but the first is begun",
    async (count) => {
      expect(await sentAtOnce(count)).toEqual({ begun: 1, answered: 0 });
    },
  );
});

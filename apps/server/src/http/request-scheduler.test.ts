/** Whose requests are worked on, and whose wait. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { scheduleRequests } from "./request-scheduler.js";

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
  scheduleRequests(app);
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

/** Counts the turns of the event loop until the test is over. */
function countTurns(): () => number {
  let turn = 0;
  const count = (): void => {
    turn++;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  onTestFinished(() => clearImmediate(counting));
  return () => turn;
}

test("bodies that have come at once are parsed in turns of their own", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  scheduleRequests(app);
  const turn = countTurns();
  const parsed: number[] = [];
  app.addHook("preHandler", async () => void parsed.push(turn()));
  app.post("/", async ({ body }) => body);
  const sent = Array.from({ length: 5 }, (_, i) =>
    app.inject({ method: "POST", url: "/", remoteAddress: `192.0.2.${i}`, payload: { i } }),
  );
  expect((await Promise.all(sent)).map((response) => response.json())).toEqual(sent.map((_, i) => ({ i })));
  expect(new Set(parsed).size).toBe(5);
});

test("what is no JSON, or would change prototypes, is refused", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  scheduleRequests(app);
  app.post("/", async ({ body }) => body);
  const headers = { "content-type": "application/json" };
  for (const payload of ["", "{", '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])
    expect((await app.inject({ method: "POST", url: "/", headers, payload })).statusCode).toBe(400);
  expect((await app.inject({ method: "POST", url: "/", headers, payload: "[1]" })).json()).toEqual([1]);
});

test("answers that are ready at once are written in turns of their own", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  scheduleRequests(app);
  const turn = countTurns();
  const written: number[] = [];
  let answer = (): void => {};
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let ready = 0;
  app.setSerializerCompiler(() => (body) => {
    written.push(turn());
    return JSON.stringify(body);
  });
  app.get("/", { schema: { response: { 200: {} } } }, async () => {
    ready++;
    await answering;
    return {};
  });
  const asked = Array.from({ length: 5 }, (_, i) => app.inject({ url: "/", remoteAddress: `192.0.2.${i}` }));
  while (ready < 5) await new Promise(setImmediate);
  answer();
  await Promise.all(asked);
  expect(new Set(written).size).toBe(5);
});

test("who comes too often is refused no faster than six at a time, a moment each", async () => {
  const begun: string[] = [];
  const app = Fastify();
  onTestFinished(() => app.close());
  scheduleRequests(app);
  app.get("/refused", async ({ ip }, reply) => {
    begun.push(ip);
    return reply.code(429).send({});
  });
  const many = Array.from({ length: 8 }, () => from(app, "192.0.2.1", "/refused"));
  const one = from(app, "192.0.2.2", "/refused");
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
  expect(begun.toSorted()).toEqual([...Array(6).fill("192.0.2.1"), "192.0.2.2"]);
  expect(await Promise.all([...many, one])).toEqual(Array(9).fill(429));
});

test("two hundred of one address may wait, and the connection of one more is closed", async () => {
  const begun: string[] = [];
  const { app, answer } = appOf(begun);
  const many = Array.from({ length: 207 }, () => from(app, "192.0.2.1").catch(() => "closed"));
  const one = from(app, "192.0.2.2");
  while (!begun.includes("192.0.2.2")) await new Promise(setImmediate);
  answer();
  expect(await one).toBe(200);
  const fates = await Promise.all(many);
  expect(fates.map((fate) => fate === 200)).toEqual([...Array(206).fill(true), false]);
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
  // Nine megabytes more than a burst at four per second; the next to come finds that nothing is owed.
  now += 2_250;
  expect(await Promise.all([next, from(app, "192.0.2.1")])).toEqual([200, 200]);
});

test("an address waits until all but a burst of one megabyte has flowed off, and no longer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const begun: string[] = [];
  const { app, answer } = appOf(begun);
  answer();
  await from(app, "192.0.2.1", "/long");
  const next = from(app, "192.0.2.1");
  // By the time another address is answered it has come.
  expect(await from(app, "192.0.2.2")).toBe(200);
  // Nine more at four per second take 2,250 ms.
  await vi.advanceTimersByTimeAsync(2_249);
  expect(begun).toEqual(["192.0.2.2"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(["192.0.2.2", "192.0.2.1"]);
  expect(await next).toBe(200);
});

test("a server that stops lets nobody wait", async () => {
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  const begun: string[] = [];
  const { app, answer } = appOf(begun);
  const came = new Promise<void>((resolve) => {
    app.addHook("preClose", async () => resolve());
  });
  answer();
  await from(app, "192.0.2.1", "/long");
  const next = from(app, "192.0.2.1");
  expect(await from(app, "192.0.2.2")).toBe(200);
  expect(begun).toEqual(["192.0.2.2"]);
  const closing = app.close();
  await came;
  expect(await next).toBe(200);
  await closing;
});

test("who goes away while waiting is not worked for, and the next has the turn", async () => {
  const begun: string[] = [];
  const { app, answer } = appOf(begun);
  onTestFinished(() => app.close());
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  /** Sends a request over a connection of its own, and waits until it has come. */
  const ask = async () => {
    const [came, opened] = [once(app.server, "request"), once(app.server, "connection")];
    const socket = connect(port, "127.0.0.1");
    const received = text(socket).catch(() => "");
    socket.write("GET /slow HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
    const [there] = (await opened) as [Socket];
    await came;
    return { socket, there, received };
  };
  const first = [];
  for (let i = 0; i < 6; i++) first.push(await ask());
  const gone = await ask();
  const last = await ask();
  const closed = once(gone.there, "close");
  gone.socket.destroy();
  await closed;
  expect(begun).toHaveLength(6);
  answer();
  for (const { received } of [...first, last]) expect(await received).toMatch(/^HTTP\/1.1 200/);
  expect(begun).toHaveLength(7);
});

test("what a request says of its length costs no more than what is read of it", async () => {
  const { app, answer } = appOf([]);
  answer();
  const headers = { "content-length": "999999999999" };
  await app.inject({ method: "POST", url: "/slow", remoteAddress: "192.0.2.1", headers, payload: "{}" });
  expect(await from(app, "192.0.2.1")).toBe(200);
});

test("a connection that ended before its turn is no error", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const errors: unknown[] = [];
  app.setErrorHandler((error) => void errors.push(error));
  app.addHook("onRequest", async ({ raw }) => void raw.socket.destroy());
  scheduleRequests(app);
  app.get("/", async () => "never");
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  await expect(fetch(url)).rejects.toThrow();
  expect(errors).toEqual([]);
});

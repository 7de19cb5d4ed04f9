/** Long answers that nobody has read yet: so many bytes for an address, and for all together. */
import { Readable } from "node:stream";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { handleErrors } from "./errors.js";
import { limitUnread } from "./unread-answers.js";

const kib = 1024;

/** An app of which answers of this length are asked for; what it has answered is read when that is let go. */
function start(limits: { readonly perAddress: number; readonly total: number }) {
  const app = Fastify();
  onTestFinished(() => app.close());
  const reading: (() => void)[] = [];
  handleErrors(app);
  limitUnread(app, limits);
  // Behind the limit, so that what it holds counts.
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode === 200 && request.url !== "/stream")
      await new Promise<void>((resolve) => reading.push(resolve));
  });
  app.get<{ Querystring: { bytes: number } }>("/text", async ({ query }) => "x".repeat(query.bytes));
  app.get("/wide", async () => "園".repeat(10 * kib));
  app.get("/stream", async (_request, reply) => reply.send(Readable.from(["x".repeat(100 * kib)])));
  const ask = (from: string, url: string) => app.inject({ url, remoteAddress: from });
  const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ask,
    /** Asks, and waits until the answer is held. */
    hold: async (from: string, bytes: number, url = `/text?bytes=${bytes}`) => {
      const before = reading.length;
      const asked = ask(from, url);
      const answer = await Promise.race([
        asked,
        (async () => {
          while (reading.length === before) await turnOfTheLoop();
        })(),
      ]);
      return { status: answer?.statusCode ?? 200, answered: asked };
    },
    readAll: () => {
      for (const read of reading.splice(0)) read();
    },
  };
}

test("an address may have exactly so many, others theirs, and all together no more", async () => {
  const { hold, readAll } = start({ perAddress: 60 * kib, total: 100 * kib });
  const statuses = async (...asked: readonly (readonly [from: string, bytes: number])[]) => {
    const all: number[] = [];
    for (const [from, bytes] of asked) all.push((await hold(from, bytes)).status);
    return all;
  };
  const [one, two, three] = ["192.0.2.1", "192.0.2.2", "192.0.2.3"];
  expect(await statuses([one, 20 * kib], [one, 40 * kib + 1], [one, 40 * kib], [one, 17 * kib])).toEqual([
    200, 429, 200, 429,
  ]);
  expect(await statuses([two, 40 * kib + 1], [two, 40 * kib], [three, 17 * kib])).toEqual([429, 200, 429]);
  readAll();
  await new Promise((resolve) => setImmediate(resolve));
});

test("what has been read no longer counts", async () => {
  const { hold, readAll } = start({ perAddress: 60 * kib, total: 60 * kib });
  for (let i = 0; i < 4; i++) {
    const { status, answered } = await hold("192.0.2.1", 60 * kib);
    expect(status).toBe(200);
    expect((await hold("192.0.2.2", 17 * kib)).status).toBe(429);
    readAll();
    expect((await answered).body).toHaveLength(60 * kib);
  }
});

test("a refusal says when to come back, in the form of every other", async () => {
  const { ask } = start({ perAddress: 0, total: 0 });
  const { statusCode, headers, body } = await ask("192.0.2.1", "/text?bytes=17000");
  expect([statusCode, headers["retry-after"], JSON.parse(body).error.code]).toEqual([429, "10", "slow-down"]);
});

test("what is short, and what comes as a stream, does not count; letters count by their bytes", async () => {
  const { hold, ask, readAll } = start({ perAddress: 16 * kib, total: 16 * kib });
  for (let i = 0; i < 3; i++) expect((await hold("192.0.2.1", 16 * kib)).status).toBe(200);
  expect((await hold("192.0.2.1", 16 * kib + 1)).status).toBe(429);
  expect((await hold("192.0.2.1", 0, "/wide")).status).toBe(429);
  expect((await ask("192.0.2.1", "/stream")).body).toHaveLength(100 * kib);
  readAll();
});

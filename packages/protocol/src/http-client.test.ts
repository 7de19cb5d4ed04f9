import { expect, expectTypeOf, test } from "vitest";
import { type Fetch, HttpClient, type HttpInit } from "./http-client.js";

function answering(status: number, body: unknown): { client: HttpClient; sent: [string, HttpInit][] } {
  const sent: [string, HttpInit][] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push([url, init]);
    return { ok: status < 400, status, json: async () => JSON.parse(body as string) };
  };
  return { client: new HttpClient(fetch), sent };
}

test("parameters, query and body go where they belong", async () => {
  const { client, sent } = answering(200, '{"solved":1,"of":5,"elapsedMs":9}');
  const result = await client.request("submitAnswer", {
    params: { board: "stroke-attack", run: "a/b" },
    body: { puzzle: 0, moves: ["x"] },
  });
  expect(result).toEqual({ ok: true, value: { solved: 1, of: 5, elapsedMs: 9 } });
  if (result.ok) expectTypeOf(result.value.elapsedMs).toEqualTypeOf<number>();
  await client.request("listPuzzles", { query: { q: "a b&c", min: 4, level: undefined } });
  await client.request("getMe");
  await client.request("listRecords", { query: { after: 0, limit: 1 } });
  await client.request("listPuzzles", { query: { q: "" } });
  await client.request("endSession", { params: { id: "園" } });
  expect(sent).toEqual([
    [
      "/api/boards/stroke-attack/runs/a%2Fb/answers",
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"puzzle":0,"moves":["x"]}',
      },
    ],
    ["/api/puzzles?q=a%20b%26c&min=4", { method: "GET" }],
    ["/api/me", { method: "GET" }],
    ["/api/me/records?after=0&limit=1", { method: "GET" }],
    ["/api/puzzles?q=", { method: "GET" }],
    ["/api/me/sessions/%E5%9C%92", { method: "DELETE" }],
  ]);
});

test("an answer without a body is an answer", async () => {
  expect(await answering(204, "").client.request("deleteMe")).toEqual({ ok: true, value: undefined });
});

test.each([
  ["a refusal of the API", 404, '{"error":{"code":"no-code","message":"expired"}}', "no-code"],
  ["a page of something else", 404, "<html>", "no-api"],
  ["a proxy whose server is away", 502, "<html>", "unreachable"],
  ["a proxy that fails itself", 500, "<html>", "unreachable"],
])("%s", async (_name, status, body, code) => {
  const { client } = answering(status, body);
  expect(await client.request("getMe")).toMatchObject({ ok: false, error: { code, status } });
});

test.each([399, 400, 499])("something else that answers %i is not this API", async (status) => {
  const client = new HttpClient(async () => ({ ok: false, status, json: async () => ({ detail: "no" }) }));
  expect(await client.request("getMe")).toMatchObject({ error: { code: "no-api", status } });
});

test("nobody answers", async () => {
  const client = new HttpClient(() => Promise.reject(new Error("offline")));
  expect(await client.request("getMe")).toMatchObject({ ok: false, error: { code: "unreachable" } });
});

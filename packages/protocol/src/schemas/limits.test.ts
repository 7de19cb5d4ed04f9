/** What goes over the wire, at its very limits: the last value that is taken and the first that is not. */
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { endpointOf, endpoints, type RouteName } from "../endpoints.js";
import { httpRefusals } from "./refusals.js";
import { type RouteDefinition, routes } from "./routes.js";
import { clientMessage } from "./socket.js";

const id = "0123456789abcdef";
const text = (length: number) => "x".repeat(length);

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

const record = { store: "library", key: "k", value: "1", writtenAt: 0 };
const puzzle = { game: "stroke", puzzle: "x", title: "t" };
const job = { game: "stroke", params: { size: 4 }, count: 1, folder: "f" };
const answer = { puzzle: 0, moves: ["x"] };
/** What is given an id has exactly sixteen digits and small letters. */
const noIds = [id.slice(1), `${id}0`, id.toUpperCase(), "0123456789abcde-", ""];

type Case = readonly [
  name: string,
  schema: z.ZodType,
  taken: readonly unknown[],
  refused: readonly unknown[],
];

type QueriedRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends { query: z.ZodType } ? Name : never;
}[RouteName];

const query = (name: QueriedRoute, field: string) => (value: unknown) => [
  routes[name].query,
  { [field]: value },
];

const cases: readonly Case[] = [
  [
    "a name",
    routes.createPlayer.body,
    [text(24), " x ", "a b"].map((name) => ({ name })),
    [text(25), "", "  ", 7].map((name) => ({ name })),
  ],
  ["a name, and nothing else", routes.createPlayer.body, [{ name: "x" }], [{ name: "x", id }, {}]],
  [
    "a code for another device",
    routes.redeemDeviceCode.body,
    [text(10), text(20)].map((code) => ({ code })),
    [text(9), text(21)].map((code) => ({ code })),
  ],
  [
    "a puzzle's title, level and text",
    routes.createPuzzle.body,
    [
      { ...puzzle, title: text(80) },
      { ...puzzle, level: 1 },
      { ...puzzle, level: 5 },
      { ...puzzle, puzzle: text(100_000) },
      { ...puzzle, visibility: "link" },
      { ...puzzle, folder: id },
    ],
    [
      { ...puzzle, title: text(81) },
      { ...puzzle, level: 0 },
      { ...puzzle, level: 6 },
      { ...puzzle, level: 1.5 },
      { ...puzzle, puzzle: text(100_001) },
      { ...puzzle, puzzle: "" },
      { ...puzzle, visibility: "secret" },
      { ...puzzle, folder: "short" },
    ],
  ],
  [
    "a change of a puzzle",
    routes.updatePuzzle.body,
    [{ title: "x" }, { level: null }, { folder: null }, { visibility: "public" }],
    [{}, { owner: id }, { title: null }],
  ],
  [
    "records",
    routes.writeRecords.body,
    [
      { records: [record] },
      { records: Array(200).fill(record) },
      { records: [{ ...record, value: null }] },
      { records: [{ ...record, value: "" }] },
      { records: [{ ...record, value: text(400_000), key: text(100_000) }] },
      { records: [{ ...record, store: text(20) }] },
    ],
    [
      { records: [] },
      { records: Array(201).fill(record) },
      { records: [{ ...record, value: text(400_001) }] },
      { records: [{ ...record, key: "" }] },
      { records: [{ ...record, key: text(100_001) }] },
      { records: [{ ...record, key: "a\0b" }] },
      { records: [{ ...record, value: "a\0b" }] },
      { records: [{ ...record, store: text(21) }] },
      { records: [{ ...record, store: "Library" }] },
      { records: [{ ...record, writtenAt: -1 }] },
      { records: [{ ...record, writtenAt: 0.5 }] },
    ],
  ],
  [
    "a job",
    routes.createJob.body,
    [
      job,
      { ...job, params: { size: 4, unique: true, preset: text(40), [text(40)]: 1 } },
      { ...job, game: text(20) },
      { ...job, count: 500 },
      { ...job, seed: text(80) },
      { ...job, folder: text(80) },
    ],
    [
      { ...job, count: 0 },
      { ...job, count: 501 },
      { ...job, seed: text(81) },
      { ...job, folder: "" },
      { ...job, params: { x: text(41) } },
      { ...job, params: { [text(41)]: 1 } },
      { ...job, params: { x: null } },
      { ...job, game: text(21) },
      { ...job, count: 1.5 },
    ],
  ],
  [
    "an answer",
    routes.submitAnswer.body,
    [
      answer,
      { ...answer, puzzle: 100, moves: [] },
      { ...answer, times: [0, 1_000_000_000] },
      { ...answer, moves: Array(5_000).fill("x"), times: Array(5_000).fill(0) },
      { ...answer, moves: [text(20_000)] },
    ],
    [
      { ...answer, puzzle: -1 },
      { ...answer, puzzle: 101 },
      { ...answer, times: [-1] },
      { ...answer, times: [1_000_000_001] },
      { ...answer, moves: Array(5_001).fill("x") },
      { ...answer, times: Array(5_001).fill(0) },
      { ...answer, times: [0.5] },
      { ...answer, moves: [text(20_001)] },
    ],
  ],
  [
    "a folder",
    routes.createFolder.body,
    [text(80), "x"].map((name) => ({ name })),
    [text(81), "", " ", "a\u202eb"].map((name) => ({ name })),
  ],
  ["somebody to block", routes.blockPlayer.body, [{ player: id }], noIds.map((player) => ({ player }))],
  ["something by its id", routes.getPuzzle.params, [{ id }], noIds.map((one) => ({ id: one }))],
  [
    "an attempt by its board and id",
    routes.submitAnswer.params,
    ["stroke-attack", "slither-daily", "sono-daily", "nonaga-daily"].map((board) => ({ board, run: id })),
    [{ board: "stroke-daily", run: id }, ...noIds.map((run) => ({ board: "sono-daily", run }))],
  ],
  [
    "the pace of a game",
    routes.listRatings.params,
    ["blitz", "rapid", "correspondence"].map((clock) => ({ clock })),
    ["none", "fischer:300+5"].map((clock) => ({ clock })),
  ],
  [
    "a report",
    routes.reportPlayer.body,
    [
      { reason: "name" },
      { reason: "other", note: text(500) },
      { reason: "leaving", match: id },
      { reason: "cheating", board: "sono-daily", day: "2026-11-16" },
    ],
    [
      { reason: "boredom" },
      { reason: "other", note: text(501) },
      { reason: "cheating", board: "sono-daily" },
      { reason: "cheating", day: "2026-11-16" },
      { reason: "cheating", match: id, board: "sono-daily", day: "2026-11-16" },
      { reason: "cheating", board: "sono-daily", day: "2026-11-31" },
    ],
  ],
];

describe("bodies", () => {
  test.each(cases)("%s", (_name, schema, taken, refused) => {
    for (const value of taken) expect(accepts(schema, value), JSON.stringify(value).slice(0, 80)).toBe(true);
    for (const value of refused)
      expect(accepts(schema, value), JSON.stringify(value).slice(0, 80)).toBe(false);
  });
});

describe("queries", () => {
  test.each([
    ["listPuzzles", "limit", ["1", "100"], ["0", "101", "1.5", "x"]],
    ["listPuzzles", "min", ["1", "200"], ["0", "201"]],
    ["listPuzzles", "max", ["1", "200"], ["0", "201"]],
    ["listPuzzles", "level", ["1", "5"], ["0", "6"]],
    ["listPuzzles", "game", ["stroke", text(20)], [text(21), "Stroke", ""]],
    ["listPuzzles", "q", ["a word", text(80)], [text(81), " "]],
    [
      "listPuzzles",
      "before",
      [`0.${id}`, `${"9".repeat(15)}.${id}`],
      [`.${id}`, `${"9".repeat(16)}.${id}`, "1.x"],
    ],
    ["listMatches", "limit", ["1", "100"], ["0", "101"]],
    ["listMyMatches", "limit", ["1", "100"], ["0", "101"]],
    ["listMyMatches", "phase", ["waiting", "playing", "over"], ["open", ""]],
    ["listSeeks", "limit", ["1", "100"], ["0", "101"]],
    ["listRatings", "limit", ["1", "100"], ["0", "101"]],
    ["getLeaderboard", "limit", ["1", "100"], ["0", "101"]],
    ["getLeaderboard", "day", ["2024-02-29"], ["2026-02-29", "2026-13-01", "today", "2026-1-1"]],
    ["startRun", "day", ["2026-12-31"], ["2026-12-32", ""]],
    ["listMyPuzzles", "limit", ["1", "100"], ["0", "101"]],
    ["listMyPuzzles", "folder", [id], noIds],
    ["listRecords", "limit", ["1", "200"], ["0", "201"]],
    ["listRecords", "after", ["0", "2147483647"], ["-1", "2147483648"]],
  ] as const)("%s: %s", (name, field, taken, refused) => {
    const check = query(name, field);
    for (const value of taken) expect(accepts(...(check(value) as [z.ZodType, unknown])), value).toBe(true);
    for (const value of refused)
      expect(accepts(...(check(value) as [z.ZodType, unknown])), value).toBe(false);
  });

  test("what is not said is this", () => {
    expect(routes.listPuzzles.query.parse({})).toEqual({ limit: 50 });
    expect(routes.listMatches.query.parse({})).toEqual({ limit: 20 });
    expect(routes.listMyMatches.query.parse({})).toEqual({ limit: 20 });
    expect(routes.listSeeks.query.parse({})).toEqual({ limit: 50 });
    expect(routes.listRatings.query.parse({})).toEqual({ limit: 50 });
    expect(routes.getLeaderboard.query.parse({})).toEqual({ limit: 50 });
    expect(routes.listMyPuzzles.query.parse({ folder: id })).toEqual({ folder: id, limit: 50 });
    expect(routes.listRecords.query.parse({})).toEqual({ after: 0, limit: 100 });
    expect(routes.createPuzzle.body.parse(puzzle).visibility).toBe("private");
  });
});

describe("messages", () => {
  const terms = { type: "seek", id: 1, rules: "official", clock: "none" };
  const move = { type: "move", id: 0, match: id, ply: 0, turn: "x" };
  test.each([
    [
      "a number",
      [
        { type: "ping", id: 0 },
        { type: "ping", id: Number.MAX_SAFE_INTEGER },
      ],
      [
        { type: "ping", id: -1 },
        { type: "ping", id: 0.5 },
      ],
    ],
    [
      "a room",
      ["000000", "123456", id].map((room) => ({ type: "join", id: 1, room })),
      ["00000", "0000000", "12345x", `${id}0`, "000000\n"].map((room) => ({ type: "join", id: 1, room })),
    ],
    [
      "a turn and its ply",
      [move, { ...move, ply: 1_000 }, { ...move, turn: text(100) }],
      [
        { ...move, ply: 1_001 },
        { ...move, ply: -1 },
        { ...move, turn: "" },
        { ...move, turn: text(101) },
      ],
    ],
    [
      "the terms of a game",
      [terms, { ...terms, rated: true, side: "red" }, { ...terms, clock: "fischer:10800+180" }],
      [
        { ...terms, rules: "source" },
        { ...terms, clock: "fast" },
        { ...terms, side: "draw" },
        { ...terms, rated: "yes" },
        { type: "seek", id: 1, rules: "basic" },
      ],
    ],
    [
      "an offer and its ply",
      ["draw", "takeback", "rematch"].flatMap((offer) =>
        ["offer", "accept", "decline"].map((type) => ({ type, id: 1, match: id, offer, ply: 0 })),
      ),
      [
        { type: "offer", id: 1, match: id, offer: "peace", ply: 0 },
        { type: "offer", id: 1, match: id, offer: "draw", ply: 1_001 },
        { type: "accept", id: 1, match: id, offer: "draw" },
      ],
    ],
    [
      "a match",
      ["watch", "unwatch", "resign", "abort"].map((type) => ({ type, id: 1, match: id })),
      noIds.map((match) => ({ type: "watch", id: 1, match })),
    ],
    [
      "nothing else",
      [{ type: "unseek", id: 1 }],
      [
        { type: "unseek", id: 1, match: id },
        { type: "start", id: 1 },
      ],
    ],
  ])("%s", (_name, taken, refused) => {
    for (const value of taken) expect(accepts(clientMessage, value), JSON.stringify(value)).toBe(true);
    for (const value of refused) expect(accepts(clientMessage, value), JSON.stringify(value)).toBe(false);
  });
});

describe("the table of routes", () => {
  const names = Object.keys(endpoints) as RouteName[];

  test("no two are the same, and each is under the API", () => {
    expect(new Set(Object.values(endpoints)).size).toBe(names.length);
    for (const name of names) expect(endpointOf(name).path).toMatch(/^\/api\//);
  });

  test("its verbs say what it does: reading changes nothing, and what is made is 201", () => {
    for (const name of names) {
      const { method, path } = endpointOf(name);
      const verb = /^(get|list|export|delete|end|cancel|unblock|update|rename)/.exec(name)?.[1];
      const expected =
        verb && /^(get|list|export)/.test(verb)
          ? "GET"
          : verb && /^(update|rename)/.test(verb)
            ? "PATCH"
            : verb
              ? "DELETE"
              : "POST";
      expect(method, name).toBe(expected);
      // What is named in the path is what the schema asks for.
      const route: RouteDefinition = routes[name];
      const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param);
      const example = Object.fromEntries(
        params.map((param) => [param, { board: "sono-daily", clock: "blitz" }[param!] ?? id]),
      );
      if (params.length > 0) expect(accepts(route.params!, example), name).toBe(true);
      else expect(route.params, name).toBeUndefined();
    }
  });

  test("what is made answers 201, what is only begun 202, everything else 200 or 204", () => {
    const statusOf = (name: RouteName) => (routes[name] as RouteDefinition).status;
    const withStatus = (status: number) => names.filter((name) => statusOf(name) === status).sort();
    expect(withStatus(201)).toEqual(["createFolder", "createPlayer", "createPuzzle", "startRun"]);
    expect(withStatus(202)).toEqual(["createJob"]);
    expect(names.filter((name) => ![undefined, 201, 202].includes(statusOf(name)))).toEqual([]);
  });

  test("whatever is somebody's own needs that player", () => {
    const open = names.filter((name) => routes[name].auth !== "player").sort();
    expect(open).toEqual([
      ...[
        "createPlayer",
        "getHealth",
        "getLeaderboard",
        "getMatch",
        "getPlayer",
        "getPuzzle",
        "getReadiness",
      ],
      ...["listMatches", "listPuzzles", "listRatings", "listSeeks", "redeemDeviceCode", "signOut"],
    ]);
  });
});

test("refusals by their kind: the request, the player, what is not there, what is not now, the server", () => {
  const entries = Object.entries(httpRefusals);
  const codesWith = (wanted: number) =>
    entries.flatMap(([code, [status]]) => (status === wanted ? code : [])).sort();
  const found = Object.fromEntries(entries.map(([, [status]]) => [status, codesWith(status)]));
  expect(found).toEqual({
    400: ["bad-request", "empty-json-body", "invalid", "invalid-json-body"],
    401: ["no-player"],
    403: ["foreign-origin"],
    404: ["no-code", "no-run", "not-found"],
    409: ["full", "out-of-order", "too-many"],
    413: ["body-too-large"],
    415: ["invalid-media-type"],
    422: ["no-solution", "not-solved", "not-today", "unreadable"],
    429: ["slow-down"],
    500: ["internal"],
    503: ["stopping", "storage"],
  });
});

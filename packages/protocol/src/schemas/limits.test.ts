/** What goes over the wire, at its very limits: the last value that is taken and the first that is not. */
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { endpointOf, endpoints, type RouteName } from "../endpoints.js";
import { httpRefusals } from "./refusals.js";
import { type RouteDefinition, routes } from "./routes.js";
import { clientMessage } from "./socket.js";

const id = "0123456789abcdef";
const text = (length: number) => "x".repeat(length);
const many = (length: number, one: unknown = "x") => Array(length).fill(one);
/** What is given an id has exactly sixteen digits and small letters. */
const noIds = [id.slice(1), `${id}0`, id.toUpperCase(), "0123456789abcde-", ""];
const aDay = "2026-11-16";

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

function check(schema: z.ZodType, taken: readonly unknown[], refused: readonly unknown[]): void {
  for (const [values, isTaken] of [
    [taken, true],
    [refused, false],
  ] as const)
    for (const value of values)
      expect(accepts(schema, value), JSON.stringify(value).slice(0, 80)).toBe(isTaken);
}

const record = { store: "library", key: "k", value: "1", writtenAt: 0 };
const puzzle = { game: "stroke", puzzle: "x", title: "t" };
const job = { game: "stroke", params: { size: 4 }, count: 1, folder: "f" };
const answer = { puzzle: 0, moves: ["x"] };
const result = { reason: "cheating", board: "sono-daily", day: aDay };

type RouteWithBody = {
  [Name in RouteName]: (typeof routes)[Name] extends { body: z.ZodType } ? Name : never;
}[RouteName];
type Values = readonly unknown[];

test.each<readonly [RouteWithBody, field: string, rest: object, taken: Values, refused: Values]>([
  ["createPlayer", "name", {}, [text(24), " x ", "a b"], [text(25), "", "  ", 7, undefined]],
  ["createPlayer", "id", { name: "x" }, [], [id]],
  ["redeemDeviceCode", "code", {}, [text(10), text(20)], [text(9), text(21)]],
  ["createPuzzle", "title", puzzle, [text(80)], [text(81)]],
  ["createPuzzle", "level", puzzle, [1, 5], [0, 6, 1.5]],
  ["createPuzzle", "puzzle", puzzle, [text(100_000)], [text(100_001), ""]],
  ["createPuzzle", "visibility", puzzle, ["link"], ["secret"]],
  ["createPuzzle", "folder", puzzle, [id], ["short"]],
  ["updatePuzzle", "title", {}, ["x"], [null]],
  ["updatePuzzle", "level", {}, [null], []],
  ["updatePuzzle", "folder", {}, [null], []],
  ["updatePuzzle", "visibility", {}, ["public"], []],
  ["updatePuzzle", "owner", {}, [], [id]],
  ["writeRecords", "records", {}, [[record], many(200, record)], [[], many(201, record)]],
  ["createJob", "count", job, [1, 500], [0, 501, 1.5]],
  ["createJob", "game", job, [text(20)], [text(21)]],
  ["createJob", "seed", job, [text(80)], [text(81)]],
  ["createJob", "folder", job, [text(80)], [""]],
  [
    "createJob",
    "params",
    job,
    [{ size: 4, unique: true, preset: text(40), [text(40)]: 1 }],
    [{ x: text(41) }, { [text(41)]: 1 }, { x: null }],
  ],
  ["submitAnswer", "puzzle", answer, [0, 100], [-1, 101]],
  ["submitAnswer", "moves", answer, [[], many(5_000), [text(20_000)]], [many(5_001), [text(20_001)]]],
  [
    "submitAnswer",
    "times",
    answer,
    [undefined, [0, 1_000_000_000], many(5_000, 0)],
    [[-1], [1_000_000_001], many(5_001, 0), [0.5]],
  ],
  ["createFolder", "name", {}, [text(80), "x"], [text(81), "", " ", "a\u202eb"]],
  ["blockPlayer", "player", {}, [id], noIds],
  ["reportPlayer", "reason", {}, ["name"], ["boredom"]],
  ["reportPlayer", "note", { reason: "other" }, [text(500)], [text(501)]],
  ["reportPlayer", "match", { reason: "leaving" }, [id], noIds],
  ["reportPlayer", "match", result, [undefined], [id]],
  ["reportPlayer", "day", result, [aDay], [undefined, "2026-11-31"]],
  ["reportPlayer", "board", result, ["sono-daily"], [undefined]],
])("the body of %s: %s", (name, field, rest, taken, refused) => {
  const within = (values: Values) => values.map((value) => ({ ...rest, [field]: value }));
  check(routes[name].body, within(taken), within(refused));
});

test("a change of a puzzle changes something", () => {
  check(routes.updatePuzzle.body, [{ title: "x" }], [{}]);
});

test.each<readonly [field: string, taken: Values, refused: Values]>([
  ["value", [null, "", text(400_000)], [text(400_001), "a\0b"]],
  ["key", [text(100_000)], [text(100_001), "", "a\0b"]],
  ["store", [text(20)], [text(21), "Library"]],
  ["writtenAt", [0], [-1, 0.5]],
])("a record: %s", (field, taken, refused) => {
  const written = (values: Values) => values.map((value) => ({ records: [{ ...record, [field]: value }] }));
  check(routes.writeRecords.body, written(taken), written(refused));
});

test("paths name ids, boards and paces", () => {
  check(
    routes.getPuzzle.params,
    [{ id }],
    noIds.map((one) => ({ id: one })),
  );
  check(
    routes.submitAnswer.params,
    ["stroke-attack", "slither-daily", "sono-daily", "nonaga-daily"].map((board) => ({ board, run: id })),
    [{ board: "stroke-daily", run: id }, ...noIds.map((run) => ({ board: "sono-daily", run }))],
  );
  check(
    routes.listRatings.params,
    ["blitz", "rapid", "correspondence"].map((clock) => ({ clock })),
    ["none", "fischer:300+5"].map((clock) => ({ clock })),
  );
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
    const asked = (values: readonly string[]) => values.map((value) => ({ [field]: value }));
    check(routes[name].query, asked(taken), asked(refused));
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

const terms = { type: "seek", rules: "official", clock: "none" };
const move = { type: "move", match: id, ply: 0, turn: "x" };
const draw = { type: "offer", match: id, offer: "draw", ply: 0 };

test.each<readonly [what: string, field: string, rest: object, taken: Values, refused: Values]>([
  ["a number", "id", { type: "ping" }, [0, Number.MAX_SAFE_INTEGER], [-1, 0.5]],
  [
    "a room",
    "room",
    { type: "join" },
    ["000000", "123456", id],
    ["00000", "0000000", "12345x", `${id}0`, "000000\n"],
  ],
  ["a turn", "turn", move, ["x", text(100)], ["", text(101)]],
  ["its ply", "ply", move, [0, 1_000], [1_001, -1]],
  ["the rules of a game", "rules", terms, ["basic", "official"], ["source"]],
  ["its clock", "clock", terms, ["none", "fischer:10800+180"], ["fast", undefined]],
  ["its side", "side", terms, ["red", undefined], ["draw"]],
  ["its rating", "rated", terms, [true, undefined], ["yes"]],
  ["an offer", "offer", draw, ["draw", "takeback", "rematch"], ["peace"]],
  ["the ply of an offer", "ply", draw, [0], [1_001, undefined]],
  ["what is done with an offer", "type", draw, ["offer", "accept", "decline"], []],
  ["a match", "match", { type: "watch" }, [id], noIds],
  ["what is done with a match", "type", { match: id }, ["watch", "unwatch", "resign", "abort"], ["unseek"]],
  ["nothing else", "type", {}, ["unseek"], ["start"]],
])("in a message %s", (_what, field, rest, taken, refused) => {
  const within = (values: Values) => values.map((value) => ({ id: 1, ...rest, [field]: value }));
  check(clientMessage, within(taken), within(refused));
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

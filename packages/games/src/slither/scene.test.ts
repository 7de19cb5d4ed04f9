/** What points, cells and edges say to somebody who cannot see them, on the border and with every kind of clue. */
import { expect, test } from "vitest";
import { edgeNamed, noEdges, type Puzzle } from "./board.js";
import { play, type State, start } from "./rules.js";
import { describe, paint } from "./scene.js";

const puzzle: Puzzle = { width: 3, height: 2, clues: "3.0?.1" };

function drawn(changes: Readonly<Record<string, "1" | "x">>, rest: Partial<State> = {}): State {
  const edges = [...noEdges(puzzle)];
  for (const [edge, mark] of Object.entries(changes)) edges[edgeNamed(puzzle, edge)!] = mark;
  return { edges: edges.join(""), locked: "", ...rest };
}

const empty = { key: "edge.empty" };

test.each([
  ["h:0,1", { key: "edge.above", params: { row: 1, column: 2, mark: empty } }],
  ["h:1,2", { key: "edge.above", params: { row: 2, column: 3, mark: empty } }],
  ["h:2,2", { key: "edge.below", params: { row: 2, column: 3, mark: empty } }],
  ["v:1,0", { key: "edge.left", params: { row: 2, column: 1, mark: empty } }],
  ["v:0,2", { key: "edge.left", params: { row: 1, column: 3, mark: empty } }],
  ["v:1,3", { key: "edge.right", params: { row: 2, column: 3, mark: empty } }],
])("the edge %s is called by a cell that it has", (edge, said) => {
  expect(describe(puzzle, start(puzzle), edge)).toEqual(said);
});

test("an edge says what is on it, and whether that is locked", () => {
  const state = drawn({ "h:0,0": "1", "v:0,0": "x" });
  const mark = (of: State, edge: string) => describe(puzzle, of, edge).params?.mark;
  const edges = ["h:0,0", "v:0,0", "h:1,0"];
  expect(edges.map((edge) => mark(state, edge))).toEqual([
    { key: "edge.line" },
    { key: "edge.cross" },
    empty,
  ]);
  const locked = play(puzzle, state, { kind: "lock" });
  expect(locked.ok && edges.map((edge) => mark(locked.value, edge))).toEqual([
    { key: "edge.line-locked" },
    { key: "edge.cross-locked" },
    empty,
  ]);
});

test("a cell says its clue and how it stands, an unknown one never as met or missed", () => {
  const around = (row: number, column: number, mark: "1" | "x") =>
    Object.fromEntries(
      [`h:${row},${column}`, `h:${row + 1},${column}`, `v:${row},${column}`, `v:${row},${column + 1}`].map(
        (edge) => [edge, mark],
      ),
    );
  const said = (cell: string, state: State) => describe(puzzle, state, cell);
  const counts = { lines: 0, crosses: 0 };
  expect(said("c:0,0", start(puzzle))).toEqual({
    key: "cell.open",
    params: { row: 1, column: 1, ...counts, clue: "3" },
  });
  expect(said("c:0,1", start(puzzle)).key).toBe("cell.blank");
  expect(said("c:0,2", drawn(around(0, 2, "x")))).toMatchObject({ key: "cell.done", params: { crosses: 4 } });
  expect(said("c:0,2", drawn({ "h:0,2": "1" }))).toMatchObject({ key: "cell.wrong", params: { lines: 1 } });
  for (const mark of ["1", "x"] as const) {
    const state = drawn(around(1, 0, mark));
    expect(said("c:1,0", state)).toMatchObject({ key: "cell.open", params: { clue: "?" } });
    expect(paint(puzzle, state).find(({ key }) => key === "clue:3")?.role).toBe("clue");
  }
});

test("a point says how many lines meet there, and a cell how it is shaded", () => {
  expect(describe(puzzle, drawn({ "h:1,0": "1", "v:0,1": "1", "h:1,1": "x" }), "n:1,1")).toEqual({
    key: "point.lines",
    params: { row: 2, column: 2, lines: 2 },
  });
  const shaded = drawn({}, { shades: ".io..." });
  expect(["c:0,0", "c:0,1", "c:0,2"].map((cell) => describe(puzzle, shaded, cell).params?.shade)).toEqual([
    undefined,
    { key: "shade.inside" },
    { key: "shade.outside" },
  ]);
});

test("what a stroke would draw is said before it is let go", () => {
  const gesture = {
    draws: "line",
    pressedAt: { x: 0, y: 0 },
    node: 1,
    path: [edgeNamed(puzzle, "h:0,0")!],
    to: "line",
  } as const;
  expect(describe(puzzle, start(puzzle), "h:0,0", gesture).params?.mark).toEqual({ key: "edge.line" });
  expect(describe(puzzle, start(puzzle), "c:0,0", gesture).params?.lines).toBe(1);
});

/** Marks on single edges, and where taps go: on a board of 2 × 1 whose edges are h:0,0 h:0,1 h:1,0 h:1,1 v:0,0 v:0,1 v:0,2. */
import { expect, test } from "vitest";
import type { Puzzle } from "./board.js";
import { checkpointMarks, crossOn, lineOn, ringOn, solutionMarks } from "./edge-marks.js";
import { edgeCentre, nearestNode, nodePoint, tappedCell, tappedEdge } from "./layout.js";

const puzzle: Puzzle = { width: 2, height: 1, clues: ".." };
const names = ["h:0,0", "h:0,1", "h:1,0", "h:1,1", "v:0,0", "v:0,1", "v:0,2"];
const state = (edges: string) => ({ edges, locked: "" });

test("a line lies between the two points of its edge, a cross and a ring in its middle", () => {
  const middles = [
    [0.5, 0],
    [1.5, 0],
    [0.5, 1],
    [1.5, 1],
    [0, 0.5],
    [1, 0.5],
    [2, 0.5],
  ] as const;
  for (const [i, edge] of names.entries()) {
    const [x, y] = middles[i]!;
    expect(edgeCentre(puzzle, i)).toEqual({ x, y });
    const isAcross = edge.startsWith("h");
    expect(lineOn(puzzle, edge, "line")).toMatchObject({
      shape: "line",
      width: 0.12,
      points: isAcross
        ? [
            { x: x - 0.5, y },
            { x: x + 0.5, y },
          ]
        : [
            { x, y: y - 0.5 },
            { x, y: y + 0.5 },
          ],
    });
    expect(crossOn(puzzle, edge, "wrong")).toMatchObject({ shape: "cross", at: { x, y }, radius: 0.1 });
    expect(ringOn(puzzle, edge, "hint")).toMatchObject({ shape: "disc", at: { x, y }, hollow: true });
  }
});

test("since a checkpoint: what is new, thin, and the first of it ringed; what was erased leaves nothing", () => {
  const before = state("1....x.");
  const first = state("11...x.");
  const now = state(".1x..x1");
  expect(checkpointMarks(puzzle, before, now, first).map(({ key, shape }) => `${shape} ${key}`)).toEqual([
    "line line-trial:h:0,1",
    "disc ring:h:0,1",
    "cross line-trial:h:1,0",
    "line line-trial:v:0,2",
  ]);
  // What was a line and has become a cross is new.
  expect(checkpointMarks(puzzle, before, state("x....x."), before)).toMatchObject([
    { shape: "cross", key: "line-trial:h:0,0" },
  ]);
  expect(checkpointMarks(puzzle, before, before, first)).toEqual([]);
});

test("two solutions: what they share is plain, what only one has stands out", () => {
  const [loop, second] = ["1.1.11.", "1.1.1.1"];
  const roles = (marks: ReturnType<typeof solutionMarks>): string[] => marks.map(({ key }) => key);
  expect(roles(solutionMarks(puzzle, loop))).toEqual([
    "line:h:0,0",
    "line:h:1,0",
    "line:v:0,0",
    "line:v:0,1",
  ]);
  expect(roles(solutionMarks(puzzle, loop, second))).toEqual([
    "line:h:0,0",
    "line:h:1,0",
    "line:v:0,0",
    "because:v:0,1",
    "line:v:0,1",
    "because:v:0,2",
    "line-second:v:0,2",
  ]);
});

const large: Puzzle = { width: 3, height: 2, clues: "......" };
const edgeAt = (x: number, y: number): number | undefined => tappedEdge(large, { x, y });

test("a tap means the nearest edge, also a little outside, and none in the middle or on a point", () => {
  // Horizontal edges are numbered first, three to a row; then the vertical ones, four to a row.
  expect(edgeAt(0.5, 0.1)).toBe(0);
  expect(edgeAt(2.5, 0)).toBe(2);
  expect(edgeAt(1.5, 0.95)).toBe(4);
  expect(edgeAt(1.5, 1.95)).toBe(7);
  expect(edgeAt(0.1, 0.5)).toBe(9);
  expect(edgeAt(2.9, 1.5)).toBe(16);
  expect(edgeAt(0.5, 0.5)).toBeUndefined();
  expect(edgeAt(1, 1)).toBeUndefined();
  // Within 0.32 of the border, and not beyond; the middle of a cell begins there too.
  expect(edgeAt(0.5, -0.31)).toBe(0);
  expect(edgeAt(0.5, -0.33)).toBeUndefined();
  expect(edgeAt(3.31, 1.5)).toBe(16);
  expect(edgeAt(3.33, 1.5)).toBeUndefined();
  expect(edgeAt(0.5, 0.31)).toBe(0);
  expect(edgeAt(0.5, 0.33)).toBeUndefined();
  // Near a point, the edge that is clearly nearer.
  expect(edgeAt(1.1, 1.02)).toBe(4);
  expect(edgeAt(1.02, 1.1)).toBe(14);
  expect(edgeAt(1.1, 1.05)).toBeUndefined();
});

test("a tap in the middle of a cell means the cell", () => {
  const cellAt = (x: number, y: number): number | undefined => tappedCell(large, { x, y });
  expect([cellAt(0.5, 0.5), cellAt(2.5, 1.5), cellAt(0.34, 0.66)]).toEqual([0, 5, 0]);
  expect([cellAt(0.3, 0.5), cellAt(0.5, 0.7), cellAt(-0.5, 0.5), cellAt(3.5, 0.5), cellAt(1.5, 2.5)]).toEqual(
    [undefined, undefined, undefined, undefined, undefined],
  );
});

test("the nearest point of the board, also from outside", () => {
  expect(nearestNode(large, { x: 1.4, y: 0.6 })).toBe(5);
  expect(nearestNode(large, { x: -3, y: 9 })).toBe(8);
  expect(nearestNode(large, { x: 9, y: -3 })).toBe(3);
  expect(nodePoint(large, 11)).toEqual({ x: 3, y: 2 });
});

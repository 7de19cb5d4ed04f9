import { expect, test } from "vitest";
import type { Puzzle } from "../board.js";
import { decisionMarks, gateMarks, reasonMarks } from "./step-marks.js";

const puzzle: Puzzle = { width: 2, height: 1, clues: "2." };

test("cells, edges and points are marked where they lie, and what is left out apart", () => {
  const marks = reasonMarks(puzzle, { because: ["c:0,1", "v:0,2", "n:1,0"], leavesOut: ["c:0,1"] });
  expect(marks).toMatchObject([
    {
      role: "outside",
      shape: "area",
      points: [
        { x: 1, y: 0 },
        { x: 2, y: 0 },
        { x: 2, y: 1 },
        { x: 1, y: 1 },
      ],
    },
    {
      role: "because",
      shape: "line",
      points: [
        { x: 2, y: 0 },
        { x: 2, y: 1 },
      ],
    },
    { role: "because", shape: "disc", at: { x: 0, y: 1 } },
  ]);
});

test("decisions are lines and crosses", () => {
  const decides = [
    { edge: "h:0,0", to: "on" as const },
    { edge: "v:0,1", to: "off" as const },
  ];
  expect(decisionMarks(puzzle, decides)).toMatchObject([
    {
      role: "hint",
      shape: "line",
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
    },
    { role: "hint", shape: "cross", at: { x: 1, y: 0.5 } },
  ]);
});

test("what a gate says can be told from its bars", () => {
  const edges = ["v:0,0", "v:0,1"] as const;
  const shapes = (says: "together" | "exactly-one" | "at-least-one") =>
    gateMarks(puzzle, { gates: [{ edges, says }] }).map(({ shape }) => shape);
  expect(shapes("exactly-one")).toEqual(["line"]);
  expect(shapes("together")).toEqual(["line", "line"]);
  expect(shapes("at-least-one")).toEqual(["line", "disc"]);
  const [bar] = gateMarks(puzzle, { gates: [{ edges, says: "exactly-one" }] });
  expect(bar).toMatchObject({
    points: [
      { x: 0, y: 0.5 },
      { x: 1, y: 0.5 },
    ],
  });
  expect(gateMarks(puzzle, {})).toEqual([]);
});

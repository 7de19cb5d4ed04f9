import { expect, test } from "vitest";
import type { Puzzle } from "../board.js";
import type { GradeStep } from "../grade/step.js";
import {
  contradictionMarks,
  decisionMarks,
  gateMarks,
  mistakeMarks,
  reasonMarks,
  stepMarks,
} from "./step-marks.js";

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

test("a trial shows what suggests it, the edge to try and what it decides; its chain is for its frames", () => {
  const edges = ["v:0,0", "v:0,1"] as const;
  const decides = [{ edge: "h:0,0", to: "off" as const }];
  const rule: GradeStep = {
    technique: 1,
    id: "adjacent-threes",
    level: 1,
    decides,
    because: ["c:0,1"],
    gates: [{ edges, says: "exactly-one" }],
  };
  const keys = (step: GradeStep) => stepMarks(puzzle, step).map(({ key }) => key);
  expect(keys(rule)).toEqual(["because:c:0,1", "gate:v:0,0~v:0,1:0", "hint:h:0,0"]);
  const attempt = { assumes: { edge: "h:0,0", to: "on" as const }, suggestedBy: ["c:0,0"], steps: [] };
  expect(keys({ ...rule, attempt })).toEqual(["because:c:0,0", "because:h:0,0", "hint:h:0,0"]);
});

test("of a mistake the first wrong marks are ringed, and what came since lies under a wash", () => {
  const drawn = "1x.....";
  const marks = mistakeMarks(puzzle, drawn, { goodMoves: 0, first: ["h:0,0", "h:0,1"], since: ["v:0,0"] });
  expect(marks.map(({ key, role, shape }) => [key, role, shape])).toEqual([
    ["because:v:0,0", "because", "line"],
    ["wrong:h:0,0", "wrong", "line"],
    ["ring:h:0,0", "wrong", "disc"],
    ["wrong:h:0,1", "wrong", "cross"],
    ["ring:h:0,1", "wrong", "disc"],
  ]);
});

test.each([
  ["c:0,1", { x: 1.5, y: 0.5 }],
  ["h:1,0", { x: 0.5, y: 1 }],
  ["n:1,2", { x: 2, y: 1 }],
])("a contradiction at %s is ringed there", (at, centre) => {
  const marks = contradictionMarks(puzzle, { conflict: "clue", technique: 1, because: [], at } as never);
  expect(marks).toMatchObject([{ shape: "disc", hollow: true, at: centre }]);
});

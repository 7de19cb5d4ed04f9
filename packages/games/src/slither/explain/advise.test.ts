import { Budget, finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { type Edges, edgeName, edgeNamed, markSymbol, noEdges, type Puzzle } from "../board.js";
import { steps } from "../grade/grade.js";
import { referenceGrades } from "../grade/testing/reference-grades.js";
import { violations } from "../rules.js";
import { type Advice, advise, easySteps } from "./advise.js";
import { withDecisions } from "./drills.js";

function solutionOf(puzzle: Puzzle): Edges {
  return finish(steps(puzzle)).steps.reduce(
    (edges, { decides }) => withDecisions(puzzle, edges, decides),
    noEdges(puzzle),
  );
}

/** Advice with the only solution given. */
function advised(puzzle: Puzzle, drawn: Edges, loop: Edges): Advice {
  return finish(advise(puzzle, drawn, new Budget(0), { status: "unique", loop }));
}

describe("advice", () => {
  it.each([1, 2, 3, 4, 5])("leads from the empty board to the solution of a puzzle of level %i", (level) => {
    const puzzle = referenceGrades.find((reference) => reference.level === level)!;
    const solution = solutionOf(puzzle);
    let edges = noEdges(puzzle);
    let hardest = 0;
    for (;;) {
      const advice = advised(puzzle, edges, solution);
      if (advice.kind !== "step") {
        expect(advice).toEqual({ kind: "complete" });
        break;
      }
      hardest = Math.max(hardest, advice.step.level);
      const next = withDecisions(puzzle, edges, advice.step.decides);
      expect(next).not.toBe(edges);
      edges = next;
    }
    expect(violations(puzzle, { edges, locked: "" })).toEqual([]);
    expect(hardest).toBeLessThanOrEqual(level);
  });

  it.each([1, 2, 3, 4, 5])("the steps below level %i are those before the first at it", (below) => {
    const puzzle = referenceGrades.find((reference) => reference.level === 5)!;
    const all = finish(steps(puzzle)).steps;
    const end = all.findIndex(({ level }) => level >= below);
    const easy = finish(easySteps(puzzle, noEdges(puzzle), below));
    expect(easy).toEqual(all.slice(0, end));
    const drawn = easy.reduce((edges, { decides }) => withDecisions(puzzle, edges, decides), noEdges(puzzle));
    const next = advised(puzzle, drawn, solutionOf(puzzle));
    expect(next.kind === "step" && next.step.level).toBe(all[end]!.level);
  });

  it("names the edges that are wrong, lines and crosses", () => {
    const puzzle: Puzzle = { width: 2, height: 2, clues: "0..." };
    const solution = solutionOf(puzzle);
    const marks = [...noEdges(puzzle)];
    marks[edgeNamed(puzzle, "h:0,0")!] = markSymbol.line;
    marks[edgeNamed(puzzle, "h:1,1")!] = markSymbol.cross;
    marks[edgeNamed(puzzle, "v:0,0")!] = markSymbol.cross;
    expect(advised(puzzle, marks.join(""), solution)).toEqual({
      kind: "wrong",
      edges: ["h:0,0", "h:1,1"],
    });
  });

  it("names one wrong edge alone, and calls a drawn loop complete with or without crosses", () => {
    const puzzle: Puzzle = { width: 2, height: 2, clues: "0..." };
    const solution = solutionOf(puzzle);
    const withMark = (edges: Edges, at: number, mark: string) =>
      edges.slice(0, at) + mark + edges.slice(at + 1);
    const wrong = solution.indexOf(markSymbol.line);
    expect(advised(puzzle, withMark(noEdges(puzzle), wrong, markSymbol.cross), solution)).toMatchObject({
      kind: "wrong",
      edges: [edgeName(puzzle, wrong)],
    });
    const bare = solution.replaceAll(markSymbol.cross, markSymbol.empty);
    expect([solution, bare].map((edges) => advised(puzzle, edges, bare).kind)).toEqual([
      "complete",
      "complete",
    ]);
    expect([solution, bare].map((edges) => advised(puzzle, edges, solution).kind)).toEqual([
      "complete",
      "complete",
    ]);
  });

  it("takes up what is drawn: the lowest technique that works from there", () => {
    const puzzle: Puzzle = { width: 2, height: 2, clues: "0..." };
    const solution = solutionOf(puzzle);
    const first = advised(puzzle, noEdges(puzzle), solution);
    expect(first).toMatchObject({ kind: "step", step: { id: "zero-clue" } });
    const marks = [...noEdges(puzzle)];
    for (const edge of ["h:0,0", "v:0,0", "h:1,0", "v:0,1"])
      marks[edgeNamed(puzzle, edge)!] = markSymbol.cross;
    const second = advised(puzzle, marks.join(""), solution);
    expect(second).toMatchObject({ kind: "step", step: { id: "point-degree" } });
  });

  it("has nothing to say where the method ends", () => {
    const puzzle: Puzzle = { width: 4, height: 3, clues: ".11.1331.11." };
    const marks = [...noEdges(puzzle)];
    for (const edge of ["h:1,1", "h:1,2", "h:2,1", "h:2,2", "v:1,1", "v:1,3"]) {
      marks[edgeNamed(puzzle, edge)!] = markSymbol.line;
    }
    expect(advised(puzzle, noEdges(puzzle), marks.join(""))).toEqual({ kind: "stuck" });
  });

  it("proves the only solution by itself, within its budget", () => {
    const puzzle: Puzzle = { width: 2, height: 2, clues: "0..." };
    const drawn = noEdges(puzzle);
    expect(finish(advise(puzzle, drawn, new Budget()))).toEqual(advised(puzzle, drawn, solutionOf(puzzle)));
    const open: Puzzle = { width: 10, height: 10, clues: ".".repeat(100) };
    expect(finish(advise(open, noEdges(open), new Budget(0)))).toEqual({
      kind: "not-unique",
      status: "unknown",
    });
  });

  it.each([
    ["multiple", "...."],
    ["none", "0000"],
  ])("a puzzle with %s solutions is not advised on", (status, clues) => {
    const puzzle: Puzzle = { width: 2, height: 2, clues };
    expect(finish(advise(puzzle, noEdges(puzzle), new Budget()))).toEqual({ kind: "not-unique", status });
  });
});

/** Drills: what is asked for follows from what is drawn, and from nothing easier. */
import { Budget, finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { edgeNamed, markSymbol, noEdges, type Puzzle } from "../board.js";
import { steps } from "../grade/grade.js";
import { techniques } from "../grade/techniques/index.js";
import { referenceGrades } from "../grade/testing/reference-grades.js";
import { solveExactly } from "../solve/exact.js";
import { advise } from "./advise.js";
import { drillsIn, exampleDrill, examplePuzzle, findingOf, techniqueDrill, withDecisions } from "./drills.js";
import { lessonPuzzles } from "./lesson-puzzles.js";

describe("drills", () => {
  it.each([1, 2, 3, 4, 5])("of level %i cannot be done with less", (level) => {
    const drills = referenceGrades
      .filter((puzzle) => puzzle.level === level)
      .flatMap((puzzle) => drillsIn(puzzle, finish(steps(puzzle)).steps, level));
    expect(drills.length).toBeGreaterThan(0);
    for (const { puzzle, drawn, step, accepted } of drills) {
      const count = finish(solveExactly(puzzle));
      const solution = count.status === "unique" ? count.loop : "";
      expect(finish(advise(puzzle, drawn, new Budget(0), count))).toMatchObject({
        kind: "step",
        step: { level },
      });
      expect(accepted.slice(0, step.decides.length)).toEqual(step.decides);
      for (const { edge, to } of accepted) {
        const index = edgeNamed(puzzle, edge)!;
        expect(drawn[index]).toBe(markSymbol.empty);
        expect(solution[index] === markSymbol.line).toBe(to === "on");
      }
    }
  });

  it("have none above the puzzle's level, and leave out guesses that happen to solve it", () => {
    const puzzle = referenceGrades.find(({ level }) => level === 2)!;
    expect(drillsIn(puzzle, finish(steps(puzzle)).steps, 3)).toEqual([]);
    const guess = {
      technique: 32,
      id: "every-edge-trial" as const,
      level: 5,
      decides: [],
      because: [],
      attempt: { assumes: { edge: "h:0,0", to: "on" as const }, suggestedBy: [], steps: [] },
    };
    expect(drillsIn(puzzle, [guess], 5)).toEqual([]);
  });

  it("draw lines and crosses", () => {
    const puzzle = { width: 1, height: 1, clues: "." };
    const decides = [
      { edge: "h:0,0", to: "on" as const },
      { edge: "v:0,1", to: "off" as const },
    ];
    expect(withDecisions(puzzle, noEdges(puzzle), decides)).toBe("1..x");
  });

  it.each(techniques.map((technique) => ({ id: technique.id, technique })))(
    "the example of $id has a moment at which it is used, and the step can be found there",
    ({ technique }) => {
      const puzzle = examplePuzzle(technique);
      const drill = exampleDrill(technique, finish(steps(puzzle)).steps)!;
      expect(drill.step.id).toBe(technique.id);
      expect(findingOf(drill, drill.drawn)).toBe("nothing");
      expect(findingOf(drill, withDecisions(puzzle, drill.drawn, drill.step.decides))).toBe("found");
    },
  );

  it("tell a wrong mark from a right one that does not follow yet", () => {
    const puzzle: Puzzle = { width: 3, height: 3, clues: "22.2....." };
    const { steps: taken } = finish(steps(puzzle));
    const drill = drillsIn(puzzle, taken, 0)[0] ?? drillsIn(puzzle, taken, 1)[0]!;
    const atOnce = new Set(drill.accepted.map(({ edge }) => edge));
    const later = taken.flatMap(({ decides }) => decides).find(({ edge }) => !atOnce.has(edge));
    const found = (edge: string, to: "on" | "off") =>
      findingOf(drill, withDecisions(puzzle, drill.drawn, [{ edge, to }]));
    const [first] = drill.accepted;
    expect(found(first!.edge, first!.to)).toBe("found");
    expect(found(first!.edge, first!.to === "on" ? "off" : "on")).toBe("wrong");
    if (later) expect(found(later.edge, later.to)).toBe("another");
  });
});

describe("what counts as found", () => {
  // One cell: its upper, lower, left and right side, decided in this order.
  const puzzle = { width: 1, height: 1, clues: "." };
  const step = (edge: string, level: number, to: "on" | "off" = "on") => ({
    technique: 1,
    id: "clue-count" as const,
    level,
    decides: [{ edge, to }],
    because: [],
  });
  const walkthrough = [step("h:0,0", 1), step("h:1,0", 1, "off"), step("v:0,0", 2), step("v:0,1", 1)];

  it("is all that follows up to the next step of a higher level", () => {
    const found = drillsIn(puzzle, walkthrough, 1);
    expect(found.map(({ accepted }) => accepted.map(({ edge }) => edge))).toEqual([
      ["h:0,0", "h:1,0"],
      ["h:1,0"],
      ["v:0,1"],
    ]);
    expect(found.map(({ drawn }) => drawn)).toEqual(["....", "1...", "1x1."]);
    expect(found.map(({ end }) => end)).toEqual(["1x11", "1x11", "1x11"]);
    const [hardest] = drillsIn(puzzle, walkthrough, 2);
    expect(hardest!.accepted.map(({ edge }) => edge)).toEqual(["v:0,0", "v:0,1"]);
  });

  it.each([
    ["....", "nothing"],
    ["1...", "found"],
    [".x..", "found"],
    ["..1.", "another"],
    ["x...", "wrong"],
    ["x.1.", "wrong"],
    ["1.x.", "wrong"],
    ["1.1.", "found"],
  ])("%s: %s", (drawn, finding) => {
    expect(findingOf(drillsIn(puzzle, walkthrough, 1)[0]!, drawn)).toBe(finding);
  });

  it("is nothing where a mark was only taken away, and a mark turned round is looked at", () => {
    const second = drillsIn(puzzle, walkthrough, 1)[1]!;
    expect(findingOf(second, "....")).toBe("nothing");
    expect(findingOf(second, "x...")).toBe("wrong");
    expect(findingOf(second, ".x..")).toBe("found");
  });

  it("of a technique is the first moment of the easiest level at which it is used", () => {
    const twice = [step("h:0,0", 3), step("h:1,0", 2), step("v:0,0", 2)];
    expect(techniqueDrill({ id: "clue-count" }, puzzle, twice)!.drawn).toBe("1...");
    expect(techniqueDrill({ id: "closing-edge" }, puzzle, twice)).toBeUndefined();
  });
});

describe("lessons", () => {
  it.each(techniques)("$id is learned on at least three boards, each of which uses it", (technique) => {
    const boards = lessonPuzzles(technique);
    expect(boards.length).toBeGreaterThanOrEqual(3);
    for (const board of boards) {
      expect(techniqueDrill(technique, board, finish(steps(board)).steps)?.step.id).toBe(technique.id);
    }
  });
});

/**
 * A step as a picture over the board: what it rests on, the gates it passes, what
 * a loop would leave out, and what it decides; and where a game went wrong. A gate
 * joins the middles of its two edges: by one bar where exactly one of them is a
 * line, by two where they are equal, by a bar with a bead where at least one is.
 */
import { boxPoints, type Mark, type MarkRole, type Marks, type Point } from "@masume/kernel";
import { type Edges, edgeNamed, elementNamed, markSymbol, type Puzzle } from "../board.js";
import { crossOn, lineOn, ringOn } from "../edge-marks.js";
import type { EdgeDecision, Gate, GradeStep, StepContradiction } from "../grade/step.js";
import { edgeCentre, nodePoint } from "../layout.js";
import type { Mistake } from "./find-mistake.js";

/** Where to look. To be drawn under lines and clues. */
export function reasonMarks(
  puzzle: Puzzle,
  { because, leavesOut = [] }: Pick<GradeStep, "because" | "leavesOut">,
): Marks {
  return because.map((name) => {
    const mark = reasonMark(puzzle, name);
    return leavesOut.includes(name) ? { ...mark, role: "outside" as const } : mark;
  });
}

export function gateMarks(puzzle: Puzzle, { gates = [] }: Pick<GradeStep, "gates">): Marks {
  return gates.flatMap((gate) => barsOf(puzzle, gate));
}

/** Where to look, and the gates through which the step travels. */
export function whereMarks(puzzle: Puzzle, step: Pick<GradeStep, "because" | "leavesOut" | "gates">): Marks {
  return [...reasonMarks(puzzle, step), ...gateMarks(puzzle, step)];
}

/**
 * Where to look, before anything is given away: what a rule rests on; of a trial, which
 * in the end may rest on most of the board, what suggests it and the edge to try.
 */
export function focusMarks(puzzle: Puzzle, step: GradeStep): Marks {
  return reasonMarks(puzzle, { ...step, because: focusOf(step) });
}

/** What is looked at and what follows. The chain of a trial is for its frames. */
export function stepMarks(puzzle: Puzzle, step: GradeStep): Marks {
  const gates = step.attempt ? [] : gateMarks(puzzle, step);
  return [...focusMarks(puzzle, step), ...gates, ...decisionMarks(puzzle, step.decides)];
}

/** The cells, edges and nodes to look at first. */
export function focusOf({ because, attempt }: GradeStep): readonly string[] {
  return attempt ? [...attempt.suggestedBy, attempt.assumes.edge] : because;
}

/** Lines and crosses in a look of their own. */
export function decisionMarks(
  puzzle: Puzzle,
  decides: readonly EdgeDecision[],
  role: MarkRole = "hint",
): Marks {
  return decides.map(({ edge, to }) =>
    to === "on" ? lineOn(puzzle, edge, role, 0.14) : crossOn(puzzle, edge, role),
  );
}

/** Where a contradiction shows, and what leads to it. */
export function contradictionMarks(puzzle: Puzzle, contradiction: StepContradiction): Marks {
  const { at } = contradiction;
  return [...whereMarks(puzzle, contradiction), ...(at === undefined ? [] : [ringAround(puzzle, at)])];
}

/** The first wrong marks in red and ringed, what was entered since under a wash. */
export function mistakeMarks(puzzle: Puzzle, drawn: Edges, { first, since }: Mistake): Marks {
  return [
    ...reasonMarks(puzzle, { because: since }),
    ...first.flatMap((edge) => [
      drawn[edgeNamed(puzzle, edge)!] === markSymbol.line
        ? lineOn(puzzle, edge, "wrong", 0.16)
        : crossOn(puzzle, edge, "wrong", 0.12),
      ringOn(puzzle, edge, "wrong"),
    ]),
  ];
}

function reasonMark(puzzle: Puzzle, name: string): Mark {
  const { kind, index, row, column } = elementNamed(puzzle, name);
  const base = { key: `because:${name}`, role: "because" as const };
  switch (kind) {
    case "cell":
      return { ...base, shape: "area", points: boxPoints({ x: column, y: row, width: 1, height: 1 }) };
    case "edge":
      return lineOn(puzzle, name, "because", 0.3);
    case "node":
      return { ...base, shape: "disc", at: nodePoint(puzzle, index), radius: 0.18 };
  }
}

function ringAround(puzzle: Puzzle, name: string): Mark {
  const at = centreOf(puzzle, name);
  return { key: `ring:${name}`, role: "wrong", shape: "disc", at, radius: 0.32, hollow: true };
}

function centreOf(puzzle: Puzzle, name: string): Point {
  const { kind, row, column, index } = elementNamed(puzzle, name);
  if (kind === "node") return nodePoint(puzzle, index);
  return kind === "edge" ? edgeCentre(puzzle, index) : { x: column + 0.5, y: row + 0.5 };
}

function barsOf(puzzle: Puzzle, { edges, says }: Gate): readonly Mark[] {
  const [a, b] = edges.map((edge) => edgeCentre(puzzle, edgeNamed(puzzle, edge)!)) as [Point, Point];
  const key = `gate:${edges.join("~")}`;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const bar = (shift: number): Mark => {
    const moved = ({ x, y }: Point) => ({
      x: x - (shift * (b.y - a.y)) / length,
      y: y + (shift * (b.x - a.x)) / length,
    });
    return {
      key: `${key}:${shift}`,
      role: "line-second",
      shape: "line",
      points: [moved(a), moved(b)],
      width: 0.05,
    };
  };
  if (says === "together") return [bar(-0.05), bar(0.05)];
  if (says === "exactly-one") return [bar(0)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [bar(0), { key: `${key}:bead`, role: "line-second", shape: "disc", at: middle, radius: 0.08 }];
}

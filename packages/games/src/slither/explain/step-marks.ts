/**
 * A step as a picture over the board: what it rests on, the gates it passes, what
 * a loop would leave out, and what it decides. A gate joins the middles of its two
 * edges: by one bar where exactly one of them is a line, by two where they are
 * equal, by a bar with a bead where at least one is.
 */
import { boxPoints, type Mark, type MarkRole, type Marks, type Point } from "@masume/kernel";
import { edgeNamed, nodesOfEdge, type Puzzle } from "../board.js";
import type { EdgeDecision, Gate, Step } from "../grade/step.js";
import { edgeCentre, nodePoint, placeOf } from "../layout.js";

/** Where to look. To be drawn under lines and clues. */
export function reasonMarks(
  puzzle: Puzzle,
  { because, leavesOut = [] }: Pick<Step, "because" | "leavesOut">,
): Marks {
  return because.map((name) => {
    const mark = reasonMark(puzzle, name);
    return leavesOut.includes(name) ? { ...mark, role: "outside" as const } : mark;
  });
}

export function gateMarks(puzzle: Puzzle, { gates = [] }: Pick<Step, "gates">): Marks {
  return gates.flatMap((gate) => barsOf(puzzle, gate));
}

/** Lines and crosses in a look of their own. */
export function decisionMarks(
  puzzle: Puzzle,
  decides: readonly EdgeDecision[],
  role: MarkRole = "hint",
): Marks {
  return decides.map(({ edge, to }) => {
    const index = edgeNamed(puzzle, edge)!;
    const key = `${role}:${edge}`;
    return to === "on"
      ? { key, role, shape: "line", points: endsOf(puzzle, index), width: 0.14 }
      : { key, role, shape: "cross", at: edgeCentre(puzzle, index), radius: 0.1 };
  });
}

function reasonMark(puzzle: Puzzle, name: string): Mark {
  const { kind, index, row, column } = placeOf(puzzle, name);
  const base = { key: `because:${name}`, role: "because" as const };
  switch (kind) {
    case "cell":
      return { ...base, shape: "area", points: boxPoints({ x: column, y: row, width: 1, height: 1 }) };
    case "edge":
      return { ...base, shape: "line", points: endsOf(puzzle, index), width: 0.3 };
    case "node":
      return { ...base, shape: "disc", at: nodePoint(puzzle, index), radius: 0.18 };
  }
}

function endsOf(puzzle: Puzzle, edge: number): readonly Point[] {
  return nodesOfEdge(puzzle, edge).map((node) => nodePoint(puzzle, node));
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

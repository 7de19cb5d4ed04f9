/**
 * Advice as a picture: the cells, edges and points that prove a step, the gates
 * through which it travels (pairs of edges of which something is known together),
 * what a loop closed too early would leave out, and what follows.
 */
import {
  edgeNamed,
  type Gate,
  nodePoint,
  type Puzzle,
  placeOf,
  type Step,
  type StepContradiction,
} from "@masume/games/slither";
import { boxPoints, type Look, type Mark, type Marks, type Point } from "@masume/kernel";
import { crossOn, lineOn, ringOn } from "./edge-marks.js";
import type { Mistake } from "./mistake.js";

type Reasons = Pick<Step, "because" | "leavesOut" | "gates">;

/** Where to look. */
export function reasonMarks(puzzle: Puzzle, { because, leavesOut = [], gates = [] }: Reasons): Marks {
  const shown = because.filter((name) => !leavesOut.includes(name));
  return [
    ...shown.map((name) => soft(puzzle, name)),
    ...gates.flatMap((gate) => gateMarks(puzzle, gate)),
    ...leavesOut.map((name) => leftOut(puzzle, name)),
  ];
}

/** What follows. */
export function decisionMarks(
  puzzle: Puzzle,
  { decides }: Pick<Step, "decides">,
  look: Look = "hint",
): Marks {
  return decides.map(({ edge, to }) =>
    to === "on" ? lineOn(puzzle, edge, look, look === "hint" ? 0.16 : 0.12) : crossOn(puzzle, edge, look),
  );
}

export function contradictionMarks(puzzle: Puzzle, contradiction: StepContradiction): Marks {
  const { at } = contradiction;
  return [...reasonMarks(puzzle, contradiction), ...(at === undefined ? [] : [ringAt(puzzle, at)])];
}

/** The first wrong marks in red and ringed, what was entered since under a wash. */
export function mistakeMarks(puzzle: Puzzle, drawn: string, { first, since }: Mistake): Marks {
  return [
    ...since.map((edge) => soft(puzzle, edge)),
    ...first.flatMap((edge) => [
      drawn[edgeNamed(puzzle, edge)!] === "1"
        ? lineOn(puzzle, edge, "wrong", 0.16)
        : crossOn(puzzle, edge, "wrong", 0.12),
      ringOn(puzzle, edge, "wrong"),
    ]),
  ];
}

function soft(puzzle: Puzzle, name: string): Mark {
  const { kind, row, column } = placeOf(puzzle, name);
  const key = `because:${name}`;
  if (kind === "edge") return lineOn(puzzle, name, "because", 0.3, key);
  if (kind === "node") {
    const at = nodePoint(puzzle, placeOf(puzzle, name).index);
    return { key, look: "because", shape: "disc", at, radius: 0.2, hollow: true };
  }
  const points = boxPoints({ x: column + 0.06, y: row + 0.06, width: 0.88, height: 0.88 });
  return { key, look: "because", shape: "area", points };
}

function leftOut(puzzle: Puzzle, name: string): Mark {
  return { ...ringAt(puzzle, name), key: `left-out:${name}` };
}

function ringAt(puzzle: Puzzle, name: string): Mark {
  const at = centreOf(puzzle, name);
  return { key: `ring:${name}`, look: "wrong", shape: "disc", at, radius: 0.32, hollow: true };
}

function centreOf(puzzle: Puzzle, name: string): Point {
  const { kind, row, column, isVertical, index } = placeOf(puzzle, name);
  if (kind === "node") return nodePoint(puzzle, index);
  if (kind === "cell") return { x: column + 0.5, y: row + 0.5 };
  return isVertical ? { x: column, y: row + 0.5 } : { x: column + 0.5, y: row };
}

/** A gate as a tie between its two edges: double for both or neither, with a bead for exactly one. */
function gateMarks(puzzle: Puzzle, { edges, says }: Gate): Marks {
  const [a, b] = edges.map((edge) => centreOf(puzzle, edge)) as [Point, Point];
  const key = `gate:${edges.join("+")}`;
  const tie = (aside: number): Mark => {
    // Aside by as much, at a right angle to the tie.
    const x = (a.y - b.y) * aside;
    const y = (b.x - a.x) * aside;
    return {
      key: `${key}:${aside}`,
      look: "selected",
      shape: "line",
      points: [a, b].map((end) => ({ x: end.x + x, y: end.y + y })),
      width: 0.05,
    };
  };
  if (says === "together") return [tie(0.08), tie(-0.08)];
  if (says === "at-least-one") return [tie(0)];
  const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [tie(0), { key, look: "selected", shape: "disc", at, radius: 0.07 }];
}

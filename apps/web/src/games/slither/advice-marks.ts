/**
 * Advice as a picture: the cells, edges and points that prove a step, the chain
 * along which it travels, and what follows. A pair of edges that travels from cell
 * to cell over a corner is a gate; it is drawn as two bars beside the point, and
 * the way through it as a line.
 */
import {
  edgeNamed,
  nodePoint,
  type Puzzle,
  placeOf,
  type Step,
  type StepContradiction,
} from "@masume/games/slither";
import { boxPoints, type Look, type Mark, type Marks, type Point } from "@masume/kernel";
import { crossOn, lineOn, ringOn } from "./edge-marks.js";
import type { Mistake } from "./mistake.js";

type Reasons = Pick<Step, "because" | "leavesOut">;

/** Where to look. */
export function reasonMarks(puzzle: Puzzle, { because, leavesOut = [] }: Reasons): Marks {
  const shown = because.filter((name) => !leavesOut.includes(name));
  return [
    ...shown.map((name) => soft(puzzle, name)),
    ...chainMarks(shown.filter((name) => name.startsWith("c:")).map((name) => centreOf(puzzle, name))),
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
  const { because, leavesOut = [] } = contradiction;
  const last = because.filter((name) => !leavesOut.includes(name));
  return [...reasonMarks(puzzle, contradiction), ...last.slice(0, 1).map((name) => ringAt(puzzle, name))];
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

/** The way from cell to cell wherever two that are named in turn touch at a corner, with its gates. */
function chainMarks(centres: readonly Point[]): Marks {
  return centres.slice(1).flatMap((to, i): Mark[] => {
    const from = centres[i]!;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    if (Math.abs(dx) !== 1 || Math.abs(dy) !== 1) return [];
    const key = `chain:${from.x},${from.y}`;
    const node = { x: from.x + dx / 2, y: from.y + dy / 2 };
    const bar = (side: number): Mark => {
      // Parallel to the way, a little beside the point.
      const middle = { x: node.x - dy * side, y: node.y + dx * side };
      const half = 0.12;
      return {
        key: `${key}:${side}`,
        look: "selected",
        shape: "line",
        points: [
          { x: middle.x - dx * half, y: middle.y - dy * half },
          { x: middle.x + dx * half, y: middle.y + dy * half },
        ],
        width: 0.06,
      };
    };
    return [{ key, look: "selected", shape: "line", points: [from, to], width: 0.04 }, bar(0.11), bar(-0.11)];
  });
}

/**
 * Advice as a picture over the board: the marks that documents draw a step with,
 * where a contradiction shows, and where the game went wrong.
 */
import {
  edgeCentre,
  edgeNamed,
  gateMarks,
  type Mistake,
  nodePoint,
  type Puzzle,
  placeOf,
  reasonMarks,
  type Step,
  type StepContradiction,
} from "@masume/games/slither";
import type { Mark, Marks, Point } from "@masume/kernel";
import { crossOn, lineOn, ringOn } from "./edge-marks.js";

/** Where to look: what proves the step, and the gates through which it travels. */
export function whereMarks(puzzle: Puzzle, step: Pick<Step, "because" | "leavesOut" | "gates">): Marks {
  return [...reasonMarks(puzzle, step), ...gateMarks(puzzle, step)];
}

export function contradictionMarks(puzzle: Puzzle, contradiction: StepContradiction): Marks {
  const { at } = contradiction;
  return [...whereMarks(puzzle, contradiction), ...(at === undefined ? [] : [ringAt(puzzle, at)])];
}

/** The first wrong marks in red and ringed, what was entered since under a wash. */
export function mistakeMarks(puzzle: Puzzle, drawn: string, { first, since }: Mistake): Marks {
  return [
    ...reasonMarks(puzzle, { because: since }),
    ...first.flatMap((edge) => [
      drawn[edgeNamed(puzzle, edge)!] === "1"
        ? lineOn(puzzle, edge, "wrong", 0.16)
        : crossOn(puzzle, edge, "wrong", 0.12),
      ringOn(puzzle, edge, "wrong"),
    ]),
  ];
}

function ringAt(puzzle: Puzzle, name: string): Mark {
  const at = centreOf(puzzle, name);
  return { key: `ring:${name}`, role: "wrong", shape: "disc", at, radius: 0.32, hollow: true };
}

function centreOf(puzzle: Puzzle, name: string): Point {
  const { kind, row, column, index } = placeOf(puzzle, name);
  if (kind === "node") return nodePoint(puzzle, index);
  return kind === "edge" ? edgeCentre(puzzle, index) : { x: column + 0.5, y: row + 0.5 };
}

/** Which regions are taken in at a glance, and what the line ends inside decide. */
import { expect, it } from "vitest";
import { horizontalEdge, verticalEdge } from "../board.js";
import { cross, line, unknown } from "../edge-value.js";
import { decideByRegion, largestRegion } from "./closed-region.js";
import { Engine } from "./engine.js";
import { GradingBoard } from "./grading-board.js";

const size = { width: 40, height: 3 };
const top = 0;

/**
 * The upper side of a cell leads to a row of so many points, from which no other unknown edge leads away;
 * at its other end the flank is unknown, so that only the row can decide it.
 */
function decidedBefore(points: number, endsInLine = false) {
  const board = new GradingBoard({ ...size, clues: ".".repeat(size.width * size.height) });
  const side = horizontalEdge(size, 1, 1);
  const row = Array.from({ length: points - 1 }, (_, i) => horizontalEdge(size, 1, 2 + i));
  const left = new Set([side, verticalEdge(size, 0, 1), ...row]);
  const drawn = endsInLine ? verticalEdge(size, 1, 1 + points) : -1;
  for (let edge = 0; edge < board.edgeCount; edge++)
    if (!left.has(edge)) board.set(edge, edge === drawn ? line : cross);
  const { proof } = new Engine(board, { keepsReasons: false });
  const isDecided = decideByRegion(board, proof, board.cellIn(1, 1), top, false);
  return { isDecided, value: board.value(side) };
}

it("a region of the largest size is seen, one of a point more is not", () => {
  expect(largestRegion).toBe(20);
  expect(decidedBefore(20)).toEqual({ isDecided: true, value: cross });
  expect(decidedBefore(21)).toEqual({ isDecided: false, value: unknown });
});

it("a single line end inside has to come out by the edge", () => {
  expect(decidedBefore(5)).toEqual({ isDecided: true, value: cross });
  expect(decidedBefore(5, true)).toEqual({ isDecided: true, value: line });
});

/**
 * What the evaluation sees in a position, as counts of its parameters: the score
 * of the side that has just moved is the sum of parameters times counts. This is
 * the slow, plain way to say it, for fitting parameters to games; the search never
 * calls it.
 */
import type { Hex } from "@masume/kernel";
import { areTogether, otherSide, type Position, type Side } from "../../board.js";
import { slideTargets, winningSlides } from "../../rules.js";
import { blockedKind, near, parameterCount, rayKind, relation, standKind, threatKind } from "./weights.js";

const directionCount = 6;

/** Counts are positive for the side that waits and negative for the side to move. */
export function featuresOf(position: Position): Int16Array {
  const counts = new Int16Array(parameterCount);
  const waiting = otherSide(position.mover);
  count(position, waiting, 1, 1, counts);
  count(position, position.mover, 0, -1, counts);
  counts[threatKind(winningSlides(position, waiting).length)]!++;
  return counts;
}

function count(position: Position, side: Side, role: number, sign: number, counts: Int16Array): void {
  const pieces = position[side];
  for (const [i, piece] of pieces.entries()) {
    const [one, other] = pieces.filter((_, j) => j !== i) as [Hex, Hex];
    const seenFrom = (cell: Hex): number =>
      relation(role, near(one, other), near(cell, one), near(cell, other));
    if (i === 0) counts[standKind[seenFrom(piece)]!]! += sign;
    const stops = slideTargets(position, piece);
    counts[blockedKind[role]!]! += sign * (directionCount - stops.length);
    for (const stop of stops) {
      if (!areTogether([stop, one, other])) counts[rayKind[seenFrom(stop)]!]! += sign;
    }
  }
}

/**
 * The network's inputs of a position in coordinates, worked out the slow, plain way:
 * for training, and to hold the engine's own account to. Needs no undo, no tables
 * and no wound-up plane.
 */
import { type Hex, hexDirections } from "@masume/kernel";
import { includesHex, neighbour, otherSide, type Position, touching } from "../../board.js";
import {
  blockedInputs,
  crossInput,
  fillInputs,
  passInputs,
  pieceRingInputs,
  pieceRingRole,
  rayInput,
  rayRole,
  standInput,
  standInputs,
  standRole,
  stopInputs,
} from "./inputs.js";
import { near, relation } from "./weights.js";

/** In ascending order, an input as often as it occurs. */
export function inputsOf(position: Position): readonly number[] {
  const { tiles, mover } = position;
  const sides = [position[mover], position[otherSide(mover)]] as const;
  const inputs: number[] = [];
  const isFree = (cell: Hex): boolean =>
    includesHex(tiles, cell) && !includesHex(sides[0], cell) && !includesHex(sides[1], cell);

  function lookAlong(piece: Hex, direction: number, kind: (cell: Hex) => number, role: number): void {
    let stop = piece;
    for (let next = neighbour(stop, direction); isFree(next); next = neighbour(next, direction)) {
      if (stop !== piece) inputs.push(passInputs + kind(stop));
      stop = next;
    }
    inputs.push(stop === piece ? blockedInputs + role : stopInputs + kind(stop));
    let last = neighbour(stop, direction);
    if (includesHex(tiles, last)) return;
    while (isFree(neighbour(last, direction))) last = neighbour(last, direction);
    inputs.push(fillInputs + kind(last));
  }

  for (const [role, pieces] of sides.entries()) {
    for (const [i, piece] of pieces.entries()) {
      const [one, other] = pieces.filter((_, j) => j !== i) as [Hex, Hex];
      const seenFrom = (cell: Hex): number =>
        relation(0, near(one, other), near(cell, one), near(cell, other));
      if (i === 0) inputs.push(standInputs + role * standRole + standInput[seenFrom(piece)]!);
      inputs.push(pieceRingInputs + role * pieceRingRole + touching(tiles, piece));
      const kind = (cell: Hex): number => role * rayRole + rayInput[seenFrom(cell)]!;
      for (let direction = 0; direction < hexDirections.length; direction++) {
        lookAlong(piece, direction, kind, role);
      }
    }
  }
  for (const mine of sides[0]) for (const theirs of sides[1]) inputs.push(crossInput[near(mine, theirs)]!);
  return inputs.sort((a, b) => a - b);
}

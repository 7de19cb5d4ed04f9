/** The ways on from the head of a line, by direction. */
import { type Puzzle, stroke } from "@masume/games/stroke";
import { type Cell, type Direction, directions, stepFrom } from "@masume/kernel";

export interface WayOn {
  readonly direction: Direction;
  readonly cell: Cell;
}

export function waysOn(board: Puzzle, line: readonly Cell[]): readonly WayOn[] {
  return directions
    .map((direction) => ({ direction, cell: stepFrom(line.at(-1)!, direction) }))
    .filter(({ cell }) => stroke.play(board, { line }, { kind: "extend", cell }).ok);
}

/** Setting up a position by hand: what a press does to it, and what keeps it from being one to play. */
import type { Hex } from "@masume/kernel";
import {
  areTogether,
  includesHex,
  isConnected,
  otherSide,
  type Position,
  piecesEach,
  type Side,
  sameHex,
  tileCount,
} from "./board.js";

/** What a press puts down or takes away. */
export type SetUpTool = "tile" | Side;

/** A press with a tool on a cell: what is there goes, what is not there comes. The last tile stays. */
export function toggled(position: Position, tool: SetUpTool, cell: Hex): Position {
  const without = (cells: readonly Hex[]) => cells.filter((other) => !sameHex(other, cell));
  const cleared = { ...position, red: without(position.red), blue: without(position.blue) };
  const hasTile = includesHex(position.tiles, cell);
  const tiles = hasTile ? position.tiles : [...position.tiles, cell];
  if (tool !== "tile") {
    const hadPiece = includesHex(position[tool], cell);
    return { ...cleared, tiles, [tool]: hadPiece ? cleared[tool] : [...cleared[tool], cell] };
  }
  if (!hasTile) return { ...position, tiles };
  return position.tiles.length === 1 ? position : { ...cleared, tiles: without(position.tiles) };
}

/** The first thing that is wrong; `over`: whoever moved last has won already. */
export function positionFault({
  tiles,
  red,
  blue,
  mover,
}: Position): "tiles" | "split" | "pieces" | "over" | undefined {
  if (tiles.length !== tileCount) return "tiles";
  if (!isConnected(tiles)) return "split";
  if (red.length !== piecesEach || blue.length !== piecesEach) return "pieces";
  return areTogether(otherSide(mover) === "red" ? red : blue) ? "over" : undefined;
}

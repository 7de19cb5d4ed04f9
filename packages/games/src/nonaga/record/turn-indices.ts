/**
 * A turn in a few small numbers: places in the lists of the position before it,
 * which keep their order from turn to turn. So a game takes few characters or bytes
 * (links, files of games), wherever its board drifts to.
 */
import { type Hex, hexDirections, hexDistance } from "@masume/kernel";
import { directionOf, neighbour, type Position, type Shift, sameHex, type Turn } from "../board.js";
import { slideTargets } from "../rules.js";

export interface TurnIndices {
  /** Piece of the mover · 6 + direction. */
  readonly slide: number | undefined;
  readonly tile: TileIndices | undefined;
}

export interface TileIndices {
  /** The tile that moves. */
  readonly moved: number;
  /** Its new place: a tile beside it, and the direction from there. */
  readonly beside: number;
  readonly direction: number;
}

const six = hexDirections.length;

export function turnIndices(position: Position, { slide, tile }: Turn): TurnIndices {
  return {
    slide: slide && indexOfCell(position[position.mover], slide.from) * six + directionOf(slide),
    tile: tile && tileIndices(position.tiles, tile),
  };
}

function indexOfCell(cells: readonly Hex[], cell: Hex): number {
  return cells.findIndex((other) => sameHex(other, cell));
}

function tileIndices(tiles: readonly Hex[], { from, to }: Shift): TileIndices {
  const beside = tiles.findIndex((tile) => hexDistance(tile, to) === 1);
  return { moved: indexOfCell(tiles, from), beside, direction: directionOf({ from: tiles[beside]!, to }) };
}

/** The turn at these places; undefined where the position has no such place or slide. It need not be legal. */
export function turnAt(position: Position, { slide, tile }: TurnIndices): Turn | undefined {
  const slid = slide === undefined ? undefined : slideAt(position, slide);
  const shifted = tile && tileMoveAt(position.tiles, tile);
  if ((slide !== undefined && !slid) || (tile && !shifted)) return undefined;
  return { slide: slid, tile: shifted };
}

function slideAt(position: Position, code: number): Shift | undefined {
  const from = position[position.mover][Math.floor(code / six)];
  const to =
    from && slideTargets(position, from).find((cell) => directionOf({ from, to: cell }) === code % six);
  return to && { from, to };
}

function tileMoveAt(tiles: readonly Hex[], { moved, beside, direction }: TileIndices): Shift | undefined {
  const from = tiles[moved];
  const other = tiles[beside];
  return from && other && direction in hexDirections ? { from, to: neighbour(other, direction) } : undefined;
}

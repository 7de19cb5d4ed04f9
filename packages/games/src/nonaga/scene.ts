/**
 * How a Nonaga board looks and reads aloud. A tile's corners lie one unit from
 * its centre, pointy side up. The layout follows the tiles wherever they wander:
 * its targets are the tiles and the gaps beside at least two of them, where a
 * tile might go. Marks are keyed by the tile's or piece's place in its list, which
 * it keeps for the whole game, so a page can animate what moves.
 */
import {
  type Box,
  type Direction,
  type Hex,
  hexCentre,
  hexCorners,
  hexDirections,
  type Layout,
  type Mark,
  type MarkRole,
  type Marks,
  type Message,
  message,
  type Point,
  type Target,
  type TargetId,
} from "@masume/kernel";
import { includesHex, neighbour, type Position, type Side, sameHex, sides, touching } from "./board.js";
import { currentGesture, type Gesture, positionWith, selectableCells } from "./gesture.js";
import { cellName, formatCell } from "./notation.js";
import { type Puzzle, type State, winnerOf } from "./rules.js";

const inset = 0.92;
const pieceRadius = 0.56;
/** A square of this half diagonal looks as large as the disc. */
const diamondRadius = 0.66;

/** The cell of a target, which `formatCell` has named. */
export function cellOfTarget(target: TargetId): Hex {
  const [q, r] = target.split(",");
  return [Number(q), Number(r)];
}

export function layout(puzzle: Puzzle, state?: State): Layout {
  const { tiles } = state?.position ?? puzzle.position;
  return layoutOf([...tiles, ...placesBeside(tiles, 2)]);
}

/** For setting up a board: its tiles, and every gap beside one. */
export function setUpLayout({ tiles }: Position): Layout {
  return layoutOf([...tiles, ...placesBeside(tiles, 1)]);
}

function layoutOf(cells: Hex[]): Layout {
  cells.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const rows = new Map<number, Hex[]>();
  for (const cell of cells) rows.set(cell[1], [...(rows.get(cell[1]) ?? []), cell]);
  const targets = cells.map((cell): Target => {
    const to: Partial<Record<Direction, TargetId>> = {};
    for (const [direction, next] of nextCells(rows, cell)) if (next) to[direction] = formatCell(next);
    return { id: formatCell(cell), at: hexCentre(cell), reach: 0.9, to };
  });
  return {
    bounds: boundsOf(cells),
    targets,
    rows: [...rows.values()].map((row) => row.map(formatCell)),
  };
}

/** The gaps that touch at least so many tiles. */
function placesBeside(tiles: readonly Hex[], least: number): readonly Hex[] {
  const places: Hex[] = [];
  for (const tile of tiles) {
    for (let direction = 0; direction < hexDirections.length; direction++) {
      const cell = neighbour(tile, direction);
      if (includesHex(tiles, cell) || includesHex(places, cell)) continue;
      if (touching(tiles, cell) >= least) places.push(cell);
    }
  }
  return places;
}

/** Left and right along the row, up and down to the nearest cell of the next row that has any. */
function nextCells(
  rows: ReadonlyMap<number, readonly Hex[]>,
  cell: Hex,
): readonly (readonly [Direction, Hex | undefined])[] {
  const order = [...rows.keys()];
  const row = rows.get(cell[1])!;
  const at = order.indexOf(cell[1]);
  const i = row.indexOf(cell);
  return [
    ["left", row[i - 1]],
    ["right", row[i + 1]],
    ["up", nearest(rows.get(order[at - 1] ?? Number.NaN), cell)],
    ["down", nearest(rows.get(order[at + 1] ?? Number.NaN), cell)],
  ];
}

/** Of two cells as near, odd rows lead to the left one and even rows to the right one: a straight way up stays straight. */
function nearest(row: readonly Hex[] | undefined, cell: Hex): Hex | undefined {
  const lean = cell[1] % 2 === 0 ? 0.01 : -0.01;
  const far = (other: Hex): number => Math.abs(other[0] + other[1] / 2 - cell[0] - cell[1] / 2 - lean);
  return row?.reduce((best, other) => (far(other) < far(best) ? other : best));
}

function boundsOf(cells: readonly Hex[]): Box {
  const centres = cells.map(hexCentre);
  const left = Math.min(...centres.map(({ x }) => x)) - 1;
  const right = Math.max(...centres.map(({ x }) => x)) + 1;
  const top = Math.min(...centres.map(({ y }) => y)) - 1;
  const bottom = Math.max(...centres.map(({ y }) => y)) + 1;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function paint(puzzle: Puzzle, state: State, given?: Gesture): Marks {
  const gesture = currentGesture(state, given);
  const position = positionWith(state, gesture);
  const open = selectableCells(puzzle, state, gesture);
  return [
    ...position.tiles.map((tile, i) => tileMark(tile, i, gesture, open)),
    ...(gesture?.stage === "place" ? open.map(placeMark) : []),
    ...sides.flatMap((side) => position[side].map((piece, i) => pieceMark(side, piece, i))),
    ...gestureMarks(gesture, open),
    ...winMarks(position),
  ];
}

/** Tiles and pieces alone, also of a board that is being set up and has too few of them. */
export function positionMarks(position: Position): Marks {
  return [
    ...position.tiles.map((tile, i) => tileMark(tile, i, undefined, [])),
    ...sides.flatMap((side) => position[side].map((piece, i) => pieceMark(side, piece, i))),
  ];
}

function tileMark(tile: Hex, i: number, gesture: Gesture | undefined, open: readonly Hex[]): Mark {
  let role: MarkRole = "tile";
  if (gesture?.stage === "tile" && includesHex(open, tile)) role = "tile-movable";
  if (gesture?.stage === "place" && sameHex(gesture.tile, tile)) role = "selected";
  return { key: `tile:${i}`, role, shape: "area", points: hexCorners(hexCentre(tile), inset) };
}

/** Red is round, blue is a diamond: colour is not the only sign. */
function pieceMark(side: Side, piece: Hex, i: number): Mark {
  const at = hexCentre(piece);
  const mark = { key: `${side}:${i}`, role: side };
  return side === "red"
    ? { ...mark, shape: "disc", at, radius: pieceRadius }
    : { ...mark, shape: "area", points: diamond(at, diamondRadius) };
}

function diamond({ x, y }: Point, radius: number): readonly Point[] {
  return [
    { x, y: y - radius },
    { x: x + radius, y },
    { x, y: y + radius },
    { x: x - radius, y },
  ];
}

function placeMark(place: Hex): Mark {
  const points = hexCorners(hexCentre(place), inset * 0.6);
  return { key: `place:${formatCell(place)}`, role: "hint", shape: "area", points };
}

function gestureMarks(gesture: Gesture | undefined, open: readonly Hex[]): readonly Mark[] {
  if (gesture?.stage !== "piece") return [];
  const chosen: Mark = {
    key: "chosen",
    role: "selected",
    shape: "disc",
    at: hexCentre(gesture.piece),
    radius: pieceRadius * 0.3,
  };
  const targets = open.map((cell): Mark => {
    const key = `slide:${formatCell(cell)}`;
    return { key, role: "hint", shape: "disc", at: hexCentre(cell), radius: pieceRadius * 0.5, hollow: true };
  });
  return [chosen, ...targets];
}

/** A line through the pieces that won, along their neighbouring pairs. */
function winMarks(position: Position): readonly Mark[] {
  const winner = winnerOf(position);
  if (!winner) return [];
  const pieces = position[winner];
  const middle = pieces.find((piece) => touching(pieces, piece) === 2)!;
  const ends = pieces.filter((piece) => piece !== middle);
  const points = [ends[0]!, middle, ends[1]!].map(hexCentre);
  return [{ key: "win", role: "paper", shape: "line", points, width: 0.16 }];
}

export function describe(puzzle: Puzzle, state: State, target: TargetId, given?: Gesture): Message {
  const cell = cellOfTarget(target);
  const gesture = currentGesture(state, given);
  const position = positionWith(state, gesture);
  const side = sides.find((colour) => includesHex(position[colour], cell));
  const what = side ?? (includesHex(position.tiles, cell) ? "tile" : "gap");
  const params = { cell: cellName(cell), what: message(`cell.${what}`) };
  if (!includesHex(selectableCells(puzzle, state, gesture), cell)) return message("cell", params);
  return message("cell.open", { ...params, can: message(`can.${gesture?.stage ?? "start"}`) });
}

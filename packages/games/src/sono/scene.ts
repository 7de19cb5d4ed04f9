/**
 * How a Sono board looks, and what each cell says to a screen reader. A cell is
 * one unit wide; pairs lie under their numbers as one area of two cells, a domino
 * whose shape shows without colour too. With a square in hand the board shows
 * what its turn would do: the numbers it would bring together are ringed,
 * the pairs it would cut are crossed.
 */
import {
  boxPoints,
  gridMarks,
  type Layout,
  type Mark,
  type Marks,
  type Message,
  message,
  type Point,
  type Target,
  type TargetId,
} from "@masume/kernel";
import type { Op, Puzzle } from "./board.js";
import { chosenPoint, chosenSquare, type Gesture, type GridPoint, pointOf } from "./intent.js";
import { type Effect, effectOf } from "./preview.js";
import { cellId, type State } from "./rules.js";

type Cells = readonly (number | undefined)[];

export function layout({ size }: Pick<Puzzle, "size">): Layout {
  const rows = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => cellId(x, y)));
  const targets = rows.flatMap((row, y) =>
    row.map((id, x): Target => {
      const to: { up?: TargetId; right?: TargetId; down?: TargetId; left?: TargetId } = {};
      if (y > 0) to.up = cellId(x, y - 1);
      if (x + 1 < size) to.right = cellId(x + 1, y);
      if (y + 1 < size) to.down = cellId(x, y + 1);
      if (x > 0) to.left = cellId(x - 1, y);
      return { id, at: { x: x + 0.5, y: y + 0.5 }, reach: 0.75, to };
    }),
  );
  return { bounds: { x: 0, y: 0, width: size, height: size }, targets, rows };
}

export function paint(puzzle: Puzzle, state: State, gesture?: Gesture): Marks {
  const { size } = puzzle;
  const marks = boardMarks(state.cells, size, { x: 0, y: 0, n: size });
  const square = chosenSquare(size, gesture);
  const place = chosenPoint(gesture);
  if (square) marks.push(...paintTurn(puzzle, state, square));
  else if (place) marks.push(...twinMarks(state.cells, size, place));
  return marks;
}

/** A board being laid out, row by row: cells may still be blank, and a value may stand any number of times. */
export function paintDraft(cells: Cells, size: number): Marks {
  return boardMarks(cells, size, { x: 0, y: 0, n: size });
}

/** One square of the board by itself, with the pairs that lie wholly inside it: what moves when it turns. */
export function paintSquare(puzzle: Puzzle, state: State, square: Op): Marks {
  return boardMarks(state.cells, puzzle.size, square);
}

/** A square to turn, and what its turn would do. */
export function paintTurn(puzzle: Puzzle, state: State, square: Op): Marks {
  return [...effectMarks(effectOf(state.cells, puzzle.size, square)), ...squareMarks(square)];
}

function boardMarks(cells: Cells, size: number, { x, y, n }: Op): Mark[] {
  const box = { x, y, width: n, height: n };
  const marks: Mark[] = [
    { key: "paper", role: "paper", shape: "area", points: boxPoints(box) },
    ...pairMarks(cells, size, { x, y, n }),
    ...gridMarks(box),
  ];
  for (let row = y; row < y + n; row++) {
    for (let column = x; column < x + n; column++) {
      const value = cells[row * size + column];
      if (value === undefined) continue;
      const text = String(value);
      const at = { x: column + 0.5, y: row + 0.5 };
      const key = `number:${cellId(column, row)}`;
      marks.push({ key, role: "number", shape: "text", at, text, size: text.length > 2 ? 0.42 : 0.5 });
    }
  }
  return marks;
}

function pairMarks(cells: Cells, size: number, { x: left, y: top, n }: Op): Mark[] {
  const marks: Mark[] = [];
  const margin = 0.08;
  for (let y = top; y < top + n; y++) {
    for (let x = left; x < left + n; x++) {
      const cell = y * size + x;
      if (cells[cell] === undefined) continue;
      const right = x + 1 < left + n && cells[cell + 1] === cells[cell];
      const below = y + 1 < top + n && cells[cell + size] === cells[cell];
      if (!right && !below) continue;
      const box = {
        x: x + margin,
        y: y + margin,
        width: (right ? 2 : 1) - 2 * margin,
        height: (below ? 2 : 1) - 2 * margin,
      };
      marks.push({ key: `pair:${cellId(x, y)}`, role: "pair", shape: "area", points: boxPoints(box) });
    }
  }
  return marks;
}

/** How far inside its cells the outline of a chosen square runs. */
const outlineInset = 0.08;

/** The chosen square: its outline with the sense of the turn on it, and its side written in its top right corner. */
function squareMarks({ x, y, n }: Op): Mark[] {
  const side = n - 2 * outlineInset;
  const corners = boxPoints({ x: x + outlineInset, y: y + outlineInset, width: side, height: side });
  return [
    { key: "square", role: "selected", shape: "line", points: [...corners, corners[0]!], width: 0.08 },
    ...arrows({ x, y, n }),
    {
      key: "side",
      role: "selected",
      shape: "text",
      at: { x: x + n - 0.27, y: y + 0.28 },
      text: String(n),
      size: 0.28,
    },
  ];
}

/** A chevron on the middle of each side, clockwise. */
function arrows({ x, y, n }: Op): Mark[] {
  const length = 0.08;
  const spread = 0.1;
  const half = n / 2;
  const far = n - outlineInset;
  const middles = [
    { at: { x: x + half, y: y + outlineInset }, dx: 1, dy: 0 },
    { at: { x: x + far, y: y + half }, dx: 0, dy: 1 },
    { at: { x: x + half, y: y + far }, dx: -1, dy: 0 },
    { at: { x: x + outlineInset, y: y + half }, dx: 0, dy: -1 },
  ];
  return middles.map(({ at, dx, dy }, i) => ({
    key: `arrow:${i}`,
    role: "selected",
    shape: "line",
    points: [
      { x: at.x - length * dx - spread * dy, y: at.y - length * dy - spread * dx },
      { x: at.x + length * dx, y: at.y + length * dy },
      { x: at.x - length * dx + spread * dy, y: at.y - length * dy + spread * dx },
    ],
    width: 0.08,
  }));
}

function effectMarks({ made, cut }: Effect): Mark[] {
  const rings = made.flat().map(
    (place): Mark => ({
      key: `made:${cellId(place.x, place.y)}`,
      role: "hint",
      shape: "disc",
      at: centre(place),
      radius: 0.4,
      hollow: true,
    }),
  );
  const crosses = cut.map(
    ([inside, outside]): Mark => ({
      key: `cut:${cellId(inside.x, inside.y)}:${cellId(outside.x, outside.y)}`,
      role: "wrong",
      shape: "cross",
      at: { x: (inside.x + outside.x + 1) / 2, y: (inside.y + outside.y + 1) / 2 },
      radius: 0.14,
    }),
  );
  return [...rings, ...crosses];
}

/** The number under the hand and its twin. */
function twinMarks(cells: readonly number[], size: number, place: GridPoint): Mark[] {
  return [place, twinOf(cells, size, place)].map((at) => ({
    key: `twin:${cellId(at.x, at.y)}`,
    role: "because",
    shape: "disc",
    at: centre(at),
    radius: 0.42,
    hollow: true,
  }));
}

function twinOf(cells: readonly number[], size: number, { x, y }: GridPoint): GridPoint {
  const cell = y * size + x;
  const first = cells.indexOf(cells[cell]!);
  const twin = first === cell ? cells.lastIndexOf(cells[cell]!) : first;
  return { x: twin % size, y: Math.floor(twin / size) };
}

function centre({ x, y }: GridPoint): Point {
  return { x: x + 0.5, y: y + 0.5 };
}

export function describe(puzzle: Puzzle, state: State, target: TargetId, gesture?: Gesture): Message {
  const { size } = puzzle;
  const place = pointOf(target);
  const cell = cellSays(state.cells, size, place);
  if (gesture?.kind !== "chosen" || gesture.at.x !== place.x || gesture.at.y !== place.y) return cell;
  const square = chosenSquare(size, gesture)!;
  const { made, cut } = effectOf(state.cells, size, square);
  return message("cell.square", { cell, n: square.n, made: made.length, cut: cut.length });
}

function cellSays(cells: readonly number[], size: number, { x, y }: GridPoint): Message {
  const place = { row: y + 1, column: x + 1, value: cells[y * size + x]! };
  const twin = twinOf(cells, size, { x, y });
  if (Math.abs(twin.x - x) + Math.abs(twin.y - y) === 1) return message("cell.paired", place);
  return message("cell.alone", { ...place, twinRow: twin.y + 1, twinColumn: twin.x + 1 });
}

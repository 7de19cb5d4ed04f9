/**
 * How a Sono board looks, and what each cell says to a screen reader. A cell is
 * one unit wide; pairs lie under their numbers as one area of two cells. Marks
 * are named by cell, so a page that turns a square can turn the marks of its
 * cells with it.
 */
import {
  boxPoints,
  type Layout,
  type Mark,
  type Marks,
  type Message,
  message,
  type Target,
  type TargetId,
} from "@masume/kernel";
import type { Op, Problem } from "./board.js";
import { type Held, heldSquare, placeOf } from "./intent.js";
import { cellId, type State } from "./rules.js";

export function layout({ size }: Problem): Layout {
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

export function paint(problem: Problem, state: State, held?: Held): Marks {
  const { size } = problem;
  const board = { x: 0, y: 0, width: size, height: size };
  const marks: Mark[] = [{ key: "paper", look: "paper", shape: "area", points: boxPoints(board) }];
  marks.push(...pairMarks(state.cells, size));
  for (let i = 0; i <= size; i++) {
    const look = i === 0 || i === size ? "border" : "grid";
    const across = [
      { x: 0, y: i },
      { x: size, y: i },
    ];
    const down = across.map(({ x, y }) => ({ x: y, y: x }));
    marks.push({ key: `row:${i}`, look, shape: "line", points: across, width: 0.03 });
    marks.push({ key: `column:${i}`, look, shape: "line", points: down, width: 0.03 });
  }
  for (const [cell, value] of state.cells.entries()) {
    const at = { x: (cell % size) + 0.5, y: Math.floor(cell / size) + 0.5 };
    const text = String(value);
    const key = `number:${cellId(at.x - 0.5, at.y - 0.5)}`;
    marks.push({ key, look: "number", shape: "text", at, text, size: text.length > 2 ? 0.42 : 0.5 });
  }
  const square = heldSquare(size, held);
  if (square) marks.push(...squareMarks(square));
  return marks;
}

function pairMarks(cells: readonly number[], size: number): Mark[] {
  const marks: Mark[] = [];
  const margin = 0.08;
  for (const [cell, value] of cells.entries()) {
    const x = cell % size;
    const y = Math.floor(cell / size);
    const right = x + 1 < size && cells[cell + 1] === value;
    const below = cells[cell + size] === value;
    if (!right && !below) continue;
    const box = {
      x: x + margin,
      y: y + margin,
      width: (right ? 2 : 1) - 2 * margin,
      height: (below ? 2 : 1) - 2 * margin,
    };
    marks.push({ key: `pair:${cellId(x, y)}`, look: "pair", shape: "area", points: boxPoints(box) });
  }
  return marks;
}

/** The chosen square: its outline, and its side written in its top right corner. */
function squareMarks({ x, y, n }: Op): Mark[] {
  const corners = boxPoints({ x, y, width: n, height: n });
  return [
    { key: "square", look: "selected", shape: "line", points: [...corners, corners[0]!], width: 0.12 },
    {
      key: "side",
      look: "selected",
      shape: "text",
      at: { x: x + n - 0.25, y: y + 0.22 },
      text: String(n),
      size: 0.36,
    },
  ];
}

export function describe(problem: Problem, state: State, target: TargetId): Message {
  const { size } = problem;
  const { x, y } = placeOf(target);
  const cell = y * size + x;
  const value = state.cells[cell]!;
  const place = { row: y + 1, column: x + 1, value };
  const twin = state.cells.findIndex((other, at) => other === value && at !== cell);
  const twinX = twin % size;
  const twinY = Math.floor(twin / size);
  if (Math.abs(twinX - x) + Math.abs(twinY - y) === 1) return message("cell.paired", place);
  return message("cell.alone", { ...place, twinRow: twinY + 1, twinColumn: twinX + 1 });
}

/** How a Stroke board looks, and what each cell says to a screen reader. A cell is one unit wide. */
import {
  boxPoints,
  type Cell,
  directions,
  gridMarks,
  type Layout,
  type Mark,
  type Marks,
  type Message,
  message,
  type Point,
  sameCell,
  stepFrom,
  type Target,
  type TargetId,
} from "@masume/kernel";
import { cellAt, isInside, type Puzzle } from "./board.js";
import type { State } from "./rules.js";

export function targetOf(cell: Cell): TargetId {
  return `${cell[0]},${cell[1]}`;
}

export function cellOf(target: TargetId): Cell {
  const [row, column] = target.split(",");
  return [Number(row), Number(column)];
}

function centre([row, column]: Cell): Point {
  return { x: column + 0.5, y: row + 0.5 };
}

export function layout({ size }: Puzzle): Layout {
  const cells = Array.from({ length: size * size }, (_, index) => cellAt(size, index));
  const targets = cells.map((cell): Target => {
    const to: Record<string, TargetId> = {};
    for (const direction of directions) {
      const next = stepFrom(cell, direction);
      if (isInside(size, next)) to[direction] = targetOf(next);
    }
    return { id: targetOf(cell), at: centre(cell), reach: 0.7, to };
  });
  const rows = Array.from({ length: size }, (_, row) =>
    targets.slice(row * size, (row + 1) * size).map((target) => target.id),
  );
  return { bounds: { x: 0, y: 0, width: size, height: size }, targets, rows };
}

export function paint(board: Puzzle, state: State): Marks {
  const { size } = board;
  const box = { x: 0, y: 0, width: size, height: size };
  const marks: Mark[] = [{ key: "paper", role: "paper", shape: "area", points: boxPoints(box) }];
  for (const cell of board.blocked) {
    const key = `blocked:${targetOf(cell)}`;
    const points = boxPoints({ x: cell[1], y: cell[0], width: 1, height: 1 });
    marks.push({ key, role: "blocked", shape: "area", points });
    marks.push({ key: `${key}:x`, role: "blocked", shape: "cross", at: centre(cell), radius: 0.22 });
  }
  marks.push(...gridMarks(box));
  const head = state.line.at(-1) ?? board.start;
  marks.push(
    { key: "line", role: "line", shape: "line", points: state.line.map(centre), width: 0.26 },
    { key: "start", role: "start", shape: "disc", at: centre(board.start), radius: 0.34 },
    { key: "start:s", role: "start", shape: "text", at: centre(board.start), text: "S", size: 0.42 },
    { key: "goal", role: "goal", shape: "disc", at: centre(board.goal), radius: 0.34, hollow: true },
    { key: "goal:g", role: "goal", shape: "text", at: centre(board.goal), text: "G", size: 0.42 },
  );
  if (!sameCell(head, board.start) && !sameCell(head, board.goal)) {
    marks.push({ key: "head", role: "head", shape: "disc", at: centre(head), radius: 0.24 });
  }
  return marks;
}

export function describe(board: Puzzle, state: State, target: TargetId): Message {
  const cell = cellOf(target);
  const place = { row: cell[0] + 1, column: cell[1] + 1 };
  const index = state.line.findIndex((visited) => sameCell(visited, cell));
  if (index >= 0 && index === state.line.length - 1 && index > 0) {
    return message("cell.head", { ...place, number: index + 1 });
  }
  if (sameCell(cell, board.start)) return message("cell.start", place);
  if (index >= 0) return message("cell.line", { ...place, number: index + 1 });
  if (sameCell(cell, board.goal)) return message("cell.goal", place);
  const blocked = board.blocked.some((other) => sameCell(other, cell));
  return message(blocked ? "cell.blocked" : "cell.open", place);
}

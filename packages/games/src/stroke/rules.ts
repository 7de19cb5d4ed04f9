/**
 * Stroke's rules. The line begins at the start cell, which is always part of it;
 * a move extends it by one cell or goes back to an earlier one. Reaching the
 * goal too early is allowed, and does not clear the board.
 */
import {
  type Cell,
  err,
  ok,
  type Result,
  type Status,
  sameCell,
  touches,
  type Violation,
} from "@masume/kernel";
import { cellAt, cellIndex, isInside, openCount, openMask, type Puzzle } from "./board.js";

export interface Move {
  readonly kind: "extend" | "back";
  readonly cell: Cell;
}

/** The moves that draw a whole line. */
export function movesAlong(line: readonly Cell[]): readonly Move[] {
  return line.slice(1).map((cell) => ({ kind: "extend", cell }));
}

/** The line so far, from the start. */
export interface State {
  readonly line: readonly Cell[];
}

export function start(board: Puzzle): State {
  return { line: [board.start] };
}

export function play(board: Puzzle, state: State, move: Move): Result<State, Violation> {
  const { line } = state;
  const { cell } = move;
  const at = [cell.join(",")];
  if (!isInside(board.size, cell)) return err({ code: "outside", at: [] });
  const visited = line.findIndex((earlier) => sameCell(earlier, cell));
  if (move.kind === "back") {
    if (visited < 0) return err({ code: "not-on-line", at });
    return ok({ line: line.slice(0, visited + 1) });
  }
  if (board.blocked.some((blocked) => sameCell(blocked, cell))) return err({ code: "blocked", at });
  if (visited >= 0) return err({ code: "visited", at });
  if (!touches(line.at(-1)!, cell)) return err({ code: "not-adjacent", at });
  return ok({ line: [...line, cell] });
}

export function status(board: Puzzle, state: State): Status {
  const score = { value: state.line.length, of: openCount(board) };
  return { phase: violations(board, state).length === 0 ? "solved" : "open", score };
}

export function violations(board: Puzzle, state: State): readonly Violation[] {
  return lineViolations(board, state.line);
}

/**
 * Every way in which a line, however it was drawn, fails to clear the board. The
 * codes follow the clear test: start cell, each step (inside, open, adjacent, not
 * visited before), end cell, no cell left.
 */
export function lineViolations(board: Puzzle, line: readonly Cell[]): readonly Violation[] {
  const found: Violation[] = [];
  const note = (code: string, cell?: Cell) => found.push({ code, at: cell ? [cell.join(",")] : [] });
  const open = openMask(board);
  const visited = new Uint8Array(open.length);
  const first = line[0];
  if (!first) note("empty", board.start);
  else if (!sameCell(first, board.start)) note("wrong-start", first);
  for (const [i, cell] of line.entries()) {
    const previous = line[i - 1];
    if (previous && !touches(previous, cell)) note("not-adjacent", cell);
    if (!isInside(board.size, cell)) {
      note("outside", cell);
      continue;
    }
    const index = cellIndex(board.size, cell);
    if (!open[index]) note("blocked", cell);
    else if (visited[index]) note("visited", cell);
    visited[index] = 1;
  }
  const last = line.at(-1);
  if (last && !sameCell(last, board.goal)) note("wrong-end", last);
  const left = [...open.keys()].filter((index) => open[index] && !visited[index]);
  for (const index of left) note("left-out", cellAt(board.size, index));
  return found;
}

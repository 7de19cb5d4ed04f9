/**
 * What a touch or a key means in Stroke. A drag extends the line cell by cell,
 * round a corner it cuts too, and takes it back when it retraces its own end; a press on the line goes back
 * to that cell; a press on a cell straight ahead of the head draws up to it. An
 * arrow key draws, or steps back when it points at the cell before the head;
 * with Shift it only looks around.
 */
import { type Cell, directions, type Input, type Intent, sameCell, stepFrom } from "@masume/kernel";
import type { Puzzle } from "./board.js";
import { type Move, play, type State } from "./rules.js";
import { cellOf, targetOf } from "./scene.js";

/** A drag is under way. */
export type Gesture = "drag";

export function intend(
  board: Puzzle,
  state: State,
  input: Input,
  gesture?: Gesture,
): Intent<Move, Gesture> | undefined {
  switch (input.type) {
    case "press": {
      if (input.target === undefined || input.button !== "primary") return undefined;
      const moves = pressMoves(board, state, cellOf(input.target));
      const head = moves.at(-1)?.cell ?? state.line.at(-1)!;
      return sameCell(head, cellOf(input.target)) ? { moves, gesture: "drag" } : undefined;
    }
    case "drag": {
      if (gesture !== "drag" || input.target === undefined) return undefined;
      const moves = dragMoves(board, state, cellOf(input.target));
      return { moves, gesture, cursor: targetOf(moves.at(-1)?.cell ?? state.line.at(-1)!) };
    }
    case "release":
      return { moves: [] };
    case "cancel":
      return { moves: [], cursor: targetOf(state.line.at(-1)!) };
    case "key":
      return onKey(board, state, input.key, input.shift, cellOf(input.target));
  }
}

function onKey(
  board: Puzzle,
  state: State,
  key: string,
  shift: boolean,
  cursor: Cell,
): Intent<Move, Gesture> | undefined {
  const { line } = state;
  const head = line.at(-1)!;
  const direction = directions.find((name) => key.toLowerCase() === `arrow${name}`);
  if (direction) {
    if (shift) return undefined;
    const cell = stepFrom(head, direction);
    const previous = line.at(-2);
    const move: Move = { kind: previous && sameCell(previous, cell) ? "back" : "extend", cell };
    const landed = play(board, state, move);
    return { moves: [move], cursor: targetOf(landed.ok ? cell : head) };
  }
  switch (key) {
    case "Enter":
    case " ": {
      const moves = pressMoves(board, state, cursor);
      return { moves: moves.length > 0 ? moves : [{ kind: "extend", cell: cursor }] };
    }
    case "Backspace":
    case "Delete": {
      const previous = line.at(-2);
      return previous
        ? { moves: [{ kind: "back", cell: previous }], cursor: targetOf(previous) }
        : { moves: [] };
    }
    case "Home":
      return { moves: [{ kind: "back", cell: board.start }], cursor: targetOf(board.start) };
    default:
      return undefined;
  }
}

/** Back to a cell of the line, or straight ahead to a free one. */
function pressMoves(board: Puzzle, state: State, cell: Cell): readonly Move[] {
  if (sameCell(cell, state.line.at(-1)!)) return [];
  if (state.line.some((visited) => sameCell(visited, cell))) return [{ kind: "back", cell }];
  return straightTo(board, state, cell);
}

/** Like a press, but going back only by retracing: slipping onto another part of the line does no harm. */
function dragMoves(board: Puzzle, state: State, cell: Cell): readonly Move[] {
  const index = state.line.findIndex((visited) => sameCell(visited, cell));
  if (index < 0) {
    const moves = straightTo(board, state, cell);
    return moves.length > 0 ? moves : roundCorner(board, state, cell);
  }
  const tail = state.line.slice(index);
  const straight = tail.every((c) => c[0] === cell[0]) || tail.every((c) => c[1] === cell[1]);
  return straight && tail.length > 1 ? [{ kind: "back", cell }] : [];
}

/**
 * To a diagonal neighbour of the head, which a hand reaches when it cuts a corner:
 * by whichever of the two cells between is free, straight ahead first.
 */
function roundCorner(board: Puzzle, state: State, cell: Cell): readonly Move[] {
  const head = state.line.at(-1)!;
  const previous = state.line.at(-2);
  if (Math.abs(head[0] - cell[0]) !== 1 || Math.abs(head[1] - cell[1]) !== 1) return [];
  const corners: Cell[] = [
    [head[0], cell[1]],
    [cell[0], head[1]],
  ];
  if (previous && previous[1] === head[1]) corners.reverse();
  for (const corner of corners) {
    const first: Move = { kind: "extend", cell: corner };
    const second: Move = { kind: "extend", cell };
    const turned = play(board, state, first);
    if (turned.ok && play(board, turned.value, second).ok) return [first, second];
  }
  return [];
}

/** The moves from the head straight to a cell of its row or column, if nothing is in the way. */
function straightTo(board: Puzzle, state: State, cell: Cell): readonly Move[] {
  let [row, column] = state.line.at(-1)!;
  if (row !== cell[0] && column !== cell[1]) return [];
  const moves: Move[] = [];
  let reached = state;
  while (row !== cell[0] || column !== cell[1]) {
    row += Math.sign(cell[0] - row);
    column += Math.sign(cell[1] - column);
    const move: Move = { kind: "extend", cell: [row, column] };
    const next = play(board, reached, move);
    if (!next.ok) return [];
    moves.push(move);
    reached = next.value;
  }
  return moves;
}

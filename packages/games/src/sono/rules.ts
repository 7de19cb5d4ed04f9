/**
 * Sono's rules. A move turns one square; the game is over when every value
 * touches its twin or when the steps are used up. Pairs are counted along the
 * way: a turn changes only those that cross its border.
 */
import { err, ok, type Result, type Status, type Violation } from "@masume/kernel";
import {
  countPairs,
  crossingPairs,
  flatCells,
  maxPairs,
  minSide,
  type Op,
  type Puzzle,
  turnCells,
} from "./board.js";

/** A move of the contract is an operation of the answer file. */
export type Move = Op;

export interface State {
  /** Row by row. */
  readonly cells: readonly number[];
  /** How many operations have been made. */
  readonly steps: number;
  readonly pairs: number;
}

/** What became of an answer: up to its first violation, if it has one. */
export interface Verification {
  readonly valid: boolean;
  readonly pairs: number;
  readonly maxPairs: number;
  readonly steps: number;
  readonly error?: { readonly op: number; readonly violation: Violation };
}

export function cellId(x: number, y: number): string {
  return `${x},${y}`;
}

export function start(puzzle: Puzzle): State {
  const cells = flatCells(puzzle);
  return { cells, steps: 0, pairs: countPairs(cells, puzzle.size) };
}

export function play(puzzle: Puzzle, state: State, op: Op): Result<State, Violation> {
  const violation = operationViolation(puzzle.size, op) ?? limitViolation(state.steps, puzzle.maxSteps);
  if (violation) return err(violation);
  const { size } = puzzle;
  const cells = [...state.cells];
  const before = crossingPairs(cells, size, op);
  turnCells(cells, size, op);
  const pairs = state.pairs - before + crossingPairs(cells, size, op);
  return ok({ cells, steps: state.steps + 1, pairs });
}

export function status(puzzle: Puzzle, state: State): Status {
  const of = maxPairs(puzzle.size);
  const hasTurns = limitViolation(state.steps, puzzle.maxSteps) === undefined;
  const phase = state.pairs === of ? "solved" : hasTurns ? "open" : "over";
  return {
    phase,
    score: { value: state.pairs, of },
    ...(puzzle.maxSteps !== undefined && { maxMoves: puzzle.maxSteps }),
  };
}

/** One violation for each value whose two cells do not touch. */
export function violations(puzzle: Puzzle, state: State): readonly Violation[] {
  const { size } = puzzle;
  const first = new Int32Array(maxPairs(size)).fill(-1);
  const found: Violation[] = [];
  for (const [cell, value] of state.cells.entries()) {
    const twin = first[value]!;
    if (twin < 0) {
      first[value] = cell;
      continue;
    }
    const beside = cell - twin === 1 && cell % size !== 0;
    if (beside || cell - twin === size) continue;
    const at = [twin, cell].map((place) => cellId(place % size, Math.floor(place / size)));
    found.push({ code: "unpaired", at, params: { value } });
  }
  return found;
}

/** Why a square cannot be turned on a board of this size. */
function operationViolation(size: number, { x, y, n }: Op): Violation | undefined {
  const params = { x, y, n, size };
  if (n < minSide) return { code: "too-small", at: [], params };
  if (n === size) return { code: "whole-board", at: [], params };
  if (x < 0 || y < 0 || x + n > size || y + n > size) return { code: "outside", at: [], params };
  return undefined;
}

function limitViolation(steps: number, maxSteps: number | undefined): Violation | undefined {
  if (maxSteps === undefined || steps < maxSteps) return undefined;
  return { code: "no-steps-left", at: [], params: { maxSteps } };
}

/** Plays an answer; the first operation that may not be made is named by its index. */
export function verify(
  puzzle: Puzzle,
  ops: readonly Op[],
  maxSteps: number | undefined = puzzle.maxSteps,
): Verification {
  const { size } = puzzle;
  const cells = Uint16Array.from(flatCells(puzzle));
  let pairs = countPairs(cells, size);
  for (const [index, op] of ops.entries()) {
    const violation = operationViolation(size, op) ?? limitViolation(index, maxSteps);
    if (violation) {
      return { valid: false, pairs, maxPairs: maxPairs(size), steps: index, error: { op: index, violation } };
    }
    pairs -= crossingPairs(cells, size, op);
    turnCells(cells, size, op);
    pairs += crossingPairs(cells, size, op);
  }
  return { valid: true, pairs, maxPairs: maxPairs(size), steps: ops.length };
}

/** The state after the first `step` operations of a valid answer. */
export function replayTo(puzzle: Puzzle, ops: readonly Op[], step: number): State {
  const { size } = puzzle;
  const cells = flatCells(puzzle);
  const steps = Math.max(0, Math.min(ops.length, step));
  for (let i = 0; i < steps; i++) turnCells(cells, size, ops[i]!);
  return { cells, steps, pairs: countPairs(cells, size) };
}

/** Round numbers from 0 to the last for the axes of a curve, a few of them, in steps of 1, 2 or 5 times a power of ten. */
export function curveTicks(last: number, maxTicks: number): readonly number[] {
  let step = 1;
  for (let i = 0; last / step > maxTicks; i++) step *= i % 3 === 1 ? 2.5 : 2;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
}

/** The pairs before the first and after each operation of a valid answer. */
export function pairCurve(puzzle: Puzzle, ops: readonly Op[]): readonly number[] {
  const { size } = puzzle;
  const cells = Uint16Array.from(flatCells(puzzle));
  let pairs = countPairs(cells, size);
  const curve = [pairs];
  for (const op of ops) {
    pairs -= crossingPairs(cells, size, op);
    turnCells(cells, size, op);
    pairs += crossingPairs(cells, size, op);
    curve.push(pairs);
  }
  return curve;
}

/**
 * Beyond the method: assumptions inside assumptions, the paper's closing idea. Where
 * technique 32 leaves a puzzle open, every unknown edge is assumed and worked out
 * by the whole method, its own trials included: depth 2. A contradiction decides the
 * opposite, and the method goes on from there; a complete loop ends the work. This
 * is apart from the paper's levels: such a puzzle has none.
 *
 * Where the method got stuck, assuming another edge of that state would lead no further,
 * as long as what is known without assumptions is part of it (compare `firm-state.ts`).
 */
import type { Progress, Task } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import { cross, type DecidedValue, line, unknown } from "../edge-value.js";
import { Engine, type EngineStatus } from "./engine.js";
import type { Edge } from "./geometry.js";
import { type Grade, grade, working } from "./grade.js";
import { GradingBoard } from "./grading-board.js";

export interface Beyond {
  /** Null when nested assumptions leave the puzzle open, too. */
  readonly depth: 2 | null;
  /** How many assumptions were refuted by others inside them. */
  readonly refuted: number;
}

export interface GradeBeyond extends Grade {
  /** For a puzzle without a level. */
  readonly beyond?: Beyond;
}

/** Grades a puzzle, and one that the method leaves open by nested assumptions. */
export function* gradeBeyond(puzzle: Puzzle): Task<GradeBeyond> {
  const found = yield* grade(puzzle);
  if (found.solved) return found;
  const { status, refuted } = yield* nest(puzzle);
  return { ...found, beyond: { depth: status === "solved" ? 2 : null, refuted } };
}

type Work<Result> = Generator<Progress<never>, Result, void>;

interface Reached {
  readonly status: EngineStatus;
  readonly board: GradingBoard;
}

interface Assumed extends Reached {
  readonly edge: Edge;
  readonly value: DecidedValue;
}

/** Solves the puzzle as far as depth 2 goes. */
export function* nest(puzzle: Puzzle): Work<Reached & { readonly refuted: number }> {
  let reached = yield* workOut(puzzle);
  let refuted = 0;
  let stuck: readonly GradingBoard[] = [];
  while (reached.status === "stuck") {
    const { board } = reached;
    const states = stuck.filter((state) => isPartOf(board, state));
    const assumed = yield* firstThatEnds(puzzle, board, states);
    if (!assumed) break;
    stuck = states;
    reached = assumed;
    if (assumed.status === "solved") break;
    refuted++;
    reached = yield* workOut(puzzle, board, assumed.edge, assumed.value === line ? cross : line);
  }
  return { ...reached, refuted };
}

/** Assumes the unknown edges in turn until one leads to a loop or a contradiction; adds the states of the others. */
function* firstThatEnds(
  puzzle: Puzzle,
  board: GradingBoard,
  stuck: GradingBoard[],
): Work<Assumed | undefined> {
  for (let edge = 0; edge < board.edgeCount; edge++) {
    if (board.peek(edge) !== unknown) continue;
    for (const value of [line, cross] as const) {
      if (stuck.some((state) => state.peek(edge) === value)) continue;
      const reached = yield* workOut(puzzle, board, edge, value);
      if (reached.status !== "stuck") return { ...reached, edge, value };
      stuck.push(reached.board);
    }
  }
  return undefined;
}

/** The method on an empty board, or on what is known with one more edge. */
function* workOut(puzzle: Puzzle, known?: GradingBoard, edge?: Edge, value?: DecidedValue): Work<Reached> {
  const board = new GradingBoard(puzzle);
  for (let i = 0; known && i < known.known; i++) {
    const decided = known.decided(i);
    board.set(decided, known.peek(decided) === line ? line : cross);
  }
  if (edge !== undefined && value !== undefined) board.set(edge, value);
  const status = yield* working(new Engine(board, { keepsReasons: false }));
  return { status, board };
}

function isPartOf(board: GradingBoard, state: GradingBoard): boolean {
  for (let i = 0; i < board.known; i++) {
    const edge = board.decided(i);
    if (state.peek(edge) !== board.peek(edge)) return false;
  }
  return true;
}

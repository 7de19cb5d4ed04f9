/** Switches' rules: turn each switch on, one at a time; none is ever turned off. */
import { err, ok, type Result, type Status, type Violation } from "@masume/kernel";

/** Which switches are on at the start. */
export interface Puzzle {
  readonly on: readonly boolean[];
}

export interface State {
  readonly on: readonly boolean[];
}

/** The switch to turn on, counted from 0. */
export type Move = number;

export function start(puzzle: Puzzle): State {
  return { on: puzzle.on };
}

export function play(_puzzle: Puzzle, state: State, move: Move): Result<State, Violation> {
  if (move >= state.on.length) return err({ code: "outside", at: [] });
  if (state.on[move]) return err({ code: "already-on", at: [String(move)] });
  return ok({ on: state.on.with(move, true) });
}

export function violations(_puzzle: Puzzle, state: State): readonly Violation[] {
  const off = [...state.on.keys()].filter((i) => !state.on[i]);
  return off.map((i) => ({ code: "still-off", at: [String(i)] }));
}

export function status(puzzle: Puzzle, state: State): Status {
  const off = violations(puzzle, state).length;
  const score = { value: state.on.length - off, of: state.on.length };
  return { phase: off === 0 ? "solved" : "open", score };
}

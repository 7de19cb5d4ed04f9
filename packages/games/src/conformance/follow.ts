/** Plays moves of an engine and insists that the rules accept them. */
import type { AnyGame, Step } from "@masume/kernel";
import { expect } from "vitest";

/** The moves, played from the start, solve the puzzle. */
export function expectSolved(game: AnyGame, puzzle: unknown, moves: readonly unknown[]): void {
  let state = game.start(puzzle);
  for (const move of moves) state = accepted(game, puzzle, state, move);
  expect(game.violations(puzzle, state)).toEqual([]);
  expect(game.status(puzzle, state).phase).toBe("solved");
}

/** A step, and the state that it was asked for in. */
interface TakenStep {
  readonly state: unknown;
  readonly step: Step<unknown>;
}

/** Takes the explained steps until the puzzle is solved; each must be legal and bring something. */
export function explainedToTheEnd(
  game: AnyGame,
  puzzle: unknown,
  explain: (state: unknown) => Step<unknown> | undefined,
): readonly TakenStep[] {
  const steps: TakenStep[] = [];
  let state = game.start(puzzle);
  while (game.status(puzzle, state).phase === "open") {
    const step = explain(state);
    if (!step) throw new Error(`${game.id}: no step after ${steps.length}`);
    expect(step.moves.length).toBeGreaterThan(0);
    steps.push({ state, step });
    for (const move of step.moves) state = accepted(game, puzzle, state, move);
  }
  return steps;
}

function accepted(game: AnyGame, puzzle: unknown, state: unknown, move: unknown): unknown {
  const played = game.play(puzzle, state, move);
  if (!played.ok) throw new Error(`${game.id} refuses ${game.codec.move.format(move)}: ${played.error.code}`);
  return played.value;
}

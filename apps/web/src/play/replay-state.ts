/** Moves to be watched: one's own, or the solver's. Every state from the start on, and which one is shown. */
import type { RegisteredGame } from "@masume/games";
import type { Marks } from "@masume/kernel";
import { type Accessor, createMemo, createSignal } from "solid-js";

export interface ReplayState {
  /** Undefined when nothing is being watched. */
  readonly at: Accessor<number | undefined>;
  readonly length: Accessor<number>;
  /** The state that is shown; undefined when nothing is being watched. */
  readonly state: Accessor<unknown>;
  readonly marks: Accessor<Marks>;
  show(moves: readonly string[]): void;
  moveTo(at: number): void;
  close(): void;
}

export function createReplay(game: RegisteredGame, puzzle: unknown): ReplayState {
  const [states, setStates] = createSignal<readonly unknown[]>([]);
  const [at, setAt] = createSignal<number>();
  const state = createMemo(() => {
    const shown = at();
    return shown === undefined ? undefined : states()[shown];
  });
  return {
    at,
    length: () => states().length - 1,
    state,
    marks: createMemo(() => (state() === undefined ? [] : game.paint(puzzle, state()))),
    show(moves) {
      setStates(statesAlong(game, puzzle, moves));
      setAt(0);
    },
    moveTo: (to) => setAt(Math.max(0, Math.min(states().length - 1, to))),
    close: () => setAt(undefined),
  };
}

function statesAlong(game: RegisteredGame, puzzle: unknown, moves: readonly string[]): readonly unknown[] {
  const states: unknown[] = [game.start(puzzle)];
  for (const text of moves) {
    const move = game.codec.move.parse(text);
    const played = move.ok ? game.play(puzzle, states.at(-1), move.value) : move;
    if (!played.ok) break;
    states.push(played.value);
  }
  return states;
}

/** Moves to be watched: one's own, or the solver's. Every state from the start on, and which one is shown. */
import type { Marks } from "@masume/kernel";
import { type Accessor, createMemo, createSignal } from "solid-js";
import type { PageGame } from "../board/page-game.js";

export interface ReplayState<State> {
  /** Undefined when nothing is being watched. */
  readonly at: Accessor<number | undefined>;
  readonly length: Accessor<number>;
  /** The state that is shown; undefined when nothing is being watched. */
  readonly state: Accessor<State | undefined>;
  readonly marks: Accessor<Marks>;
  show(moves: readonly string[]): void;
  moveTo(at: number): void;
  close(): void;
}

export function createReplay<Puzzle, State, Move>(
  game: PageGame<Puzzle, State, Move>,
  puzzle: Puzzle,
): ReplayState<State> {
  const [states, setStates] = createSignal<readonly State[]>([]);
  const [at, setAt] = createSignal<number>();
  const state = createMemo(() => {
    const shown = at();
    return shown === undefined ? undefined : states()[shown];
  });
  return {
    at,
    length: () => states().length - 1,
    state,
    marks: createMemo(() => {
      const shown = state();
      return shown === undefined ? [] : game.paint(puzzle, shown);
    }),
    show(moves) {
      setStates(statesAlong(game, puzzle, moves));
      setAt(0);
    },
    moveTo: (to) => setAt(Math.max(0, Math.min(states().length - 1, to))),
    close: () => setAt(undefined),
  };
}

function statesAlong<Puzzle, State, Move>(
  game: PageGame<Puzzle, State, Move>,
  puzzle: Puzzle,
  moves: readonly string[],
): readonly State[] {
  let state = game.start(puzzle);
  const states = [state];
  for (const text of moves) {
    const move = game.codec.move.parse(text);
    const played = move.ok ? game.play(puzzle, state, move.value) : move;
    if (!played.ok) break;
    state = played.value;
    states.push(state);
  }
  return states;
}

/** Moves to be watched: one's own, or the solver's. Every state from the start on, and which one is shown. */
import type { Marks } from "@masume/kernel";
import { type Accessor, batch, createMemo, createSignal, onCleanup } from "solid-js";
import type { PageGame } from "../board/page-game.js";

/** How long a solution is drawn once more. */
const drawingMs = 1200;

export interface ReplayState<State> {
  /** Undefined when nothing is being watched. */
  readonly at: Accessor<number | undefined>;
  readonly length: Accessor<number>;
  /** The state that is shown; undefined when nothing is being watched. */
  readonly state: Accessor<State | undefined>;
  readonly marks: Accessor<Marks>;
  /** It runs by itself and needs no controls. */
  readonly isDrawing: Accessor<boolean>;
  show(moves: readonly string[]): void;
  /** Shows all moves once, in a moment; done when that is over, or was ended. */
  draw(moves: readonly string[]): Promise<void>;
  moveTo(at: number): void;
  close(): void;
}

export function createReplay<Puzzle, State, Move>(
  game: PageGame<Puzzle, State, Move>,
  puzzle: Puzzle,
): ReplayState<State> {
  const [states, setStates] = createSignal<readonly State[]>([]);
  const [at, setAt] = createSignal<number>();
  const [isDrawing, setDrawing] = createSignal(false);
  const state = createMemo(() => {
    const shown = at();
    return shown === undefined ? undefined : states()[shown];
  });
  // Both at once: a drawing that ends must not look like something to be stepped through.
  function close(): void {
    batch(() => {
      setDrawing(false);
      setAt(undefined);
    });
  }
  onCleanup(close);
  return {
    at,
    length: () => states().length - 1,
    state,
    marks: createMemo(() => {
      const shown = state();
      return shown === undefined ? [] : game.paint(puzzle, shown);
    }),
    isDrawing,
    show(moves) {
      batch(() => {
        setDrawing(false);
        setStates(statesAlong(game, puzzle, moves));
        setAt(0);
      });
    },
    draw(moves) {
      batch(() => {
        setDrawing(true);
        setStates(statesAlong(game, puzzle, moves));
        setAt(0);
      });
      const begun = performance.now();
      // By the clock, not by the frame: a slow machine leaves frames out and takes no longer.
      return new Promise((resolve) => {
        const next = () => {
          if (!isDrawing()) return resolve();
          const part = (performance.now() - begun) / drawingMs;
          if (part >= 1) close();
          else setAt(Math.floor(part * states().length));
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      });
    },
    moveTo: (to) => setAt(Math.max(0, Math.min(states().length - 1, to))),
    close,
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

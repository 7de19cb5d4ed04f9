/**
 * A Nonaga game between two seats: its turns, every state they led to, how it
 * ended, and whose turn is awaited. It asks a seat that is not here for its turn
 * and plays what comes back, unless the game has moved on meanwhile. No view and
 * no storage in here: both look at its signals.
 */
import {
  type Outcome,
  otherSide,
  outcome,
  type Puzzle,
  play,
  type Side,
  type State,
  start,
  type Turn,
  winnerOf,
} from "@masume/games/nonaga";
import { err, type Result, type Violation } from "@masume/kernel";
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { GameHistory, Seats } from "./seat.js";

/** How a game ended; all but the first two are said by the players, their clocks or a record, not by the board. */
export interface Ending {
  readonly result: Outcome;
  readonly by:
    | "together"
    | "repetition"
    | "resignation"
    | "agreement"
    | "length"
    | "time"
    | "absence"
    | "record";
}

export interface Table {
  readonly puzzle: Puzzle;
  readonly seats: Seats;
  /** The side of whoever looks at the table; undefined for two at one screen, and for spectators. */
  readonly viewer: Side | undefined;
  readonly turns: Accessor<readonly Turn[]>;
  /** The state before each turn, and the newest one. */
  readonly states: Accessor<readonly State[]>;
  readonly state: Accessor<State>;
  readonly ending: Accessor<Ending | undefined>;
  /** A seat that is not here has been asked for its turn. */
  readonly isWaiting: Accessor<boolean>;
  /** The seat that was asked gave no turn. */
  readonly hasFailed: Accessor<boolean>;
  /** Plays a turn of whoever is to move. */
  play(turn: Turn): Result<State, Violation>;
  /** Goes back to so many turns. */
  takeBackTo(count: number): void;
  /** Ends a game that the board does not end. */
  end(ending: Ending): void;
  /** Takes over a game as it is known elsewhere; turns that the rules refuse, and those after them, are left out. */
  adopt(turns: readonly Turn[], ending: Ending | undefined): void;
  /** Asks the seat that failed once more. */
  askAgain(): void;
}

export interface TableStart {
  readonly puzzle: Puzzle;
  readonly turns: readonly Turn[];
  readonly ending?: Ending | undefined;
  readonly seats: Seats;
  readonly viewer?: Side | undefined;
}

interface TableHistory {
  readonly turns: readonly Turn[];
  readonly states: readonly State[];
  readonly called: Ending | undefined;
}

export function createTable({ puzzle, seats, ...given }: TableStart): Table {
  const [course, setCourse] = createSignal<TableHistory>(historyOf(puzzle, given.turns, given.ending));
  const [hasFailed, setFailed] = createSignal(false);
  const state = createMemo(() => course().states.at(-1)!);
  const ending = createMemo(() => boardEnding(state()) ?? course().called);
  const awaited = createMemo(() => {
    const seat = seats[state().position.mover];
    return ending() || seat.isHere ? undefined : seat;
  });
  const soFar = (): GameHistory => ({ puzzle, turns: course().turns, state: state() });
  const [asked, ask] = createSignal(0);

  function accept(turn: Turn): Result<State, Violation> {
    if (ending()) return err({ code: "over", at: [] });
    const { turns, states } = course();
    const played = play(puzzle, state(), turn);
    if (!played.ok) return played;
    const mover = state().position.mover;
    setFailed(false);
    setCourse({ turns: [...turns, turn], states: [...states, played.value], called: undefined });
    seats[otherSide(mover)].onTurn?.(soFar());
    return played;
  }

  createEffect(
    on([awaited, course, asked], ([seat]) => {
      if (!seat?.turn) return;
      const abort = new AbortController();
      onCleanup(() => abort.abort());
      seat.turn(soFar(), abort.signal).then(
        (turn) => {
          if (!abort.signal.aborted && !accept(turn).ok) setFailed(true);
        },
        () => {
          if (!abort.signal.aborted) setFailed(true);
        },
      );
    }),
  );

  return {
    puzzle,
    seats,
    viewer: given.viewer,
    turns: () => course().turns,
    states: () => course().states,
    state,
    ending,
    isWaiting: () => awaited() !== undefined && !hasFailed(),
    hasFailed,
    play: accept,
    takeBackTo(count) {
      const { turns, states } = course();
      setFailed(false);
      setCourse({ turns: turns.slice(0, count), states: states.slice(0, count + 1), called: undefined });
    },
    end(called) {
      if (!ending()) setCourse({ ...course(), called });
    },
    adopt(turns, called) {
      setFailed(false);
      setCourse(historyOf(puzzle, turns, called));
    },
    askAgain() {
      setFailed(false);
      ask(asked() + 1);
    },
  };
}

function historyOf(puzzle: Puzzle, given: readonly Turn[], called: Ending | undefined): TableHistory {
  const states: State[] = [start(puzzle)];
  for (const turn of given) {
    const played = play(puzzle, states.at(-1)!, turn);
    if (!played.ok) break;
    states.push(played.value);
  }
  return { turns: given.slice(0, states.length - 1), states, called };
}

/** How the board itself ends the game, if it does. */
export function boardEnding(state: State): Ending | undefined {
  const result = outcome(state);
  return result && { result, by: winnerOf(state.position) ? "together" : "repetition" };
}

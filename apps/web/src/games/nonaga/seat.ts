/**
 * Who supplies the turns of one side. A table (`table.ts`) keeps the game and
 * knows the rules; its view (`table-view.tsx`) shows it and lets the hands of
 * those who sit here move; where every other turn comes from is a seat's
 * business. A seat at this screen has nothing to do. The engine's seat thinks in
 * a worker. A seat over a network has no `turn`: what arrives is handed to the
 * table by its `adopt`, also when the other end knows better (after a reconnection,
 * a takeback), and `onTurn` sends what was played here.
 *
 * What the players may agree on besides turns (undo, resigning, a rematch, offers,
 * clocks) is not a seat's: the page that sets up the table hands it to the view.
 */
import type { Puzzle, Side, State, Turn } from "@masume/games/nonaga";
import type { Accessor } from "solid-js";

/** A game as far as it has come. */
export interface GameHistory {
  readonly puzzle: Puzzle;
  readonly turns: readonly Turn[];
  readonly state: State;
}

export interface Seat {
  /** What the player is called, in the reader's language. */
  readonly name: () => string;
  /** The name as a sentence about the player has it, where that is another. */
  readonly politeName?: () => string;
  /** Whether the hand at this screen makes this side's turns. */
  readonly isHere: boolean;
  /**
   * The turn to play, asked each time this side is to move and not here. The
   * signal is raised when nobody waits for it any more. A rejection leaves the
   * table waiting until it is asked again.
   */
  turn?(game: GameHistory, signal: AbortSignal): Promise<Turn>;
  /** Told of every turn that the other side has made. */
  onTurn?(game: GameHistory): void;
  /** How far the thinking is, while it thinks. */
  readonly thinking?: Accessor<Thinking | undefined>;
  /** Asks it to play the best it has found so far. */
  moveNow?(): void;
}

export interface Thinking {
  readonly depth: number;
  readonly nodes: number;
}

export type Seats = Readonly<Record<Side, Seat>>;

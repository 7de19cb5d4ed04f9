/**
 * What a puzzle being played on this page is to those who show it, change it and ask
 * about it; `create-play.ts` makes one.
 */

import {
  type Input,
  type Marks,
  type Message,
  movesInForce,
  type Session,
  type Status,
  type TargetId,
} from "@masume/kernel";
import type { Accessor } from "solid-js";
import type { PageGame } from "../board/page-game.js";
import type { Ending, PuzzleGrade } from "../platform/storage/schema.js";
import type { Clock } from "./clock.js";
import type { Notice } from "./play-notice.js";

/** The way back to where the puzzle could still be completed: moves to make, or how many of those made to keep. */
export type Recovery<Move> = { readonly moves: readonly Move[] } | { readonly to: number };

export interface Play<Puzzle = unknown, State = unknown, Move = unknown, Gesture = unknown> {
  readonly game: PageGame<Puzzle, State, Move, Gesture>;
  readonly puzzle: Puzzle;
  /** Game and puzzle, as records are kept under. */
  readonly key: string;
  /** What it is called in lists. */
  readonly title: Message;
  readonly session: Accessor<Session<Puzzle, State>>;
  readonly state: Accessor<State>;
  /** What the hand holds: the game's own business. */
  readonly gesture: Accessor<Gesture | undefined>;
  readonly status: Accessor<Status>;
  readonly marks: Accessor<Marks>;
  readonly cursor: Accessor<TargetId>;
  readonly clock: Clock;
  readonly hints: Accessor<number>;
  /** Wrong steps that the page has pointed out. */
  readonly mistakes: Accessor<number>;
  /** How hard the puzzle is, once that is known, in games that measure it. */
  readonly grade: Accessor<PuzzleGrade | undefined>;
  setGrade(grade: PuzzleGrade): void;
  /** It counts for a leaderboard at the moment: what checks the board is switched off. */
  readonly isRanked: Accessor<boolean>;
  setRanked(isRanked: boolean): void;
  /** Solved before these eyes, not on an earlier visit. */
  readonly isJustSolved: Accessor<boolean>;
  readonly solvedIn: Accessor<number | undefined>;
  /** The result, once the last move that the puzzle allows was made without solving it. */
  readonly ended: Accessor<Ending | undefined>;
  readonly notice: Accessor<Notice | undefined>;
  notify(notice: Notice | undefined): void;
  moveCursor(target: TargetId): void;
  /** True when it meant something to the game. */
  input(input: Input): boolean;
  playMoves(moves: readonly Move[]): void;
  /** Takes back what the last press did, unless it solved the puzzle. */
  cancelPress(): void;
  /** How many trials are open. */
  readonly trials: Accessor<number>;
  undo(): void;
  redo(): void;
  /** Back to the start, in one step that can be undone. */
  reset(): void;
  /** To where only the first so many moves of those in force are left; the others can be redone. */
  goTo(cursor: number): void;
  /** Empties the log and the clock: the puzzle as on the first day. */
  restart(): void;
  addCheckpoint(): void;
  dropCheckpoint(): void;
  keepCheckpoint(): void;
  countHint(): void;
  /** Counts a wrong move that the page has pointed out, by the way back from it: each once. Undefined: all is well again. */
  countMistake(back: Recovery<Move> | undefined): void;
}

/** The moves that led to where the session is. */
export function moveTexts(session: Session<unknown, unknown>): readonly string[] {
  return movesInForce(session).map(({ text }) => text);
}

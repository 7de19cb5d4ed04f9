/**
 * What a game adds to the page beyond its contract: links, keys, tools, tabs, pages.
 * Every part is optional or has a default, so a game without any is playable all the
 * same (`games/default-ui.ts`).
 */

import type { Catalogue, Input, Marks, Message, ParseIssue, Result, TargetId } from "@masume/kernel";
import type { SolutionSteps } from "@masume/print";
import type { Component } from "solid-js";
import type { PageGame } from "../board/page-game.js";
import type { PuzzleGrade, SessionRecord } from "../platform/storage/schema.js";
import type { KeyHelp } from "../ui/key-list.js";
import type { HintUi } from "./hint.js";
import type { Play } from "./play.js";

/** A game, loaded, with what it has on the page. */
export interface OpenGame<Puzzle = unknown, State = unknown, Move = unknown, Gesture = unknown> {
  readonly game: PageGame<Puzzle, State, Move, Gesture>;
  readonly ui: GameUi<Puzzle, State, Move, Gesture>;
}

export interface GameUi<Puzzle = unknown, State = unknown, Move = unknown, Gesture = unknown> {
  /** The texts of the game's own pages. */
  readonly messages: Catalogue;
  /** The keys of the game itself, for the key list. */
  readonly keys: readonly KeyHelp[];
  readonly play: PlayUi<Puzzle, State, Move, Gesture>;
  readonly hint: HintUi<Puzzle, State, Move, Gesture>;
  readonly make: MakeUi<Puzzle, State, Move, Gesture>;
  readonly learn: LearnUi<Puzzle, State, Move>;
  readonly share: ShareUi<Puzzle>;
  readonly library: LibraryUi<Puzzle>;
  /** More pages, by the last word of their address. */
  readonly pages: Readonly<Record<string, Component<OpenGame<Puzzle, State, Move, Gesture>>>>;
}

/** The parts that a game brings itself; the rest is the default. */
export type GameUiParts<Puzzle, State, Move, Gesture = unknown> = {
  readonly [Part in keyof GameUi]?: Part extends "messages" | "keys" | "pages"
    ? GameUi<Puzzle, State, Move, Gesture>[Part]
    : Partial<GameUi<Puzzle, State, Move, Gesture>[Part]>;
};

export interface PlayUi<Puzzle, State, Move, Gesture> {
  /** The Play tab. */
  readonly Page: Component<OpenGame<Puzzle, State, Move, Gesture>>;
  /** What stands at a puzzle's own address, for games that are not solved alone. */
  readonly Puzzle?: Component<{ readonly puzzle: Puzzle }>;
  /** What a puzzle that belongs to something larger is called. */
  title?(query: URLSearchParams): Message | undefined;
  /** What this puzzle asks for, where the game's goal does not say it. */
  readonly goal?: (puzzle: Puzzle) => Message | undefined;
  /** What stands beside a puzzle that belongs to something larger: a stage, a lesson. */
  readonly Sidebar?: Component<SidebarProps<Puzzle, State, Move, Gesture>>;
  /** What lies over the board for a moment when its state has changed: a turn, a slide. */
  readonly Overlay?: Component<{ readonly puzzle: Puzzle; readonly state: State }>;
  /** Tools that only this game has. */
  readonly Tools?: Component<{ readonly play: Play<Puzzle, State, Move, Gesture> }>;
  /** What an input means with the tool in hand. */
  adaptInput?(input: Input): Input;
  /** What was drawn since a checkpoint; `first` is the state after the first move behind it. */
  checkpointMarks?(puzzle: Puzzle, before: State, now: State, first: State): Marks;
  /**
   * Whether the puzzle can still be completed from here, with every move that led here; asked after each
   * move by those who want warnings.
   */
  checkSolvable?(puzzle: Puzzle, state: State, moves: readonly string[]): Promise<Warning<Move> | undefined>;
  /** How many solutions a puzzle has, for games that prove it; undefined where that took too long. */
  countSolutions?(puzzle: Puzzle): Promise<SolutionCount | undefined>;
  /** The way to a solution, where the game has a better one than to show it at once. */
  readonly Solution?: Component<{ readonly puzzle: Puzzle }>;
  /** What became of the games against each opponent, out of all that this device has kept. */
  opponentResults?(records: readonly SessionRecord[]): readonly OpponentResult[];
}

export interface SidebarProps<Puzzle = unknown, State = unknown, Move = unknown, Gesture = unknown> {
  readonly play: Play<Puzzle, State, Move, Gesture>;
  /** What the address says after its question mark. */
  readonly query: URLSearchParams;
}

export interface MakeUi<Puzzle, State, Move, Gesture> {
  /** The Make tab; absent for games in which nothing is made. */
  readonly Page?: Component<OpenGame<Puzzle, State, Move, Gesture>> | undefined;
}

export interface LearnUi<Puzzle, State, Move> {
  /** What the Learn tab has beyond the rules. */
  readonly Page?: Component;
  /** How a move looks that the rules refuse, for the pictures beside them. */
  refusedMarks?(puzzle: Puzzle, state: State, move: Move): Marks;
}

export interface ShareUi<Puzzle> {
  /** The puzzle as the code of its link; the game's own notation reads it back. */
  code(puzzle: Puzzle): string;
  /** The puzzle as a file for other programs. */
  file(puzzle: Puzzle): string;
  readonly fileType: "json" | "txt";
  /** The solution on paper, for games whose solved board does not show it. */
  printedSolution?(puzzle: Puzzle): Promise<SolutionSteps | undefined>;
}

export interface LibraryUi<Puzzle> {
  /** The puzzles of a text that may hold several, with the line on which each begins; without it, a text is one. */
  split?(text: string): readonly { readonly text: string; readonly firstLine: number }[];
  /** Reads a puzzle in every notation that is known. */
  read(text: string): Result<Puzzle, ParseIssue>;
  /** How hard a puzzle is, for games that measure it. */
  readonly grading?: Grading<Puzzle>;
}

/** The puzzle can no longer be completed, or nobody can tell. */
export interface Warning<Move> {
  readonly text: Message;
  readonly at: readonly TargetId[];
  /** The way back to where it still could: moves to make, or how many of those made to keep. */
  readonly back?: { readonly moves: readonly Move[] } | { readonly to: number };
}

export interface SolutionCount {
  readonly text: Message;
  readonly isUnique: boolean;
}

export interface Grading<Puzzle> {
  grade(puzzle: Puzzle): Promise<PuzzleGrade>;
  /** The grade on a card. */
  readonly Badge: Component<{ readonly grade: PuzzleGrade }>;
  /** The level alone, in words. */
  label(grade: PuzzleGrade): string;
  /** The levels there are. */
  readonly levels: readonly number[];
}

/** An opponent's games, counted by the person who played them. */
export interface OpponentResult {
  /** In the game's own words. */
  readonly against: Message;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

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
import type { Play, Recovery } from "./play.js";

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
  readonly share: ShareUi<Puzzle, State>;
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
  /** Until a puzzle may be seen, and what stands there meanwhile. */
  untilOpen?(puzzle: Puzzle): Promise<void> | undefined;
  readonly Waiting?: Component<{ readonly puzzle: Puzzle }>;
  /** What a puzzle that belongs to something larger is called. */
  title?(query: URLSearchParams): Message | undefined;
  /** The puzzles of a day (`2026-11-15`), the same for everybody. */
  daily?(day: string): readonly PuzzleWay[];
  /** What comes after a puzzle that belongs to something larger, once it is solved. */
  next?(query: URLSearchParams): PuzzleWay | undefined;
  /** Moves that draw the solution once more, in a good order; without it, the player's own. */
  drawSolution?(puzzle: Puzzle, state: State): Promise<readonly string[]>;
  /** What this puzzle asks for, where the game's goal does not say it. */
  readonly goal?: (puzzle: Puzzle) => Message | undefined;
  /** What stands beside a puzzle that belongs to something larger: a stage, a lesson. */
  readonly Sidebar?: Component<SidebarProps<Puzzle, State, Move, Gesture>>;
  /** What solving such a puzzle earns, beside the result. */
  readonly Reward?: Component<SidebarProps<Puzzle, State, Move, Gesture>>;
  /** What lies over the board for a moment when its state has changed: a turn, a slide. */
  readonly Overlay?: Component<{ readonly puzzle: Puzzle; readonly state: State }>;
  /** Tools that only this game has. */
  readonly Tools?: Component<{ readonly play: Play<Puzzle, State, Move, Gesture> }>;
  /** What the hand needs all the time, in a row of its own: the square to turn. */
  readonly Controls?: Component<{ readonly play: Play<Puzzle, State, Move, Gesture> }>;
  /** What can be done for the moment, in the row under the board. */
  readonly Steps?: Component<{ readonly play: Play<Puzzle, State, Move, Gesture> }>;
  /** What an input means with the tool in hand. */
  adaptInput?(input: Input): Input;
  /** False for moves that the hand is not to make. */
  wantsMove?(move: Move): boolean;
  /** The marks of the board without those that are not wanted. */
  adaptMarks?(marks: Marks): Marks;
  /** What a move brings with it, for those who want that; taken back with the move. */
  followUp?(puzzle: Puzzle, before: State, after: State): Move | undefined;
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

/** The way to a puzzle: the next of the same kind, one of a day. */
export interface PuzzleWay {
  /** In the texts of the app, the game or its pages. */
  readonly label: Message;
  /** Its address, where it is known; else it is made now, and undefined when that came to nothing. */
  readonly open: string | ((make: MakePuzzle) => Promise<string | undefined>);
}

/** Gives an order to the generator, under the eyes of whoever gave it; without a seed, another puzzle each time. */
export type MakePuzzle = (params: string, seed?: string) => Promise<{ readonly puzzle: string } | undefined>;

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
  /** A first lesson, before the rules. */
  readonly Tutorial?: Component;
  /** What the Learn tab has beyond the rules. */
  readonly Page?: Component;
  /** Where a rule holds that does not always hold. */
  ruleNote?(puzzle: Puzzle, rule: string): Message | undefined;
  /** How a move looks that the rules refuse, for the pictures beside them. */
  refusedMarks?(puzzle: Puzzle, state: State, move: Move): Marks;
}

export interface ShareUi<Puzzle, State = unknown> {
  /** The puzzle as the code of its link; the game's own notation reads it back. */
  code(puzzle: Puzzle): string;
  /** The puzzle as a file for other programs. */
  file(puzzle: Puzzle): string;
  readonly fileType: "json" | "txt";
  /** Notations of other programs. */
  readonly formats?: readonly FileFormat<Puzzle, State>[];
  /** The solution on paper, for games whose solved board does not show it. */
  printedSolution?(puzzle: Puzzle): Promise<SolutionSteps | undefined>;
}

/** A notation of another program, as a file. */
export interface FileFormat<Puzzle, State> {
  readonly name: string;
  readonly ending: string;
  /** The puzzle and, where the notation has room for it, what is drawn. */
  write(puzzle: Puzzle, state: State): Promise<string>;
}

export interface LibraryUi<Puzzle> {
  /** The puzzles of a text that may hold several, with the line on which each begins; without it, a text is one. */
  split?(text: string): Promise<readonly { readonly text: string; readonly firstLine: number }[]>;
  /** Reads a puzzle in every notation that is known. */
  read(text: string): Promise<Result<Puzzle, ParseIssue>>;
  /** Where a text leads that is no puzzle but has a place of its own: a game record. */
  placeOf?(text: string): Promise<string | undefined>;
  /** What was saved that is no puzzle, as the position it ends with and the place where it is opened: a study. */
  readSaved?(code: string): Promise<SavedPosition<Puzzle> | undefined>;
  /** How hard a puzzle is, for games that measure it. */
  readonly grading?: Grading<Puzzle>;
}

export interface SavedPosition<Puzzle> {
  readonly puzzle: Puzzle;
  readonly path: string;
}

/** The puzzle can no longer be completed, or nobody can tell. */
export interface Warning<Move> {
  readonly text: Message;
  readonly at: readonly TargetId[];
  /** Where a move was wrong: the way back to before it. */
  readonly back?: Recovery<Move>;
}

export interface SolutionCount {
  readonly text: Message;
  readonly isUnique: boolean;
  /** A puzzle should not be like that: it has no solution, or several where there is to be one. */
  readonly isFaulty: boolean;
}

export interface Grading<Puzzle> {
  grade(puzzle: Puzzle): Promise<PuzzleGrade>;
  /** The grade on a card. */
  readonly Badge: Component<{ readonly grade: PuzzleGrade }>;
  /** The level alone, in words. */
  label(grade: PuzzleGrade): string;
  /** The techniques of a grade in words, for games that name them. */
  loadTechniqueName?(): Promise<(technique: number) => string>;
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

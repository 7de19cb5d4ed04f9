/** What only the page needs to know of a game: links, keys, its own tabs. */

import type { RegisteredGame } from "@masume/games";
import type { Catalogue, Input, Marks, Message, ParseIssue, Result, TargetId } from "@masume/kernel";
import type { SolutionSteps } from "@masume/print";
import type { Component } from "solid-js";
import type { PuzzleGrade } from "../platform/storage/library.js";
import type { SessionRecord } from "../platform/storage/sessions.js";
import type { KeyHelp } from "../ui/key-list.js";
import type { Hint, HintStyle } from "./hint.js";
import type { Play } from "./play.js";

export interface GameFront extends HintStyle {
  /** The puzzle as the code of its link; the game's own notation reads it back. */
  code(puzzle: unknown): string;
  /** The texts of the game's own pages. */
  readonly words: Catalogue;
  /** The keys of the game itself, for the key list. */
  readonly keys: readonly KeyHelp[];
  /** What was drawn since a guess was marked; `first` is the state after its first move, the guess itself. */
  trial?(puzzle: unknown, before: unknown, now: unknown, first: unknown): Marks;
  /**
   * Whether the puzzle can still be completed from here, with every move that led here; asked after each
   * move by those who want warnings.
   */
  checkSolvable?(puzzle: unknown, state: unknown, moves: readonly string[]): Promise<Warning | undefined>;
  /** How many solutions a puzzle has, for games that prove it; undefined where that took too long. */
  solutions?(puzzle: unknown): Promise<SolutionCount | undefined>;
  /** Reads a puzzle in every notation that is known; without it, in the game's own. */
  read?(text: string): Result<unknown, ParseIssue>;
  /** The game's own way of giving hints, in place of the usual three presses. */
  createHint?(play: Play): Hint;
  /** What an input means with the tool in hand. */
  translate?(input: Input): Input;
  /** Tools that only this game has. */
  readonly Tools?: Component<{ readonly play: Play }>;
  /** How a move looks that the rules refuse, for the pictures beside them. */
  refused?(puzzle: unknown, state: unknown, move: unknown): Marks;
  /** What lies over the board for a moment when its state has changed: a turn, a slide. */
  readonly Overlay?: Component<OverlayProps>;
  /** The way to a solution, where the game has a better one than to show it at once. */
  readonly Solution?: Component<{ readonly play: Play }>;
  /** The solution on paper, for games whose solved board does not show it. */
  printedSolution?(puzzle: unknown): Promise<SolutionSteps | undefined>;
  /** The puzzle as a file for other programs; without it, the game's own notation. */
  file?(puzzle: unknown): string;
  /** How hard a board of the library is, for games that measure it. */
  readonly grading?: Grading;
  /** What the Play tab offers. */
  readonly Play: Component<OpenGame>;
  /** More pages, by the last word of their address; `make` is a tab of its own. */
  readonly pages?: Readonly<Record<string, Component<OpenGame>>>;
  /** What the Learn tab has beyond the rules. */
  readonly Learn?: Component;
  /** What stands at a puzzle's own address, for games that are not solved alone. */
  readonly Puzzle?: Component<{ readonly puzzle: unknown }>;
  /** What became of the games against each opponent, out of all that this device has kept. */
  versus?(records: readonly SessionRecord[]): readonly OpponentResult[];
  /** What a board that belongs to something larger is called. */
  title?(query: URLSearchParams): Message | undefined;
  /** What stands beside a board that belongs to something larger: a stage, a lesson. */
  readonly Sidebar?: Component<SidebarProps>;
}

/** An opponent's games, counted by the person who played them. */
export interface OpponentResult {
  /** In the game's own words. */
  readonly against: Message;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** The puzzle can no longer be completed, or nobody can tell. */
export interface Warning {
  readonly said: Message;
  readonly at: readonly TargetId[];
  /** The way back to where it still could: moves to make, or how many of those made to keep. */
  readonly back?: { readonly moves: readonly unknown[] } | { readonly to: number };
}

export interface SolutionCount {
  readonly said: Message;
  readonly isUnique: boolean;
}

export interface Grading {
  grade(puzzle: unknown): Promise<PuzzleGrade>;
  /** The grade on a card. */
  readonly Badge: Component<{ readonly grade: PuzzleGrade }>;
  /** The level alone, in words. */
  label(grade: PuzzleGrade): string;
  /** The levels there are. */
  readonly levels: readonly number[];
}

export interface OverlayProps {
  readonly puzzle: unknown;
  /** The state that the board shows. */
  readonly state: unknown;
}

export interface SidebarProps {
  readonly play: Play;
  /** What the address says after its question mark. */
  readonly query: URLSearchParams;
}

export interface OpenGame {
  readonly game: RegisteredGame;
  readonly front: GameFront;
}

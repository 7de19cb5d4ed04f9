/**
 * The contract every game fulfils. A game is a value of pure functions over
 * plain data, small enough for a page to load before it shows a board. The
 * engines behind it are loaded when somebody asks for them; an engine that is
 * not named is one the game does not have.
 */
import type { Budget } from "./budget.js";
import type { Codec } from "./codec.js";
import type { Catalogue, Message } from "./messages.js";
import type { Random } from "./random.js";
import type { Result } from "./result.js";
import type { Input, Intent, Layout, Marks, TargetId } from "./scene.js";
import type { Task } from "./task.js";

export interface Game<Puzzle, State, Move, Params = unknown, Gesture = unknown, Id extends string = string> {
  /** Folder, URL, command-line word and database key. */
  readonly id: Id;
  readonly messages: Catalogue;
  readonly codec: {
    readonly puzzle: Codec<Puzzle>;
    readonly move: Codec<Move>;
    /** What `generate` may be asked for, written as JSON. */
    readonly params?: Codec<Params>;
  };
  /** Each rule with a board that breaks it: the test and the help page's picture. */
  readonly rules: readonly Rule[];
  /** Boards worth showing: the default one first. */
  readonly examples: readonly Example[];
  /** Columns and rows, of games whose boards differ in them. */
  size?(puzzle: Puzzle): BoardSize;

  start(puzzle: Puzzle): State;
  /** Pure; a refusal names the rule that forbids the move. */
  play(puzzle: Puzzle, state: State, move: Move): Result<State, Violation>;
  status(puzzle: Puzzle, state: State): Status;
  /** What keeps this state from being an answer, each with its place; in a puzzle, empty exactly when solved. */
  violations(puzzle: Puzzle, state: State): readonly Violation[];
  /**
   * The move that finishes a puzzle of which the player's notes leave nothing but the answer, for games
   * in which one can rule things out. Asked after every move, so it must be cheap.
   */
  autoComplete?(puzzle: Puzzle, state: State): Move | undefined;

  /** The state matters only to boards that move; without it, the layout of the start. */
  layout(puzzle: Puzzle, state?: State): Layout;
  paint(puzzle: Puzzle, state: State, gesture?: Gesture): Marks;
  /** What a target says to a screen reader. */
  describe(puzzle: Puzzle, state: State, target: TargetId, gesture?: Gesture): Message;
  intend(puzzle: Puzzle, state: State, input: Input, gesture?: Gesture): Intent<Move, Gesture> | undefined;

  /** Ready-made parameters for `generate`. */
  readonly presets?: readonly Preset<Params>[];
  readonly engines?: EngineLoaders<Engines<Puzzle, State, Move, Params>>;
}

export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** What works behind a game. All of it is pure, and long work is a task. */
export interface Engines<Puzzle, State, Move, Params> {
  /** A puzzle to order, or why none was made; with a budget, none within it counts as not found. */
  generate(params: Params, random: Random, budget?: Budget): Task<Result<Generated<Puzzle, Move>, Message>>;
  solve(puzzle: Puzzle, budget: Budget): Task<Solved<Move>>;
  /** The next step from here and what proves it; undefined when there is none to give. */
  explain(puzzle: Puzzle, state: State, budget: Budget): Task<Step<Move> | undefined>;
}

/** Engines that load when asked for. */
export type EngineLoaders<All> = { readonly [Name in keyof All]?: () => Promise<All[Name]> };

/** A game whose types are its own business: what registries and shells hold. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a game's own types are forgotten
export type AnyGame = Game<any, any, any, any, any>;

export interface Violation {
  /** The rule's id, which is its message key. */
  readonly code: string;
  readonly at: readonly TargetId[];
  readonly params?: Message["params"];
}

export interface Rule {
  /** Also the message key of its text and the code of the violation it names. */
  readonly id: string;
  readonly broken: {
    readonly puzzle: string;
    /** Played in order; either the last one is refused by this rule, or the state reached has this violation only. */
    readonly moves: readonly string[];
  };
}

export interface Example {
  readonly id: string;
  readonly puzzle: string;
}

export interface Preset<Params> {
  readonly id: string;
  readonly params: Params;
}

export interface Status {
  /** `over`: no move is left, and the score is what was reached. */
  readonly phase: "open" | "solved" | "over" | "won" | "drawn";
  /** Who won, where there are sides. */
  readonly by?: string;
  /** How far: cells filled, pairs made. */
  readonly score?: { readonly value: number; readonly of: number };
  /** How many moves may be made, in a puzzle that limits them. */
  readonly maxMoves?: number;
}

export interface Generated<Puzzle, Move> {
  readonly puzzle: Puzzle;
  /** One answer, as moves from the start. */
  readonly solution: readonly Move[];
  /** True only when proved. */
  readonly unique: boolean;
  readonly difficulty?: { readonly band: string; readonly score: number };
  /** How it was made, in the game's short form, as a record keeps it beside the seed. */
  readonly origin?: string;
}

export type Solved<Move> =
  | { readonly verdict: "solved"; readonly moves: readonly Move[]; readonly unique?: boolean }
  | { readonly verdict: "unsolvable"; readonly reason?: Violation }
  | { readonly verdict: "unknown" };

/** One explained step: what to do and what proves it. */
export interface Step<Move> {
  /** The technique's id, which is its message key. */
  readonly technique: string;
  readonly params?: Message["params"];
  /** What to look at. */
  readonly because: readonly TargetId[];
  /** What follows; empty when the step says that something is wrong. */
  readonly moves: readonly Move[];
}

/**
 * What a game gives to the command line: a table of verbs. A verb is a function
 * from texts and options to an answer; reading files, threads, progress, time,
 * languages and exit codes are the framework's business.
 */
import type { GameId } from "@masume/games";
import type { Budget, Catalogue, Language, Task, TaskOutcome } from "@masume/kernel";
import type { PrintedPuzzle } from "@masume/print";
import type { Verdict } from "../platform/exit-status.js";
import type { ParameterTable, Values } from "../platform/parameters.js";
import type { ShownProgress } from "../platform/progress-bar.js";
import type { LineNotation } from "./puzzle-lines.js";

export interface GameCommands {
  readonly game: GameId;
  /**
   * The words of its verbs (`verb.solve`, its option `verb.solve.count`; an option
   * shared by several verbs is `option.path`), then the game's own.
   */
  readonly catalogues: readonly Catalogue[];
  readonly notation: LineNotation;
  readonly verbs: Readonly<Record<string, Verb>>;
}

export interface VerbDefinition<A extends ParameterTable, O extends ParameterTable> {
  readonly arguments: A;
  readonly options: O;
  /** What may follow `masume`, for help. */
  readonly examples: readonly string[];
  /** Makes puzzles from a seed: takes `--seed` and `--count`, and says in `Answer.made` which. */
  readonly makes?: boolean;
  /** Its answers can be printed: takes `--pdf`, and gives a sheet where one is wanted. */
  readonly prints?: boolean;
  run(call: Call<Values<A>, Values<O>>, work: Work): Answer | Promise<Answer>;
  /** Answers for all puzzles of the input at once: what `run` answered to each, up to the first it did not know. */
  gather?(answers: readonly Answer[], language: Language): Answer;
}

/** One piece of work: plain data that may travel to another thread. */
export interface Call<A, O> {
  readonly arguments: A;
  readonly options: O;
  readonly language: Language;
  readonly colour: boolean;
  /** For verbs that make puzzles: the seed of this one. */
  readonly seed: string;
  /** The answer should come with its sheet. */
  readonly printed: boolean;
  /** For verbs that make puzzles: which one this is, counted from 1, of how many. */
  readonly number: number;
  readonly of: number;
}

// biome-ignore lint/suspicious/noExplicitAny: each verb knows its own values; the framework passes them through
export type AnyCall = Call<any, any>;

/** A verb whose parameter types are its own business. */
export interface Verb extends Omit<VerbDefinition<ParameterTable, ParameterTable>, "run"> {
  run(call: AnyCall, work: Work): Answer | Promise<Answer>;
}

export interface Answer {
  readonly verdict: Verdict;
  /** For `--json`. */
  readonly json: unknown;
  /** For people; ends without a line break. Empty where everything has been said already. */
  readonly text: string;
  /** Said beside a text that is itself a file: on standard error, unless `--quiet`. */
  readonly note?: string;
  /** The file itself, where it is no text. */
  readonly bytes?: Uint8Array;
  /** The puzzle made, as its game writes it: a command that makes many makes no two alike. */
  readonly made?: string;
  /** For the booklet, when the call is to be printed. */
  readonly sheet?: PrintedPuzzle;
}

/** How a verb does long work. */
export interface Work {
  /** A fresh budget of as much work as the user allows, else of so many units, else without end. */
  budget(otherwise?: number): Budget;
  /** Runs a task until it ends or the time is up. */
  run<T>(task: Task<T>): Promise<TaskOutcome<T>>;
  /** How many threads this call may use: one where the calls themselves are spread over threads. */
  readonly threads: number;
  /** When the time is up, by the system's clock in milliseconds. */
  readonly deadline: number;
  /** Shows how far work outside `run` has come. */
  report(progress: ShownProgress): void;
}

/** Lets the types of a verb's values follow from its parameters. */
export function verb<const A extends ParameterTable, const O extends ParameterTable>(
  definition: VerbDefinition<A, O>,
): Verb {
  return definition;
}

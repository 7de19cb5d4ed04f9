/**
 * A verb is a function from texts and options to a result; reading files, threads,
 * progress, time, languages and exit codes are the command line's business.
 */
import type { Budget, Catalogue, Language, Task, TaskOutcome } from "@masume/kernel";
import type { PrintedPuzzle } from "@masume/print";
import picocolors from "picocolors";
import type { Verdict } from "../platform/exit-status.js";
import type { ParameterTable, Values } from "../platform/parameters.js";
import type { ShownProgress } from "../platform/progress-bar.js";
import { type Translate, translator } from "../platform/translate.js";
import type { LineNotation } from "./puzzle-lines.js";

export interface GameCommands {
  readonly game: string;
  /**
   * Texts of verbs (`verb.solve`), of their options (`verb.solve.count`, or `option.path`
   * where verbs share it) and of everything they say; the first that has a key wins.
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
  /** Makes puzzles from a seed: takes `--seed` and `--count`, and says in `VerbResult.made` which. */
  readonly makes?: boolean;
  /** How many running numbers the names in these texts have taken: those in the file or folder written to. */
  taken?(names: readonly string[]): number;
  /** Its results can be printed: takes `--pdf`, and gives a sheet where one is wanted. */
  readonly prints?: boolean;
  run(call: VerbCall<Values<A>, Values<O>>, work: Work): VerbResult | Promise<VerbResult>;
  /** One result for all puzzles of the input: made of what `run` gave for each, up to the first unknown. */
  combine?(results: readonly VerbResult[], t: Translate): VerbResult;
}

/** One piece of work: plain data that may travel to another thread. */
export interface Call<A, O> {
  readonly arguments: A;
  readonly options: O;
  readonly language: Language;
  readonly colour: boolean;
  /** Of the terminal that shows the result; undefined where none does. */
  readonly columns: number | undefined;
  /** For verbs that make puzzles: the seed of this one. */
  readonly seed: string;
  /** The result should come with its sheet. */
  readonly printed: boolean;
  /** For verbs that make puzzles: which one this is, counted from 1, of how many. */
  readonly number: number;
  readonly of: number;
  /** How many running numbers are taken where the results are written to. */
  readonly taken: number;
}

/** What a verb sees: the call, and how to speak. */
export interface VerbCall<A, O> extends Call<A, O> {
  readonly t: Translate;
  readonly colours: ReturnType<typeof picocolors.createColors>;
}

// biome-ignore lint/suspicious/noExplicitAny: each verb knows its own values; the command line passes them through
export type AnyCall = Call<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: the same
export type AnyVerbCall = VerbCall<any, any>;

/** A verb whose parameter types are its own business. */
export interface Verb extends Omit<VerbDefinition<ParameterTable, ParameterTable>, "run"> {
  run(call: AnyVerbCall, work: Work): VerbResult | Promise<VerbResult>;
}

export interface VerbResult {
  readonly verdict: Verdict;
  /** For `--json`. */
  readonly json: unknown;
  /** For people; ends without a line break. Empty where everything has been said already. */
  readonly text: string;
  /** The text is itself a file, a puzzle or a record: no line of it may be broken. */
  readonly isFile?: boolean;
  /** Said beside such a text: on standard error, unless `--quiet`. */
  readonly note?: string | undefined;
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

export function callVerb(
  { verbs, catalogues }: GameCommands,
  name: string,
  call: AnyCall,
  work: Work,
): VerbResult | Promise<VerbResult> {
  const t = translator(call.language, catalogues);
  return verbs[name]!.run({ ...call, t, colours: picocolors.createColors(call.colour) }, work);
}

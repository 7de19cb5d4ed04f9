/** Reading Sono's problems and step limits, and speaking of them. */
import { maxPairs, messages, type Plan, type Puzzle, puzzleCodec, sono, start } from "@masume/games/sono";
import {
  formatMessage,
  kernelMessages,
  type Language,
  type Message,
  message,
  parser,
  readJson,
} from "@masume/kernel";
import { drawingOf, type PrintedPuzzle } from "@masume/print";
import {
  type FileParameter,
  integer,
  optional,
  type Source,
  settings,
  type ValueParameter,
  type Values,
} from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import { verbMessages } from "./messages.js";

const mostSteps = 1_000_000_000;

/** The options that say how many operations may be made. */
export const limitOptions: {
  readonly maxSteps: ValueParameter<number | undefined>;
  readonly config: FileParameter<Source | undefined>;
} = { maxSteps: optional(integer(0, mostSteps)), config: settings };

export interface StepLimit {
  /** Undefined: any number. */
  readonly maxSteps: number | undefined;
  /** Who says so, for programs and in words. */
  readonly source: "command" | "problem" | "settings" | null;
  readonly from: string;
}

/** The limit in a sentence, if there is one. */
export function limitText({ maxSteps, from }: StepLimit, language: Language): string {
  if (maxSteps === undefined) return words(language, "limit.none");
  return words(language, "limit.used", { maxSteps, from });
}

/** What is given in the command goes first, then the problem's own limit, then the settings. */
export function stepLimit(
  problem: Puzzle,
  { maxSteps, config }: Values<typeof limitOptions>,
  language: Language,
): StepLimit {
  if (maxSteps !== undefined) return { maxSteps, source: "command", from: "--max-steps" };
  if (problem.maxSteps !== undefined) {
    return { maxSteps: problem.maxSteps, source: "problem", from: words(language, "limit.problem") };
  }
  const set = config && readSource(config, settingsReader, language);
  if (config === undefined || set === undefined) return { maxSteps: undefined, source: null, from: "" };
  return { maxSteps: set, source: "settings", from: config.name };
}

const settingsReader = {
  parse: parser((text) => readJson(text).optional("sono")?.optional("maxSteps")?.integer(0, mostSteps)),
};

export function readProblem(source: Source, language: Language): Puzzle {
  return readSource(source, puzzleCodec, language, messages);
}

export function words(language: Language, key: string, params?: Message["params"]): string {
  return formatMessage(language, message(key, params), verbMessages, messages, kernelMessages);
}

/** The board to be played on, and at the back of the booklet the operations of a plan. */
export function sheetOf(
  problem: Puzzle,
  { ops, pairs }: Plan,
  title: string,
  language: Language,
): PrintedPuzzle {
  const reached = words(language, "answer.reached", {
    pairs,
    maxPairs: maxPairs(problem.size),
    steps: ops.length,
  });
  return {
    title,
    board: drawingOf(sono, problem, start(problem)),
    steps: { reached: `${reached} (x, y, n)`, list: ops.map(({ x, y, n }) => `${x}, ${y}, ${n}`) },
  };
}

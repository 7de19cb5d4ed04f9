/**
 * How many calls a command means. Each puzzle of the main input is one; a file
 * beside it (a drawn line, an answer) either has a line for each puzzle or is
 * shared by all. A verb that makes puzzles is called once a seed, and each seed
 * alone makes that puzzle again. Two seeds may make the same puzzle where few are
 * possible: the later one is passed over, and the next seed takes its place.
 */
import { randomBytes } from "node:crypto";
import { formatMessage, type Language, message } from "@masume/kernel";
import { Complaint } from "../platform/cli-error.js";
import { messages } from "../platform/messages.js";
import type { GivenValues } from "../platform/parameter-values.js";
import type { ParameterTable, Source } from "../platform/parameters.js";
import type { CommonValues } from "./common-options.js";
import { puzzlesIn } from "./puzzle-lines.js";
import type { Answer, GameCommands, Verb } from "./verb.js";

export interface Given {
  readonly arguments: GivenValues;
  readonly options: GivenValues;
}

/** How many puzzles are to be made, and from which seeds. */
export interface Seeds {
  readonly count: number;
  /** The seed of the i-th call, from 0 on, also beyond the count. */
  at(i: number): string;
}

export function seedsFor(verb: Verb, { seed, count = 1 }: CommonValues): Seeds {
  if (!verb.makes) return { count: 1, at: () => "" };
  const base = seed ?? randomBytes(6).toString("hex");
  return { count, at: (i) => (count === 1 ? base : `${base}/${i + 1}`) };
}

/** So many repeats in a row, and there are hardly any more puzzles of that kind. */
const mostRepeats = 200;

/** Remembers what has been made, and asks for another puzzle instead of one that was there before. */
export class Repeats {
  readonly #askForAnother: () => void;
  readonly #made = new Set<string>();
  #inARow = 0;

  constructor(askForAnother: () => void) {
    this.#askForAnother = askForAnother;
  }

  /** To be asked once an answer, in their order. */
  has({ made }: Answer): boolean {
    const isRepeat = made !== undefined && this.#made.has(made);
    this.#inARow = isRepeat ? this.#inARow + 1 : 0;
    if (made !== undefined) this.#made.add(made);
    if (isRepeat) this.#askForAnother();
    return isRepeat;
  }

  get areTooMany(): boolean {
    return this.#inARow >= mostRepeats;
  }
}

export function oneForEachPuzzle(
  { notation }: GameCommands,
  verb: Verb,
  given: Given,
  language: Language,
): readonly Given[] {
  const main = Object.keys(verb.arguments).find((name) => verb.arguments[name]!.kind === "puzzle");
  if (main === undefined) return [given];
  const puzzles = puzzlesIn(given.arguments[main] as Source, notation);
  const argumentsAt = dealt(verb.arguments, given.arguments, puzzles.length, language);
  const optionsAt = dealt(verb.options, given.options, puzzles.length, language);
  return puzzles.map((puzzle, i) => ({
    arguments: { ...argumentsAt(i), [main]: puzzle },
    options: optionsAt(i),
  }));
}

/** The values as the i-th of so many puzzles sees them. */
function dealt(
  table: ParameterTable,
  values: GivenValues,
  count: number,
  language: Language,
): (i: number) => GivenValues {
  const files = Object.keys(table).filter(
    (name) => table[name]!.kind === "file" && values[name] !== undefined,
  );
  const lines = files.map((name) => linesBeside(values[name] as Source, count, language));
  return (i) => ({ ...values, ...Object.fromEntries(files.map((name, f) => [name, lines[f]![i]])) });
}

function linesBeside(source: Source, count: number, language: Language): readonly Source[] {
  const lines = source.text
    .split("\n")
    .map((text, i) => ({ ...source, text, firstLine: source.firstLine + i }))
    .filter(({ text }) => text.trim() !== "" && !text.startsWith("#"));
  if (count === 1 || lines.length === 1 || !lines.every(({ text }) => isJson(text))) {
    return new Array(count).fill(source);
  }
  if (lines.length !== count) {
    const reason = formatMessage(language, message("usage.lines", { count, found: lines.length }), messages);
    throw new Complaint(reason, { file: source.name });
  }
  return lines;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

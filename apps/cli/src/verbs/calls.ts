/**
 * How many calls a command means. Each puzzle of the main input is one; a file
 * beside it (a drawn line, an answer) either has a line for each puzzle or is
 * shared by all. A verb that makes puzzles is called once per seed, and each seed
 * alone makes that puzzle again. Two seeds may make the same puzzle where few are
 * possible: the later one is passed over, and the next seed takes its place.
 */
import { randomBytes } from "node:crypto";
import { message } from "@masume/kernel";
import { CliError } from "../platform/cli-error.js";
import type { ParsedValues } from "../platform/parameter-values.js";
import type { ParameterTable, Source } from "../platform/parameters.js";
import type { CommonValues } from "./common-options.js";
import { isJson, type LineNotation, puzzlesIn } from "./puzzle-lines.js";
import type { Verb, VerbResult } from "./verb.js";

/** The values of one call. */
export interface CallValues {
  readonly arguments: ParsedValues;
  readonly options: ParsedValues;
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

/** So many duplicates in a row, and there are hardly any more puzzles of that kind. */
const maxDuplicatesInARow = 200;

/** Remembers what has been made, and asks for another puzzle in place of a duplicate. */
export class DuplicateFilter {
  readonly #requestAnother: () => void;
  readonly #made = new Set<string>();
  #inARow = 0;

  constructor(requestAnother: () => void) {
    this.#requestAnother = requestAnother;
  }

  /** To be asked once per result, in their order. */
  isDuplicate({ made }: VerbResult): boolean {
    const isDuplicate = made !== undefined && this.#made.has(made);
    this.#inARow = isDuplicate ? this.#inARow + 1 : 0;
    if (made !== undefined) this.#made.add(made);
    if (isDuplicate) this.#requestAnother();
    return isDuplicate;
  }

  get isExhausted(): boolean {
    return this.#inARow >= maxDuplicatesInARow;
  }
}

export function valuesPerPuzzle(
  notation: LineNotation,
  verb: Verb,
  values: CallValues,
): readonly CallValues[] {
  const main = Object.keys(verb.arguments).find((name) => verb.arguments[name]!.kind === "puzzle");
  if (main === undefined) return [values];
  const puzzles = puzzlesIn(values.arguments[main] as Source, notation);
  const argumentsAt = filesPerPuzzle(verb.arguments, values.arguments, puzzles.length);
  const optionsAt = filesPerPuzzle(verb.options, values.options, puzzles.length);
  return puzzles.map((puzzle, i) => ({
    arguments: { ...argumentsAt(i), [main]: puzzle },
    options: optionsAt(i),
  }));
}

/** The values as the i-th of so many puzzles sees them. */
function filesPerPuzzle(
  table: ParameterTable,
  values: ParsedValues,
  count: number,
): (i: number) => ParsedValues {
  const files = Object.keys(table).filter(
    (name) => table[name]!.kind === "file" && values[name] !== undefined,
  );
  const lines = files.map((name) => linesPerPuzzle(values[name] as Source, count));
  return (i) => ({ ...values, ...Object.fromEntries(files.map((name, f) => [name, lines[f]![i]])) });
}

function linesPerPuzzle(source: Source, count: number): readonly Source[] {
  const lines = source.text
    .split("\n")
    .map((text, i) => ({ ...source, text, firstLine: source.firstLine + i }))
    .filter(({ text }) => text.trim() !== "" && !text.startsWith("#"));
  if (count === 1 || lines.length === 1 || !lines.every(({ text }) => isJson(text))) {
    return new Array(count).fill(source);
  }
  if (lines.length !== count) {
    throw new CliError(message("usage.lines", { count, found: lines.length }), { file: source.name });
  }
  return lines;
}

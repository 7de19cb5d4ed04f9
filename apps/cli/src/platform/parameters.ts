/**
 * The kinds of values a command takes, as arguments or as options. A verb names
 * them (`size: integer(3, 30)`), and from that one line come its help, its
 * completion, the check of what was typed, and the type its `run` sees. Values
 * are plain data, so that they can be handed to a worker thread.
 */
import { type Language, languages, type Message, message } from "@masume/kernel";

/** A text and where it came from, so that an error can name the place. */
export interface Source {
  readonly name: string;
  readonly text: string;
  /** The line of the file on which this text begins, one-based. */
  readonly firstLine: number;
}

interface Described {
  /** Stands for the value in help, for example `n`. */
  readonly placeholder: string;
  readonly choices?: readonly string[];
  readonly required: boolean;
}

export interface FlagParameter {
  readonly kind: "flag";
}

export interface ValueParameter<T> extends Described {
  readonly kind: "value";
  /** The value, or why the text is none. */
  parse(text: string): T | InvalidValue;
}

/** A file whose text the verb sees. */
export interface FileParameter<T> extends Described {
  readonly kind: "file";
  /** Read when none is given and there is such a file. */
  readonly defaultFile?: string;
  /** Only a note for the type checker. */
  readonly gives?: T;
}

/** The verb's main input: a file or standard input, which may hold many puzzles, one per line. */
export interface PuzzleParameter extends Described {
  readonly kind: "puzzle";
  /** The puzzle meant when none is given, instead of standard input. */
  readonly defaultText?: string | undefined;
}

export type Parameter<T = unknown> = FlagParameter | ValueParameter<T> | FileParameter<T> | PuzzleParameter;

export type ParameterTable = Readonly<Record<string, Parameter>>;

/** What a verb's `run` sees of its parameters. */
export type Values<P extends ParameterTable> = {
  readonly [K in keyof P]: P[K] extends FlagParameter
    ? boolean
    : P[K] extends PuzzleParameter
      ? Source
      : P[K] extends ValueParameter<infer T>
        ? T
        : P[K] extends FileParameter<infer T>
          ? T
          : never;
};

export class InvalidValue {
  readonly reason: Message;

  constructor(reason: Message) {
    this.reason = reason;
  }
}

export const flag: FlagParameter = { kind: "flag" };

export const puzzle: PuzzleParameter = { kind: "puzzle", placeholder: "file", required: false };

/** For verbs with further arguments behind the puzzle. */
export const requiredPuzzle: PuzzleParameter = { ...puzzle, required: true };

export function puzzleOr(defaultText: string | undefined): PuzzleParameter {
  return { ...puzzle, defaultText };
}

export const file: FileParameter<Source> = { kind: "file", placeholder: "file", required: true };

/** `masume.json` in the working folder, unless another file is named. */
export const settingsFile: FileParameter<Source | undefined> = {
  ...file,
  required: false,
  defaultFile: "masume.json",
};

export function text(placeholder: string): ValueParameter<string> {
  return { kind: "value", placeholder, required: true, parse: (given) => given };
}

export function integer(min: number, max: number): ValueParameter<number> {
  return {
    kind: "value",
    placeholder: "n",
    required: true,
    parse: (given) => {
      const value = /^[+-]?\d+$/.test(given) ? Number(given) : Number.NaN;
      if (value >= min && value <= max) return value;
      return new InvalidValue(message("input.integer", { min, max, found: given }));
    },
  };
}

export function choice<T extends string>(choices: readonly T[]): ValueParameter<T> {
  return {
    kind: "value",
    placeholder: choices.join("|"),
    choices,
    required: true,
    parse: (given) =>
      choices.find((one) => one === given) ??
      new InvalidValue(message("value.choice", { choices: choices.join(", "), found: given })),
  };
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** A length of time in milliseconds: `500ms`, `2s`, `1.5m`; a bare number means seconds. */
export const duration: ValueParameter<number> = {
  kind: "value",
  placeholder: "time",
  required: true,
  parse: (given) => {
    const match = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|m|h)?$/.exec(given);
    if (!match) return new InvalidValue(message("value.duration", { found: given }));
    return Math.round(Number(match[1]) * unitMs[match[2] ?? "s"]!);
  },
};

export function optional<T>(parameter: ValueParameter<T>): ValueParameter<T | undefined>;
export function optional<T>(parameter: FileParameter<T>): FileParameter<T | undefined>;
export function optional<T>(parameter: ValueParameter<T> | FileParameter<T>): Parameter<T | undefined> {
  return { ...parameter, required: false };
}

/** `--lang` only has to be a language: `chooseLanguage` has read it already. */
export const languageOption: ValueParameter<Language | undefined> = optional(choice(languages));

/** The options that every verb takes, and those of every verb that makes or prints puzzles. */
import { flagName, type RawValues, readValues } from "../platform/parameter-values.js";
import {
  duration,
  flag,
  integer,
  languageOption,
  optional,
  type ParameterTable,
  text,
} from "../platform/parameters.js";
import type { Verb } from "./verb.js";

export interface CommonValues {
  readonly json: boolean;
  readonly output?: string | undefined;
  readonly jobs?: number | undefined;
  /** Milliseconds. */
  readonly time?: number | undefined;
  readonly work?: number | undefined;
  readonly quiet: boolean;
  readonly seed?: string | undefined;
  readonly count?: number | undefined;
  readonly pdf?: string | undefined;
}

const common = {
  json: flag,
  output: optional(text("file")),
  jobs: optional(integer(1, 256)),
  time: optional(duration),
  work: optional(integer(0, Number.MAX_SAFE_INTEGER)),
  quiet: flag,
  lang: languageOption,
} satisfies ParameterTable;

const making = {
  seed: optional(text("text")),
  count: optional(integer(1, 1_000_000)),
} satisfies ParameterTable;

const printing = { pdf: optional(text("file")) } satisfies ParameterTable;

/** One-letter forms. */
export const shortFlags: Readonly<Record<string, string>> = { output: "-o", jobs: "-j", quiet: "-q" };

export function optionsOf(verb: Verb): ParameterTable {
  return { ...verb.options, ...(verb.makes ? making : {}), ...(verb.prints ? printing : {}), ...common };
}

/** Verbs that make or print nothing may have options of their own by the same names. */
export async function readCommonOptions(verb: Verb, given: RawValues): Promise<CommonValues> {
  return {
    ...(verb.makes && (await readValues(making, given, flagName))),
    ...(verb.prints && (await readValues(printing, given, flagName))),
    ...(await readValues(common, given, flagName)),
  };
}

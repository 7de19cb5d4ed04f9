/** The options that every verb takes, and those of every verb that makes or prints puzzles. */
import { languages } from "@masume/kernel";
import {
  choice,
  duration,
  flag,
  integer,
  optional,
  type ParameterTable,
  text,
} from "../platform/parameters.js";
import type { Verb } from "./verb.js";

export interface CommonValues {
  readonly json: boolean;
  readonly output?: string;
  readonly jobs?: number;
  /** Milliseconds. */
  readonly time?: number;
  readonly work?: number;
  readonly quiet: boolean;
  readonly seed?: string;
  readonly count?: number;
  readonly pdf?: string;
}

const common: ParameterTable = {
  json: flag,
  output: optional(text("file")),
  jobs: optional(integer(1, 256)),
  time: optional(duration),
  work: optional(integer(0, Number.MAX_SAFE_INTEGER)),
  quiet: flag,
  lang: optional(choice(languages)),
};

const making: ParameterTable = {
  seed: optional(text("text")),
  count: optional(integer(1, 1_000_000)),
};

const printing: ParameterTable = { pdf: optional(text("file")) };

/** One-letter forms. */
export const shortFlags: Readonly<Record<string, string>> = { output: "-o", jobs: "-j", quiet: "-q" };

export function optionsOf(verb: Verb): ParameterTable {
  return { ...verb.options, ...(verb.makes ? making : {}), ...(verb.prints ? printing : {}), ...common };
}

/** A command that belongs to no game: it keeps or serves something. */
import { languages } from "@masume/kernel";
import { flagName, type RawValues, readValues } from "../platform/parameter-values.js";
import {
  choice,
  optional,
  type ParameterTable,
  type ValueParameter,
  type Values,
} from "../platform/parameters.js";
import type { Translate } from "../platform/translate.js";

export interface Service {
  readonly options: ParameterTable;
  /** Resolves with the exit status. */
  run(raw: RawValues, version: string, t: Translate): Promise<number>;
}

/** Lets the types of a service's values follow from its options. */
export function service<const O extends ParameterTable>(
  options: O,
  run: (values: Values<O>, version: string, t: Translate) => Promise<number>,
): Service {
  return {
    options: { ...options, lang: languageOption },
    run: async (raw, version, t) => run(await readValues(options, raw, flagName), version, t),
  };
}

const languageOption: ValueParameter<string | undefined> = optional(choice(languages));

/** A command that belongs to no game: it keeps or serves something. */
import { flagName, type RawValues, readValues } from "../platform/parameter-values.js";
import { languageOption, type ParameterTable, type Values } from "../platform/parameters.js";
import type { Translate } from "../platform/translate.js";

export interface Service {
  readonly options: ParameterTable;
  /** What may follow `masume`, for help. */
  readonly example: string;
  /** Resolves with the exit status. */
  run(raw: RawValues, version: string, t: Translate): Promise<number>;
}

/** Lets the types of a service's values follow from its options. */
export function service<const O extends ParameterTable>(
  example: string,
  options: O,
  run: (values: Values<O>, version: string, t: Translate) => Promise<number>,
): Service {
  return {
    example,
    options: { ...options, lang: languageOption },
    run: async (raw, version, t) => run(await readValues(options, raw, flagName), version, t),
  };
}

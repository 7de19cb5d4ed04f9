/** From what was typed to the values a command sees: numbers checked, files read. */
import { message } from "@masume/kernel";
import { CliError } from "./cli-error.js";
import { InputReader } from "./input.js";
import {
  InvalidValue,
  type ParameterTable,
  type Source,
  type ValueParameter,
  type Values,
} from "./parameters.js";

/** As typed, by parameter name. */
export type RawValues = Readonly<Record<string, string | boolean | undefined>>;

/** By parameter name; what is absent was not given. */
export type ParsedValues = Readonly<Record<string, unknown>>;

/** Only what was given: an option left out is no field, not one that is undefined. */
export function given<T extends object>(values: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> };
export function given(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** `maxSteps` is typed `--max-steps`. */
export function flagName(option: string): string {
  return `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `nameOf` says how the user knows a parameter. */
export async function readValues<P extends ParameterTable>(
  table: P,
  raw: RawValues,
  nameOf: (name: string) => string,
  inputs: InputReader = new InputReader(),
): Promise<Values<P>> {
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(table)) {
    const given = raw[name] === undefined ? undefined : String(raw[name]);
    if (parameter.kind === "flag") {
      values[name] = raw[name] === true;
    } else if (parameter.kind === "puzzle") {
      const { defaultText } = parameter;
      values[name] =
        given === undefined && defaultText !== undefined
          ? ({ name: nameOf(name), text: defaultText, firstLine: 1 } satisfies Source)
          : await inputs.read(given);
    } else if (given === undefined) {
      if (parameter.required) {
        throw new CliError(message("usage.missing", { name: `${nameOf(name)} <${parameter.placeholder}>` }));
      }
      const { defaultFile } = parameter.kind === "file" ? parameter : {};
      if (defaultFile !== undefined) values[name] = await inputs.readIfPresent(defaultFile);
    } else if (parameter.kind === "file") {
      values[name] = await inputs.read(given);
    } else {
      values[name] = parseValue(parameter, given, nameOf(name));
    }
  }
  // What stands under each name was read by the parameter of that name.
  return values as Values<P>;
}

/** What was typed as the parameter means it; an error names the parameter. */
export function parseValue<T>(parameter: ValueParameter<T>, given: string, name: string): T {
  const value = parameter.parse(given);
  if (value instanceof InvalidValue)
    throw new CliError(message("usage.value", { name, reason: value.reason }));
  return value;
}

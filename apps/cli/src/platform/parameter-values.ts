/** From what was typed to the values a verb sees: numbers checked, files read. */
import { formatMessage, kernelMessages, type Language, message } from "@masume/kernel";
import { Complaint } from "./cli-error.js";
import { Inputs } from "./input.js";
import { messages } from "./messages.js";
import { BadValue, type ParameterTable, type ValueParameter } from "./parameters.js";

export type Typed = Readonly<Record<string, string | boolean | undefined>>;

/** By parameter name; what is absent was not given. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** `maxSteps` is typed `--max-steps`. */
export function flagName(option: string): string {
  return `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `nameOf` says how the user knows a parameter. */
export async function readValues(
  table: ParameterTable,
  typed: Typed,
  nameOf: (name: string) => string,
  language: Language,
  inputs: Inputs = new Inputs(language),
): Promise<GivenValues> {
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(table)) {
    const given = typed[name];
    if (parameter.kind === "flag") {
      values[name] = given === true;
    } else if (parameter.kind === "puzzle") {
      values[name] =
        given === undefined && parameter.usual !== undefined
          ? { name: nameOf(name), text: parameter.usual, firstLine: 1 }
          : await inputs.read(given === undefined ? undefined : String(given));
    } else if (given === undefined) {
      if (parameter.kind === "file" && parameter.usual !== undefined) {
        values[name] = await inputs.readIfThere(parameter.usual);
      } else if (parameter.presence === "required") {
        throw new Complaint(
          formatMessage(language, message("usage.missing", { name: nameOf(name) }), messages),
        );
      }
    } else if (parameter.kind === "file") {
      values[name] = await inputs.read(String(given));
    } else {
      values[name] = readValue(parameter, String(given), nameOf(name), language);
    }
  }
  return values;
}

/** What was typed as the parameter means it; a complaint names the parameter. */
export function readValue<T>(
  parameter: ValueParameter<T>,
  given: string,
  name: string,
  language: Language,
): T {
  const value = parameter.read(given);
  if (!(value instanceof BadValue)) return value;
  const reason = message("usage.value", { name, reason: value.reason });
  throw new Complaint(formatMessage(language, reason, messages, kernelMessages));
}

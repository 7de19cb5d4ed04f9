/** What help and completion say about a verb (`name` empty), or about one of its arguments and options. */
import type { Language } from "@masume/kernel";
import { firstText } from "../platform/translate.js";
import type { GameCommands } from "./verb.js";

/** A text of the verb's own goes before a shared one. */
export function verbText(
  { catalogues }: GameCommands,
  verb: string,
  name: string,
  language: Language,
): string {
  const keys = name === "" ? [`verb.${verb}`] : [`verb.${verb}.${name}`, `option.${name}`];
  return firstText(keys, catalogues, language);
}

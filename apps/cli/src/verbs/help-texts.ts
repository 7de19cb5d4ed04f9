/** What help and completion say about verbs and their parameters. */
import { type Catalogue, formatMessage, type Language, message } from "@masume/kernel";
import { messages } from "../platform/messages.js";
import type { GameCommands } from "./verb.js";

/** About a verb (`name` empty) or one of its arguments and options: the verb's own words before shared ones. */
export function verbWords(commands: GameCommands, verb: string, name: string, language: Language): string {
  const keys = name === "" ? [`verb.${verb}`] : [`verb.${verb}.${name}`, `option.${name}`];
  return firstOf(keys, [...commands.catalogues, messages], language);
}

/** About an option of a command that belongs to no game. */
export function optionWords(command: string, name: string, language: Language): string {
  return firstOf([`${command}.${name}`, `option.${name}`], [messages], language);
}

function firstOf(keys: readonly string[], catalogues: readonly Catalogue[], language: Language): string {
  const key = keys.find((one) => catalogues.some((catalogue) => one in catalogue[language]));
  return formatMessage(language, message(key ?? keys[0]!), ...catalogues);
}

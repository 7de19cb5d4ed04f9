/** What help and completion say about verbs and their parameters. */
import { type Catalogue, type Language, message, say } from "@masume/kernel";
import { messages } from "../messages.js";
import type { GameCommands } from "./verb.js";

/** About a verb (`name` empty) or one of its arguments and options: the verb's own words before shared ones. */
export function verbWords(commands: GameCommands, verb: string, name: string, language: Language): string {
  const catalogues: readonly Catalogue[] = [...commands.catalogues, messages];
  const keys = name === "" ? [`verb.${verb}`] : [`verb.${verb}.${name}`, `option.${name}`];
  const key = keys.find((one) => catalogues.some((catalogue) => one in catalogue[language]));
  return say(language, message(key ?? keys[0]!), ...catalogues);
}

/** What help and completion say about games and about the commands beside them. */
import { type AnyGame, type Catalogue, kernelMessages, type Language } from "@masume/kernel";
import { programMessages } from "./messages.js";
import { platformMessages } from "./platform/messages.js";
import { firstText, translator } from "./platform/translate.js";
import { serviceMessages } from "./services/messages.js";

/** Everything that is said outside games. */
export const programCatalogues: readonly Catalogue[] = [
  programMessages,
  serviceMessages,
  platformMessages,
  kernelMessages,
];

export function describeGame({ messages }: AnyGame, language: Language): string {
  const { name, tagline } = messages[language];
  return translator(language, [programMessages])("game.about", { name: name!, tagline: tagline! });
}

export function serviceOptionText(service: string, name: string, language: Language): string {
  return firstText([`${service}.${name}`, `option.${name}`], programCatalogues, language);
}

/** Texts in the user's language: a message is data until it is shown. */
import { type Catalogue, formatMessage, type Language, type Message, message } from "@masume/kernel";

export type Translate = (key: string, params?: Message["params"]) => string;

/** The first catalogue that has the key wins. */
export function translator(language: Language, catalogues: readonly Catalogue[]): Translate {
  return (key, params) => formatMessage(language, message(key, params), ...catalogues);
}

/** The text of the first of these keys that there is one for. */
export function firstText(
  keys: readonly string[],
  catalogues: readonly Catalogue[],
  language: Language,
): string {
  const key = keys.find((one) => catalogues.some((catalogue) => one in catalogue[language]));
  return translator(language, catalogues)(key ?? keys[0]!);
}

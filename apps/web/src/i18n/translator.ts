/**
 * Texts in the language in force. Each part of the app keeps its own beside it, so
 * that they are loaded with that part, and extends the texts of what it is part of:
 * a module needs one `t`.
 */
import {
  type Catalogue,
  formatMessage as formatIn,
  kernelMessages,
  type Message,
  message,
} from "@masume/kernel";
import { type AppKey, appMessages } from "./app-messages.js";
import { language } from "./language.js";

export interface Translator<Key extends string> {
  (key: Key, params?: Message["params"]): string;
  /** The texts of this part alone. */
  readonly catalogue: Catalogue;
  /** The same with more texts; where a key is in both, the new text counts. */
  extend<Own extends string>(
    en: Readonly<Record<Own, string>>,
    ja: Readonly<Record<NoInfer<Own>, string>>,
  ): Translator<Key | Own>;
}

/** A translator with the texts of another one and these. */
export type Extended<Base, Texts> =
  Base extends Translator<infer Key> ? Translator<Key | Extract<keyof Texts, string>> : never;

function createTranslator<Key extends string>(
  catalogue: Catalogue,
  ...base: readonly Catalogue[]
): Translator<Key> {
  const translate = (key: Key, params?: Message["params"]) =>
    formatIn(language(), message(key, params), catalogue, ...base);
  return Object.assign(translate, {
    catalogue,
    extend: <Own extends string>(en: Readonly<Record<Own, string>>, ja: Readonly<Record<Own, string>>) =>
      createTranslator<Key | Own>({ en, ja }, catalogue, ...base),
  });
}

/** The texts that every page has. */
export const t: Translator<AppKey> = createTranslator(appMessages, kernelMessages);

/** A message of a game or its pages, of the kernel or of the app. */
export function formatMessage(message: Message, ...own: readonly Catalogue[]): string {
  return formatIn(language(), message, ...own, appMessages, kernelMessages);
}

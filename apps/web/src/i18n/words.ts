/**
 * The words of one part of the app: a function that says them in the language in
 * force. Each part keeps its own beside it, so they are loaded with that part and
 * not with every page.
 */
import { type Catalogue, type Message, message } from "@masume/kernel";
import { tell } from "./language.js";

export interface Words<Key extends string> {
  (key: Key, params?: Message["params"]): string;
  readonly catalogue: Catalogue<Key>;
}

/** The first language says which keys there are; the second must have the same. */
export function wordsOf<Key extends string>(
  en: Readonly<Record<Key, string>>,
  ja: Readonly<Record<NoInfer<Key>, string>>,
): Words<Key> {
  const catalogue: Catalogue<Key> = { en, ja };
  const saying = (key: Key, params?: Message["params"]) => tell(message(key, params), catalogue);
  return Object.assign(saying, { catalogue });
}

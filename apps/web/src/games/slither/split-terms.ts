/** A text cut at the words of a glossary. */
import type { Term } from "./glossary-texts.js";

export interface TextPart {
  readonly text: string;
  /** The id of the term it is, if it is one. */
  readonly term?: string;
}

/** Words that every reader knows are no links. */
const plain = new Set(["clue", "point", "cross", "level"]);

export function splitTerms(text: string, terms: readonly Term[]): readonly TextPart[] {
  const places = terms
    .filter(({ id }) => !plain.has(id))
    .flatMap(({ id, word, forms = [] }) => {
      const [first] = [word, ...forms]
        .map((form) => ({ id, at: findWord(text, form), length: form.length }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at || b.length - a.length);
      return first ? [first] : [];
    })
    .sort((a, b) => a.at - b.at);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { id, at, length } of places) {
    if (at < end) continue;
    if (at > end) parts.push({ text: text.slice(end, at) });
    parts.push({ text: text.slice(at, at + length), term: id });
    end = at + length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

/** Where a word begins, and not a part of a longer one: Latin letters on neither side of its own. */
function findWord(text: string, word: string): number {
  const isLetter = (symbol: string | undefined) => /[A-Za-z]/.test(symbol ?? "");
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isInside = isLetter(word[0]) && isLetter(text[at - 1]);
    if (!isInside && !(isLetter(word.at(-1)) && isLetter(text[end]))) return at;
  }
  return -1;
}

/**
 * Several puzzles in one text: a JSON list, `.slp` files one after the other, or
 * one puzzle per line (JSON, links, game IDs; blank lines and `#` lines between
 * them). Each part keeps the line and column at which it stands. A list that is not
 * JSON stays whole, so that its reader tells what is wrong with it, and where.
 */
import { formats } from "./index.js";

export interface PuzzlePart {
  readonly text: string;
  /** The line of the whole text on which it begins, one-based. */
  readonly firstLine: number;
}

/** Files that end without a line break run into each other: `fixedIndex: -1title: 21X14`. */
const slpTitle = /(?:^|(?<=^fixedIndex:[ \t]*-?\d+))\uFEFF?[ \t]*title[ \t]*:/gm;

/** Blanks before a part keep its columns true; with a whole list on one line they would be most of the text. */
const maxIndent = 1000;

/** The puzzles of a text; one that is a single puzzle, or none, comes back whole. */
export function splitPuzzles(text: string): readonly PuzzlePart[] {
  const collected = splitCollection(text);
  if (collected) return collected;
  const lines = text
    .split("\n")
    .map((line, i) => ({ text: line.trimEnd(), firstLine: i + 1 }))
    .filter((line) => line.text.trim() !== "" && !isComment(line.text));
  if (lines.length > 1 && lines.every((line) => isOneLine(line.text))) return lines;
  return [{ text, firstLine: 1 }];
}

/** Whether a line is a remark; the data of a Penpa+ link begins with `#` as well. */
export function isComment(line: string): boolean {
  return /^#(?!m=(?:edit|solve)&)/.test(line);
}

/** The members of a JSON list or of `.slp` files put together; undefined for any other text. */
export function splitCollection(text: string): readonly PuzzlePart[] | undefined {
  const isList = /^\uFEFF?\s*\[/.test(text);
  if (isList && !isObjectList(text)) return [{ text, firstLine: 1 }];
  const starts = isList
    ? listItems(text)
    : /^\uFEFF?\s*title[ \t]*:/.test(text)
      ? [...text.matchAll(slpTitle)].map((match, i, all) => ({
          from: match.index,
          to: all[i + 1]?.index ?? text.length,
        }))
      : [];
  if (starts.length === 0) return undefined;
  let firstLine = 1;
  let lineStart = 0;
  return starts.map(({ from, to }) => {
    for (;;) {
      const end = text.indexOf("\n", lineStart);
      if (end < 0 || end >= from) break;
      firstLine++;
      lineStart = end + 1;
    }
    const indent = from - lineStart;
    return { text: " ".repeat(indent <= maxIndent ? indent : 0) + text.slice(from, to), firstLine };
  });
}

function isOneLine(line: string): boolean {
  const format = formats.find(({ recognises }) => recognises(line));
  return format !== undefined && ["json", "puzzlink", "penpa", "sgt"].includes(format.id);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function isObjectList(text: string): boolean {
  try {
    const list: readonly unknown[] = JSON.parse(text.replace(/^\uFEFF/, ""));
    return list.every((item) => typeof item === "object" && item !== null && !Array.isArray(item));
  } catch {
    return false;
  }
}

/** Where the members of a JSON list of objects stand. */
function listItems(text: string): readonly Span[] {
  const items: Span[] = [];
  let depth = 0;
  let from = -1;
  for (const token of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]|[^\s"[\]{},]+/g)) {
    const isOpening = token[0] === "{" || token[0] === "[";
    const isClosing = token[0] === "}" || token[0] === "]";
    const isSeparator = depth === 1 && (token[0] === "," || isClosing);
    if (isSeparator && from >= 0) items.push({ from, to: token.index });
    if (isSeparator) from = -1;
    else if (depth === 1 && from < 0) from = token.index;
    depth += isOpening ? 1 : isClosing ? -1 : 0;
  }
  return items;
}

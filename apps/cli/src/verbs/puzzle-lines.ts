/**
 * One puzzle or many? A file of several puzzles has one per line; a single puzzle
 * may itself take many lines (rows of a board, indented JSON). It is many when
 * the first line with content is a whole puzzle by itself, or when the first two
 * both begin like one-line puzzles: then a broken first line is still reported as
 * that line's error.
 */
import type { AnyGame } from "@masume/kernel";
import type { Source } from "../platform/parameters.js";

export interface LineNotation {
  /** Whether this is a puzzle of one line, sound or not; JSON and addresses always are. */
  isOneLine(text: string): boolean;
  /** The puzzles of a text that is a collection of some other kind than lines. */
  split?(text: string): readonly Omit<Source, "name">[] | undefined;
  /** Whether a text of many lines is one puzzle, whatever its first line looks like. */
  isWhole?(text: string): boolean;
  /** Whether a line is a comment, where not every line with `#` at its beginning is. */
  isComment?(line: string): boolean;
  /** A row of a board that is no comment although it begins with `#`. */
  readonly hashLine?: RegExp;
}

/** For a game that says nothing about its notation: what its codec reads. */
export function notationOf({ codec }: AnyGame): LineNotation {
  const isPuzzle = (text: string): boolean => codec.puzzle.parse(text).ok;
  return { isOneLine: isPuzzle, isWhole: isPuzzle };
}

const address = /^https?:\/\/\S+$/;

/** A puzzle that stands in the command itself. */
export function isInlinePuzzle(text: string, notation: LineNotation): boolean {
  return /^\s*[{[]/.test(text) || address.test(text) || notation.isOneLine(text.trim());
}

/** The puzzles of a file; a single one keeps its whole text, so that places in it stay right. */
export function puzzlesIn(source: Source, notation: LineNotation): readonly Source[] {
  const parts = notation.split?.(source.text);
  if (parts) {
    return parts.map(({ text, firstLine }) => ({
      name: source.name,
      text,
      firstLine: source.firstLine + firstLine - 1,
    }));
  }
  const isComment = notation.isComment ?? ((line: string): boolean => line.startsWith("#"));
  const lines = source.text.split("\n");
  const content = lines.flatMap((line, i) =>
    line.trim() === "" || isComment(line) ? [] : [{ line: line.trim(), number: i }],
  );
  const [first, second] = content;
  const startsWhole = first !== undefined && isWholeLine(first.line, notation);
  const startsAlike =
    first !== undefined && second !== undefined && begins(first.line) && begins(second.line);
  if (content.length > 1 && (startsWhole || startsAlike) && !notation.isWhole?.(source.text)) {
    return content.map(({ number }) => ({
      name: source.name,
      text: lines[number]!.trimEnd(),
      firstLine: source.firstLine + number,
    }));
  }
  const isRow = (line: string): boolean =>
    !startsWhole && !begins(first?.line ?? "") && notation.hashLine?.test(line.trim()) === true;
  const text = lines.map((line) => (isComment(line) && !isRow(line) ? "" : line)).join("\n");
  return [{ ...source, text }];
}

function begins(line: string): boolean {
  return line.startsWith("{") || address.test(line);
}

function isWholeLine(line: string, { isOneLine }: LineNotation): boolean {
  if (address.test(line) || isOneLine(line)) return true;
  return line.startsWith("{") && isJson(line);
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * One puzzle or many? A file of several puzzles has one a line; a single puzzle
 * may itself take many lines (rows of a board, indented JSON). It is many when
 * the first line with content is a whole puzzle by itself, or when the first two
 * both begin like one-line puzzles: then a broken first line is still reported as
 * that line's fault.
 */
import type { Source } from "../platform/parameters.js";

export interface LineNotation {
  /** A one-line notation of the game, beside JSON and addresses. */
  readonly oneLine: RegExp;
  /** A row of a board that is no comment although it begins with `#`. */
  readonly hashLine?: RegExp;
}

const address = /^https?:\/\/\S+$/;

/** A puzzle that stands in the command itself. */
export function inlinePuzzle(notation: LineNotation): RegExp {
  return new RegExp(`^\\s*[{[]|${address.source}|${notation.oneLine.source}`);
}

/** The puzzles of a file; a single one keeps its whole text, so that places in it stay right. */
export function puzzlesIn(source: Source, notation: LineNotation): readonly Source[] {
  const lines = source.text.split("\n");
  const content = lines.flatMap((line, i) => (isSkipped(line) ? [] : [{ line: line.trim(), number: i }]));
  const [first, second] = content;
  const startsWhole = first !== undefined && isWhole(first.line, notation);
  const startsAlike =
    first !== undefined && second !== undefined && begins(first.line) && begins(second.line);
  if (content.length > 1 && (startsWhole || startsAlike)) {
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

function isSkipped(line: string): boolean {
  return line.trim() === "" || isComment(line);
}

function isComment(line: string): boolean {
  return line.startsWith("#");
}

function begins(line: string): boolean {
  return line.startsWith("{") || address.test(line);
}

function isWhole(line: string, { oneLine }: LineNotation): boolean {
  if (address.test(line) || oneLine.test(line)) return true;
  if (!line.startsWith("{")) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/**
 * One puzzle or many? A file of several puzzles has one a line; a single puzzle
 * may itself take many lines (rows of a board, indented JSON). It is many when
 * the first line with content is a whole puzzle by itself, or when the first two
 * both begin like one-line puzzles: then a broken first line is still reported as
 * that line's fault.
 */
import type { Source } from "./parameters.js";

export interface LineNotation {
  /** A one-line notation of the game, beside JSON and addresses. */
  readonly oneLine: RegExp;
  /** What a line of a board may look like although it begins with `#`. */
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
  const isContent = (line: string): boolean => line.trim() !== "" && !isComment(line, notation);
  const content = lines.flatMap((line, i) => (isContent(line) ? [{ line: line.trim(), number: i }] : []));
  const [first, second] = content;
  if (first && second && (isWhole(first.line, notation) || (begins(first.line) && begins(second.line)))) {
    return content.map(({ number }) => ({
      name: source.name,
      text: lines[number]!.trimEnd(),
      firstLine: source.firstLine + number,
    }));
  }
  if (content.length === lines.length) return [source];
  const text = lines.map((line) => (isContent(line) ? line : "")).join("\n");
  return [{ ...source, text }];
}

function isComment(line: string, { hashLine }: LineNotation): boolean {
  return line.startsWith("#") && !hashLine?.test(line.trim());
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

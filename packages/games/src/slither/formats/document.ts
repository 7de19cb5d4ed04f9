/**
 * What every notation reads and writes: a puzzle and, where the notation has room
 * for it, what is drawn on it. Readers throw `ParseError` with the place of the
 * first thing they could not accept.
 */
import { type Message, message, ParseError } from "@masume/kernel";
import { type Edges, maxSize, minSize, type Puzzle } from "../board.js";
import type { State } from "../rules.js";

export interface SlitherDocument {
  readonly puzzle: Puzzle;
  readonly edges?: Edges;
  /** One character per edge, `1` where it is locked. */
  readonly locked?: string;
  /** What the puzzle is called, where the notation has room for it. */
  readonly title?: string;
}

/** A puzzle as it is played, for a notation; without anything drawn, the puzzle alone. */
export function documentOf(puzzle: Puzzle, { edges, locked }: State, title?: string): SlitherDocument {
  const named = title === undefined ? {} : { title };
  return /[^.]/.test(edges) ? { puzzle, edges, locked, ...named } : { puzzle, ...named };
}

export interface Format {
  /** The word for it on the command line. */
  readonly id: string;
  /** Whether a text, by its content, is meant in this notation; the text may still be faulty. */
  recognises(text: string): boolean;
  read(text: string): SlitherDocument;
  write(document: SlitherDocument): string;
}

export function problem(text: string, offset: number, reason: Message): ParseError {
  return new ParseError(text, offset, reason);
}

/** A width or height written in digits at that offset. */
export function readSize(text: string, offset: number, digits: string): number {
  const size = /^\d+$/.test(digits.trim()) ? Number(digits) : Number.NaN;
  if (!(size >= minSize && size <= maxSize)) {
    throw problem(text, offset, message("board.size", { min: minSize, max: maxSize, found: digits.trim() }));
  }
  return size;
}

/** A clue symbol at that offset as the board keeps it. */
export function readClue(text: string, offset: number, symbol: string): string {
  if (!/^[0-4?]$/.test(symbol)) throw problem(text, offset, message("board.clue", { found: symbol }));
  return symbol;
}

export interface SourceLine {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly offset: number;
}

/** The lines of a text with their offsets, line ends removed. */
export function linesOf(text: string): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  let offset = 0;
  for (const line of text.split("\n")) {
    lines.push({ text: line.replace(/\r$/, ""), offset });
    offset += line.length + 1;
  }
  return lines;
}

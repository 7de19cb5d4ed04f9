/**
 * The opening book: what long searches think of the first turns, so that the
 * strongest levels open well at once and not always alike. The lines are made by
 * `bench/src/nonaga/book.ts`. A position is found however it is turned, mirrored
 * or moved and whichever side is to play it, and a turn of the book is played only
 * after the rules have agreed to it.
 */
import type { Random } from "@masume/kernel";
import { type Ruleset, startPosition, type Turn } from "../board.js";
import { readTurn } from "../codec.js";
import { afterTurn, type Puzzle, play, type State } from "../rules.js";
import { bookLines } from "./book-lines.js";
import { canonicalPoses, mapTurn } from "./symmetry.js";

export interface BookTurn {
  readonly turn: Turn;
  /** What the search gave it, seen by the mover. */
  readonly score: number;
}

/** The turns of each known position, as its least text has them. */
type Book = ReadonlyMap<string, readonly BookTurn[]>;

const books = new Map<Ruleset, Book>();

/** So early in a game no layout can come for the third time, so no turn of the book can be a draw. */
const maxBookTurns = 3;

/**
 * The book's turns for a game, in its own coordinates; those that differ only by a
 * symmetry of the position stand together in one list.
 */
export function bookTurns(puzzle: Puzzle, state: State): readonly (readonly BookTurn[])[] {
  if (state.layouts.length > maxBookTurns) return [];
  const poses = canonicalPoses(puzzle.rules, state.position);
  const known = bookOf(puzzle.rules).get(poses[0]!.key) ?? [];
  return known
    .map(({ turn, score }) => poses.map(({ lift }) => ({ turn: mapTurn(turn, lift), score })))
    .map((alike) => alike.filter(({ turn }) => play(puzzle, state, turn).ok))
    .filter((alike) => alike.length > 0);
}

/** A turn out of the book, if it knows the position. */
export function fromBook(puzzle: Puzzle, state: State, random: Random): BookTurn | undefined {
  const known = bookTurns(puzzle, state);
  return known.length > 0 ? random.pick(random.pick(known)) : undefined;
}

function bookOf(rules: Ruleset): Book {
  const book = books.get(rules) ?? readBook(rules, bookLines[rules]);
  books.set(rules, book);
  return book;
}

/** A line is the turns that lead to a position, a colon, and the turns to play there, each with `=` and its score. */
function readBook(rules: Ruleset, lines: string): Book {
  const book = new Map<string, readonly BookTurn[]>();
  for (const line of lines.trim().split("\n")) {
    const [path, advice] = line.split(":").map((half) => half.split(" ").filter(Boolean));
    const position = path!.map(turnOf).reduce(afterTurn, startPosition);
    const { key, lay } = canonicalPoses(rules, position)[0]!;
    const turns = advice!.map((entry): BookTurn => {
      const [turn, score] = entry.split("=");
      return { turn: mapTurn(turnOf(turn!), lay), score: Number(score) };
    });
    book.set(key, turns);
  }
  return book;
}

function turnOf(text: string): Turn {
  return readTurn(text, 0, text);
}

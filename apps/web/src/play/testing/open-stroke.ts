/** A small Stroke board being played, for tests of what stands around a board. */
import { type Move, type Puzzle, type State, stroke } from "@masume/games/stroke";
import { type Cell, type Message, message } from "@masume/kernel";
import { openPlay } from "../create-play.js";
import type { Play } from "../play.js";

export type StrokePlay = Play<Puzzle, State, Move, unknown>;

export const extend = (...cells: readonly Cell[]): readonly Move[] =>
  cells.map((cell) => ({ kind: "extend", cell }));

/** The line that fills the board of `openStroke`. */
export const wholeLine: readonly Move[] = extend(
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 1],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
);

let count = 0;

/** To be called where there is an owner: a board of its own each time. */
export async function openStroke(title: Message = message("name")): Promise<() => StrokePlay> {
  const puzzle = stroke.codec.puzzle.parse("S..\n...\n..G");
  if (!puzzle.ok) throw new Error("the board cannot be read");
  const key = `stroke/${count++}`;
  return openPlay({ game: stroke, puzzle: puzzle.value, key, href: `/${key}`, title });
}

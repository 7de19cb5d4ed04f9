/** Small Sono boards, and one being played, for tests of what stands beside a board. */
import {
  type Gesture,
  type Move,
  type Op,
  type Puzzle,
  puzzleCodec,
  type State,
  sono,
} from "@masume/games/sono";
import { message, parseOrThrow } from "@masume/kernel";
import { openPlay } from "../../../play/create-play.js";
import type { Play } from "../../../play/play.js";

export type SonoPlay = Play<Puzzle, State, Move, Gesture>;

/** Two turns from all eight pairs. */
export const puzzle: Puzzle = parseOrThrow(
  puzzleCodec,
  '{"problem":{"field":{"size":4,"entities":[[1,0,3,3],[2,2,5,5],[7,0,6,4],[7,1,6,4]]}}}',
);

/** Those two. */
export const solution: readonly Op[] = [
  { x: 0, y: 0, n: 2 },
  { x: 1, y: 1, n: 3 },
];

/** A board as it was left on this device; to be called where there is an owner. */
export function openSono(board: Puzzle): Promise<() => SonoPlay> {
  const key = `sono/${puzzleCodec.format(board)}`;
  return openPlay({ game: sono, puzzle: board, key, href: `/${key}`, title: message("name") });
}

/**
 * Perft: how many sequences of full turns there are, the number that pins down a
 * rules engine. A winning slide is one turn, and its line ends there.
 *
 * The last level is counted, not played: with w(x) the number of places a tile x
 * could go if nothing stood on it, the tile moves after a slide are the sum of all
 * w less those of the six occupied tiles, so a slide from a to b changes the sum by
 * w(a) − w(b).
 */
import type { Task } from "@masume/kernel";
import type { Puzzle } from "../rules.js";
import { canMoveTo, findSlides, isTogether, listTurns, maxSlides, TileOptions, TurnList } from "./moves.js";
import { PackedPosition, packedFrom, packedShift } from "./packed-position.js";
import { cellCount } from "./torus.js";

const options = new TileOptions();
const slides = new Int16Array(maxSlides);
const ways = new Uint8Array(cellCount);

/** The number of turn sequences of this length; yields as it goes. */
export function* perft({ rules, position }: Puzzle, depth: number): Task<number> {
  const root = new PackedPosition().load(rules, position);
  if (depth === 0) return 1;
  if (isTogether(root, root.mover ^ 1)) return 0;
  if (depth === 1) return countTurns(root);
  const lists = Array.from({ length: depth }, () => new TurnList());
  const turns = lists[depth - 1]!;
  listTurns(root, turns);
  let total = 0;
  for (let i = 0; i < turns.count; i++) {
    root.play(turns.slides[i]!, turns.tiles[i]!);
    const counting = countLines(root, depth - 1, lists);
    for (;;) {
      const step = counting.next();
      yield { phase: "perft", done: i, total: turns.count };
      if (!step.done) continue;
      total += step.value;
      break;
    }
    root.undo();
  }
  return total;
}

/** Pauses after every part of two turns: a millisecond's work. */
function* countLines(
  position: PackedPosition,
  depth: number,
  lists: readonly TurnList[],
): Generator<void, number, void> {
  if (isTogether(position, position.mover ^ 1)) return 0;
  if (depth === 1) return countTurns(position);
  const turns = lists[depth - 1]!;
  listTurns(position, turns);
  let total = 0;
  for (let i = 0; i < turns.count; i++) {
    position.play(turns.slides[i]!, turns.tiles[i]!);
    if (depth > 2) total += yield* countLines(position, depth - 1, lists);
    else if (!isTogether(position, position.mover ^ 1)) total += countTurns(position);
    position.undo();
  }
  yield;
  return total;
}

/** The number of turns of a position that is not over. */
function countTurns(position: PackedPosition): number {
  const { pieces, mover } = position;
  options.find(position);
  let free = 0;
  for (let i = 0; i < options.tileCount; i++) {
    const tile = options.tiles[i]!;
    let places = 0;
    for (let j = 0; j < options.placeCount; j++) if (canMoveTo(position, tile, options.places[j]!)) places++;
    ways[tile] = places;
    free += places;
  }
  for (let i = 0; i < 6; i++) free -= ways[pieces[i]!]!;
  const count = findSlides(position, slides);
  let total = count === 0 ? Math.max(1, free) : 0;
  for (let i = 0; i < count; i++) {
    const from = slides[i]! & packedFrom;
    const to = position.slideEnd(from, slides[i]! >> packedShift);
    position.movePiece(from, to);
    total += isTogether(position, mover) ? 1 : Math.max(1, free + ways[from]! - ways[to]!);
    position.movePiece(to, from);
  }
  for (let i = 0; i < options.tileCount; i++) ways[options.tiles[i]!] = 0;
  return total;
}

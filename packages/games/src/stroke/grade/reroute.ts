/**
 * Another line by a small change of a known one: the same up to a cell, then on by
 * another way. Success is a proof that this way is as good; failure means nothing.
 * Most good ways on open boards are found like this, long before a search would.
 *
 * The way leads to a later cell of the line, and what lies between, a loop of
 * line from `first` to `last`, has to be taken in again: turned round on the spot,
 * put between two neighbours further on, or, closed to a ring, joined to the rest
 * across a square.
 */
import type { Graph } from "../solve/graph.js";

export function canReroute(
  graph: Graph,
  line: readonly number[],
  placeOf: ArrayLike<number>,
  place: number,
  way: number,
): boolean {
  const { neighbours } = graph;
  const rejoin = placeOf[way]!;
  const first = line[place + 1]!;
  const last = line[rejoin - 1]!;
  const touch = (a: number, b: number | undefined) =>
    b !== undefined &&
    (neighbours[a * 4] === b ||
      neighbours[a * 4 + 1] === b ||
      neighbours[a * 4 + 2] === b ||
      neighbours[a * 4 + 3] === b);
  if (touch(first, line[rejoin + 1])) return true;
  for (let slot = first * 4; slot < first * 4 + 4; slot++) {
    const other = neighbours[slot]!;
    const at = other < 0 ? -1 : placeOf[other]!;
    if (at > rejoin && touch(last, line[at - 1])) return true;
    if (at >= rejoin && touch(last, line[at + 1])) return true;
  }
  if (rejoin - place < 5 || !touch(first, last)) return false;
  for (let i = place + 1; i < rejoin; i++) {
    const cell = line[i]!;
    const next = i + 1 < rejoin ? line[i + 1]! : first;
    for (let d = 0; d < 4; d++) {
      const a = neighbours[cell * 4 + d]!;
      const b = neighbours[next * 4 + d]!;
      if (a < 0 || b < 0 || placeOf[a]! < rejoin || placeOf[b]! < rejoin) continue;
      if (Math.abs(placeOf[a]! - placeOf[b]!) === 1) return true;
    }
  }
  return false;
}

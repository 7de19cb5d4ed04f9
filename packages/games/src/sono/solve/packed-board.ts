/**
 * A board as the beam keeps it: its lines (see `lines.ts`), how many pairs are
 * unmatched, and the two cells of each of these in one word. Matched pairs need no
 * names, so the fuller a board is, the less there is to read.
 */
import { addPair, cutCells, lineCount, turnLines } from "./lines.js";
import { distanceOf, type TurnTable } from "./turn-table.js";

/** Where the number of unmatched pairs stands; the pairs follow. */
export const openOffset = (size: number): number => lineCount(size);

/** How many words a board takes at most. */
export const packedLength = (size: number): number => lineCount(size) + 1 + (size * size) / 2;

export const firstCell = (pair: number): number => pair & 0xffff;
export const secondCell = (pair: number): number => pair >>> 16;
const packPair = (p: number, q: number): number => p | (q << 16);

/** Packs a board given as two cells per value. */
export function packBoard(places: Uint16Array, { size, cells, pairs }: TurnTable): Int32Array {
  const packed = new Int32Array(packedLength(size));
  let end = openOffset(size) + 1;
  for (let i = 0; i < cells; i += 2) {
    const p = places[i]!;
    const q = places[i + 1]!;
    if (distanceOf(pairs[p * cells + q]!) === 1) addPair(packed, 0, size, p, q);
    else packed[end++] = packPair(p, q);
  }
  packed[openOffset(size)] = end - openOffset(size) - 1;
  return packed;
}

/** The cells of the pairs that one turn cuts. */
const cut = new Uint16Array(256);

/** Writes the board from `offset` on, turned, into `turned` from `at` on. Returns how many pairs are unmatched then. */
export function turnBoard(
  boards: Int32Array,
  offset: number,
  turn: number,
  { size, cells, to, pairs, square }: TurnTable,
  turned: Int32Array,
  at: number,
): number {
  turnLines(boards, offset, square[turn]!, size, turned, at);
  const base = turn * cells;
  const first = at + openOffset(size) + 1;
  let end = first;
  const cutCount = cutCells(boards, offset, square[turn]!, size, cut);
  for (let i = 0; i < cutCount; i += 2) {
    turned[end++] = packPair(to[base + cut[i]!]!, to[base + cut[i + 1]!]!);
  }
  const from = offset + openOffset(size) + 1;
  const open = boards[from - 1]!;
  for (let i = from; i < from + open; i++) {
    const p = to[base + firstCell(boards[i]!)]!;
    const q = to[base + secondCell(boards[i]!)]!;
    if (distanceOf(pairs[p * cells + q]!) === 1) addPair(turned, at, size, p, q);
    else turned[end++] = packPair(p, q);
  }
  turned[first - 1] = end - first;
  return end - first;
}

/** Boards as lines against the same boards as lists of pairs, with every square that can be turned. */
import { createRandom } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { allOps, maxSize, type Op, turnCells } from "../board.js";
import { addPair, bitCount, cutBy, cutCells, lineCount, lowestBit, packSquare, turnLines } from "./lines.js";

type Pair = readonly [number, number];

/** As many pairs as fit, laid at random: every line has some. */
function randomPairs(size: number): readonly Pair[] {
  const random = createRandom(`lines/${size}`);
  const isFree = Array.from({ length: size * size }, () => true);
  const places = isFree.flatMap((_, cell): Pair[] => [
    ...(cell % size < size - 1 ? [[cell, cell + 1] as const] : []),
    ...(cell + size < size * size ? [[cell, cell + size] as const] : []),
  ]);
  return random.shuffle(places).filter(([a, b]) => {
    if (!isFree[a] || !isFree[b]) return false;
    isFree[a] = false;
    isFree[b] = false;
    return true;
  });
}

function linesOf(pairs: readonly Pair[], size: number): Int32Array {
  const lines = new Int32Array(lineCount(size));
  for (const [a, b] of pairs) addPair(lines, 0, size, a, b);
  return lines;
}

function isInside(cell: number, { x, y, n }: Op, size: number): boolean {
  const [column, row] = [cell % size, Math.floor(cell / size)];
  return column >= x && column < x + n && row >= y && row < y + n;
}

describe.each([4, 18, maxSize])("on a board of %i, for every square of every side", (size) => {
  const pairs = randomPairs(size);
  const lines = linesOf(pairs, size);
  const cases = allOps(size).map((op) => {
    const cut = pairs.filter(([a, b]) => isInside(a, op, size) !== isInside(b, op, size));
    return { op, cut, square: packSquare(op.x, op.y, op.n), name: `${op.x}, ${op.y}, ${op.n}` };
  });

  test("as many pairs are cut as have one cell inside", () => {
    for (const { cut, square, name } of cases) expect(cutBy(square, lines, size), name).toBe(cut.length);
  });

  test("where every border is full, every place on it counts", () => {
    const full = new Int32Array(lineCount(size)).fill(2 ** size - 1);
    for (const { op, square, name } of cases) expect(cutBy(square, full, size), name).toBe(4 * op.n);
  });

  test("the cells that are cut are theirs", () => {
    const cells = new Uint16Array(8 * size);
    for (const { cut, square, name } of cases) {
      const count = cutCells(lines, 0, square, size, cells);
      expect([...cells.subarray(0, count)].sort(), name).toEqual(cut.flat().sort());
    }
  });

  test("the pairs that are left lie where their cells are turned to", () => {
    const turned = new Int32Array(lineCount(size));
    for (const { op, cut, square, name } of cases) {
      const cells = Array.from({ length: size * size }, (_, cell) => cell);
      turnCells(cells, size, op);
      const to = new Uint16Array(cells.length);
      for (const [cell, from] of cells.entries()) to[from] = cell;
      const left = pairs.filter((pair) => !cut.includes(pair));
      const expected = linesOf(
        left.map(([a, b]) => [to[a]!, to[b]!]),
        size,
      );
      turnLines(lines, 0, square, size, turned, 0);
      expect(turned.join(), name).toBe(expected.join());
    }
  });
});

test("bits are counted, and the lowest is found, in every word of one or two", () => {
  for (let low = 0; low < 32; low++) {
    for (let high = low; high < 32; high++) {
      const word = (1 << low) | (1 << high);
      expect([lowestBit(word), bitCount(word)]).toEqual([low, low === high ? 1 : 2]);
    }
  }
  expect([bitCount(0), bitCount(-1)]).toEqual([0, 32]);
});

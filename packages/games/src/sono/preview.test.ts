import { createRandom } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { allOps, flatCells, turnCells } from "./board.js";
import { randomPuzzle } from "./generate/scramble.js";
import { effectOf } from "./preview.js";

/** The values that stand in pairs, found by looking at every two neighbours. */
function pairedValues(cells: readonly number[], size: number): Set<number> {
  const paired = new Set<number>();
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const value = cells[y * size + x]!;
      if (x + 1 < size && cells[y * size + x + 1] === value) paired.add(value);
      if (y + 1 < size && cells[(y + 1) * size + x] === value) paired.add(value);
    }
  }
  return paired;
}

test("a preview names exactly the pairs that the turn makes and cuts, where they are before it", () => {
  const boards = fc.record({ size: fc.constantFrom(4, 6, 8), seed: fc.string(), pick: fc.nat() });
  fc.assert(
    fc.property(boards, ({ size, seed, pick }) => {
      const cells = flatCells(randomPuzzle(size, createRandom(seed)));
      const ops = allOps(size);
      const op = ops[pick % ops.length]!;
      const after = [...cells];
      turnCells(after, size, op);
      const { made, cut } = effectOf(cells, size, op);
      const values = (pairs: typeof made) =>
        pairs.map(([a, b]) => {
          expect(cells[a.y * size + a.x]).toBe(cells[b.y * size + b.x]);
          expect(a).not.toEqual(b);
          return cells[a.y * size + a.x]!;
        });
      const now = pairedValues(cells, size);
      const then = pairedValues(after, size);
      expect(new Set(values(made))).toEqual(new Set([...then].filter((value) => !now.has(value))));
      expect(new Set(values(cut))).toEqual(new Set([...now].filter((value) => !then.has(value))));
    }),
    { numRuns: 300 },
  );
});

import { createRandom } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { allOps, countPairs, maxPairs, type Op, rowsOf, turnCells } from "../board.js";
import { verify } from "../rules.js";
import { exactFour } from "./exact-four.js";

const size = 4;

/** Plain breadth-first search over boards as strings, values renamed in order of appearance. */
function bruteForce(cells: readonly number[], depth: number): number[] {
  const best: number[] = [countPairs(cells, size)];
  const seen = new Set([named(cells)]);
  let layer: number[][] = [[...cells]];
  for (let step = 1; step <= depth; step++) {
    const next: number[][] = [];
    let max = best.at(-1)!;
    for (const board of layer) {
      for (const op of allOps(size)) {
        const turned = [...board];
        turnCells(turned, size, op);
        const name = named(turned);
        if (seen.has(name)) continue;
        seen.add(name);
        next.push(turned);
        max = Math.max(max, countPairs(turned, size));
      }
    }
    best.push(max);
    layer = next;
  }
  return best;
}

function named(cells: readonly number[]): string {
  const names = new Map<number, string>();
  return cells
    .map((value) => {
      if (!names.has(value)) names.set(value, String.fromCharCode(97 + names.size));
      return names.get(value);
    })
    .join("");
}

function boardAt(distance: number, seed: string): number[] {
  const random = createRandom(seed);
  const cells = Array.from({ length: 16 }, (_, i) => i >> 1);
  for (let i = 0; i < distance; i++) {
    const op = random.pick(allOps(size));
    for (let quarter = 0; quarter < 3; quarter++) turnCells(cells, size, op);
  }
  return cells;
}

function pairsAfter(cells: readonly number[], ops: readonly Op[]): number {
  const verdict = verify({ size, entities: rowsOf(cells, size) }, ops);
  expect(verdict.valid).toBe(true);
  return verdict.pairs;
}

describe("the exact solver of 4 × 4 boards", () => {
  it("finds what breadth-first search finds, step by step", () => {
    for (let i = 0; i < 5; i++) {
      const cells = boardAt(i, `near/${i}`);
      const best = bruteForce(cells, 3);
      for (const [steps, pairs] of best.entries()) {
        const ops = exactFour(cells, steps);
        expect(pairsAfter(cells, ops)).toBe(pairs);
        expect(ops.length).toBe(best.indexOf(pairs));
      }
    }
  });

  it("pairs every board, in as many turns on average as exhaustive search over all of them says", () => {
    const random = createRandom("all");
    const boards = 150;
    const spread = new Map<number, number>();
    let sum = 0;
    for (let i = 0; i < boards; i++) {
      const cells = random.shuffle(Array.from({ length: 16 }, (_, at) => at >> 1));
      const ops = exactFour(cells);
      expect(pairsAfter(cells, ops)).toBe(maxPairs(size));
      spread.set(ops.length, (spread.get(ops.length) ?? 0) + 1);
      sum += ops.length;
    }
    // The mean over all 2,027,025 matchings is 5.47, the deviation 0.75: three deviations of a mean of 150.
    expect(Math.abs(sum / boards - 5.47)).toBeLessThan(0.185);
    expect(Math.max(...spread.keys())).toBeLessThanOrEqual(7);
  });

  it("gives the most pairs when the steps do not suffice", () => {
    const random = createRandom("hard");
    for (let found = 0; found < 2; ) {
      const cells = random.shuffle(Array.from({ length: 16 }, (_, at) => at >> 1));
      const needed = exactFour(cells).length;
      if (needed !== 6) continue;
      found++;
      const ops = exactFour(cells, needed - 1);
      const pairs = pairsAfter(cells, ops);
      expect(ops.length).toBeLessThan(needed);
      expect(pairs).toBeLessThan(maxPairs(size));
      expect(pairs).toBeGreaterThanOrEqual(pairsAfter(cells, exactFour(cells, needed - 2)));
    }
  });
});

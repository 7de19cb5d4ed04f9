/** The answer by rule: valid and complete on every board. */
import { createRandom } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { flatCells, maxPairs } from "../board.js";
import { maxOps } from "../codec.js";
import { randomPuzzle } from "../generate/scramble.js";
import { verify } from "../rules.js";
import { construct } from "./construct.js";

test("makes all pairs of any board", () => {
  const size = fc.integer({ min: 2, max: 12 }).map((half) => 2 * half);
  fc.assert(
    fc.property(size, fc.string(), (size, seed) => {
      const puzzle = randomPuzzle(size, createRandom(seed));
      const ops = construct(flatCells(puzzle), size);
      expect(verify(puzzle, ops)).toMatchObject({ valid: true, pairs: maxPairs(size) });
      expect(ops.length).toBeLessThanOrEqual(maxOps);
    }),
    { numRuns: 40 },
  );
});

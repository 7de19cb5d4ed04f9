/** The solver: its answers are always valid, keep every limit, and depend on nothing but problem, seed and work. */
import { Budget, createRandom, finish } from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxPairs, type Puzzle } from "../board.js";
import { explain } from "../explain/index.js";
import { generate } from "../generate/index.js";
import { randomPuzzle, scrambledPuzzle } from "../generate/scramble.js";
import { replayTo, start, verify } from "../rules.js";
import { bestOf, type Plan, type SolveOptions, solveLane, solveLanes } from "./lane.js";

function lane(puzzle: Puzzle, options: SolveOptions, number: number, work: number): Plan {
  return finish(solveLane(puzzle, options, number, createRandom("test"), new Budget(work)));
}

describe("answers", () => {
  test("are valid, within the limit, and worth what they claim", () => {
    const size = fc.integer({ min: 2, max: 5 }).map((half) => 2 * half);
    const limit = fc.option(fc.nat(30), { nil: undefined });
    const work = fc.constantFrom(0, 10_000, 1_000_000);
    fc.assert(
      fc.property(size, fc.string(), limit, fc.boolean(), work, (size, seed, maxSteps, allPairs, work) => {
        const puzzle = randomPuzzle(size, createRandom(seed));
        const options = maxSteps === undefined ? { allPairs } : { allPairs, maxSteps };
        const { ops, pairs } = lane(puzzle, options, 0, work);
        const verdict = verify(puzzle, ops, maxSteps);
        expect(verdict).toMatchObject({ valid: true, pairs });
        expect(pairs).toBeGreaterThanOrEqual(start(puzzle).pairs);
        if (maxSteps === undefined) expect(pairs).toBe(maxPairs(size));
      }),
      { numRuns: 30 },
    );
  });

  test("come to all pairs on boards of every size, in few operations even with little work", () => {
    // Beams of a few boards need about 1.6 operations per pair at most; the answer by rule needs dozens.
    for (let size = 6; size <= 14; size += 2) {
      const { ops, pairs } = lane(randomPuzzle(size, createRandom("sizes")), {}, 0, 15_000_000);
      expect(pairs).toBe(maxPairs(size));
      expect(ops.length).toBeLessThan(2 * maxPairs(size));
    }
  });

  test("are no longer than the way a board was scrambled", () => {
    for (const turns of [1, 2, 3]) {
      const { puzzle } = scrambledPuzzle(8, turns, createRandom(`scramble/${turns}`));
      expect(lane(puzzle, {}, 0, 3_000_000).ops.length).toBeLessThanOrEqual(turns);
    }
  });

  test("of a board that is done, or without steps or work, are empty or by rule", () => {
    const done = scrambledPuzzle(6, 1, createRandom("done"));
    const solved: Puzzle = {
      size: 6,
      entities: Array.from({ length: 6 }, (_, y) =>
        replayTo(done.puzzle, done.solution, 1).cells.slice(6 * y, 6 * y + 6),
      ),
    };
    expect(lane(solved, {}, 0, 1_000_000)).toEqual({ ops: [], pairs: 18 });
    const puzzle = randomPuzzle(6, createRandom("idle"));
    expect(lane(puzzle, { maxSteps: 0 }, 0, 1_000_000).ops).toEqual([]);
    expect(lane(puzzle, {}, 0, 0).pairs).toBe(18);
  });
});

describe("lanes", () => {
  const puzzle = randomPuzzle(8, createRandom("lanes"));
  const work = 1_500_000;

  test("depend on problem, seed, number and work alone, and differ", () => {
    const lanes = [0, 1, 2, 3].map((number) => lane(puzzle, {}, number, work));
    expect([3, 0].map((number) => lane(puzzle, {}, number, work))).toEqual([lanes[3], lanes[0]]);
    expect(new Set(lanes.map(({ ops }) => JSON.stringify(ops))).size).toBeGreaterThan(1);
  });

  test("make the same answer one after another as apart", () => {
    const apart = [0, 1, 2].map((number) => lane(puzzle, { maxSteps: 12 }, number, work)) as [Plan];
    const together = finish(
      solveLanes(puzzle, { maxSteps: 12 }, 3, createRandom("test"), new Budget(3 * work)),
    );
    expect(together).toEqual(bestOf(apart));
  });

  test("report answers that only get better", () => {
    let before: Plan = { ops: [], pairs: -1 };
    for (const { best } of solveLane(puzzle, {}, 0, createRandom("test"), new Budget(work))) {
      if (best === undefined || best === before) continue;
      expect(bestOf([before, best])).toBe(best);
      expect(verify(puzzle, best.ops).valid).toBe(true);
      before = best;
    }
    expect(before.pairs).toBe(maxPairs(8));
  });

  test("are ranked by pairs, then operations, then order", () => {
    const op = { x: 0, y: 0, n: 2 };
    const [few, many, short]: Plan[] = [
      { pairs: 3, ops: [] },
      { pairs: 4, ops: [op, op] },
      { pairs: 4, ops: [op] },
    ];
    expect(bestOf([few!, many!, short!])).toBe(short);
    expect(bestOf([short!, { ...short! }, few!])).toBe(short);
  });
});

describe("a hint", () => {
  test.each([8, 24])("brings pairs at once on a fresh board of %i", (size) => {
    const puzzle = randomPuzzle(size, createRandom("hint"));
    const state = start(puzzle);
    const { moves } = finish(explain(puzzle, state, new Budget()))!;
    expect(replayTo(puzzle, moves, moves.length).pairs).toBeGreaterThan(state.pairs);
    expect(moves.length).toBeLessThanOrEqual(4);
  });
});

test("the generator ends with an answer", () => {
  for (const params of [{ size: 4 }, { size: 12 }, { size: 8, scramble: 7 }]) {
    const made = finish(generate(params, createRandom("made")));
    if (!made.ok) throw new Error(made.error.key);
    const { puzzle, solution } = made.value;
    expect(verify(puzzle, solution!)).toMatchObject({ valid: true, pairs: maxPairs(params.size) });
  }
});

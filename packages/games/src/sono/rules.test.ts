import { createRandom, type Random } from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allOps,
  countPairs,
  crossingPairs,
  maxPairs,
  type Op,
  type Puzzle,
  rowsOf,
  turnCells,
} from "./board.js";
import { curveTicks, pairCurve, play, replayTo, start, status, verify, violations } from "./rules.js";

const sizes = [4, 6, 8, 10, 12, 16, 24];

function randomProblem(size: number, random: Random): Puzzle {
  const cells = random.shuffle(Array.from({ length: size * size }, (_, i) => i >> 1));
  return { size, entities: rowsOf(cells, size) };
}

/**
 * A verifier that shares nothing with the library: the board is a dictionary
 * from "x/y" to value, a turn is by the formula for one cell, and pairs are
 * values whose two places have Manhattan distance one.
 */
function simplyVerify(
  entities: readonly (readonly number[])[],
  ops: readonly Op[],
  maxSteps: number,
): { valid: true; pairs: number } | { valid: false; op: number } {
  const size = entities.length;
  let board = new Map<string, number>();
  for (let x = 0; x < size; x++) for (let y = 0; y < size; y++) board.set(`${x}/${y}`, entities[y]![x]!);
  for (let i = 0; i < ops.length; i++) {
    const { x, y, n } = ops[i]!;
    const corners = [x, y, x + n - 1, y + n - 1];
    const inside = corners.every((edge) => edge >= 0 && edge <= size - 1);
    if (i >= maxSteps || n <= 1 || n >= size || !inside) return { valid: false, op: i };
    const next = new Map(board);
    for (let dx = 0; dx < n; dx++) {
      for (let dy = 0; dy < n; dy++)
        next.set(`${x + n - 1 - dy}/${y + dx}`, board.get(`${x + dx}/${y + dy}`)!);
    }
    board = next;
  }
  const places = new Map<number, [number, number][]>();
  for (const [place, value] of board) {
    const [px, py] = place.split("/").map(Number);
    places.set(value, [...(places.get(value) ?? []), [px!, py!]]);
  }
  let pairs = 0;
  for (const [a, b] of places.values()) {
    if (Math.abs(a![0] - b![0]) + Math.abs(a![1] - b![1]) === 1) pairs++;
  }
  return { valid: true, pairs };
}

describe("a turn", () => {
  it("is clockwise", () => {
    const cells = Array.from({ length: 16 }, (_, i) => i);
    turnCells(cells, 4, { x: 1, y: 0, n: 3 });
    expect(rowsOf(cells, 4)).toEqual([
      [0, 9, 5, 1],
      [4, 10, 6, 2],
      [8, 11, 7, 3],
      [12, 13, 14, 15],
    ]);
  });

  it("made four times changes nothing, and fewer times something", () => {
    for (const size of [4, 6, 8, 16]) {
      for (const op of allOps(size)) {
        const cells = Array.from({ length: size * size }, (_, i) => i);
        const before = [...cells];
        for (let k = 1; k <= 4; k++) {
          turnCells(cells, size, op);
          if (k < 4) expect(cells).not.toEqual(before);
        }
        expect(cells).toEqual(before);
      }
    }
  });

  it("changes the pairs by those that cross its border", () => {
    const random = createRandom("crossing");
    for (const size of sizes) {
      const ops = allOps(size);
      const cells = random
        .shuffle(Array.from({ length: size * size }, (_, i) => i >> 1))
        .sort((a, b) => (random.below(3) === 0 ? 0 : a - b));
      let pairs = countPairs(cells, size);
      for (let i = 0; i < 300; i++) {
        const op = random.pick(ops);
        pairs -= crossingPairs(cells, size, op);
        turnCells(cells, size, op);
        pairs += crossingPairs(cells, size, op);
        expect(pairs).toBe(countPairs(cells, size));
      }
    }
  });

  it("has as many kinds as there are squares", () => {
    expect(allOps(4)).toHaveLength(9 + 4);
    expect(allOps(16)).toHaveLength(1239);
    expect(allOps(24)).toHaveLength(4323);
  });
});

describe("an answer", () => {
  it("gets the verdict of an independent verifier, 10,000 times", () => {
    const random = createRandom("answers");
    let broken = 0;
    for (let i = 0; i < 10_000; i++) {
      const size = random.pick([4, 4, 6, 6, 8, 10, 16]);
      const puzzle = randomProblem(size, random);
      const legal = allOps(size);
      const ops: Op[] = Array.from({ length: random.below(8) }, () => random.pick(legal));
      if (ops.length > 0 && random.below(2) === 0) {
        const wild = () => random.below(size + 4) - 2;
        ops[random.below(ops.length)] = { x: wild(), y: wild(), n: wild() };
      }
      const maxSteps = random.below(12);
      const simple = simplyVerify(puzzle.entities, ops, maxSteps);
      const verdict = verify(puzzle, ops, maxSteps);
      if (simple.valid) {
        expect(verdict).toEqual({
          valid: true,
          pairs: simple.pairs,
          maxPairs: maxPairs(size),
          steps: ops.length,
        });
      } else {
        broken++;
        expect(verdict.valid).toBe(false);
        expect(verdict.error?.op).toBe(simple.op);
        expect(verdict.steps).toBe(simple.op);
      }
    }
    expect(broken).toBeGreaterThan(2000);
    expect(broken).toBeLessThan(8000);
  });

  it("is refused for the rule it breaks", () => {
    const puzzle = randomProblem(6, createRandom("refused"));
    const code = (op: Op, maxSteps?: number) => verify(puzzle, [op], maxSteps).error?.violation.code;
    expect(code({ x: 0, y: 0, n: 1 })).toBe("too-small");
    expect(code({ x: 0, y: 0, n: 6 })).toBe("whole-board");
    expect(code({ x: 0, y: 0, n: 7 })).toBe("outside");
    expect(code({ x: 3, y: 0, n: 4 })).toBe("outside");
    expect(code({ x: 0, y: -1, n: 4 })).toBe("outside");
    expect(code({ x: 2, y: 2, n: 4 }, 0)).toBe("no-steps-left");
    expect(code({ x: 2, y: 2, n: 4 }, 1)).toBeUndefined();
  });

  it("can be replayed to any step", () => {
    const random = createRandom("replay");
    const puzzle = randomProblem(8, random);
    const ops = Array.from({ length: 20 }, () => random.pick(allOps(8)));
    let state = start(puzzle);
    const curve = pairCurve(puzzle, ops);
    for (let step = 0; step <= ops.length; step++) {
      expect(replayTo(puzzle, ops, step)).toEqual(state);
      expect(curve[step]).toBe(state.pairs);
      const next = step < ops.length ? play(puzzle, state, ops[step]!) : undefined;
      if (next?.ok) state = next.value;
    }
    expect(replayTo(puzzle, ops, 99)).toEqual(state);
    expect(replayTo(puzzle, ops, -1)).toEqual(start(puzzle));
  });
});

describe("a game", () => {
  it("names each value that does not touch its twin, and is solved when there is none", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(4, 6, 8), (seed, size) => {
        const random = createRandom(seed);
        let puzzle = randomProblem(size, random);
        if (random.below(4) === 0) puzzle = { size, entities: solvedRows(size) };
        const state = start(puzzle);
        const found = violations(puzzle, state);
        expect(found.length).toBe(maxPairs(size) - state.pairs);
        expect(status(puzzle, state).phase).toBe(found.length === 0 ? "solved" : "open");
        for (const violation of found) {
          const values = violation.at.map((id) => {
            const [x, y] = id.split(",").map(Number);
            return puzzle.entities[y!]![x!];
          });
          expect(values).toEqual([violation.params?.value, violation.params?.value]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("does not take the end of a row for a neighbour of the next row's beginning", () => {
    const entities = [
      [0, 1, 2, 3],
      [3, 0, 1, 2],
      [4, 4, 5, 5],
      [6, 6, 7, 7],
    ];
    const puzzle = { size: 4, entities };
    expect(start(puzzle).pairs).toBe(4);
    expect(violations(puzzle, start(puzzle)).map((violation) => violation.params?.value)).toEqual([
      3, 0, 1, 2,
    ]);
  });

  it("ends when the steps are used up", () => {
    const puzzle = { ...randomProblem(4, createRandom("steps")), maxSteps: 1 };
    const first = play(puzzle, start(puzzle), { x: 0, y: 0, n: 2 });
    if (!first.ok) throw new Error("the first turn is allowed");
    expect(status(puzzle, start(puzzle)).phase).toBe("open");
    expect(status(puzzle, first.value)).toMatchObject({
      phase: "over",
      maxMoves: 1,
      score: { value: first.value.pairs, of: 8 },
    });
    const second = play(puzzle, first.value, { x: 0, y: 0, n: 2 });
    expect(second).toMatchObject({ ok: false, error: { code: "no-steps-left" } });
  });
});

it("is solved when the last turn makes the last pair", () => {
  const entities = solvedRows(4);
  const { puzzle, solution } = { puzzle: { size: 4, entities, maxSteps: 4 }, solution: { x: 0, y: 0, n: 3 } };
  let state = start(puzzle);
  for (let i = 0; i < 4; i++) {
    const played = play(puzzle, state, solution);
    if (!played.ok) throw new Error("four turns are allowed");
    state = played.value;
  }
  expect(status(puzzle, state).phase).toBe("solved");
});

function solvedRows(size: number): number[][] {
  return rowsOf(
    Array.from({ length: size * size }, (_, i) => i >> 1),
    size,
  );
}

it("an answer is held to the problem's own limit unless another is given", () => {
  const puzzle = { size: 4, entities: solvedRows(4), maxSteps: 1 };
  const ops = [
    { x: 0, y: 0, n: 2 },
    { x: 0, y: 0, n: 2 },
  ];
  expect(verify(puzzle, ops)).toMatchObject({ valid: false, steps: 1, error: { op: 1 } });
  expect(verify(puzzle, ops, 2)).toMatchObject({ valid: true, steps: 2 });
});

it("the ticks of an axis are as close as their number allows, in steps of 1, 2 or 5 and zeros", () => {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  for (const most of [1, 4, 5, 10]) {
    for (let last = 0; last <= 700; last++) {
      const step = steps.find((one) => last <= most * one)!;
      const expected = Array.from({ length: last + 1 }, (_, value) => value).filter(
        (value) => value % step === 0,
      );
      expect(curveTicks(last, most), `${last} in ${most}`).toEqual(expected);
    }
  }
});

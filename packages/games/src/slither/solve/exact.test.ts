import { Budget, createRandom, finish, type Random } from "@masume/kernel";
import { expect, test } from "vitest";
import type { Puzzle } from "../board.js";
import { readDocument } from "../formats/index.js";
import { randomLoop } from "../generate/loop.js";
import { loopViolations } from "../rules.js";
import { allLoops, solutionsOf } from "../testing/brute-force.js";
import { countBySat } from "../testing/sat.js";
import { type SolutionCount, solveExactly } from "./exact.js";

function countOf(puzzle: Puzzle): SolutionCount {
  return finish(solveExactly(puzzle));
}

/** A board whose clues come from one of its loops, each kept with that chance in eight, some then falsified. */
function randomBoard(random: Random, sizes: readonly (readonly [number, number])[]): Puzzle {
  const [width, height] = random.pick(sizes);
  const { counts } = random.pick(allLoops(width, height));
  const kept = random.below(9);
  const falsified = random.below(4) === 0 ? 1 + random.below(3) : 0;
  const clues = Array.from(counts, (count) => (random.below(8) < kept ? String(count) : "."));
  for (let i = 0; i < falsified; i++) clues[random.below(clues.length)] = String(random.below(5));
  if (random.below(10) === 0) clues[random.below(clues.length)] = "?";
  return { width, height, clues: clues.join("") };
}

test("the known numbers of loops: 1, 13, 213, 9349 on squares", () => {
  expect([1, 2, 3, 4].map((n) => allLoops(n, n).length)).toEqual([1, 13, 213, 9349]);
});

test("agrees with brute force on thousands of small boards", () => {
  const random = createRandom("exact");
  const sizes: [number, number][] = [
    [1, 1],
    [2, 1],
    [1, 4],
    [2, 2],
    [3, 2],
    [3, 3],
    [5, 2],
    [4, 3],
    [3, 4],
    [5, 3],
    [4, 4],
  ];
  const seen = { unique: 0, multiple: 0, none: 0, unknown: 0 };
  for (let i = 0; i < 4000; i++) {
    const puzzle = randomBoard(random, sizes);
    const solutions = solutionsOf(puzzle).map(({ edges }) => edges);
    const found = countOf(puzzle);
    seen[found.status]++;
    const expected = solutions.length === 0 ? "none" : solutions.length === 1 ? "unique" : "multiple";
    expect(`${puzzle.clues} ${found.status}`).toBe(`${puzzle.clues} ${expected}`);
    if (found.status === "unique") expect(found.loop).toBe(solutions[0]);
    if (found.status === "multiple") {
      expect(found.loop).not.toBe(found.second);
      expect(solutions).toContain(found.loop);
      expect(solutions).toContain(found.second);
    }
  }
  expect(Math.min(seen.unique, seen.multiple, seen.none)).toBeGreaterThan(300);
});

test("every loop is the only solution once all its clues but a few are given, or brute force knows a second", () => {
  for (const { counts, edges } of allLoops(3, 3)) {
    const puzzle = { width: 3, height: 3, clues: counts.join("") };
    const solutions = solutionsOf(puzzle);
    const found = countOf(puzzle);
    expect(found.status).toBe(solutions.length === 1 ? "unique" : "multiple");
    if (found.status === "unique") expect(found.loop).toBe(edges);
  }
});

test("a SAT solver agrees on larger boards", async () => {
  const random = createRandom("sat");
  const seen = { unique: 0, multiple: 0, none: 0, unknown: 0 };
  for (let i = 0; i < 60; i++) {
    const puzzle = tiled(random, 2 + random.below(2), 2 + random.below(2), 4 + random.below(4));
    const found = countOf(puzzle);
    seen[found.status]++;
    expect(`${puzzle.clues} ${found.status}`).toBe(`${puzzle.clues} ${await countBySat(puzzle)}`);
    if ("loop" in found) expect(loopViolations(puzzle, found.loop)).toEqual([]);
    if ("second" in found) expect(loopViolations(puzzle, found.second)).toEqual([]);
  }
  expect(seen.none).toBeGreaterThan(0);
  expect(seen.multiple).toBeGreaterThan(0);
});

test("2,000 boards of 5 × 5 to 8 × 8: two loops shown, or a SAT solver agrees", async () => {
  const random = createRandom("sat/middle");
  const seen = { unique: 0, multiple: 0, none: 0, unknown: 0 };
  for (let i = 0; i < 2000; i++) {
    const puzzle = clued(random, 5 + random.below(4), 5 + random.below(4));
    const found = countOf(puzzle);
    seen[found.status]++;
    if ("loop" in found) expect(loopViolations(puzzle, found.loop)).toEqual([]);
    if (found.status === "multiple") {
      expect(loopViolations(puzzle, found.second)).toEqual([]);
      expect(found.second).not.toBe(found.loop);
    } else {
      expect(`${puzzle.clues} ${found.status}`).toBe(`${puzzle.clues} ${await countBySat(puzzle)}`);
    }
  }
  expect(Math.min(seen.unique, seen.multiple, seen.none)).toBeGreaterThan(200);
});

/** A loop's clues on a board of this size, some of them left out or falsified. */
function clued(random: Random, width: number, height: number): Puzzle {
  const { counts } = randomLoop(width, height, random);
  const kept = 4 + random.below(5);
  const clues = Array.from(counts, (count) => (random.below(10) < kept ? String(count) : "."));
  if (random.below(4) === 0) clues[random.below(clues.length)] = String(random.below(4));
  return { width, height, clues: clues.join("") };
}

/** Clues of small loops side by side: rarely one loop's clues, so search has to work. */
function tiled(random: Random, across: number, down: number, kept: number): Puzzle {
  const width = across * 4;
  const height = down * 4;
  const clues = new Array<string>(width * height).fill(".");
  for (let tile = 0; tile < across * down; tile++) {
    const { counts } = random.pick(allLoops(4, 4));
    for (let cell = 0; cell < 16; cell++) {
      const row = Math.floor(tile / across) * 4 + (cell >> 2);
      if (random.below(16) < kept)
        clues[row * width + (tile % across) * 4 + (cell & 3)] = String(counts[cell]);
    }
  }
  return { width, height, clues: clues.join("") };
}

test("boards without clues, with zeros only, with a clue of four", () => {
  const board = (width: number, height: number, clues: string): Puzzle => ({ width, height, clues });
  expect(countOf(board(1, 1, ".")).status).toBe("unique");
  expect(countOf(board(1, 1, "4")).status).toBe("unique");
  expect(countOf(board(1, 1, "?")).status).toBe("unique");
  expect(countOf(board(1, 1, "0")).status).toBe("none");
  expect(countOf(board(3, 3, "000000000")).status).toBe("none");
  expect(countOf(board(3, 3, ".0.0.0.0.")).status).toBe("none");
  expect(countOf(board(5, 5, "....4....................")).status).toBe("unique");
  expect(countOf(board(100, 100, ".".repeat(10_000))).status).toBe("multiple");
});

test("puzzles of other makers, decided and answered", () => {
  // The two examples of the notations, and boards made with Loopy.
  const known: Readonly<Record<string, SolutionCount["status"]>> = {
    "slither/4/4/dgdh2c7b": "unique",
    "slither/5/5/cbcbcddad": "unique",
  };
  for (const [text, status] of Object.entries(known)) {
    const document = readDocument(text);
    if (!document.ok) throw new Error(text);
    const found = countOf(document.value.puzzle);
    expect(found.status).toBe(status);
    if ("loop" in found) expect(loopViolations(document.value.puzzle, found.loop)).toEqual([]);
  }
});

test("a budget ends the work without a result, and the same budget at the same point", () => {
  const puzzle: Puzzle = { width: 30, height: 30, clues: "2".padEnd(450, ".").padEnd(900, "..1.") };
  const run = (limit: number) => {
    const budget = new Budget(limit);
    return { found: finish(solveExactly(puzzle, budget)), spent: budget.spent };
  };
  expect(run(10).found.status).toBe("unknown");
  expect(run(500)).toEqual(run(500));
  expect(run(Number.POSITIVE_INFINITY).found.status).not.toBe("unknown");
});

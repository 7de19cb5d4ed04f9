import { createRandom, type Random } from "@masume/kernel";
import { expect, test } from "vitest";
import { clueAt, edgeName, type Puzzle } from "../board.js";
import { line, unknown } from "../edge-value.js";
import type { Methods } from "../params.js";
import { allLoops, solutionsOf } from "../testing/brute-force.js";
import { topologyOf } from "../topology.js";
import { chainLimit, Deduction } from "./deduction.js";

const everyChoice: readonly Methods[] = [false, true].flatMap((gates) =>
  [false, true].flatMap((colours) => ([0, 1, 2] as const).map((trial) => ({ gates, colours, trial }))),
);

function randomBoard(random: Random): Puzzle {
  const [width, height] = random.pick([
    [2, 1],
    [2, 2],
    [3, 2],
    [3, 3],
    [4, 3],
    [3, 5],
    [4, 4],
  ] as const);
  const { counts } = random.pick(allLoops(width, height));
  const kept = 2 + random.below(7);
  const clues = Array.from(counts, (count) => (random.below(8) < kept ? String(count) : "."));
  if (random.below(5) === 0) clues[random.below(clues.length)] = String(random.below(5));
  return { width, height, clues: clues.join("") };
}

function deduce(puzzle: Puzzle, methods: Methods): { deduction: Deduction; isConsistent: boolean } {
  const deduction = new Deduction(topologyOf(puzzle), methods);
  let isConsistent = true;
  for (let cell = 0; cell < puzzle.clues.length && isConsistent; cell++) {
    const clue = clueAt(puzzle, cell);
    if (clue !== undefined) isConsistent = deduction.addClue(cell, clue);
  }
  return { deduction, isConsistent: isConsistent && deduction.run() };
}

test("every deduction agrees with every solution, whatever the methods", () => {
  const random = createRandom("sound");
  let solved = 0;
  for (let i = 0; i < 1500; i++) {
    const puzzle = randomBoard(random);
    const solutions = solutionsOf(puzzle);
    for (const methods of everyChoice) {
      const { deduction, isConsistent } = deduce(puzzle, methods);
      const { propagator } = deduction;
      const shown = `${puzzle.width}x${puzzle.height} ${puzzle.clues} ${JSON.stringify(methods)}`;
      if (!isConsistent) {
        expect(`${shown} ${solutions.length} solutions`).toBe(`${shown} 0 solutions`);
        continue;
      }
      for (const { edges } of solutions) {
        for (const [edge, value] of propagator.edge.entries()) {
          if (value !== unknown && (value === line) !== (edges[edge] === "1")) {
            throw new Error(
              `${shown}: ${edgeName(puzzle, edge)} is not ${value === line ? "a line" : "a cross"}`,
            );
          }
        }
      }
      if (!propagator.isClosed) continue;
      solved++;
      expect(`${shown} ${solutions.length}`).toBe(`${shown} 1`);
    }
  }
  expect(solved).toBeGreaterThan(3000);
});

test("a trial's limit is the length of line it may draw: 12 and 120 of the 623 edges of 21×14", () => {
  expect([0, 1, 2].map((level) => chainLimit(623, level as 0 | 1 | 2))).toEqual([0, 12, 120]);
});

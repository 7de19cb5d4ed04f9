/**
 * How good Sono's answers are: operations to all pairs by size, and pairs after a
 * few operations, for an amount of work a board (first argument, 1e9 by default),
 * as the tables in `docs/sono-solver.md`.
 *
 *   npx tsx --conditions=source bench/src/sono-operations.ts 1e8
 */
import { maxPairs, type Plan, type Puzzle, randomPuzzle, solveLane, verify } from "@masume/games/sono";
import { Budget, createRandom, finish } from "@masume/kernel";

const work = Number(process.argv[2] ?? 1e9);
const boardsEach = 5;
const sizes = [4, 6, 8, 12, 16, 20, 24];
const stepLimits = [10, 25, 50, 100];

function boards(size: number): readonly Puzzle[] {
  return Array.from({ length: boardsEach }, (_, i) => randomPuzzle(size, createRandom(`operations/${i}`)));
}

/** The solver's answer, which the rules must confirm. */
function solved(problem: Puzzle, maxSteps?: number): Plan {
  const options = maxSteps === undefined ? { allPairs: true } : { maxSteps };
  const plan = finish(solveLane(problem, options, 0, createRandom("operations"), new Budget(work)));
  const { valid, pairs } = verify(problem, plan.ops, maxSteps);
  if (!valid || pairs !== plan.pairs)
    throw new Error(`an invalid answer: ${JSON.stringify({ problem, plan })}`);
  return plan;
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  return `${sorted[0]} | ${sorted[Math.floor(sorted.length / 2)]} | ${sorted.at(-1)}`;
}

console.log("| size | boards | fewest | median | most |\n| --- | --- | --- | --- | --- |");
for (const size of sizes) {
  const plans = boards(size).map((problem) => solved(problem));
  if (plans.some(({ pairs }) => pairs < maxPairs(size))) throw new Error(`pairs are missing at ${size}`);
  console.log(`| ${size}×${size} | ${plans.length} | ${spread(plans.map(({ ops }) => ops.length))} |`);
}
console.log("\n| operations, 16×16 | boards | fewest | median | most |\n| --- | --- | --- | --- | --- |");
for (const limit of stepLimits) {
  const plans = boards(16).map((problem) => solved(problem, limit));
  console.log(`| ${limit} | ${plans.length} | ${spread(plans.map(({ pairs }) => pairs))} |`);
}

/** Sono: how long answers take. How good they are, `sono-answers.ts` says. */
import { construct, exactFour, flatCells, type Puzzle, randomPuzzle, solveLane } from "@masume/games/sono";
import { Budget, createRandom, finish } from "@masume/kernel";
import { type AnyMeasurement, type Contestant, timed } from "./measurement.js";

const boardsEach = 5;
const searchWork = 50_000_000;

function boards(size: number): readonly Puzzle[] {
  return Array.from({ length: boardsEach }, (_, i) => randomPuzzle(size, createRandom(`bench/${i}`)));
}

const exactly: Contestant<Puzzle> = {
  name: "Masume",
  attempt: (problem) => timed(() => String(exactFour(flatCells(problem)).length)),
};

const byRule: Contestant<Puzzle> = {
  name: "Masume",
  attempt: (problem) => timed(() => String(construct(flatCells(problem), problem.size).length)),
};

const searching: Contestant<Puzzle> = {
  name: "Masume",
  attempt: (problem) =>
    timed(() => {
      const budget = new Budget(searchWork);
      return String(finish(solveLane(problem, {}, 0, createRandom("bench"), budget)).ops.length);
    }),
};

export const sonoMeasurements: readonly AnyMeasurement[] = [
  {
    game: "sono",
    name: "the fewest operations, 4×4",
    rounds: 3,
    instances: () => boards(4),
    contestants: [exactly],
  },
  {
    game: "sono",
    name: "an answer by rule, 24×24",
    rounds: 3,
    instances: () => boards(24),
    contestants: [byRule],
  },
  ...[8, 16, 24].map((size) => ({
    game: "sono",
    name: `50 million units of search, ${size}×${size}`,
    rounds: 1,
    instances: () => boards(size),
    contestants: [searching],
  })),
];

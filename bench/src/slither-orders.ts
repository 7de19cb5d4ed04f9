/**
 * Slither: puzzles made to a level, boards larger than any peer makes in a
 * reasonable time, and a puzzle from the shell; ours alone. The answer of an order is
 * the level that came out, which every round has to find again. Times are processor
 * times, but from the shell the time that a person waits.
 */
import {
  difficultyParams,
  generating,
  type Level,
  type Params,
  presetParams,
  solveExactly,
} from "@masume/games/slither";
import { createRandom, finish } from "@masume/kernel";
import { type AnyMeasurement, type Contestant, processorTimed } from "./measurement.js";
import { command, timesOfProcess } from "./whole-process.js";

interface Order {
  readonly params: Params;
  readonly seed: string;
}

function made({ params, seed }: Order) {
  const outcome = finish(generating(params, createRandom(seed)));
  if (!outcome.ok) throw new Error(outcome.error.key);
  return outcome.value;
}

const ours: Contestant<Order> = {
  name: "Masume",
  attempt: (order) => processorTimed(() => String(made(order).grade?.level ?? "made")),
};

const oursDeciding: Contestant<ReturnType<typeof made>> = {
  name: "Masume",
  attempt: ({ puzzle }) => processorTimed(() => finish(solveExactly(puzzle)).status),
};

const oursFromTheShell: Contestant<readonly string[]> = {
  name: "Masume",
  attempt: (args) => ({ milliseconds: timesOfProcess([command, ...args]).wallMs, answer: "made" }),
};

const levels: readonly Level[] = [1, 2, 3, 4, 5];
/** With how many puzzles of each level. */
const sizes = [
  [10, 10, 11],
  [20, 20, 5],
  [36, 20, 3],
  [40, 30, 3],
] as const;

const sixty = [1, 2, 3].map((i): Order => ({ params: presetParams("beginner", 60, 60), seed: `bench/${i}` }));

export const orderMeasurements: readonly AnyMeasurement[] = [
  ...sizes.flatMap(([width, height, count]) =>
    levels.map((level) => ({
      game: "slither",
      name: `make a puzzle of level ${level}, ${width}×${height}`,
      // Small boards are made before the program is warm.
      rounds: width === 10 ? 5 : 1,
      instances: () =>
        Array.from(
          { length: count },
          (_, i): Order => ({ params: difficultyParams({ level }, width, height), seed: `bench/${i}` }),
        ),
      contestants: [ours],
    })),
  ),
  {
    game: "slither",
    name: "make a puzzle, 60×60, beginner",
    rounds: 1,
    instances: () => sixty,
    contestants: [ours],
  },
  {
    game: "slither",
    name: "prove the loop the only one, 60×60, beginner",
    rounds: 1,
    instances: () => sixty.map(made),
    contestants: [oursDeciding],
  },
  {
    game: "slither",
    name: "`slither new` from the shell, 10×10, wall time",
    rounds: 5,
    instances: () =>
      ["1", "2", "3"].map((seed) => ["slither", "new", "--width", "10", "--height", "10", "--seed", seed]),
    contestants: [oursFromTheShell],
  },
];

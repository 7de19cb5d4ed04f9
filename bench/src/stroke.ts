/** Stroke: finding a line, refuting one, counting all, making boards with exactly one. */
import {
  countLinesSync,
  findLine,
  makePuzzle,
  type Params,
  type Puzzle,
  puzzleCodec,
} from "@masume/games/stroke";
import { Budget, createRandom, finish } from "@masume/kernel";
import { type AnyMeasurement, type Contestant, timed } from "./measurement.js";
import { clingo, clingoAttempt } from "./peers/clingo.js";
import { boardsWithLine, boardsWithoutLine } from "./stroke-boards.js";

const boardsEach = 7;
const unlimited = (): Budget => new Budget();

const oursDeciding: Contestant<Puzzle> = {
  name: "Masume",
  attempt: (board) => timed(() => findLine(board, [], unlimited()).verdict),
};

const oursCounting: Contestant<Puzzle> = {
  name: "Masume",
  attempt: (board) => timed(() => countLinesSync(board, [], unlimited())?.toString()),
};

interface Order {
  readonly params: Params;
  readonly seed: string;
}

const oursMaking: Contestant<Order> = {
  name: "Masume",
  attempt: ({ params, seed }) =>
    timed(() => {
      const made = finish(makePuzzle(params, createRandom(seed)));
      return made.ok ? puzzleCodec.format(made.value.board) : undefined;
    }),
};

const orders = (params: Params): readonly Order[] =>
  Array.from({ length: boardsEach }, (_, i) => ({ params, seed: `bench/${i}` }));

function clingoWith(models: number): readonly Contestant<Puzzle>[] {
  return clingo.version === undefined
    ? []
    : [{ name: clingo.name, attempt: (board) => clingoAttempt(board, models) }];
}

/** Empty, from a corner to the next corner: the counts are known (OEIS A000532). */
const emptyBoard = (size: number): Puzzle => ({ size, blocked: [], start: [0, 0], goal: [0, size - 1] });

export const strokeMeasurements: readonly AnyMeasurement[] = [
  ...[8, 10, 12, 15].map((size) => ({
    game: "stroke",
    name: `find a line, ${size}×${size}`,
    rounds: 3,
    instances: () => boardsWithLine(size, boardsEach),
    contestants: [oursDeciding, ...clingoWith(1)],
  })),
  ...[8, 10, 12, 15].map((size) => ({
    game: "stroke",
    name: `prove there is none, ${size}×${size}`,
    rounds: 3,
    instances: () => boardsWithoutLine(size, boardsEach),
    contestants: [oursDeciding, ...clingoWith(1)],
  })),
  {
    game: "stroke",
    name: "count all lines, empty 6×6",
    rounds: 3,
    instances: () => [emptyBoard(6)],
    contestants: [oursCounting, ...clingoWith(0)],
  },
  ...[8, 10, 12].map((size) => ({
    game: "stroke",
    name: `count all lines, empty ${size}×${size}`,
    rounds: 3,
    instances: () => [emptyBoard(size)],
    contestants: [oursCounting],
  })),
  ...[8, 10, 12].map((size) => ({
    game: "stroke",
    name: `make a board with one line, ${size}×${size}`,
    rounds: 3,
    instances: () => orders({ size, unique: true }),
    contestants: [oursMaking],
  })),
  {
    game: "stroke",
    name: "make a hard board, 20×20",
    rounds: 3,
    instances: () => orders({ size: 20, difficulty: "hard" }),
    contestants: [oursMaking],
  },
];

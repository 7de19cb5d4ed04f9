/**
 * Slither: deciding puzzles exactly, and making them. Times are processor times.
 * The puzzles to decide are half our own (expert, no level asked) and half Loopy's
 * (hard), so that neither generator's taste decides.
 */
import { fileURLToPath } from "node:url";
import {
  cellCount,
  clueAt,
  edgesOfCell,
  edgesOfNode,
  generating,
  nodeCount,
  type PresetId,
  type Puzzle,
  presetParams,
  readDocument,
  solveExactly,
} from "@masume/games/slither";
import { createRandom, finish } from "@masume/kernel";
import { type AnyMeasurement, type Contestant, processorTimed } from "./measurement.js";
import { askClingo, clingo } from "./peers/clingo.js";
import { loopy, loopyMaking, loopyPuzzle } from "./peers/loopy.js";

const sizes = [
  [10, 10],
  [20, 20],
  [30, 20],
  [40, 30],
] as const;

/** How many puzzles of a size are made, and how often: larger ones take Loopy seconds, the largest a minute. */
const makings = [
  { width: 10, height: 10, puzzles: 7, rounds: 3 },
  { width: 20, height: 20, puzzles: 7, rounds: 3 },
  { width: 30, height: 20, puzzles: 7, rounds: 3 },
  { width: 40, height: 30, puzzles: 3, rounds: 1 },
  { width: 60, height: 60, puzzles: 1, rounds: 1 },
];

interface Order {
  readonly width: number;
  readonly height: number;
  readonly preset: PresetId;
  readonly seed: string;
}

function made({ width, height, preset, seed }: Order): Puzzle {
  const outcome = finish(generating(presetParams(preset, width, height), createRandom(seed)));
  if (!outcome.ok) throw new Error(outcome.error.key);
  return outcome.value.puzzle;
}

const oursMaking: Contestant<Order> = {
  name: "Masume",
  attempt: (order) => processorTimed(() => made(order) && "made"),
};

const loopysMaking: Contestant<Order> = {
  name: loopy.name,
  attempt: ({ width, height, seed }) => loopyMaking(width, height, seed),
};

const oursDeciding: Contestant<Puzzle> = {
  name: "Masume",
  attempt: (puzzle) => processorTimed(() => finish(solveExactly(puzzle)).status),
};

const encoding = fileURLToPath(new URL("peers/slitherlink.lp", import.meta.url));

const clingosDeciding: Contestant<Puzzle> = {
  name: clingo.name,
  attempt: (puzzle) => {
    const { Result, Models, Time } = askClingo(encoding, factsOf(puzzle), 2);
    const answer = Result === "UNSATISFIABLE" ? "none" : Models.Number === 1 ? "unique" : "multiple";
    return { milliseconds: Time.CPU * 1000, answer: Result === "UNKNOWN" ? undefined : answer };
  },
};

function factsOf(puzzle: Puzzle): string {
  const facts: string[] = [];
  const edges = new Set<number>();
  for (let node = 0; node < nodeCount(puzzle); node++) {
    facts.push(`node(${node}).`);
    for (const edge of edgesOfNode(puzzle, node)) {
      facts.push(`at(${edge},${node}).`);
      edges.add(edge);
    }
  }
  for (const edge of edges) facts.push(`edge(${edge}).`);
  let root: number | undefined;
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const clue = clueAt(puzzle, cell);
    if (clue === undefined) continue;
    facts.push(`clue(${cell},${clue}).`);
    for (const edge of edgesOfCell(puzzle, cell)) facts.push(`around(${edge},${cell}).`);
    if (clue > 0) root ??= cell;
  }
  facts.push(`root(${root}).`);
  return facts.join("\n");
}

function puzzlesToDecide(width: number, height: number, count: number): readonly Puzzle[] {
  return Array.from({ length: count }, (_, i) => {
    const seed = `${width}${height}${i}`;
    if (i % 2 === 0 || loopy.version === undefined) return made({ width, height, preset: "expert", seed });
    const read = readDocument(loopyPuzzle(width, height, seed));
    if (!read.ok) throw new Error(read.error.reason.key);
    return read.value.puzzle;
  });
}

export const slitherMeasurements: readonly AnyMeasurement[] = [
  ...sizes.map(([width, height]) => ({
    game: "slither",
    name: `prove the loop the only one, ${width}×${height}`,
    rounds: width === 10 ? 3 : 1,
    instances: () => puzzlesToDecide(width, height, width === 40 ? 4 : 8),
    contestants: [oursDeciding, ...(clingo.version === undefined ? [] : [clingosDeciding])],
  })),
  ...makings.map(({ width, height, puzzles, rounds }) => ({
    game: "slither",
    name: `make a puzzle, ${width}×${height}, expert / hard`,
    rounds,
    instances: () =>
      Array.from(
        { length: puzzles },
        (_, i): Order => ({ width, height, preset: "expert", seed: String(i + 1) }),
      ),
    contestants: [oursMaking, ...(loopy.version === undefined ? [] : [loopysMaking])],
  })),
  ...(["beginner", "intermediate", "advanced"] as const).map((preset) => ({
    game: "slither",
    name: `make a puzzle, 20×20, ${preset}`,
    rounds: 3,
    instances: () =>
      Array.from({ length: 7 }, (_, i): Order => ({ width: 20, height: 20, preset, seed: String(i + 1) })),
    contestants: [oursMaking],
  })),
];

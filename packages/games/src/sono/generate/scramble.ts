/**
 * Boards by seed: values at random, or a fully paired board turned backwards k
 * times, so that an answer of k turns is known. A paired board is a tiling by
 * dominoes; a random one grows from bricks by turning random 2 × 2 blocks of two
 * parallel dominoes, which reaches every tiling of a square.
 */
import type { Random } from "@masume/kernel";
import { crossingPairs, maxPairs, minSide, type Op, type Puzzle, rowsOf, turnCells } from "../board.js";

export interface ScrambledPuzzle {
  readonly puzzle: Puzzle;
  /** Leads to all pairs in as many turns as the par says. */
  readonly solution: readonly Op[];
}

export function randomPuzzle(size: number, random: Random): Puzzle {
  const cells = Array.from({ length: size * size }, (_, i) => i >> 1);
  return { size, entities: rowsOf(random.shuffle(cells), size) };
}

export function scrambledPuzzle(size: number, turns: number, random: Random): ScrambledPuzzle {
  const cells = pairedCells(size, random);
  const solution: Op[] = [];
  while (solution.length < turns) {
    const op = backwardOp(cells, size, solution[0], random);
    for (let quarter = 0; quarter < 3; quarter++) turnCells(cells, size, op);
    solution.unshift(op);
  }
  return { puzzle: { size, entities: rowsOf(cells, size), par: turns }, solution };
}

/**
 * A square to turn back: not the one turned just before, which would only undo
 * or repeat it, and one that cuts pairs if a few tries find such a one, so that
 * each turn of the answer makes some.
 */
function backwardOp(cells: readonly number[], size: number, before: Op | undefined, random: Random): Op {
  const tries = 20;
  for (let i = 0; ; i++) {
    const n = minSide + random.below(size - minSide);
    const op = { x: random.below(size - n + 1), y: random.below(size - n + 1), n };
    if (before && op.x === before.x && op.y === before.y && op.n === before.n) continue;
    if (i >= tries || crossingPairs(cells, size, op) > 0) return op;
  }
}

function pairedCells(size: number, random: Random): number[] {
  const names = random.shuffle(Array.from({ length: maxPairs(size) }, (_, value) => value));
  const cells = Array.from({ length: size * size }, (_, cell) => names[cell >> 1]!);
  for (let flips = 8 * size * size; flips > 0; flips--) {
    const x = random.below(size - 1);
    const y = random.below(size - 1);
    const topLeft = y * size + x;
    const [a, b, c, d] = [topLeft, topLeft + 1, topLeft + size, topLeft + size + 1];
    const lying = cells[a] === cells[b] && cells[c] === cells[d];
    const standing = cells[a] === cells[c] && cells[b] === cells[d];
    if (lying || standing) turnCells(cells, size, { x, y, n: 2 });
  }
  return cells;
}

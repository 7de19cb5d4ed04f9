/** A close look against the same board turned and costed by the definition of the weights. */
import { createRandom } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { allOps, countPairs, crossingPairs, flatCells, maxPairs, type Op, turnCells } from "../board.js";
import { scrambledPuzzle } from "../generate/scramble.js";
import { SearchBoard } from "./search-board.js";
import { pairHash, TurnEvaluator } from "./turn-evaluator.js";
import { turnTable } from "./turn-table.js";
import { netRange, Weights } from "./weights.js";

type Place = readonly [x: number, y: number];

function placesByValue(cells: readonly number[], size: number): readonly (readonly [Place, Place])[] {
  const places: Place[][] = Array.from({ length: maxPairs(size) }, () => []);
  for (const [cell, value] of cells.entries()) places[value]!.push([cell % size, Math.floor(cell / size)]);
  return places as unknown as readonly (readonly [Place, Place])[];
}

const apart = ([ax, ay]: Place, [bx, by]: Place): number => Math.abs(ax - bx) + Math.abs(ay - by);

/** The cost as `weights.ts` words it, by trying every turn on the whole board. */
function plainCost(cells: readonly number[], size: number, weights: Weights): number {
  const pairs = placesByValue(cells, size);
  const open = pairs.filter(([a, b]) => apart(a, b) > 1);
  const holes = open.flat();
  let cost = 0;
  for (const [a, b] of pairs.filter(([a, b]) => apart(a, b) === 1)) {
    const upperLeft = Math.min(a[1], b[1]) * size + Math.min(a[0], b[0]);
    cost -= (a[0] === b[0] ? weights.standing : weights.lying)[upperLeft]!;
  }
  for (const hole of holes) {
    const beside = holes.filter((other) => apart(hole, other) === 1).length;
    if (beside < 2) cost += beside === 0 ? weights.lone : weights.end;
  }
  const nets = new Map<string, number>();
  for (const op of allOps(size)) {
    const turned = [...cells];
    turnCells(turned, size, op);
    const net = countPairs(turned, size) - countPairs(cells, size);
    if (net + crossingPairs(cells, size, op) === 0) continue;
    for (const [a, b] of placesByValue(turned, size)) {
      if (apart(a, b) > 1) continue;
      const value = String(turned[a[1] * size + a[0]]);
      nets.set(value, Math.max(nets.get(value) ?? Number.NEGATIVE_INFINITY, net));
    }
  }
  let top = Number.NEGATIVE_INFINITY;
  for (const [a, b] of open) {
    const net = nets.get(String(cells[a[1] * size + a[0]]));
    cost +=
      weights.byDistance[apart(a, b)]! +
      (net === undefined ? weights.noJoin : weights.byNet[net + netRange]!);
    if (net !== undefined) top = Math.max(top, net);
  }
  for (let bonus = 0; bonus < 3 && top > bonus; bonus++) cost -= weights.ready[bonus]!;
  return cost;
}

function flatPlaces(cells: readonly number[], size: number): Uint16Array {
  return Uint16Array.from(placesByValue(cells, size).flatMap((pair) => pair.map(([x, y]) => y * size + x)));
}

/** Two words that stand for the board as a matching. */
function matchingHash(cells: readonly number[], size: number, cellHash: Int32Array): readonly number[] {
  const places = flatPlaces(cells, size);
  return [0, 1].map((word) => {
    let sum = 0;
    for (let i = 0; i < places.length; i += 2) {
      sum += pairHash(cellHash[2 * places[i]! + word]!, cellHash[2 * places[i + 1]! + word]!);
    }
    return sum | 0;
  });
}

test("costs and hashes a turned board as if it had been read", () => {
  const half = fc.integer({ min: 2, max: 5 });
  fc.assert(
    fc.property(
      half,
      fc.string(),
      fc.nat(12),
      fc.nat(),
      fc.nat(1000),
      (half, seed, scramble, pick, share) => {
        const size = 2 * half;
        const { puzzle } = scrambledPuzzle(size, scramble, createRandom(seed));
        const weights = new Weights(size);
        weights.set(share, Number.POSITIVE_INFINITY);
        const table = turnTable(size);
        const draw = createRandom("hash");
        const cellHash = Int32Array.from({ length: 2 * table.cells }, () => draw.next() | 1);
        const board = new SearchBoard(table, weights);
        const cells = flatCells(puzzle);
        board.read(flatPlaces(cells, size), 0);
        const evaluator = new TurnEvaluator(board, cellHash);
        const turn = pick % table.count;
        // A look leaves nothing behind for the next.
        evaluator.evaluate((pick + 1) % table.count);
        evaluator.evaluate(turn);

        const before = matchingHash(cells, size, cellHash);
        turnCells(cells, size, allOps(size)[turn] as Op);
        expect(evaluator.open).toBe(maxPairs(size) - countPairs(cells, size));
        expect(evaluator.cost).toBe(plainCost(cells, size, weights));
        const after = matchingHash(cells, size, cellHash);
        expect([evaluator.hashOne, evaluator.hashTwo]).toEqual(
          after.map((word, i) => (word - before[i]!) | 0),
        );
      },
    ),
    { numRuns: 150 },
  );
});

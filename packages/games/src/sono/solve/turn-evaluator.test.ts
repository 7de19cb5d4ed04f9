/** A close look against the same board turned and costed by the definition of the weights. */
import { createRandom } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { allOps, countPairs, crossingPairs, flatCells, maxPairs, type Op, turnCells } from "../board.js";
import { scrambledPuzzle } from "../generate/scramble.js";
import { firstCell, openOffset, packBoard, secondCell, turnBoard } from "./packed-board.js";
import { SearchBoard } from "./search-board.js";
import { lineHash, pairHash, TurnEvaluator } from "./turn-evaluator.js";
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
    const [line, at] = a[0] === b[0] ? [Math.max(a[1], b[1]), a[0]] : [Math.max(a[0], b[0]), a[1]];
    cost -= weights.wall[line * size + at]!;
  }
  for (const hole of holes) {
    const beside = holes.filter((other) => apart(hole, other) === 1).length;
    if (beside < 2) cost += beside === 0 ? weights.lone : weights.end;
  }
  const mean = (at: 0 | 1) => holes.reduce((sum, hole) => sum + hole[at], 0) / (holes.length || 1);
  const squares = holes.map(([x, y]) => (x - mean(0)) ** 2 + (y - mean(1)) ** 2);
  cost += weights.scatter * Math.sqrt(squares.reduce((sum, one) => sum + one, 0));
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

/** Two words that stand for the board as a matching: its unmatched pairs, and the pairs across each line. */
function matchingHash(cells: readonly number[], size: number, keys: Int32Array): readonly number[] {
  const lines = new Int32Array(2 * size + 2);
  const pairs = placesByValue(cells, size);
  for (const [a, b] of pairs.filter(([a, b]) => apart(a, b) === 1)) {
    if (a[0] === b[0]) lines[Math.max(a[1], b[1])]! |= 1 << a[0];
    else lines[size + 1 + Math.max(a[0], b[0])]! |= 1 << a[1];
  }
  return [0, 1].map((word) => {
    const keyOf = ([x, y]: Place) => keys[2 * (y * size + x) + word]!;
    let sum = 0;
    for (const [a, b] of pairs) if (apart(a, b) > 1) sum += pairHash(keyOf(a), keyOf(b));
    for (const [i, line] of lines.entries()) sum += lineHash(line, keys[2 * (size * size + i) + word]!);
    return sum | 0;
  });
}

/** Which cells are pairs, matched or not, whatever the order. */
function packedPairs(packed: Int32Array, size: number): { lines: number[]; open: string[] } {
  const at = openOffset(size);
  const open = [...packed.slice(at + 1, at + 1 + packed[at]!)].map((pair) =>
    [firstCell(pair), secondCell(pair)].sort((a, b) => a - b).join("-"),
  );
  return { lines: [...packed.slice(0, at)], open: open.sort() };
}

/** The scatter is cut to a whole number; everything else is one. */
function expectCost(cost: number, plain: number): void {
  expect(cost).toBeLessThan(plain + 1e-6);
  expect(cost).toBeGreaterThan(plain - 1 - 1e-6);
}

test("costs and hashes a turned board as if it had been read", () => {
  const half = fc.integer({ min: 2, max: 6 });
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
        const keys = Int32Array.from({ length: 2 * (table.cells + 2 * size + 2) }, () => draw.next() | 1);
        const board = new SearchBoard(table, weights);
        const cells = flatCells(puzzle);
        const packed = packBoard(flatPlaces(cells, size), table);
        board.read(packed, 0);
        const evaluator = new TurnEvaluator(board, keys);
        evaluator.begin();
        expectCost(evaluator.costUnturned(), plainCost(cells, size, weights));
        const turn = pick % table.count;
        // A look leaves nothing behind for the next.
        evaluator.evaluate((pick + 1) % table.count);
        evaluator.evaluate(turn);

        const before = matchingHash(cells, size, keys);
        turnCells(cells, size, allOps(size)[turn] as Op);
        const turned = packed.slice();
        expect(turnBoard(packed, 0, turn, table, turned, 0)).toBe(evaluator.open);
        expect(packedPairs(turned, size)).toEqual(
          packedPairs(packBoard(flatPlaces(cells, size), table), size),
        );
        expect(evaluator.open).toBe(maxPairs(size) - countPairs(cells, size));
        expectCost(evaluator.cost, plainCost(cells, size, weights));
        const after = matchingHash(cells, size, keys);
        expect([evaluator.hashOne, evaluator.hashTwo]).toEqual(
          after.map((word, i) => (word - before[i]!) | 0),
        );
      },
    ),
    { numRuns: 150 },
  );
});

/** Lanes that exchange boards: none is lost, none is there twice, and all agree on the best. */
import { Budget, createRandom, type Task } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { verify } from "../rules.js";
import { randomProblem } from "../scramble.js";
import { type Plan, solveLane } from "../solve.js";
import { Exchange, exchangeMemory } from "./exchange.js";
import { emptyLayer, type Layer } from "./layer.js";

const size = 4;
const cells = size * size;

/** A board that can be told by its number: every word of it follows from that. */
function layerOf(numbers: readonly number[]): Layer {
  const layer = { ...emptyLayer(numbers.length, cells), size: numbers.length };
  for (const [at, number] of numbers.entries()) {
    layer.boards.fill(number, at * cells, (at + 1) * cells);
    layer.costs[at] = 3 * number;
    layer.hashes[2 * at] = Math.imul(number, 0x9e3779b1);
    layer.hashes[2 * at + 1] = ~number;
    layer.nodes[at] = number;
  }
  return layer;
}

function numbersOf(layer: Layer): number[] {
  return Array.from({ length: layer.size }, (_, at) => {
    const number = layer.nodes[at]!;
    expect(layer.costs[at]).toBe(3 * number);
    expect(layer.hashes.slice(2 * at, 2 * at + 2)).toEqual(layerOf([number]).hashes);
    expect(layer.boards.slice(at * cells, (at + 1) * cells)).toEqual(layerOf([number]).boards);
    return number;
  });
}

/** Lets several generators take turns until all have ended. */
function inTurns<T>(tasks: readonly Generator<unknown, T, void>[]): T[] {
  const results: T[] = [];
  const running = new Map(tasks.entries());
  while (running.size > 0) {
    for (const [lane, task] of running) {
      const step = task.next();
      if (!step.done) continue;
      results[lane] = step.value;
      running.delete(lane);
    }
  }
  return results;
}

function lanes(count: number, boardSize = size): Exchange[] {
  const memory = exchangeMemory(boardSize, count);
  return Array.from({ length: count }, (_, lane) => new Exchange(memory, lane, 0));
}

test("every board arrives once, in the same lane whoever sends it, and all know the best", () => {
  const board = fc.integer({ min: 0, max: 500 });
  const layers = fc.array(fc.uniqueArray(board, { maxLength: 40 }), { minLength: 3, maxLength: 3 });
  const ends = lanes(3);
  const homes = new Map<number, number>();
  fc.assert(
    fc.property(fc.array(layers, { maxLength: 6 }), (steps) => {
      for (const numbers of steps) {
        const bests = numbers.map((own) => ({
          pairs: Math.max(-1, ...own) >> 2,
          node: Math.max(-1, ...own),
        }));
        const swapped = inTurns(ends.map((end, lane) => end.swap(layerOf(numbers[lane]!), bests[lane]!)));
        const arrived = swapped.map(({ layer }) => numbersOf(layer));
        expect(arrived.flat().sort((a, b) => a - b)).toEqual(
          [...new Set(numbers.flat())].sort((a, b) => a - b),
        );
        for (const [lane, own] of arrived.entries()) {
          for (const number of own) {
            expect(homes.get(number) ?? lane).toBe(lane);
            homes.set(number, lane);
          }
        }
        const most = Math.max(...bests.map(({ pairs }) => pairs));
        for (const { best, boards } of swapped) {
          expect(best).toEqual(swapped[0]!.best);
          expect(best.pairs).toBe(most);
          expect(boards).toBe(numbers.flat().length);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test("who has left gets no boards, and nobody waits for it", () => {
  const [stays, leaves] = lanes(2);
  leaves!.leave();
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  const [swapped] = inTurns([stays!.swap(layerOf(numbers), { pairs: 1, node: 1 })]);
  expect(numbersOf(swapped!.layer)).toEqual(numbers);
});

test("lanes that search together come to one answer, also where one of them ends early", () => {
  const problem = randomProblem(8, createRandom("together"));
  const solveTogether = (work: readonly number[]): Plan[] => {
    const ends = lanes(work.length, 8);
    const tasks: Task<Plan>[] = ends.map((end, lane) =>
      solveLane(problem, {}, lane, createRandom("test"), new Budget(work[lane]!), end),
    );
    return inTurns(tasks);
  };
  const [one, other] = solveTogether([2_000_000, 2_000_000]);
  expect(one!.pairs).toBe(32);
  expect(verify(problem, one!.ops)).toMatchObject({ valid: true, pairs: 32 });
  expect(other!.ops).toEqual(one!.ops);
  const [patient] = solveTogether([2_000_000, 100_000]);
  expect(verify(problem, patient!.ops)).toMatchObject({ valid: true, pairs: 32 });
});

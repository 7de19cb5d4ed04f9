/** A search that begins with an answer gives that answer or a better one, and counts its boards. */
import { Budget, createRandom, finish } from "@masume/kernel";
import { expect, test } from "vitest";
import { randomPuzzle } from "../generate/scramble.js";
import { verify } from "../rules.js";
import { solveLane } from "./lane.js";

const puzzle = randomPuzzle(6, createRandom("known"));
const search = (options: Parameters<typeof solveLane>[1], work: number) =>
  solveLane(puzzle, options, 0, createRandom("seed"), new Budget(work));

test("an answer that is known is never made worse", () => {
  const known = finish(search({ allPairs: true }, 3_000_000));
  const next = finish(search({ allPairs: true, known: known.ops }, 300_000));
  expect(verify(puzzle, next.ops)).toMatchObject({ valid: true, pairs: 18 });
  expect(next.ops.length).toBeLessThanOrEqual(known.ops.length);
  expect(finish(search({ allPairs: true, known: known.ops }, 1)).ops).toEqual(known.ops);
});

test("one that is longer than the limit allows is passed over", () => {
  const known = finish(search({ allPairs: true }, 1_000_000)).ops;
  const next = finish(search({ maxSteps: 3, known }, 300_000));
  expect(next.ops.length).toBeLessThanOrEqual(3);
});

test("one that is exactly as long as the limit allows is taken", () => {
  const known = finish(search({ allPairs: true }, 1_000_000)).ops;
  const within = (maxSteps: number) => finish(search({ allPairs: true, maxSteps, known }, 0)).ops;
  expect(within(known.length)).toEqual(known);
  expect(within(known.length - 1)).toEqual([]);
});

test("the boards searched so far are told", () => {
  const told = [...search({ allPairs: true }, 1_000_000)].map(({ params }) => Number(params?.boards));
  expect(told.at(-1)).toBeGreaterThan(0);
  expect(told.toSorted((a, b) => a - b)).toEqual(told);
});

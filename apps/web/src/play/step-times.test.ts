import type { Session } from "@masume/kernel";
import { expect, test } from "vitest";
import { besideStep, timeOfStep } from "./step-times.js";

/** A session of which only the times of its moves matter. */
function at(cursor: number, ...times: number[]): Session<unknown, unknown> {
  const log = times.map((time) => ({ text: "", at: time }));
  return { log, cursor } as unknown as Session<unknown, unknown>;
}

test("moves of one input are undone and redone together", () => {
  const times = [5, 9, 9, 9, 12];
  const back = [0, 1, 2, 3, 4, 5].map((cursor) => besideStep(at(cursor, ...times), -1));
  expect(back).toEqual([0, 0, 1, 1, 1, 4]);
  const on = [0, 1, 4, 5].map((cursor) => besideStep(at(cursor, ...times), 1));
  expect(on).toEqual([1, 4, 5, 5]);
});

test("no two inputs carry the same time", () => {
  expect(timeOfStep(at(0), 7.6)).toBe(8);
  expect(timeOfStep(at(1, 8), 7.6)).toBe(9);
  expect(timeOfStep(at(1, 8), 20)).toBe(20);
  expect(timeOfStep(at(0), 7.4)).toBe(7);
});

test("the first may be at zero, and what was taken back has no time any more", () => {
  expect(timeOfStep(at(0), 0)).toBe(0);
  expect(timeOfStep(at(1, 8, 30), 20)).toBe(20);
});

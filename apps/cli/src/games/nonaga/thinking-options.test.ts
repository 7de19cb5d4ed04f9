/** How long a turn is thought about, by a clock of the test's own and an engine that would never end. */
import { type Analysis, fullStrength, type SearchRequest, start, startPosition } from "@masume/games/nonaga";
import type { Budget, Task } from "@masume/kernel";
import { afterEach, expect, test, vi } from "vitest";
import { SearchThreads } from "./search-threads.js";
import { levelParameter, thinkWithin } from "./thinking-options.js";

afterEach(() => void vi.restoreAllMocks());

const puzzle = { rules: "basic", position: startPosition } as const;

/** After how many milliseconds, of ten each step, it ends; undefined: not within a minute. */
function thinkingTime(limits: Parameters<typeof thinkWithin>[0], level?: number): number | undefined {
  let now = 5_000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  const engine = new SearchThreads(1);
  let isStopped = false;
  engine.think = function* (_request: SearchRequest, _budget: Budget): Task<Analysis> {
    try {
      for (let done = 0; ; done++) {
        // Whatever the clock says, there is nothing to play before this.
        const best = done < 3 ? undefined : ({ depth: done } as Analysis);
        yield { phase: "thinking", done, ...(best && { best }) };
      }
    } finally {
      isStopped = true;
    }
  };
  const request = { puzzle, state: start(puzzle), ...(level !== undefined && { level }) };
  const task = thinkWithin(limits, engine, request);
  while (now < 65_000) {
    if (task.next().done) {
      expect(isStopped).toBe(true);
      return now - 5_000;
    }
    now += 10;
  }
  return undefined;
}

test.each([
  ["full strength takes a second", {}, fullStrength, 1000],
  ["so does whoever has no level", {}, undefined, 1000],
  ["a level below it needs no clock", {}, fullStrength - 1, undefined],
  ["a count of nodes neither", { nodes: 100 }, fullStrength, undefined],
  ["a time that is given counts for all", { time: 250 }, fullStrength, 250],
  ["also for a lower level", { time: 250 }, 1, 250],
  ["and beside a count of nodes", { time: 250, nodes: 100 }, fullStrength, 250],
  ["without time, it ends with the first turn there is", { time: 0 }, fullStrength, 30],
])("%s", (_name, limits, level, ms) => {
  expect(thinkingTime(limits, level)).toBe(ms);
});

test("a level goes by its name or its number, from 1 to 7", () => {
  const read = ["novice", "1", "beginner", "2", "expert", "6", "full", "7"].map(levelParameter.parse);
  expect(read).toEqual([1, 1, 2, 2, 6, 6, 7, 7]);
});

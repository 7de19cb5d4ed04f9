/** What workers of one search do together: here they take turns on one thread. */
import { Budget, finish } from "@masume/kernel";
import { expect, test } from "vitest";
import { puzzleCodec } from "../codec.js";
import { start } from "../rules.js";
import { fullStrength } from "./levels.js";
import { thinkAt } from "./opponent.js";
import { helpSearch, leadSearch, searchAlone } from "./parallel-search.js";
import { allocateSearchMemory, beginSearch, type HelpRequest } from "./search-memory.js";
import { isParallel, type SearchRequest } from "./search-request.js";

function request(text: string, more: Partial<SearchRequest> = {}): SearchRequest {
  const puzzle = puzzleCodec.parse(text);
  if (!puzzle.ok) throw new Error(puzzle.error.reason.key);
  return { puzzle: puzzle.value, state: start(puzzle.value), ...more };
}

const opening = request("official start");

test("helpers search until the leader's search has ended, and their nodes count", () => {
  const memory = allocateSearchMemory(2);
  const asked: HelpRequest[] = [];
  const end = beginSearch(opening, memory, (one) => asked.push(one));
  const leading = leadSearch(opening, memory, new Budget(20_000));
  expect(asked).toHaveLength(1);
  const helping = helpSearch(asked[0]!);
  let helped = false;
  for (;;) {
    const step = leading.next();
    helped = !helping.next().done || helped;
    if (!step.done) continue;
    expect(step.value.nodes).toBeGreaterThan(20_000);
    break;
  }
  expect(helped).toBe(true);
  end();
  expect(helping.next().done).toBe(true);
});

test("a search that has ended does not end the one that has begun since", () => {
  const memory = allocateSearchMemory(2);
  const asked: HelpRequest[] = [];
  const endFirst = beginSearch(opening, memory, (one) => asked.push(one));
  beginSearch(opening, memory, (one) => asked.push(one));
  const [first, second] = asked as [HelpRequest, HelpRequest];
  expect(helpSearch(first).next().done).toBe(true);
  endFirst();
  expect(helpSearch(second).next().done).toBe(false);
});

test("levels below full strength think alone, and as they always do", () => {
  expect(isParallel(opening)).toBe(true);
  expect(isParallel({ ...opening, level: fullStrength })).toBe(true);
  expect(isParallel({ ...opening, level: fullStrength - 1 })).toBe(false);
  const { puzzle, state } = opening;
  const level = { ...opening, level: 3, seed: "a" };
  expect(finish(searchAlone(level, new Budget()))).toEqual(
    finish(thinkAt(puzzle, state, 3, new Budget(), "a")),
  );
});

test("where the next turn decides the game, an analysis says so and compares nothing", () => {
  const hexagon = "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0";
  const won = request(`official ${hexagon} | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -`, { lines: 3 });
  expect(finish(searchAlone(won, new Budget()))).toMatchObject({ winIn: 1, depth: 1 });
});

/** Choosing the cheapest by counting, against sorting. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { Candidates, cheapest, mostExpensive } from "./candidates.js";

const costs = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 60 });

/** The places of the smallest, among equals the first, in rising order. */
function bySorting(list: readonly number[], max: number): readonly number[] {
  return list
    .map((cost, at) => ({ cost, at }))
    .toSorted((a, b) => a.cost - b.cost || a.at - b.at)
    .slice(0, max)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
}

test("the cheapest of a list, among equals those that came first", () => {
  fc.assert(
    fc.property(costs, fc.integer({ min: 1, max: 70 }), (list, max) => {
      expect([...cheapest(Int32Array.from(list), list.length, max)]).toEqual(bySorting(list, max));
    }),
  );
});

test("costs far apart share a bucket only with their neighbours", () => {
  const list = Int32Array.from([1_000_000, 0, 2_000_000, 1_500_000, 10]);
  expect([...cheapest(list, 5, 2)]).toEqual([1, 4]);
  expect([...cheapest(list, 5, 4)]).toEqual([0, 1, 3, 4]);
  // Only so many of the list count.
  expect([...cheapest(list, 3, 2)]).toEqual([0, 1]);
});

test("the dearest of a stretch, the first of several", () => {
  const list = Int32Array.from([9, 1, 5, 5, 2, 9]);
  expect([mostExpensive(list, 0, 6), mostExpensive(list, 1, 5), mostExpensive(list, 4, 5)]).toEqual([
    0, 2, 4,
  ]);
});

test("however many are added, the wanted ones are those of the whole list", () => {
  fc.assert(
    fc.property(costs, fc.integer({ min: 1, max: 10 }), (list, wanted) => {
      const candidates = new Candidates(4);
      candidates.begin(wanted);
      for (const [i, cost] of list.entries()) candidates.add(cost, i, 2 * i);
      candidates.keepWanted();
      const { count, cost, parent, turn } = candidates;
      expect(count).toBe(Math.min(wanted, list.length));
      const kept = [...parent.slice(0, count)];
      expect(kept.map((at) => list[at]!).toSorted((a, b) => a - b)).toEqual(
        list.toSorted((a, b) => a - b).slice(0, wanted),
      );
      expect([...cost.slice(0, count)]).toEqual(kept.map((at) => list[at]));
      expect([...turn.slice(0, count)]).toEqual(kept.map((at) => 2 * at));
    }),
  );
});

test("nothing dearer than what is kept is taken any more, until all begins anew", () => {
  const candidates = new Candidates(4);
  candidates.begin(2);
  for (const cost of [5, 3, 4, 9]) candidates.add(cost, 0, 0);
  expect([candidates.count, candidates.limit]).toEqual([2, 4]);
  candidates.add(5, 0, 0);
  expect(candidates.count).toBe(2);
  candidates.add(4, 0, 0);
  expect(candidates.count).toBe(3);
  candidates.begin(2);
  expect([candidates.count, candidates.limit]).toEqual([0, Number.POSITIVE_INFINITY]);
});

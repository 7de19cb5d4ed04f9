/** What a search remembers of one question must not answer another. */
import { describe, expect, it } from "vitest";
import { rulesets } from "../board.js";
import { problems } from "../problems/problem-set.js";
import type { Puzzle } from "../rules.js";
import { evaluationFor } from "./evaluation/evaluate.js";
import { PackedPosition } from "./packed-position.js";
import { ThreatSearch, type ThreatSearchResult } from "./threat-search.js";

const orders = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
];

/** The answers of one search to these questions, one after the other. */
function answers({ rules, position }: Puzzle, order: readonly number[]): readonly ThreatSearchResult[] {
  const search = new ThreatSearch(evaluationFor(rules), []);
  search.nodeLimit = Number.POSITIVE_INFINITY;
  return order.map((n) => {
    const asked = search.wins(new PackedPosition().load(rules, position), n);
    for (;;) {
      const step = asked.next();
      if (step.done) return step.value;
    }
  });
}

describe.each(rulesets)("%s rules", (rules) => {
  it.each([2, 3])("of a win in %i, one search says in any order what fresh ones say", (length) => {
    const found = problems().filter(
      ({ kind, n, puzzle }) => kind === "win" && n === length && puzzle.rules === rules,
    );
    expect(found.length).toBeGreaterThan(2);
    for (const { puzzle } of found.slice(0, 3)) {
      const fresh = [1, 2, 3].map((n) => answers(puzzle, [n])[0]!);
      expect(fresh).toEqual([1, 2, 3].map((n) => (n < length ? "no" : "yes")));
      for (const order of orders)
        expect(answers(puzzle, order), `asked for ${order}`).toEqual(order.map((n) => fresh[n - 1]));
    }
  });
});

/** A search that ends before it has seen everything proves nothing: the one line it found need not be the only one. */
import { Budget, createRandom, finish } from "@masume/kernel";
import { expect, it, vi } from "vitest";
import { makePuzzle } from "./generate.js";

const last = vi.hoisted(() => ({ work: 0, lines: 0, isProof: false }));

vi.mock("../solve/search.js", async (importOriginal) => {
  const search = await importOriginal<typeof import("../solve/search.js")>();
  return {
    ...search,
    *searchLines(...[graph, limit, budget]: Parameters<typeof search.searchLines>) {
      const share = new Budget(Math.min(last.work, budget.left));
      const found = yield* search.searchLines(graph, limit, share);
      last.lines = found.lines.length;
      last.isProof = found.others === "none";
      return found;
    },
  };
});

it("a line is called the only one where that was proved, and nowhere else", () => {
  const seen = new Set<string>();
  for (let work = 20; work <= 1000; work += 5) {
    last.work = work;
    const made = finish(makePuzzle({ size: 4, blocked: 3 }, createRandom(`short/${work}`)));
    if (!made.ok) continue;
    expect(made.value.unique, `work ${work}`).toBe(last.lines === 1 && last.isProof);
    seen.add(`${last.lines} ${last.isProof}`);
  }
  expect([...seen].sort()).toEqual(["1 false", "1 true", "2 false"]);
});

import { describe, expect, test } from "vitest";
import { CliError } from "../platform/cli-error.js";
import { file, integer, puzzle } from "../platform/parameters.js";
import { DuplicateFilter, seedsFor, valuesPerPuzzle } from "./calls.js";
import { optionsOf, shortFlags } from "./common-options.js";
import type { Verb, VerbResult } from "./verb.js";

const result = (made?: string): VerbResult => ({ verdict: "yes", json: {}, text: "", ...(made && { made }) });
const verb: Verb = {
  arguments: { puzzle },
  options: { path: file, size: integer(1, 9) },
  examples: [],
  run: () => result(),
};

describe("seeds", () => {
  const made = { ...verb, makes: true };
  const common = { json: false, quiet: false };

  test("one puzzle has the seed as it is given, of several each has its number behind it", () => {
    expect(seedsFor(made, { ...common, seed: "a" })).toMatchObject({ count: 1 });
    expect(seedsFor(made, { ...common, seed: "a" }).at(0)).toBe("a");
    const several = seedsFor(made, { ...common, seed: "a", count: 3 });
    expect([several.count, ...[0, 2, 5].map((i) => several.at(i))]).toEqual([3, "a/1", "a/3", "a/6"]);
  });

  test("without one, another each time, and the same for all of a command", () => {
    const [one, other] = [seedsFor(made, { ...common, count: 2 }), seedsFor(made, common)];
    expect(one.at(0)).toMatch(/^[0-9a-f]{12}\/1$/);
    expect(one.at(1)).toBe(one.at(0).replace(/1$/, "2"));
    expect(other.at(0)).not.toBe(one.at(0).slice(0, -2));
  });

  test("a verb that makes nothing is called once", () => {
    expect(seedsFor(verb, { ...common, seed: "a", count: 9 }).count).toBe(1);
  });
});

describe("duplicates", () => {
  test("each asks for another; 200 in a row are enough, and one new puzzle begins the count anew", () => {
    let asked = 0;
    const filter = new DuplicateFilter(() => {
      asked++;
    });
    expect([filter.isDuplicate(result("a")), asked]).toEqual([false, 0]);
    for (let i = 0; i < 199; i++) expect(filter.isDuplicate(result("a"))).toBe(true);
    expect([filter.isExhausted, asked]).toEqual([false, 199]);
    expect(filter.isDuplicate(result("b"))).toBe(false);
    for (let i = 0; i < 199; i++) filter.isDuplicate(result("b"));
    expect(filter.isExhausted).toBe(false);
    filter.isDuplicate(result("a"));
    expect(filter.isExhausted).toBe(true);
  });

  test("what makes nothing has none", () => {
    const filter = new DuplicateFilter(() => {});
    expect([filter.isDuplicate(result()), filter.isDuplicate(result())]).toEqual([false, false]);
  });
});

describe("the values of each puzzle", () => {
  const source = (name: string, text: string) => ({ name, text, firstLine: 1 });
  const notation = { isOneLine: (text: string) => text.startsWith("p") };
  const values = (puzzles: string, path?: string) =>
    valuesPerPuzzle(notation, verb, {
      arguments: { puzzle: source("p.txt", puzzles) },
      options: { size: 7, ...(path === undefined ? {} : { path: source("path.json", path) }) },
    });

  test("a single puzzle has the whole file beside it, however many lines that has", () => {
    const [only, ...others] = values("p1\n", "[1]\n[2]\n");
    expect([others, only!.options]).toMatchObject([[], { path: { text: "[1]\n[2]\n", firstLine: 1 } }]);
  });

  test("a file beside them has a line for each, and each knows its line", () => {
    const split = values("p1\n\np2\n", "# lines\n[1]\n\n[2]\n");
    expect(split.map(({ options }) => options)).toMatchObject([
      { size: 7, path: { text: "[1]", firstLine: 2 } },
      { size: 7, path: { text: "[2]", firstLine: 4 } },
    ]);
    expect(split.map(({ arguments: args }) => args.puzzle)).toMatchObject([
      { text: "p1", firstLine: 1 },
      { text: "p2", firstLine: 3 },
    ]);
  });

  test("one line, or a text that is no lines, is shared by all", () => {
    for (const path of ["[1]\n", "[\n1\n]\n"]) {
      expect(values("p1\np2", path).map(({ options }) => options.path)).toEqual([
        source("path.json", path),
        source("path.json", path),
      ]);
    }
    expect(values("p1\np2").map(({ options }) => options)).toEqual([{ size: 7 }, { size: 7 }]);
  });

  test.each(["[1]\n[2]\n[3]\n", "[1]\n[2]\n"])(
    "as many lines as puzzles, neither more nor fewer (%j)",
    (path) => {
      const puzzles = path.length === 12 ? "p1\np2" : "p1\np2\np3";
      expect(() => values(puzzles, path)).toThrow(CliError);
    },
  );
});

test("every verb takes the common options, and those that make or print puzzles theirs", () => {
  const common = ["json", "output", "jobs", "time", "work", "quiet", "lang"];
  expect(Object.keys(optionsOf(verb))).toEqual(["path", "size", ...common]);
  expect(Object.keys(optionsOf({ ...verb, makes: true, prints: true }))).toEqual([
    "path",
    "size",
    "seed",
    "count",
    "pdf",
    ...common,
  ]);
  expect(shortFlags).toEqual({ output: "-o", jobs: "-j", quiet: "-q" });
});

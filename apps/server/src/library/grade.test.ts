/** What a puzzle is worth when it is published: counted by hand on boards small enough for that. */
import { slither } from "@masume/games/slither";
import { describe, expect, test } from "vitest";
import { grade } from "./grade.js";

/** A square board without blocked cells, from one cell to another. */
const stroke = (size: number, start: readonly number[], goal: readonly number[]) =>
  JSON.stringify({ size, blocked: [], start, goal });

describe("Stroke", () => {
  test.each([
    // Around the corners of four cells there is one way to a neighbour, and none across.
    ["one way", stroke(2, [0, 0], [0, 1]), { solutions: "one", level: 1 }],
    ["none", stroke(2, [0, 0], [1, 1]), { solutions: "none", level: null }],
    // From corner to corner of nine, along the rows or along the columns.
    ["two ways", stroke(3, [0, 0], [2, 2]), { solutions: "several", level: null }],
  ])("%s", async (_name, puzzle, expected) => {
    expect(await grade({ game: "stroke", puzzle })).toEqual(expected);
  });
});

describe("Slither", () => {
  test("a board with one solution has its level, and an empty one several", async () => {
    const unique = await grade({ game: "slither", puzzle: slither.examples[0]!.puzzle });
    expect(unique.solutions).toBe("one");
    expect(unique.level).toBeGreaterThanOrEqual(1);
    expect(unique.level).toBeLessThanOrEqual(5);
  });
});

test.each([
  ["a game that looks for the best answer, not the only one", "sono"],
  ["a game between two", "nonaga"],
])("nothing is known of %s", async (_name, game) => {
  const { registry } = await import("@masume/games");
  const { examples } = await registry[game as "sono" | "nonaga"]();
  expect(await grade({ game, puzzle: examples[0]!.puzzle })).toEqual({ solutions: null, level: null });
});

test.each([
  ["stroke", "nonsense"],
  ["chess", "e4"],
])("nothing is known of what %s cannot read", async (game, puzzle) => {
  expect(await grade({ game, puzzle })).toEqual({ solutions: null, level: null });
});

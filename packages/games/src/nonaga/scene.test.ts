/** What cells say, which of them can be touched next, and what marks a turn in the making and a win. */
import { hexCentre, type Mark } from "@masume/kernel";
import { expect, test } from "vitest";
import { type Position, startPosition } from "./board.js";
import type { Gesture } from "./gesture.js";
import { type Puzzle, start } from "./rules.js";
import { describe, layout, paint, setUpLayout } from "./scene.js";

const puzzle: Puzzle = { rules: "basic", position: startPosition };
const state = start(puzzle);
const slide = { from: [2, -2], to: [-1, 1] } as const;
const stages: Readonly<Record<string, Gesture | undefined>> = {
  start: undefined,
  piece: { stage: "piece", piece: slide.from },
  tile: { stage: "tile", slide },
  place: { stage: "place", slide, tile: [1, -2] },
};
const keysOf = (marks: readonly Mark[], begin: string): readonly string[] =>
  marks.flatMap(({ key }) => (key.startsWith(begin) ? [key] : []));

test.each([
  ["start", "2,-2", "red", true],
  ["start", "2,0", "blue", false],
  ["start", "0,0", "tile", false],
  ["start", "3,-1", "gap", false],
  ["piece", "-1,1", "tile", true],
  ["tile", "-1,1", "red", false],
  ["tile", "2,-2", "tile", true],
  ["place", "3,-1", "gap", true],
  ["place", "0,0", "tile", false],
])("with a turn at its %s, %s is called %s, to be touched: %s", (stage, target, what, isOpen) => {
  const said = describe(puzzle, state, target, stages[stage]);
  expect(said.key).toBe(isOpen ? "cell.open" : "cell");
  expect(said.params?.what).toEqual({ key: `cell.${what}` });
  expect(said.params?.can).toEqual(isOpen ? { key: `can.${stage}` } : undefined);
});

test("each stage shows what can be done next", () => {
  const shown = (stage: string) => paint(puzzle, state, stages[stage]);
  const roles = (stage: string) => new Set(shown(stage).map(({ role }) => role));
  expect(keysOf(shown("piece"), "slide:")).toContain("slide:-1,1");
  expect(keysOf(shown("piece"), "chosen")).toHaveLength(1);
  expect(["start", "piece", "tile"].map((stage) => roles(stage).has("tile-movable"))).toEqual([
    false,
    false,
    true,
  ]);
  expect(keysOf(shown("tile"), "place:")).toEqual([]);
  expect(keysOf(shown("place"), "place:")).toContain("place:3,-1");
  expect(shown("place").filter(({ role }) => role === "selected")).toHaveLength(1);
  expect(roles("place").has("tile-movable")).toBe(false);
  // The piece has slid already.
  const red = shown("tile").find(({ key }) => key === "red:0");
  expect(red?.shape === "disc" && red.at).toEqual(hexCentre(slide.to));
});

test("a win is a line along the pieces, the middle one in the middle, and ends all touching", () => {
  const won: Position = {
    ...startPosition,
    mover: "blue",
    red: [
      [1, 0],
      [-1, 0],
      [0, 0],
    ],
  };
  const over: Puzzle = { rules: "basic", position: won };
  const [line] = paint(over, start(over)).filter(({ key }) => key === "win");
  if (line?.shape !== "line") throw new Error("a win is a line");
  expect(line.points[1]).toEqual(hexCentre([0, 0]));
  expect(line.points).toHaveLength(3);
  expect(describe(over, start(over), "2,0").key).toBe("cell");
  // Before red's turn is over its pieces have won nothing.
  const before: Puzzle = { rules: "basic", position: { ...won, mover: "red" } };
  expect(keysOf(paint(before, start(before)), "win")).toEqual([]);
});

test("gaps can be touched where a tile may lie: beside two tiles, or beside one while a board is set up", () => {
  const ids = (of: ReturnType<typeof layout>) => new Set(of.targets.map(({ id }) => id));
  expect([ids(layout(puzzle)).has("3,-1"), ids(layout(puzzle)).has("3,-3")]).toEqual([true, false]);
  expect(ids(setUpLayout(startPosition)).has("3,-3")).toBe(true);
  expect(ids(setUpLayout(startPosition)).has("4,-4")).toBe(false);
});

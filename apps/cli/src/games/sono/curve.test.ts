import { expect, test } from "vitest";
import { drawCurve } from "./curve.js";
import { curveSvg } from "./curve-svg.js";

const words = { title: "a < b", axis: "turns", values: "pairs" };
const points = (svg: string) =>
  /points="([^"]*)"/
    .exec(svg)![1]!
    .split(" ")
    .map((point) => point.split(",").map(Number));
const labels = (svg: string, anchor: string) =>
  [...svg.matchAll(new RegExp(`text-anchor="${anchor}">(\\d+)<`, "g"))].map(([, label]) => Number(label));

test("the picture begins at the left, ends at the right, and is as high as its highest value", () => {
  const svg = curveSvg([0, 5, 10], 10, words);
  expect(points(svg)).toEqual([
    [56, 352],
    [378, 186],
    [700, 20],
  ]);
  expect(svg).toContain('cx="700" cy="20"');
  expect(svg).toContain("<title>a &#60; b</title>");
});

test("an answer without turns is a point at the left", () => {
  expect(points(curveSvg([4], 8, words))).toEqual([[56, 186]]);
});

test.each([
  [8, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  [9, [0, 2, 4, 6, 8]],
  [18, [0, 5, 10, 15]],
  [72, [0, 10, 20, 30, 40, 50, 60, 70]],
  [288, [0, 50, 100, 150, 200, 250]],
])("up to %d there are few round numbers", (highest, expected) => {
  expect(labels(curveSvg([0, highest], highest, words), "end")).toEqual(expected);
});

test("with characters: one column a value, the highest at the top, both ends named", () => {
  expect(drawCurve([0, 4, 8], 8, "turns").split("\n")).toEqual([
    "8 │  █",
    "  │  █",
    "  │  █",
    "  │  █",
    "  │ ██",
    "  │ ██",
    "  │ ██",
    "0 │ ██",
    "  └───",
    "   0 2 turns",
  ]);
});

test("of many values 64 are drawn, the first and the last among them, and fewer where there is less room", () => {
  const values = Array.from({ length: 201 }, (_, i) => i);
  const floor = (text: string) => text.split("\n").at(-2)!.trim();
  expect(floor(drawCurve(values, 200, "turns"))).toBe(`└${"─".repeat(64)}`);
  const narrow = drawCurve(values, 200, "turns", 40);
  expect(Math.max(...narrow.split("\n").map((line) => line.length))).toBeLessThanOrEqual(40);
  expect(narrow.split("\n")[0]).toMatch(/^200 │ +▁▄▆█$/);
  expect(narrow.split("\n").at(-1)).toMatch(/^ +0 +200 turns$/);
});

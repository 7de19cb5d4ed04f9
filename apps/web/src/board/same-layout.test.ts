import type { Layout } from "@masume/kernel";
import { expect, test } from "vitest";
import { sameLayout } from "./same-layout.js";

const target = (id: string, x: number, y: number) => ({ id, at: { x, y }, reach: 0.5, to: {} });
const layout = (more: object = {}): Layout =>
  ({
    bounds: { x: 0, y: 0, width: 2, height: 1 },
    targets: [target("a", 0.5, 0.5), target("b", 1.5, 0.5)],
    rows: [["a", "b"]],
    ...more,
  }) as unknown as Layout;

test("layouts with the same targets in the same places are the same", () => {
  const one = layout();
  expect([sameLayout(one, one), sameLayout(one, layout())]).toEqual([true, true]);
});

test.each([
  ["a lower board", { bounds: { x: 0, y: 0, width: 2, height: 2 } }],
  ["a wider board", { bounds: { x: 0, y: 0, width: 3, height: 1 } }],
  ["a board further right", { bounds: { x: 1, y: 0, width: 2, height: 1 } }],
  ["a board further down", { bounds: { x: 0, y: 1, width: 2, height: 1 } }],
  ["one target less", { targets: [target("a", 0.5, 0.5)] }],
  ["a target of another name", { targets: [target("a", 0.5, 0.5), target("c", 1.5, 0.5)] }],
  ["a target further right", { targets: [target("a", 0.5, 0.5), target("b", 1.6, 0.5)] }],
  ["a target further down", { targets: [target("a", 0.5, 0.5), target("b", 1.5, 0.6)] }],
])("%s is another layout", (_, more) => {
  expect([sameLayout(layout(), layout(more)), sameLayout(layout(more), layout())]).toEqual([false, false]);
});

import type { Mark } from "@masume/kernel";
import { expect, test } from "vitest";
import { marksAt } from "./showcase.js";

const disc = (key: string, x: number): Mark => ({
  key,
  role: "head",
  shape: "disc",
  at: { x, y: 0 },
  radius: 1,
});

test("a frame is the first one with every change up to it, in drawing order", () => {
  const frames = [
    { drawn: [disc("a", 0), disc("b", 0)], gone: [] },
    { drawn: [disc("a", 1)], gone: [] },
    { drawn: [disc("c", 2)], gone: ["b"] },
  ];
  expect(marksAt({ frames }, 0)).toEqual([disc("a", 0), disc("b", 0)]);
  expect(marksAt({ frames }, 1)).toEqual([disc("a", 1), disc("b", 0)]);
  expect(marksAt({ frames }, 2)).toEqual([disc("a", 1), disc("c", 2)]);
});

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

test("a frame has the marks drawn in it, in drawing order", () => {
  const marks = [
    { mark: disc("a", 0), from: 0, until: 1 },
    { mark: disc("a", 1), from: 1, until: 3 },
    { mark: disc("b", 0), from: 0, until: 2 },
    { mark: disc("c", 2), from: 2, until: 3 },
  ];
  expect(marksAt({ marks }, 0)).toEqual([disc("a", 0), disc("b", 0)]);
  expect(marksAt({ marks }, 1)).toEqual([disc("a", 1), disc("b", 0)]);
  expect(marksAt({ marks }, 2)).toEqual([disc("a", 1), disc("c", 2)]);
});

import type { Mark, Marks } from "@masume/kernel";
import { expect, test } from "vitest";
import { classesOf, createBatcher, isMany, pathOf } from "./batches.js";

const cross = (x: number, y: number): Mark => ({
  key: `${x},${y}`,
  role: "cross",
  shape: "cross",
  at: { x, y },
  radius: 1,
});
const clue = (text: string): Mark => ({
  key: `clue:${text}`,
  role: "clue",
  shape: "text",
  at: { x: 0, y: 0 },
  text,
  size: 1,
});

const row = (y: number): Marks => [cross(0, y), cross(4, y)];

test("marks that look alike become one path per row; texts stay, and so does the order", () => {
  const batches = createBatcher()([...row(0), ...row(1), clue("3"), cross(9, 0)]);
  expect(batches.map(({ shape, key }) => `${shape} ${key}`)).toEqual([
    "batch mark-cross shape-cross /0",
    "batch mark-cross shape-cross /1",
    "text clue:3",
    "batch mark-cross shape-cross /0'",
  ]);
  expect(batches[0]).toMatchObject({
    of: "mark-cross shape-cross",
    path: "M-1 -1L1 1M1 -1L-1 1M3 -1L5 1M5 -1L3 1",
  });
});

test("a row whose marks are the very same stays the same batch", () => {
  const batched = createBatcher();
  const [top, bottom] = [row(0), row(1)];
  const before = batched([...top, ...bottom]);
  const after = batched([...top, ...bottom, cross(8, 1)]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test("widths are kept apart", () => {
  const line = (y: number, width: number): Mark => {
    const points = [
      { x: 0, y },
      { x: 1, y },
    ];
    return { key: `${y}`, role: "line", shape: "line", points, width };
  };
  const batches = createBatcher()([line(0, 0.1), line(0.5, 0.2)]);
  expect(batches.map((batch) => batch.shape === "batch" && batch.width)).toEqual([0.1, 0.2]);
});

test("so many marks are few, one more is many", () => {
  const marks = (count: number) => new Array<Mark>(count).fill(cross(0, 0));
  expect([isMany(marks(2_000)), isMany(marks(2_001))]).toEqual([false, true]);
});

test("a hollow disc is known by its class, and a line of one point shows", () => {
  const disc = { key: "d", role: "start", shape: "disc", at: { x: 0, y: 0 }, radius: 1 } as const;
  expect([disc, { ...disc, hollow: true }].map((mark) => classesOf(mark))).toEqual([
    "mark-start shape-disc",
    "mark-start shape-disc hollow",
  ]);
  const line = { key: "l", role: "line", shape: "line", points: [{ x: 1, y: 2 }], width: 1 } as const;
  expect(pathOf(line)).toBe("M1 2h0");
});

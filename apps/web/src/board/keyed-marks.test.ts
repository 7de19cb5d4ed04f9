import type { Mark, Marks } from "@masume/kernel";
import { createRoot, createSignal } from "solid-js";
import { expect, onTestFinished, test } from "vitest";
import { createKeyedMarks } from "./keyed-marks.js";
import { violationMarks } from "./violation-marks.js";

const disc = (key: string, about: Partial<Extract<Mark, { shape: "disc" }>> = {}): Mark => ({
  key,
  role: "wrong",
  shape: "disc",
  at: { x: 0, y: 0 },
  radius: 1,
  ...about,
});
const text = (about: object = {}): Mark =>
  ({ key: "t", role: "clue", shape: "text", at: { x: 0, y: 0 }, text: "1", size: 1, ...about }) as Mark;
const line = (about: object = {}): Mark =>
  ({
    key: "l",
    role: "line",
    shape: "line",
    points: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    width: 1,
    ...about,
  }) as Mark;

function keyed(first: Marks) {
  return createRoot((end) => {
    onTestFinished(end);
    const [marks, setMarks] = createSignal(first);
    return { list: createKeyedMarks(marks), setMarks };
  });
}

test.each<[string, Mark, Mark]>([
  ["a role", disc("a"), disc("a", { role: "hint" })],
  ["a place", disc("a"), disc("a", { at: { x: 0, y: 1 } })],
  ["a radius", disc("a"), disc("a", { radius: 2 })],
  ["a hollow", disc("a"), disc("a", { hollow: true })],
  ["a text", text(), text({ text: "2" })],
  ["a size", text(), text({ size: 2 })],
  ["a width", line(), line({ width: 2 })],
  [
    "a point",
    line(),
    line({
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
    }),
  ],
  [
    "a further point",
    line(),
    line({
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 2, y: 0 },
      ],
    }),
  ],
])("%s that changes is drawn again, in the same element", (_, before, after) => {
  const { list, setMarks } = keyed([before]);
  const [item] = list();
  setMarks([after]);
  expect([list()[0] === item, list()[0]!.mark()]).toEqual([true, after]);
});

test("a mark painted alike is not drawn again", () => {
  const first = disc("a");
  const { list, setMarks } = keyed([first]);
  setMarks([disc("a")]);
  expect(list()[0]!.mark()).toBe(first);
});

test("marks come, go and change places; one that comes back is drawn as it is then", () => {
  const { list, setMarks } = keyed([disc("a"), disc("b")]);
  const [a, b] = list();
  setMarks([disc("b"), disc("a")]);
  expect(list()).toEqual([b, a]);
  setMarks([disc("b")]);
  expect(list()).toEqual([b]);
  setMarks([disc("b"), disc("a", { radius: 3 })]);
  expect(list()[1]!.mark()).toMatchObject({ radius: 3 });
});

test("a thing that changes its shape is another element", () => {
  const { list, setMarks } = keyed([disc("t")]);
  const [item] = list();
  setMarks([text()]);
  expect([list().length, list()[0] === item]).toEqual([1, false]);
});

test("a ring lies on each target that is meant, at most 0.4 wide", () => {
  const target = (id: string, reach: number) => ({ id, at: { x: 1, y: 2 }, reach, to: {} });
  const layout = { targets: [target("a", 0.3), target("b", 1), target("c", 1)] };
  const marks = violationMarks(layout as never, ["b", "a"]);
  expect(marks.map((mark) => [mark.key, mark.role, "radius" in mark && mark.radius])).toEqual([
    ["wrong:a", "wrong", 0.24],
    ["wrong:b", "wrong", 0.4],
  ]);
});

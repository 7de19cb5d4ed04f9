/** What each cell says to somebody who cannot see the board, and what marks the line's head. */
import { type Cell, formatMessage, languages } from "@masume/kernel";
import { expect, test } from "vitest";
import type { Puzzle } from "./board.js";
import { messages } from "./messages.js";
import { start } from "./rules.js";
import { describe, paint, targetOf } from "./scene.js";

const board: Puzzle = { size: 4, blocked: [[1, 2]], start: [0, 0], goal: [3, 1] };
const line: readonly Cell[] = [
  [0, 0],
  [0, 1],
  [1, 1],
];

test.each([
  ["0,0", { key: "cell.start", params: { row: 1, column: 1 } }],
  ["0,1", { key: "cell.line", params: { row: 1, column: 2, number: 2 } }],
  ["1,1", { key: "cell.head", params: { row: 2, column: 2, number: 3 } }],
  ["1,2", { key: "cell.blocked", params: { row: 2, column: 3 } }],
  ["2,1", { key: "cell.open", params: { row: 3, column: 2 } }],
  ["3,1", { key: "cell.goal", params: { row: 4, column: 2 } }],
])("%s", (target, said) => {
  expect(describe(board, { line }, target)).toEqual(said);
  for (const language of languages) expect(formatMessage(language, said, messages)).not.toMatch(/[{}]/);
});

test("the ends stay what they are called while the line only begins, and a goal that is reached is the head", () => {
  expect(describe(board, start(board), "0,0").key).toBe("cell.start");
  const early: readonly Cell[] = [...line, [2, 1], [3, 1]];
  expect(describe(board, { line: early }, "3,1")).toMatchObject({ key: "cell.head", params: { number: 5 } });
  expect(describe(board, { line: early }, "0,0").key).toBe("cell.start");
});

test("the head has a mark of its own between the start and the goal only", () => {
  const head = (cells: readonly Cell[]) =>
    paint(board, { line: cells }).flatMap((mark) =>
      mark.key === "head" && mark.shape === "disc" ? [mark.at] : [],
    );
  expect(head([[0, 0]])).toEqual([]);
  expect(head(line)).toEqual([{ x: 1.5, y: 1.5 }]);
  expect(head([...line, [2, 1], [3, 1]])).toEqual([]);
});

test("the start is full and the goal hollow, and what is blocked is crossed out", () => {
  const marks = new Map(paint(board, { line }).map((mark) => [mark.key, mark]));
  const isHollow = (key: string) => {
    const mark = marks.get(key);
    return mark?.shape === "disc" && mark.hollow === true;
  };
  expect([isHollow("start"), isHollow("goal")]).toEqual([false, true]);
  expect(marks.get(`blocked:${targetOf([1, 2])}:x`)).toMatchObject({
    shape: "cross",
    at: { x: 2.5, y: 1.5 },
  });
});

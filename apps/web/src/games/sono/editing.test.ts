import "../../testing/in-browser.js";
import { type Draft, draftOf, emptyDraft, puzzleCodec, resized } from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import { createRoot } from "solid-js";
import { expect, onTestFinished, test } from "vitest";
import { createEditing } from "./editing.js";

/** Two of each number from 0 to 7. */
const full = draftOf(parseOrThrow(puzzleCodec, "4.pAnr-0RT"));

function edited(first: Draft = emptyDraft(4)) {
  const editing = createRoot((end) => {
    onTestFinished(end);
    return createEditing(first);
  });
  const keys = (...typed: readonly string[]) =>
    typed.map((key) => editing.input({ type: "key", key, shift: false, target: editing.cursor() }));
  const row = (y: number) => editing.draft().cells.slice(4 * y, 4 * y + 4);
  return { editing, keys, row };
}

test("two digits are one number as long as the board has it, and then a number of their own", () => {
  const { editing, keys } = edited(emptyDraft(6));
  keys("1", "7");
  expect(editing.value()).toBe(17);
  keys("3");
  expect(editing.value()).toBe(3);
  keys("1", "8");
  expect(editing.value()).toBe(8);
});

test.each([
  ["a step", "]", 7],
  ["a cell that was emptied", "Backspace", 7],
])("after %s a digit begins a new number", (_, key, then) => {
  const { editing, keys } = edited(emptyDraft(6));
  keys("1", key, "7");
  expect(editing.value()).toBe(then);
});

test("so it does in a cell that is come to again", () => {
  const { editing, keys } = edited(emptyDraft(6));
  keys("1");
  editing.moveCursor("1,0");
  editing.moveCursor("0,0");
  keys("2");
  expect(editing.value()).toBe(2);
});

test("Enter and Space fill a blank cell with the first number that is missing, and go on", () => {
  const { editing, keys, row } = edited();
  expect(keys("Enter", " ", "Enter")).toEqual([true, true, true]);
  expect(row(0)).toEqual([0, 0, 1, undefined]);
  expect(editing.cursor()).toBe("3,0");
  keys("Enter", "Enter");
  expect([row(0), row(1), editing.cursor()]).toEqual([
    [0, 0, 1, 1],
    [2, undefined, undefined, undefined],
    "1,1",
  ]);
});

test("a cell with a number keeps it on Enter", () => {
  const { editing, keys, row } = edited(full);
  const before = row(0);
  keys("Enter");
  expect([row(0), editing.cursor()]).toEqual([before, "1,0"]);
});

test("the last cell is the end, and the first the beginning", () => {
  const { editing, keys } = edited(full);
  editing.moveCursor("3,3");
  keys("Enter");
  expect(editing.cursor()).toBe("3,3");
  editing.moveCursor("0,0");
  editing.goOn(-1);
  expect(editing.cursor()).toBe("0,0");
});

test("Backspace empties the cell, and one that is empty already sends it back to the one before; Delete stays", () => {
  const { editing, keys, row } = edited(full);
  editing.moveCursor("2,0");
  const [first, second] = row(0);
  keys("Backspace");
  expect([row(0).slice(0, 3), editing.cursor()]).toEqual([[first, second, undefined], "2,0"]);
  keys("Delete");
  expect([row(0).slice(0, 3), editing.cursor()]).toEqual([[first, second, undefined], "2,0"]);
  keys("Backspace");
  expect([row(0).slice(0, 3), editing.cursor()]).toEqual([[first, undefined, undefined], "1,0"]);
});

test("brackets step up and down, round at the ends", () => {
  const { editing, keys } = edited();
  keys("7", "]");
  expect(editing.value()).toBe(0);
  keys("[");
  expect(editing.value()).toBe(7);
  keys("[");
  expect(editing.value()).toBe(6);
});

test("a smaller board keeps the cursor on it, a larger one where it was", () => {
  const { editing } = edited(emptyDraft(6));
  editing.moveCursor("5,2");
  editing.set(resized(editing.draft(), 4));
  expect(editing.cursor()).toBe("3,2");
  editing.moveCursor("1,3");
  editing.set(resized(editing.draft(), 8));
  expect(editing.cursor()).toBe("1,3");
  expect(editing.layout().targets.length).toBe(64);
});

test("a press chooses its cell; beside the board, and other keys, mean nothing", () => {
  const { editing, keys } = edited();
  const press = (target?: string) =>
    editing.input({ type: "press", at: { x: 0, y: 0 }, button: "primary", by: "mouse", target });
  expect([press("2,1"), editing.cursor()]).toEqual([true, "2,1"]);
  expect([press(), editing.cursor()]).toEqual([false, "2,1"]);
  expect(keys("x", "Escape", "ArrowLeft")).toEqual([false, false, false]);
});

test("every change can be taken back, and a number that stands there already is none", () => {
  const { editing, keys } = edited();
  keys("3");
  editing.put(3);
  keys("]");
  editing.undo();
  expect(editing.value()).toBe(3);
  editing.undo();
  expect([editing.value(), editing.canUndo()]).toEqual([undefined, false]);
  editing.redo();
  expect(editing.value()).toBe(3);
});

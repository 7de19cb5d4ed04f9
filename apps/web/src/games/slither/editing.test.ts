import "../../testing/in-browser.js";
import { emptyPuzzle, type Puzzle, resized } from "@masume/games/slither";
import { createRoot } from "solid-js";
import { expect, onTestFinished, test } from "vitest";
import { createEditing } from "./editing.js";

/** Three cells wide and two high. */
function edited(first: Puzzle = emptyPuzzle(3, 2)) {
  const editing = createRoot((end) => {
    onTestFinished(end);
    return createEditing(first);
  });
  const clues = () => editing.puzzle().clues;
  return {
    editing,
    clues,
    keys: (...names: readonly string[]) =>
      names.map((key) => editing.input({ type: "key", key, shift: false, target: editing.cursor() })),
    press: (target: string | undefined, button: "primary" | "secondary" = "primary") => {
      editing.notePress();
      return editing.input({ type: "press", at: { x: 0, y: 0 }, target, button, by: "mouse" });
    },
  };
}

test("numbers from 0 to 4 are typed in reading order, over the end of a row, and stop at the last cell", () => {
  const { editing, clues, keys } = edited();
  expect(keys("0", "1", "2", "3")).toEqual([true, true, true, true]);
  expect([clues().slice(0, 4), editing.cursor()]).toEqual(["0123", "c:1,1"]);
  keys("2", "1", "3");
  expect([clues(), editing.cursor()]).toEqual(["012323", "c:1,2"]);
  expect([keys("5"), keys("x"), keys("4")]).toEqual([[false], [false], [true]]);
  expect(clues()).toBe("012324");
});

test.each([".", "-", "Delete"])("“%s” empties the cell and goes on", (key) => {
  const { editing, clues, keys } = edited();
  keys("1", "2");
  editing.moveCursor("c:0,0");
  keys(key);
  expect([clues().slice(0, 2), editing.cursor()]).toEqual([".2", "c:0,1"]);
});

test("Backspace empties the cell and goes back, and stays at the first", () => {
  const { editing, clues, keys } = edited();
  keys("1", "2");
  editing.moveCursor("c:0,1");
  keys("Backspace", "Backspace", "Backspace");
  expect([clues(), editing.cursor()]).toEqual(["......", "c:0,0"]);
});

test("Space and Enter go round: blank, 0, 1, 2, 3, and the cursor stays", () => {
  const { editing, clues, keys } = edited();
  const seen = [" ", "Enter", " ", " ", " "].map((key) => {
    keys(key);
    return clues()[0];
  });
  expect([seen, editing.cursor()]).toEqual([["0", "1", "2", "3", "."], "c:0,0"]);
});

test("a press goes the same round, the other button backwards, and beside the board means nothing", () => {
  const { clues, press } = edited();
  press("c:1,2");
  press("c:1,2");
  expect(clues()[5]).toBe("1");
  press("c:1,2", "secondary");
  press("c:1,2", "secondary");
  press("c:1,2", "secondary");
  expect([clues()[5], press(undefined)]).toEqual(["3", false]);
});

test("the press that became a pinch is taken back, and nothing before it", () => {
  const { editing, clues, press } = edited();
  press("c:0,0");
  press("c:0,1");
  editing.abandon();
  expect([clues().slice(0, 2), editing.canRedo()]).toEqual(["0.", false]);
  press(undefined);
  editing.abandon();
  expect(clues().slice(0, 2)).toBe("0.");
});

test("a smaller board keeps the cursor on it, by row and by column", () => {
  const { editing } = edited(emptyPuzzle(8, 6));
  editing.moveCursor("c:5,7");
  editing.set(resized(editing.puzzle(), 5, 6));
  expect(editing.cursor()).toBe("c:5,4");
  editing.set(resized(editing.puzzle(), 5, 3));
  expect(editing.cursor()).toBe("c:2,4");
  expect(editing.layout().targets.length).toBe(15);
});

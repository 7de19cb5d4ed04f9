import "../../testing/in-browser.js";
import { formatRows, puzzleCodec, resized } from "@masume/games/stroke";
import { type Cell, parseOrThrow } from "@masume/kernel";
import { createRoot } from "solid-js";
import { expect, onTestFinished, test } from "vitest";
import { createEditing, type Editing } from "./editing.js";

const open = "S...\n....\n....\n...G";

function edited(rows = open) {
  const editing = createRoot((end) => {
    onTestFinished(end);
    return createEditing(parseOrThrow(puzzleCodec, rows));
  });
  return {
    editing,
    rows: () => formatRows(editing.board()),
    draw: (...cells: readonly Cell[]) => draw(editing, cells),
    key: (key: string, target = editing.cursor()) =>
      editing.input({ type: "key", key, shift: false, target }),
  };
}

const at = (cell: Cell | undefined) => ({
  at: { x: 0, y: 0 },
  target: cell?.join(),
  button: "primary" as const,
  by: "mouse" as const,
});

/** The hand is put down at the first cell and drawn over the others. */
function draw(editing: Editing, [first, ...rest]: readonly Cell[]): void {
  editing.notePress();
  editing.input({ type: "press", ...at(first) });
  for (const cell of rest) editing.input({ type: "drag", ...at(cell) });
}

const release = { type: "release", ...at(undefined) } as const;

test("a press on an open cell blocks it, and the drag paints on; on a blocked one it clears", () => {
  const { editing, rows, draw } = edited("S...\n....\n.#..\n...G");
  draw([1, 0], [1, 1], [2, 1], [1, 2]);
  editing.input(release);
  expect(rows()).toBe("S...\n###.\n.#..\n...G");
  draw([2, 1], [1, 1], [2, 2]);
  editing.input(release);
  expect(rows()).toBe("S...\n#.#.\n....\n...G");
});

test("one gesture is one step back", () => {
  const { editing, rows, draw } = edited();
  draw([1, 0], [1, 1], [1, 2]);
  expect(editing.canUndo()).toBe(false);
  editing.input(release);
  editing.undo();
  expect([rows(), editing.canUndo()]).toEqual([open, false]);
  editing.redo();
  expect(rows()).toBe("S...\n###.\n....\n...G");
});

test.each(["cancel", "abandon"])("a gesture that ends with %s leaves nothing", (how) => {
  const { editing, rows, draw } = edited();
  draw([1, 0], [1, 1]);
  if (how === "cancel") editing.input({ type: "cancel" });
  else editing.abandon();
  expect([rows(), editing.canUndo()]).toEqual([open, false]);
  expect(editing.input({ type: "drag", ...at([2, 2]) })).toBe(false);
  expect(rows()).toBe(open);
});

test("a double tap takes back what its first tap has set, and nothing before it", () => {
  const { editing, rows, draw } = edited();
  draw([1, 1]);
  editing.input(release);
  const before = rows();
  draw([2, 2]);
  editing.input(release);
  editing.abandon();
  expect([rows(), editing.canRedo()]).toEqual([before, false]);
});

test("an end that is pressed goes with the hand along the border, and nothing is painted", () => {
  const { editing, rows, draw } = edited();
  draw([0, 0], [0, 1], [1, 1], [0, 2]);
  editing.input(release);
  expect(rows()).toBe("..S.\n....\n....\n...G");
  draw([3, 3], [2, 3], [0, 2]);
  editing.input(release);
  expect(rows()).toBe("..G.\n....\n...S\n....");
});

test("a press beside the board means nothing, and a drag over its edge goes on", () => {
  const { editing, rows } = edited();
  expect(editing.input({ type: "press", ...at(undefined) })).toBe(false);
  draw(editing, [[1, 1]]);
  expect(editing.input({ type: "drag", ...at(undefined) })).toBe(true);
  editing.input({ type: "drag", ...at([1, 2]) });
  editing.input(release);
  expect(rows()).toBe("S...\n.##.\n....\n...G");
});

test.each([
  ["Enter", "1,1", "S...\n.#..\n....\n...G"],
  [" ", "1,1", "S...\n.#..\n....\n...G"],
  ["s", "0,2", "..S.\n....\n....\n...G"],
  ["S", "2,0", "....\n....\nS...\n...G"],
  ["g", "0,2", "S.G.\n....\n....\n...."],
  ["G", "3,0", "S...\n....\n....\nG..."],
])("the key “%s” at %s", (name, target, after) => {
  const { key, rows } = edited();
  expect([key(name, target), rows()]).toEqual([true, after]);
});

test("Space opens a blocked cell again; other keys mean nothing", () => {
  const { key, rows } = edited("S...\n.#..\n....\n...G");
  expect([key(" ", "1,1"), rows()]).toEqual([true, open]);
  expect([key("x"), key("ArrowUp"), rows()]).toEqual([false, false, open]);
});

test("a smaller board keeps the cursor on it", () => {
  const { editing } = edited();
  editing.moveCursor("3,2");
  editing.set(resized(editing.board(), 3));
  expect([editing.cursor(), editing.layout().targets.length]).toEqual(["2,2", 9]);
});

import "../testing/in-browser.js";
import { stroke } from "@masume/games/stroke";
import { type Input, parseOrThrow } from "@masume/kernel";
import { createSignal } from "solid-js";
import { expect, test } from "vitest";
import { happen } from "../testing/in-browser.js";
import { show } from "../testing/show.js";
import { Board } from "./board.js";

const layout = stroke.layout(parseOrThrow(stroke.codec.puzzle, "S..\n...\n..G"));
const [first, second] = layout.rows[0]!;

/** A board whose game knows these keys. */
function shown(known: readonly string[] = [], hasPage = false) {
  const inputs: Input[] = [];
  const [cursor, setCursor] = createSignal(first!);
  const page = show(() => (
    <Board
      layout={layout}
      marks={[]}
      label="Board"
      describe={(target) => target}
      cursor={cursor()}
      onCursor={setCursor}
      onInput={(input) => {
        inputs.push(input);
        return input.type === "key" && known.includes(input.key);
      }}
      onAbandon={() => {}}
      hasPage={hasPage}
    />
  ));
  return { grid: page.the("div", "Board"), inputs, cursor };
}

test("a key of the game goes to the game, with Shift and the cursor's place, and not to the browser", () => {
  const { grid, inputs } = shown(["x"]);
  expect(grid.fire("keydown", { key: "x", shiftKey: true }).defaultPrevented).toBe(true);
  expect(inputs).toEqual([{ type: "key", key: "x", shift: true, target: first }]);
});

test.each(["ctrlKey", "metaKey", "altKey", "isComposing"])("a key with %s is the browser's", (held) => {
  const { grid, inputs, cursor } = shown(["x", "ArrowRight"]);
  for (const key of ["x", "ArrowRight"]) {
    expect(grid.fire("keydown", { key, [held]: true }).defaultPrevented).toBe(false);
  }
  expect([inputs, cursor()]).toEqual([[], first]);
});

test.each(["ctrlKey", "metaKey", "altKey"])("so is one with %s elsewhere on the page", (held) => {
  const { inputs } = shown(["x"], true);
  expect(happen("keydown", { key: "x", [held]: true }).defaultPrevented).toBe(false);
  expect(inputs).toEqual([]);
});

test("an arrow that the game does not use moves the cursor, and stops at the edge", () => {
  const { grid, cursor } = shown();
  grid.fire("keydown", { key: "ArrowRight" });
  expect(cursor()).toBe(second);
  grid.fire("keydown", { key: "ArrowUp" });
  expect(cursor()).toBe(second);
  grid.fire("keydown", { key: "ArrowLeft" });
  expect(cursor()).toBe(first);
});

test("an arrow that the game uses leaves the cursor where it is", () => {
  const { grid, cursor } = shown(["ArrowRight"]);
  expect(grid.fire("keydown", { key: "ArrowRight" }).defaultPrevented).toBe(true);
  expect(cursor()).toBe(first);
});

test("Escape that the game does not know as a key cancels", () => {
  const { grid, inputs } = shown();
  grid.fire("keydown", { key: "Escape" });
  expect(inputs.at(-1)).toEqual({ type: "cancel" });
});

test("keys elsewhere on the page are the board's only where the page is its own", () => {
  const own = shown(["x"], true);
  const other = shown(["x"]);
  expect(happen("keydown", { key: "x" }).defaultPrevented).toBe(true);
  expect([own.inputs.length, other.inputs.length]).toEqual([1, 0]);
  expect(own.grid.querySelector('[tabindex="0"]')?.calls).toEqual(["focus"]);
});

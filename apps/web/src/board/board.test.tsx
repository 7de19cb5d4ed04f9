import "../testing/in-browser.js";
import { stroke } from "@masume/games/stroke";
import { type Input, parseOrThrow } from "@masume/kernel";
import { createSignal, Show } from "solid-js";
import { expect, onTestFinished, test } from "vitest";
import { happen } from "../testing/in-browser.js";
import { PageNode } from "../testing/page-tree.js";
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
  return { page, grid: page.the("div", "Board"), inputs, cursor };
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

/** Elements are as large as this, until the test has ended. */
function laidOut(width: number, height: number): void {
  for (const [name, value] of Object.entries({ clientWidth: width, clientHeight: height })) {
    Object.defineProperty(PageNode.prototype, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(PageNode.prototype, name));
  }
}

test("+ zooms in; - and 0 mean something only once it is zoomed", () => {
  laidOut(60, 60);
  const { grid } = shown();
  const isUsed = (key: string) => grid.fire("keydown", { key }).defaultPrevented;
  expect(["-", "0"].map(isUsed)).toEqual([false, false]);
  expect(["+", "+", "-", "0"].map(isUsed)).toEqual([true, true, true, true]);
  expect(["-", "0"].map(isUsed)).toEqual([false, false]);
});

test("a zoomed board is found again as it was left; one that was not, whole", () => {
  laidOut(60, 60);
  const [isThere, setThere] = createSignal(true);
  const transform = (page: PageNode) =>
    String(Object(page.all("div").find(({ props }) => props.class === "board-sheet")!.props.style).transform);
  const board = () => (
    <Show when={isThere()}>
      <Board
        layout={layout}
        marks={[]}
        label="Board"
        describe={(target) => target}
        cursor={first!}
        onCursor={() => {}}
        onInput={() => false}
        onAbandon={() => {}}
        hasPage
      />
    </Show>
  );
  const page = show(board);
  page.the("div", "Board").fire("keydown", { key: "+" });
  const zoomed = transform(page);
  expect(zoomed).toContain("scale(1.5)");
  setThere(false);
  setThere(true);
  expect(transform(page)).toBe(zoomed);
  page.the("div", "Board").fire("keydown", { key: "0" });
  setThere(false);
  setThere(true);
  expect(transform(page)).toContain("scale(1)");
});

test("small boards have buttons to zoom, comfortable ones do not", () => {
  // Three cells and what is drawn around them: a cell is about a quarter of the width.
  laidOut(60, 60);
  expect(shown().page.has("button", "Zoom in")).toBe(true);
  laidOut(600, 600);
  expect(shown().page.has("button", "Zoom in")).toBe(false);
});

test("a key that something else on the page has used is not the board's as well", () => {
  const { inputs } = shown(["x"], true);
  const used = (event: Event) => event.preventDefault();
  addEventListener("keydown", used);
  const other = shown(["x"], true);
  happen("keydown", { key: "x" });
  removeEventListener("keydown", used);
  expect([inputs.length, other.inputs.length]).toEqual([1, 0]);
});

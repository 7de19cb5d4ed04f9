import "../testing/in-browser.js";
import type { Layout, TargetId } from "@masume/kernel";
import { createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../testing/show.js";
import { GridCells } from "./grid-cells.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const id = (row: number, column: number) => `${row},${column}`;

function layoutOf(width: number, height: number): Layout {
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => id(row, column)),
  );
  const targets = rows.flatMap((cells, row) =>
    cells.map((cell, column) => ({ id: cell, at: { x: column + 0.5, y: row + 0.5 }, reach: 0.5, to: {} })),
  );
  return { rows, targets, bounds: { x: 0, y: 0, width, height } };
}

function shown(width: number, height: number, first = id(0, 0)) {
  const layout = layoutOf(width, height);
  const [cursor, setCursor] = createSignal<TargetId>(first);
  const [state, setState] = createSignal("empty");
  const page = show(() => (
    <GridCells
      layout={layout}
      box={layout.bounds}
      label="Board"
      describe={(
        (now) => (target: TargetId) =>
          `${target} ${now}`
      )(state())}
      cursor={cursor()}
      onActivate={() => {}}
      onKeyDown={() => {}}
      onKeyUp={() => {}}
      onFocus={() => {}}
      onBlur={() => {}}
    />
  ));
  const cells = () => page.all("div").filter(({ props }) => props.role === "gridcell");
  const rows = () => page.all("div").filter(({ props }) => props.role === "row");
  return { page, cells, rows, setCursor, setState };
}

test("one cell is the tab stop, wherever the cursor is", () => {
  const { cells, setCursor } = shown(3, 2);
  const stops = () =>
    cells()
      .filter(({ props }) => props.tabindex === 0)
      .map(({ props }) => props["data-target"]);
  expect(stops()).toEqual([id(0, 0)]);
  setCursor(id(1, 2));
  expect(stops()).toEqual([id(1, 2)]);
});

test("the cursor's cell is renamed at once, the others when the hand has rested", () => {
  const { cells, setState } = shown(2, 1);
  setState("drawn");
  expect(cells().map((cell) => cell.name)).toEqual(["0,0 drawn", "0,1 empty"]);
  vi.advanceTimersByTime(119);
  setState("again");
  vi.advanceTimersByTime(119);
  expect(cells()[1]!.name).toBe("0,1 empty");
  vi.advanceTimersByTime(1);
  expect(cells().map((cell) => cell.name)).toEqual(["0,0 again", "0,1 again"]);
});

test("rows and columns are numbered from 1, and a board of 1,200 cells is there as a whole", () => {
  const { page, cells, rows } = shown(40, 30);
  expect([cells().length, rows().length]).toEqual([1_200, 30]);
  expect([rows()[0]!.props["aria-rowindex"], cells()[39]!.props["aria-colindex"]]).toEqual([1, 40]);
  expect(page.the("div", "Board").props["aria-rowcount"]).toBe(30);
});

test("of a larger board there is a window around the cursor, with the true numbers of its rows and columns", () => {
  const { cells, rows } = shown(60, 60, id(30, 30));
  expect([rows().length, cells().length]).toEqual([19, 19 * 31]);
  expect([rows()[0]!.props["aria-rowindex"], cells()[0]!.props["aria-colindex"]]).toEqual([22, 16]);
});

test("the window stays until the cursor comes near its edge, and ends where the board does", () => {
  const { rows, setCursor } = shown(60, 60, id(30, 30));
  const first = () => rows()[0]!.props["aria-rowindex"];
  setCursor(id(24, 30));
  expect(first()).toBe(22);
  setCursor(id(23, 30));
  expect(first()).toBe(15);
  setCursor(id(0, 30));
  expect(first()).toBe(1);
  setCursor(id(59, 30));
  expect([first(), rows().length]).toEqual([51, 10]);
});

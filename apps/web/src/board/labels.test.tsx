import "../testing/in-browser.js";
import { expect, test, vi } from "vitest";
import type { PageNode } from "../testing/page-tree.js";
import { show } from "../testing/show.js";
import { changedMarks, extentOf } from "./extent.js";
import { Labels } from "./labels.js";
import { ZoomTools } from "./zoom-tools.js";

/** A board of so many cells with half a unit around it, each cell so many pixels, moved by so much in its frame. */
function labels(width: number, height: number, unit: number, [x, y] = [0, 0], frame = [10_000, 10_000]) {
  const page = show(() => (
    <Labels
      size={{ width, height }}
      box={{ x: -0.5, y: -0.5, width: width + 1, height: height + 1 }}
      sheet={{ x: x!, y: y!, width: (width + 1) * unit, height: (height + 1) * unit }}
      frame={{ width: frame[0]!, height: frame[1]! }}
    />
  ));
  const [columns, rows] = page.all("div").slice(1) as [PageNode, PageNode];
  const places = (of: PageNode, along: string) =>
    of.all("span").map(({ children, props }) => [children[0]!.content, Object(props.style)[along]]);
  return { columns: places(columns, "left"), rows: places(rows, "top"), across: columns.props.style };
}

test("columns and rows are numbered in their middle", () => {
  expect(labels(3, 2, 20)).toMatchObject({
    columns: [
      ["1", "20px"],
      ["2", "40px"],
      ["3", "60px"],
    ],
    rows: [
      ["1", "20px"],
      ["2", "40px"],
    ],
  });
});

test.each([
  [15, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]],
  [14, ["1", "2", "4", "6", "8", "10", "12"]],
  [7.5, ["1", "2", "4", "6", "8", "10", "12"]],
  [7, ["1", "5", "10"]],
  [2, ["1", "10"]],
])("at %s pixels a cell the numbers are %j: never closer than fifteen pixels", (unit, numbers) => {
  expect(labels(12, 1, unit).columns.map(([number]) => number)).toEqual(numbers);
});

test("what lies outside the frame has no number; at its very edge it has", () => {
  const { columns } = labels(5, 5, 20, [-40, 0], [60, 100]);
  // Middles at -20, 0, 20, 40, 60.
  expect(columns.map(([number]) => number)).toEqual(["2", "3", "4", "5"]);
  expect(labels(5, 5, 20, [0, -30]).across).toEqual({ translate: "0 0px" });
  expect(labels(5, 5, 20, [0, 30]).across).toEqual({ translate: "0 30px" });
});

test("the box around marks of every shape", () => {
  expect(extentOf([])).toBeUndefined();
  expect(
    extentOf([
      { key: "a", role: "head", shape: "disc", at: { x: 1, y: 1 }, radius: 0.5 },
      {
        key: "b",
        role: "line",
        shape: "line",
        points: [
          { x: 3, y: -2 },
          { x: 2, y: 0 },
        ],
      },
      { key: "c", role: "clue", shape: "text", at: { x: 0, y: 4 }, size: 1, text: "3" },
    ] as never),
  ).toEqual({ x: -0.5, y: -2, width: 3.5, height: 6.5 });
});

test("new marks and changed ones, but neither the same nor those that have gone", () => {
  const disc = (key: string, x: number) => ({ key, role: "head", shape: "disc", at: { x, y: 0 }, radius: 1 });
  const before = [disc("stays", 0), disc("moves", 0), disc("goes", 0)];
  const now = [disc("stays", 0), disc("moves", 1), disc("comes", 0)];
  expect(changedMarks(before as never, now as never).map(({ key }) => key)).toEqual(["moves", "comes"]);
});

test("zooming in is always possible; out, to fit and to move only once zoomed", () => {
  const [onZoom, onFit, onHand] = [vi.fn(), vi.fn(), vi.fn()];
  const tools = (isZoomed: boolean) =>
    show(() => (
      <ZoomTools isZoomed={isZoomed} isHand={false} onZoom={onZoom} onFit={onFit} onHand={onHand} />
    ));
  const whole = tools(false);
  for (const name of ["Zoom out", "Fit", "Move"]) whole.button(name).press();
  expect([onZoom, onFit, onHand].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  whole.button("Zoom in").press();
  expect(onZoom.mock.calls[0]![0]).toBeGreaterThan(1);
  const zoomed = tools(true);
  for (const name of ["Zoom out", "Fit", "Move"]) zoomed.button(name).press();
  expect(onZoom.mock.calls[1]![0]).toBeLessThan(1);
  expect([onFit, onHand].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

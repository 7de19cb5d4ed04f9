import "../../testing/in-browser.js";
import { expect, test } from "vitest";
import type { SolveRecord } from "../../platform/storage/schema.js";
import { show } from "../../testing/show.js";
import type { Kind } from "./statistics.js";
import { TimePlot } from "./time-plot.js";

const start = Date.UTC(2026, 10, 1, 12);
const hour = 3_600_000;

/** Times in seconds, solved an hour after each other; negative where a hint was taken. */
function plot(...seconds: readonly number[]) {
  const solves = seconds.map(
    (time, i): SolveRecord => ({
      key: `stroke/x@${start + i * hour}`,
      game: "stroke",
      day: "2026-11-01",
      time: Math.abs(time) * 1000,
      hints: time < 0 ? 1 : 0,
    }),
  );
  const kind: Kind = { key: "k", game: "stroke", size: undefined, level: undefined, solves, unaided: 0 };
  const page = show(() => <TimePlot kind={kind} name="Stroke 5×5" />);
  const dots = page.all("circle").map(({ props }) => ({ x: Number(props.cx), y: Number(props.cy) }));
  const line = String(page.the("polyline").props.points)
    .split(" ")
    .filter(Boolean)
    .map((point) => point.split(",").map(Number));
  const grid = page.all("line").map(({ props }) => Number(props.y1));
  const labels = page
    .all("text")
    .filter(({ props }) => props["dominant-baseline"] === "middle")
    .map(({ text }) => text);
  return { page, dots, line, grid, labels };
}

test.each([
  // At most four steps of a round time, up to the longest.
  [[4], ["00:00", "00:01", "00:02", "00:03", "00:04"]],
  [[5], ["00:00", "00:02", "00:04", "00:06"]],
  [
    [60, 61],
    ["00:00", "00:30", "01:00", "01:30"],
  ],
  [[0.2], ["00:00", "00:01"]],
  [[7200 * 4], ["00:00", "2:00:00", "4:00:00", "6:00:00", "8:00:00"]],
])("times of %j s are measured at %j", (seconds, labels) => {
  expect(plot(...seconds).labels).toEqual(labels);
});

test("the first solve is on the left, the last on the right, and a longer time is higher", () => {
  const { dots, grid } = plot(40, 20, 0);
  expect(dots.map(({ x }) => x)).toEqual([62, 345, 628]);
  expect(dots[0]!.y).toBe(Math.min(...grid));
  expect(dots[1]!.y).toBe((dots[0]!.y + dots[2]!.y) / 2);
  expect(dots[2]!.y).toBe(Math.max(...grid));
});

test("one alone stands in the middle, with its day once", () => {
  const { dots, page } = plot(10);
  expect(dots[0]!.x).toBe(345);
  expect(page.text.match(/1 Nov/g)).toHaveLength(2);
  expect(page.the("svg").name).toMatch(/^Stroke 5×5: 1 time from/);
});

test("the line is the median of the last five without hints", () => {
  const { dots, line } = plot(10, 20, 30, 40, 20, 0, -40);
  // 10 | 10 20 | 10 20 30 | 10 20 30 40 | 10 20 20 30 40 | 0 20 20 30 40
  const y = (seconds: number) => 192 - (seconds / 40) * 180;
  expect(line.map(([, at]) => at)).toEqual([10, 15, 20, 25, 20, 20].map(y));
  expect(line).toHaveLength(dots.length - 1);
});

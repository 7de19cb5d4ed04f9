/** The two renderers, on a two-cell board with one of everything. */
import { describe, expect, it } from "vitest";
import { boxPoints, type Marks, targetAt } from "./scene.js";
import { paperPalette, renderSvg } from "./svg.js";
import { renderTerminal } from "./terminal.js";

const bounds = { x: 0, y: 0, width: 2, height: 1 };
const marks: Marks = [
  { key: "paper", role: "paper", shape: "area", points: boxPoints(bounds) },
  { key: "blocked", role: "blocked", shape: "area", points: boxPoints({ x: 1, y: 0, width: 1, height: 1 }) },
  { key: "frame", role: "border", shape: "line", points: [...boxPoints(bounds), { x: 0, y: 0 }], width: 0.1 },
  {
    key: "line",
    role: "line",
    shape: "line",
    points: [
      { x: 0.5, y: 0.5 },
      { x: 1.5, y: 0.5 },
    ],
    width: 0.2,
  },
  { key: "start", role: "start", shape: "disc", at: { x: 0.5, y: 0.5 }, radius: 0.3 },
  { key: "cross", role: "cross", shape: "cross", at: { x: 1, y: 0 }, radius: 0.1 },
  { key: "text", role: "clue", shape: "text", at: { x: 1.5, y: 0.5 }, text: "<&", size: 0.5 },
];

describe("renderTerminal", () => {
  it("joins lines with box-drawing characters", () => {
    expect(renderTerminal(marks, bounds)).toBe(["┌───×───┐", "│ ●━━━<&│", "└───────┘"].join("\n"));
  });
});

describe("renderSvg", () => {
  const svg = renderSvg(marks, bounds, { palette: paperPalette("#d3381c"), title: 'a "board"' });

  it("draws one element a mark and escapes texts", () => {
    expect(svg.match(/<(polygon|polyline|circle|path|text)\b/g)).toHaveLength(marks.length);
    expect(svg).toContain("&lt;&amp;</text>");
    expect(svg).toContain("<title>a &quot;board&quot;</title>");
    expect(svg).toContain('viewBox="-0.25 -0.25 2.5 1.5"');
  });
});

describe("targetAt", () => {
  it("gives the nearest target within reach", () => {
    const target = (id: string, x: number) => ({ id, at: { x, y: 0 }, reach: 0.6, to: {} });
    const layout = { bounds, targets: [target("a", 0), target("b", 1)], rows: [["a", "b"]] };
    expect(targetAt(layout, { x: 0.45, y: 0 })?.id).toBe("a");
    expect(targetAt(layout, { x: 0.55, y: 0 })?.id).toBe("b");
    expect(targetAt(layout, { x: 5, y: 0 })).toBeUndefined();
  });
});

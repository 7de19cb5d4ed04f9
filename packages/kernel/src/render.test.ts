/** The two renderers, on a two-cell board with one of everything. */
import { describe, expect, it } from "vitest";
import { boxPoints, gridMarks, type Mark, type MarkRole, type Marks, type Point, targetAt } from "./scene.js";
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

describe("renderTerminal, mark by mark", () => {
  const square = { x: 10, y: 20, width: 2, height: 2 };
  const line = (role: MarkRole, ...points: readonly (readonly [number, number])[]): Mark => ({
    key: role,
    role,
    shape: "line",
    points: points.map(([x, y]): Point => ({ x: 10 + x, y: 20 + y })),
    width: 0.1,
  });
  const drawn = (...marks: readonly Mark[]): string[] => renderTerminal(marks, square).split("\n");

  it("a grid of lines crosses and meets its border, wherever the board lies", () => {
    expect(drawn(...gridMarks(square))).toEqual([
      "┌───┬───┐",
      "│   │   │",
      "├───┼───┤",
      "│   │   │",
      "└───┴───┘",
    ]);
  });

  it("a drawn line is heavy, turns at its corners and ends where it ends", () => {
    expect(drawn(line("line", [0, 0], [2, 0], [2, 2], [1, 2]))).toEqual([
      "╺━━━━━━━┓",
      "        ┃",
      "        ┃",
      "        ┃",
      "    ╺━━━┛",
    ]);
    expect(drawn(line("line", [1, 2], [1, 1], [0, 1]))).toEqual(["", "", "╺━━━┓", "    ┃", "    ╹"]);
  });

  it("lines of the same weight join, those of another lie over what was there", () => {
    const crossing = [line("line", [0, 1], [2, 1]), line("line", [1, 0], [1, 2])];
    expect(drawn(...crossing)[2]).toBe("╺━━━╋━━━╸");
    expect(drawn(line("grid", [0, 1], [2, 1]), line("line", [1, 0], [1, 2]))[2]).toBe("╶───┃───╴");
  });

  it("a slanted line has no characters, and what lies beyond the board is left out", () => {
    expect(drawn(line("line", [0, 0], [2, 2])).join("")).toBe("");
    expect(drawn(line("line", [-1, 0], [3, 0]))[0]).toBe("━".repeat(9));
    const beyond = { x: 12.5, y: 20 };
    expect(drawn({ key: "d", role: "goal", shape: "disc", at: beyond, radius: 1 }).join("")).toBe("");
    const text: Mark = { key: "t", role: "clue", shape: "text", at: { x: 12, y: 20 }, text: "123", size: 1 };
    expect(drawn(text)[0]).toBe("       12");
  });

  it("areas fill what is inside their outline, discs are full or hollow", () => {
    const area: Mark = {
      key: "a",
      role: "blocked",
      shape: "area",
      points: boxPoints({ x: 11, y: 20, width: 1, height: 1 }),
    };
    expect(drawn(area)).toEqual(["", "     ░░░", "", "", ""]);
    const disc = (x: number, hollow: boolean): Mark => ({
      key: `${x}`,
      role: "goal",
      shape: "disc",
      at: { x, y: 20.5 },
      radius: 0.3,
      hollow,
    });
    expect(drawn(disc(10.5, true), disc(11.5, false))[1]).toBe("  ○   ●");
  });

  it("a text stands in the middle of its place, of two letters the first", () => {
    const text = (shown: string): string =>
      drawn({ key: "t", role: "clue", shape: "text", at: { x: 11, y: 20 }, text: shown, size: 1 })[0]!;
    expect(["1", "12", "123", "1234"].map(text)).toEqual(["    1", "    12", "   123", "   1234"]);
  });

  it("each character is coloured by the mark that was drawn there last", () => {
    const seen: string[] = [];
    renderTerminal(
      [
        line("grid", [0, 0], [0, 1]),
        { key: "x", role: "cross", shape: "cross", at: { x: 10, y: 20 }, radius: 0.1 },
      ],
      { ...square, width: 0, height: 1 },
      (role, character) => {
        seen.push(`${role} ${character}`);
        return character;
      },
    );
    expect(seen).toEqual(["cross ×", "grid │", "grid ╵"]);
  });
});

describe("gridMarks", () => {
  it("draws its border over the lines inside, the first and the last of each kind", () => {
    const marks = gridMarks({ x: 0, y: 0, width: 3, height: 2 });
    expect(marks.map(({ key, role }) => `${role} ${key}`)).toEqual([
      "grid row:1",
      "grid column:1",
      "grid column:2",
      "border row:0",
      "border row:2",
      "border column:0",
      "border column:3",
    ]);
  });
});

describe("renderSvg", () => {
  it("each shape has its place, its size and the colours of its role", () => {
    const palette = paperPalette("#123456");
    const element = (mark: Mark): string => renderSvg([mark], bounds, { palette }).split("\n")[1]!;
    const at = { x: 0.5, y: 1 };
    expect(element({ key: "a", role: "because", shape: "area", points: [at, { x: 1 / 3, y: 2 }] })).toBe(
      '<polygon points="0.5,1 0.333,2" fill="#f3e3a6"/>',
    );
    expect(
      element({ key: "l", role: "line", shape: "line", points: [at, { x: 2, y: 1 }], width: 0.12 }),
    ).toBe(
      '<polyline points="0.5,1 2,1" fill="none" stroke="#123456" stroke-width="0.12" stroke-linecap="round" stroke-linejoin="round"/>',
    );
    expect(element({ key: "s", role: "start", shape: "disc", at, radius: 0.3 })).toBe(
      '<circle cx="0.5" cy="1" r="0.3" fill="#123456"/>',
    );
    expect(element({ key: "g", role: "goal", shape: "disc", at, radius: 0.5, hollow: true })).toBe(
      '<circle cx="0.5" cy="1" r="0.5" fill="#ffffff" stroke="#123456" stroke-width="0.11"/>',
    );
    expect(element({ key: "c", role: "cross", shape: "cross", at, radius: 0.2 })).toBe(
      '<path d="M0.3 0.8L0.7 1.2M0.3 1.2L0.7 0.8" stroke="#6b7078" stroke-width="0.06" stroke-linecap="round"/>',
    );
    expect(element({ key: "t", role: "clue", shape: "text", at, text: "3", size: 0.5 })).toMatch(
      /^<text x="0\.5" y="1" .*font-size="0\.5" text-anchor="middle" dominant-baseline="central" fill="#1f2328">3<\/text>$/,
    );
  });

  it("is forty pixels to a unit with a quarter of white around, unless told otherwise", () => {
    const palette = paperPalette("#000000");
    const head = (options: object): string =>
      renderSvg([], { x: 1, y: 2, width: 3, height: 4 }, { palette, ...options });
    expect(head({})).toContain('viewBox="0.75 1.75 3.5 4.5" width="140" height="180"');
    expect(head({ unit: 10, margin: 1 })).toContain('viewBox="0 1 5 6" width="50" height="60"');
    expect(head({})).not.toContain("<title>");
  });

  it("lets somebody else draw the texts, in their ink", () => {
    const text = (mark: { text: string }, ink: string): string => `<g>${mark.text} ${ink}</g>`;
    const palette = paperPalette("#000000");
    expect(renderSvg(marks, bounds, { palette, text })).toContain("<g><& #1f2328</g>");
  });

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
    // At the very end of its reach it is still meant; between two that are equally near, the first is.
    expect(targetAt(layout, { x: -0.6, y: 0 })?.id).toBe("a");
    expect(targetAt(layout, { x: -0.61, y: 0 })).toBeUndefined();
    expect(targetAt(layout, { x: 0.5, y: 0 })?.id).toBe("a");
  });
});

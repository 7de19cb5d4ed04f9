/** Where marks come to lie on a page, in its points, and with which pens. */
import type { LineMark, Mark } from "@masume/kernel";
import { expect, test } from "vitest";
import { drawMarks } from "./draw-marks.js";
import { drawingOf, paletteOf } from "./drawing.js";
import type { PdfCanvas } from "./pdf-canvas.js";
import { truncate } from "./truncate.js";

/** Paper that notes what is drawn, at the place on the page where it is drawn; every letter is half as wide as high. */
function notingPaper(): { readonly paper: PdfCanvas; readonly drawn: string[] } {
  const drawn: string[] = [];
  let place = { x: 0, y: 0, scale: 1 };
  const saved: (typeof place)[] = [];
  let size = 0;
  const at = (x: number, y: number): string =>
    `${Number((place.x + x * place.scale).toFixed(3))},${Number((place.y + y * place.scale).toFixed(3))}`;
  const long = (length: number): number => Number((length * place.scale).toFixed(3));
  const note = (text: string): PdfCanvas => {
    drawn.push(text);
    return paper;
  };
  const paper: PdfCanvas = {
    addPage: () => note("page"),
    font: (name) => note(`font ${name}`),
    fontSize: (to) => {
      size = to;
      return note(`size ${long(to)}`);
    },
    fillColor: (colour) => note(`letters ${colour}`),
    widthOfString: (text) => (text.length * size) / 2,
    text: (text, x, y, { baseline }) => note(`text ${text} ${at(x, y)} ${baseline}`),
    save: () => {
      saved.push(place);
      return paper;
    },
    restore: () => {
      place = saved.pop()!;
      return paper;
    },
    translate: (x, y) => {
      place = { ...place, x: place.x + x * place.scale, y: place.y + y * place.scale };
      return paper;
    },
    scale: (factor) => {
      place = { ...place, scale: place.scale * factor };
      return paper;
    },
    moveTo: (x, y) => note(`from ${at(x, y)}`),
    lineTo: (x, y) => note(`to ${at(x, y)}`),
    polygon: (...points) => note(`area ${points.map(([x, y]) => at(x!, y!)).join(" ")}`),
    circle: (x, y, radius) => note(`disc ${at(x, y)} ${long(radius)}`),
    lineWidth: (width) => note(`width ${long(width)}`),
    lineCap: () => paper,
    lineJoin: () => paper,
    stroke: (colour) => note(`stroke ${colour}`),
    fill: (colour) => note(`fill ${colour}`),
    fillAndStroke: (fill, stroke) => note(`fill ${fill} stroke ${stroke}`),
  };
  return { paper, drawn };
}

const corner: LineMark = { key: "c", role: "grid", shape: "line", points: [{ x: 0, y: 0 }], width: 0.03 };

/** Where the board's own corner lies, and how long a unit is, in a room at 100, 200. */
function placed(
  board: { width: number; height: number; x?: number; y?: number },
  width: number,
  height: number,
) {
  const { paper, drawn } = notingPaper();
  const { x = 0, y = 0 } = board;
  const marks: Mark[] = [
    {
      ...corner,
      points: [
        { x, y },
        { x: x + 1, y },
      ],
    },
  ];
  drawMarks(paper, { game: "slither", marks, bounds: { x, y, ...board } }, { x: 100, y: 200, width, height });
  const [from, to] = drawn.slice(0, 2).map((line) => line.split(" ")[1]!.split(",").map(Number));
  return { at: from, unit: to![0]! - from![0]! };
}

test("a board is as large as its room allows, in the middle of its width and at its top", () => {
  // With 0.15 of white on each side the board of 9.7 is ten units wide.
  expect(placed({ width: 9.7, height: 4.7 }, 200, 200)).toEqual({ at: [103, 203], unit: 20 });
  // Here the height decides, and the rest of the width is white on both sides.
  expect(placed({ width: 4.7, height: 9.7 }, 200, 200)).toEqual({ at: [153, 203], unit: 20 });
  expect(placed({ width: 9.7, height: 4.7, x: -3, y: 7 }, 200, 200)).toEqual({ at: [103, 203], unit: 20 });
});

test("a small board does not become a poster", () => {
  const { unit, at } = placed({ width: 0.7, height: 0.7 }, 400, 400);
  expect(unit).toBeCloseTo(44);
  expect(at).toEqual([100 + 200 - 22 + 6.6, 206.6]);
});

test("each shape is drawn with the pens of its role", () => {
  const { paper, drawn } = notingPaper();
  const at = { x: 1, y: 1 };
  const marks: Mark[] = [
    { key: "a", role: "because", shape: "area", points: [at, { x: 2, y: 1 }, { x: 2, y: 2 }] },
    { key: "e", role: "line", shape: "line", points: [], width: 0.1 },
    { key: "l", role: "line", shape: "line", points: [at, { x: 2, y: 1 }], width: 0.1 },
    { key: "s", role: "start", shape: "disc", at, radius: 0.5 },
    { key: "g", role: "goal", shape: "disc", at, radius: 0.5, hollow: true },
    { key: "x", role: "cross", shape: "cross", at, radius: 0.2 },
    { key: "t", role: "clue", shape: "text", at, text: "12", size: 0.5 },
  ];
  // One unit is ten points, and the board's corner lies at 1.5, 1.5.
  const room = { x: 0, y: 0, width: 30, height: 30 };
  drawMarks(paper, { game: "stroke", marks, bounds: { x: 0, y: 0, width: 2.7, height: 2.7 } }, room);
  expect(drawn).toEqual([
    "area 11.5,11.5 21.5,11.5 21.5,21.5",
    "fill #f3e3a6",
    "from 11.5,11.5",
    "to 21.5,11.5",
    "width 1",
    "stroke #d3381c",
    "disc 11.5,11.5 5",
    "fill #d3381c",
    "disc 11.5,11.5 5",
    "width 1.1",
    "fill #ffffff stroke #d3381c",
    "from 9.5,9.5",
    "to 13.5,13.5",
    "from 9.5,13.5",
    "to 13.5,9.5",
    "width 0.6",
    "stroke #6b7078",
    "font bold",
    "size 5",
    "letters #1f2328",
    "text 12 9,11.5 middle",
  ]);
});

test("what is drawn next is not moved by what was drawn before", () => {
  const { paper, drawn } = notingPaper();
  drawMarks(
    paper,
    { game: "sono", marks: [], bounds: { x: 0, y: 0, width: 5, height: 5 } },
    { x: 9, y: 9, width: 50, height: 50 },
  );
  paper.moveTo(1, 2);
  expect(drawn).toEqual(["from 1,2"]);
});

test("every game has a colour of its own, and a game that is not known is drawn in ink", () => {
  const accents = ["stroke", "slither", "sono", "nonaga"].map((game) => paletteOf(game).line.ink);
  expect(new Set(accents).size).toBe(4);
  expect(paletteOf("other").line.ink).toBe("#1f2328");
});

test("a drawing is what the game paints on its layout", () => {
  const game = {
    id: "own",
    paint: (puzzle: string, state: string) => [{ ...corner, key: `${puzzle} ${state}` }],
    layout: (puzzle: string, state: string) => ({
      bounds: { x: puzzle.length, y: state.length, width: 1, height: 1 },
      targets: [],
      rows: [],
    }),
  };
  expect(drawingOf(game as never, "puzzle", "now")).toEqual({
    game: "own",
    marks: [{ ...corner, key: "puzzle now" }],
    bounds: { x: 6, y: 3, width: 1, height: 1 },
  });
});

test("a text is cut only where it must be, and vanishes where not even a letter has room", () => {
  const { paper } = notingPaper();
  paper.fontSize(2); // each letter is one wide
  expect(["abcd", "abcde", "abcdef"].map((text) => truncate(paper, text, 5))).toEqual([
    "abcd",
    "abcde",
    "abcd…",
  ]);
  expect([2, 1, 0].map((width) => truncate(paper, "abc", width))).toEqual(["a…", "", ""]);
  expect(truncate(paper, "", 0)).toBe("");
});

/** The sheet's bookkeeping against a plain recount, through random drawing and taking back. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Edge, Point } from "./grid.js";
import { cross, line, Sheet, unknown } from "./sheet.js";

const puzzle = { width: 4, height: 3, clues: "3.2.0.1..23." };

function edgesOf(sheet: Sheet): Edge[] {
  return Array.from({ length: 2 * sheet.size }, (_, edge) => edge).filter((edge) => sheet.hasEdge(edge));
}

/** The points along the lines from a point, leaving it by its first line. */
function follow(sheet: Sheet, start: Point): Point[] {
  const points = [start];
  let back = -1;
  for (let point = start; ; ) {
    let d = 0;
    while (d < 4 && (d === back || sheet.value(sheet.leave(point, d)) !== line)) d++;
    if (d === 4) return points;
    point = sheet.step(point, d);
    points.push(point);
    if (point === start) return points;
    back = (d + 2) & 3;
  }
}

function checkCounts(sheet: Sheet): void {
  const edges = edgesOf(sheet);
  expect(edges).toHaveLength(sheet.edgeCount);
  expect(sheet.known).toBe(edges.filter((edge) => sheet.value(edge) !== unknown).length);
  expect(sheet.lineCount).toBe(edges.filter((edge) => sheet.value(edge) === line).length);
  for (const cell of sheet.cells) {
    const values = [0, 1, 2, 3].map((k) => sheet.sideValue(cell, k));
    expect(sheet.openSides(cell)).toBe(values.filter((value) => value === unknown).length);
    expect(sheet.lineSides(cell)).toBe(values.filter((value) => value === line).length);
    expect(sheet.crossSides(cell)).toBe(values.filter((value) => value === cross).length);
  }
  const onLoops = new Set<Point>();
  let loops = 0;
  for (const point of sheet.points) {
    const values = [0, 1, 2, 3].map((d) => sheet.value(sheet.leave(point, d)));
    expect(sheet.openAt(point)).toBe(values.filter((value) => value === unknown).length);
    expect(sheet.degree(point)).toBe(values.filter((value) => value === line).length);
    const path = follow(sheet, point);
    if (sheet.degree(point) === 1) {
      expect(sheet.otherEnd(point)).toBe(path.at(-1));
      expect(sheet.pathLength(point)).toBe(path.length - 1);
    }
    if (path.length > 1 && path.at(-1) === point && !onLoops.has(point)) {
      loops++;
      for (const other of path) onLoops.add(other);
    }
  }
  expect(sheet.loops).toBe(loops);
  const ends = [...sheet.points].filter((point) => sheet.degree(point) === 1);
  const listed: Point[] = [];
  for (let end = sheet.ends.next(0); end !== -1; end = sheet.ends.next(end + 1)) listed.push(end);
  expect(listed).toEqual(ends);
}

describe("the sheet", () => {
  it("keeps its counts, paths and loops right", () => {
    const action = fc.tuple(fc.nat(), fc.constantFrom(line, line, cross), fc.nat(9));
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const sheet = new Sheet(puzzle);
        const edges = edgesOf(sheet);
        for (const [index, value, undo] of actions) {
          const edge = edges[index % edges.length]!;
          if (undo === 0) sheet.undo(Math.floor(sheet.known / 2));
          if (sheet.value(edge) !== unknown) continue;
          const isFull = sheet.degree(sheet.head(edge)) === 2 || sheet.degree(sheet.tail(edge)) === 2;
          if (value === cross || !isFull) sheet.set(edge, value);
        }
        checkCounts(sheet);
        sheet.undo(0);
        checkCounts(sheet);
      }),
      { numRuns: 150 },
    );
  });

  it("lies in a frame of crosses", () => {
    const sheet = new Sheet(puzzle);
    const topLeft = sheet.at(0, 0);
    expect(sheet.isClosed(topLeft, 0)).toBe(true);
    expect(sheet.isClosed(topLeft, 1)).toBe(false);
    expect(sheet.isCutOff(sheet.at(1, 0), 0)).toBe(false);
    expect(sheet.hasCell(sheet.step(topLeft, 0))).toBe(false);
  });

  it("knows sides, corners and neighbours clockwise", () => {
    const sheet = new Sheet(puzzle);
    const cell = sheet.at(1, 1);
    for (let k = 0; k < 4; k++) {
      expect(sheet.side(sheet.step(cell, k), k + 2)).toBe(sheet.side(cell, k));
      expect(sheet.leave(sheet.corner(cell, k), k + 1)).toBe(sheet.side(cell, k));
      expect(sheet.between(sheet.corner(cell, k), sheet.corner(cell, k + 1))).toBe(sheet.side(cell, k));
      expect(sheet.cellAt(sheet.corner(cell, k), k)).toBe(cell);
      expect(sheet.corner(sheet.diagonal(cell, k), k + 2)).toBe(sheet.corner(cell, k));
      const outer = [sheet.outerVertical(cell, k), sheet.outerHorizontal(cell, k)];
      expect(new Set(outer)).toEqual(
        new Set([sheet.leave(sheet.corner(cell, k), k), sheet.leave(sheet.corner(cell, k), k - 1)]),
      );
    }
  });
});

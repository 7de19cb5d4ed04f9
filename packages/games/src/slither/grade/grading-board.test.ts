/** The board's bookkeeping against a plain recount, through random drawing and taking back. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cross, line, unknown } from "../edge-value.js";
import type { Edge, Node } from "./geometry.js";
import { GradingBoard } from "./grading-board.js";

const puzzle = { width: 4, height: 3, clues: "3.2.0.1..23." };

function edgesOf(board: GradingBoard): Edge[] {
  return Array.from({ length: board.edgeCount }, (_, edge) => edge);
}

/** The nodes along the lines from a node, leaving it by its first line. */
function follow(board: GradingBoard, start: Node): Node[] {
  const nodes = [start];
  let back = -1;
  for (let node = start; ; ) {
    let d = 0;
    while (d < 4 && (d === back || board.value(board.leave(node, d)) !== line)) d++;
    if (d === 4) return nodes;
    node = board.step(node, d);
    nodes.push(node);
    if (node === start) return nodes;
    back = (d + 2) & 3;
  }
}

function checkCounts(board: GradingBoard): void {
  const edges = edgesOf(board);
  expect(edges).toHaveLength(board.edgeCount);
  expect(board.known).toBe(edges.filter((edge) => board.value(edge) !== unknown).length);
  expect(board.lineCount).toBe(edges.filter((edge) => board.value(edge) === line).length);
  for (const cell of board.cells) {
    const values = [0, 1, 2, 3].map((k) => board.sideValue(cell, k));
    expect(board.openSides(cell)).toBe(values.filter((value) => value === unknown).length);
    expect(board.lineSides(cell)).toBe(values.filter((value) => value === line).length);
    expect(board.crossSides(cell)).toBe(values.filter((value) => value === cross).length);
  }
  const onLoops = new Set<Node>();
  let loops = 0;
  for (const node of board.nodes) {
    const values = [0, 1, 2, 3].map((d) => board.value(board.leave(node, d)));
    expect(board.openAt(node)).toBe(values.filter((value) => value === unknown).length);
    expect(board.degree(node)).toBe(values.filter((value) => value === line).length);
    const path = follow(board, node);
    if (board.degree(node) === 1) {
      expect(board.otherEnd(node)).toBe(path.at(-1));
      expect(board.pathLength(node)).toBe(path.length - 1);
    }
    if (path.length > 1 && path.at(-1) === node && !onLoops.has(node)) {
      loops++;
      for (const other of path) onLoops.add(other);
    }
  }
  expect(board.loops).toBe(loops);
  const ends = [...board.nodes].filter((node) => board.degree(node) === 1);
  const listed: Node[] = [];
  for (let end = board.ends.next(0); end !== -1; end = board.ends.next(end + 1)) listed.push(end);
  expect(listed).toEqual(ends);
}

describe("the board", () => {
  it("keeps its counts, paths and loops right", () => {
    const action = fc.tuple(fc.nat(), fc.constantFrom(line, line, cross), fc.nat(9));
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const board = new GradingBoard(puzzle);
        const edges = edgesOf(board);
        for (const [index, value, undo] of actions) {
          const edge = edges[index % edges.length]!;
          if (undo === 0) board.undo(Math.floor(board.known / 2));
          if (board.value(edge) !== unknown) continue;
          const isFull = board.degree(board.head(edge)) === 2 || board.degree(board.tail(edge)) === 2;
          if (value === cross || !isFull) board.set(edge, value);
        }
        checkCounts(board);
        board.undo(0);
        checkCounts(board);
      }),
      { numRuns: 150 },
    );
  });

  it("lies in a frame of crosses", () => {
    const board = new GradingBoard(puzzle);
    const topLeft = board.cellIn(0, 0);
    expect(board.isClosed(topLeft, 0)).toBe(true);
    expect(board.isClosed(topLeft, 1)).toBe(false);
    expect(board.isCutOff(board.cellIn(1, 0), 0)).toBe(false);
    expect(board.hasCell(board.beside(topLeft, 0))).toBe(false);
  });

  it("knows sides, corners and neighbours clockwise", () => {
    const board = new GradingBoard(puzzle);
    const cell = board.cellIn(1, 1);
    for (let k = 0; k < 4; k++) {
      expect(board.side(board.beside(cell, k), k + 2)).toBe(board.side(cell, k));
      expect(board.leave(board.corner(cell, k), k + 1)).toBe(board.side(cell, k));
      expect(board.between(board.corner(cell, k), board.corner(cell, k + 1))).toBe(board.side(cell, k));
      expect(board.cellAt(board.corner(cell, k), k)).toBe(cell);
      expect(board.corner(board.diagonal(cell, k), k + 2)).toBe(board.corner(cell, k));
      const outer = [board.outerVertical(cell, k), board.outerHorizontal(cell, k)];
      expect(new Set(outer)).toEqual(
        new Set([board.leave(board.corner(cell, k), k), board.leave(board.corner(cell, k), k - 1)]),
      );
    }
  });
});

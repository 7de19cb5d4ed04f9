/** How far an end is followed: round a cell to the corner it surely reaches, on along other lines, never over its own. */
import { describe, expect, it } from "vitest";
import { cross, line } from "../edge-value.js";
import { extendEnd, extensionOf } from "./extended-end.js";
import type { Node } from "./geometry.js";
import { GradingBoard } from "./grading-board.js";

const size = 7;

/** Clues, lines through points (as row and column digits), and crosses on all other edges of some points. */
function drawnBoard(clues: Readonly<Record<string, string>>, lines: readonly string[], closed: string) {
  const cells = Array.from(
    { length: size * size },
    (_, i) => clues[`${Math.floor(i / size)}${i % size}`] ?? ".",
  );
  const board = new GradingBoard({ width: size, height: size, clues: cells.join("") });
  for (const way of lines) {
    const points = way.split(" ").map(node);
    for (const [i, point] of points.slice(1).entries()) board.set(board.between(points[i]!, point), line);
  }
  // The four sides of the cell at 2, 2 stay open.
  const own = [0, 1, 2, 3].map((k) => board.side(board.cellIn(2, 2), k));
  for (const point of closed.split(" ").map(node)) {
    for (let d = 0; d < 4; d++) {
      const edge = board.leave(point, d);
      if (board.hasEdge(edge) && board.value(edge) !== line && !own.includes(edge)) board.set(edge, cross);
    }
  }
  return board;
}

const node = (name: string): Node => Number(name[0]) * (size + 1) + Number(name[1]);

describe("a line that ends at the upper left corner of a cell", () => {
  const incoming = "02 12 22";

  it.each([
    { name: "both neighbouring corners are closed", clue: ".", closed: "22 23 32", to: 2 },
    { name: "the cell is a 2, one neighbour closed", clue: "2", closed: "22 32", to: 2 },
    { name: "opposite and lower left closed", clue: ".", closed: "22 33 32", to: 1 },
    { name: "opposite and upper right closed", clue: ".", closed: "22 33 23", to: 3 },
    { name: "one neighbour closed", clue: ".", closed: "22 32", to: undefined },
    { name: "no neighbour closed", clue: "2", closed: "22", to: undefined },
  ])("$name: corner $to", ({ clue, closed, to }) => {
    const board = drawnBoard({ "22": clue }, [incoming], closed);
    const cell = board.cellIn(2, 2);
    expect(extensionOf(board, node("22"))).toEqual(to === undefined ? undefined : { cell, from: 0, to });
  });

  it("is followed along a line that ends where it arrives", () => {
    const board = drawnBoard({}, [incoming, "33 43 53 54"], "22 23 32 33");
    const { node: reached, lastEnd, ends, barred } = extendEnd(board, node("22"), [node("22"), node("02")]);
    expect({ reached, lastEnd, ends, barred }).toEqual({
      reached: node("54"),
      lastEnd: node("54"),
      ends: [node("22"), node("54")],
      barred: undefined,
    });
  });

  it("is not followed over its own other end: of the two sides there one is drawn, and would close the loop", () => {
    const board = drawnBoard({}, ["22 12 13 14 24 34 33"], "22 23 32 33");
    const [end, other] = [node("22"), node("33")];
    const cell = board.cellIn(2, 2);
    const extended = extendEnd(board, end, [end, other]);
    expect(extended).toMatchObject({ node: other, lastEnd: end, ends: [end] });
    expect([...extended.barred!].sort()).toEqual([board.side(cell, 1), board.side(cell, 2)].sort());
  });
});

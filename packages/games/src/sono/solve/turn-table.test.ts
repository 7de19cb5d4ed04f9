/** The tables of turns against turning. */
import { expect, test } from "vitest";
import { allOps, turnCells } from "../board.js";
import { distanceOf, firstJoin, noTurn, secondJoin, turnTable } from "./turn-table.js";

const size = 6;
const table = turnTable(size);
const apart = (p: number, q: number): number =>
  Math.abs((p % size) - (q % size)) + Math.abs(Math.floor(p / size) - Math.floor(q / size));

/** Where each cell goes by turning a board whose cells hold their own numbers. */
const goes = allOps(size).map((op) => {
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  turnCells(cells, size, op);
  return cells.map((_, cell) => cells.indexOf(cell));
});

test("every turn moves its cells as the rules do", () => {
  for (const [turn, to] of goes.entries()) {
    expect([...table.to.slice(turn * table.cells, (turn + 1) * table.cells)]).toEqual(to);
  }
});

test("the joins of two cells are the turns that bring them together, two at most", () => {
  for (let p = 0; p < table.cells; p++) {
    for (let q = p + 1; q < table.cells; q++) {
      if (apart(p, q) === 1) continue;
      const joins = [...goes.keys()].filter((turn) => apart(goes[turn]![p]!, goes[turn]![q]!) === 1);
      const pair = table.pairs[p * table.cells + q]!;
      const listed = [firstJoin(pair), secondJoin(pair)].filter((turn) => turn !== noTurn);
      expect(listed.sort((a, b) => a - b)).toEqual(joins);
      expect(distanceOf(pair)).toBe(apart(p, q));
      expect(table.pairs[q * table.cells + p]).toBe(pair);
      expect(joins.length).toBeLessThanOrEqual(2);
    }
  }
});

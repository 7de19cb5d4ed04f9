/** Every board of a lesson teaches what its lesson says: by the exact search, and by the reasons it gives. */
import { type Cell, directions, sameCell, stepFrom } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { lessons, waysOn } from "./lessons.js";
import { findLine } from "./solve/lines.js";
import { reasonAgainst } from "./solve/reasons.js";

describe.each(lessons)("$id", ({ codes, boards }) => {
  test.each(boards)("board %#", ({ board, line, mended }) => {
    const canBeSolved = findLine(board).verdict === "solved";
    if (!line) {
      expect(mended === undefined).toBe(canBeSolved);
      if (mended) expect(findLine(mended).verdict).toBe("solved");
      if (!canBeSolved) expect(codes).toContain(reasonAgainst(board).code);
      return;
    }
    expect(canBeSolved).toBe(true);
    const ways = waysOn(board, line).map(({ cell }): readonly Cell[] => [...line, cell]);
    const good = ways.filter((way) => findLine(board, way).verdict === "solved");
    expect([ways.length > 1, good.length]).toEqual([true, 1]);
    for (const way of ways) {
      if (!good.includes(way)) expect(codes).toContain(reasonAgainst(board, way).code);
    }
  });
});

test("the ways on are the free neighbours of the head, each under its direction", () => {
  const { board, line } = lessons[0]!.boards[0]!;
  for (const { direction, cell } of waysOn(board, line!)) {
    expect(directions).toContain(direction);
    expect(stepFrom(line!.at(-1)!, direction)).toEqual(cell);
    expect(line!.some((visited) => sameCell(visited, cell))).toBe(false);
  }
});

/** What a board says and shows of a cell, its twin and a square in hand, on a board small enough to be read. */
import { formatMessage, type Mark } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import type { Puzzle } from "./board.js";
import type { Gesture } from "./intent.js";
import { messages } from "./messages.js";
import { start } from "./rules.js";
import { describe as described, paint, paintDraft, paintSquare } from "./scene.js";

const puzzle: Puzzle = {
  size: 4,
  entities: [
    [0, 0, 1, 2],
    [3, 4, 1, 5],
    [3, 6, 7, 2],
    [5, 4, 6, 7],
  ],
};
const state = start(puzzle);
const chosen = (x: number, y: number, n: number): Gesture => ({ kind: "chosen", at: { x, y }, n, typed: "" });
const keysOf = (marks: readonly Mark[], ...starts: readonly string[]): readonly string[] =>
  marks.map(({ key }) => key).filter((key) => starts.some((begin) => key.startsWith(begin)));

describe("a cell says", () => {
  test("its place and number, and beside or else where its twin is", () => {
    expect(described(puzzle, state, "1,0")).toEqual({
      key: "cell.paired",
      params: { row: 1, column: 2, value: 0 },
    });
    expect(described(puzzle, state, "2,1").key).toBe("cell.paired");
    // The first of two that are apart, and the second.
    expect(described(puzzle, state, "3,0")).toEqual({
      key: "cell.alone",
      params: { row: 1, column: 4, value: 2, twinRow: 3, twinColumn: 4 },
    });
    expect(described(puzzle, state, "3,2").params).toMatchObject({ row: 3, twinRow: 1, twinColumn: 4 });
    // Corner to corner is not beside.
    expect(described(puzzle, state, "1,2").key).toBe("cell.alone");
  });

  test("what the turn would do, where it is the corner of the square in hand, and nowhere else", () => {
    // The turn brings 2 under 2 and cuts nothing.
    const square = chosen(1, 0, 3);
    const said = described(puzzle, state, "1,0", square);
    expect(said).toMatchObject({ key: "cell.square", params: { n: 3 } });
    const { made, cut } = said.params as { made: number; cut: number };
    const marks = paint(puzzle, state, square);
    expect([keysOf(marks, "made:").length, keysOf(marks, "cut:").length]).toEqual([2 * made, cut]);
    expect(made).not.toBe(cut);
    for (const other of ["0,0", "1,1", "2,0"]) {
      expect(described(puzzle, state, other, square).key, other).toMatch(/^cell\.(paired|alone)$/);
    }
    expect(formatMessage("en", said, messages)).not.toMatch(/[{}]/);
  });
});

describe("a board shows", () => {
  test("the pairs that lie in what is drawn of it", () => {
    expect(keysOf(paint(puzzle, state), "pair:")).toEqual(["pair:0,0", "pair:2,0", "pair:0,1"]);
    expect(keysOf(paintSquare(puzzle, state, { x: 1, y: 0, n: 2 }), "pair:", "number:")).toEqual([
      "pair:2,0",
      "number:1,0",
      "number:2,0",
      "number:1,1",
      "number:2,1",
    ]);
  });

  test("numbers of three digits smaller, and blanks of a draft as nothing", () => {
    const marks = paintDraft([99, 100, undefined, undefined], 2);
    const sizes = marks.flatMap((mark) => (mark.shape === "text" ? [mark.size] : []));
    expect(sizes).toEqual([0.5, expect.closeTo(0.42)]);
    expect(keysOf(marks, "pair:")).toEqual([]);
    // The end of a row is not beside the beginning of the next.
    expect(keysOf(paintDraft([5, 1, 1, 5], 2), "pair:")).toEqual([]);
  });

  test("the number under the hand and its twin, whichever of them it is", () => {
    for (const [x, y] of [
      [3, 0],
      [3, 2],
    ] as const) {
      const press: Gesture = {
        kind: "drag",
        from: { x, y },
        to: { x, y },
        moved: false,
        before: undefined,
      };
      expect([...keysOf(paint(puzzle, state, press), "twin:")].sort()).toEqual(["twin:3,0", "twin:3,2"]);
    }
  });

  test("a square in hand with its side, instead of twins", () => {
    const marks = paint(puzzle, state, chosen(0, 1, 3));
    const side = marks.find(({ key }) => key === "side");
    expect(side?.shape === "text" && side.text).toBe("3");
    expect(keysOf(marks, "twin:")).toEqual([]);
  });
});

import { type Cell, catalogueErrors, formatMessage, languages } from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "../board.js";
import { reasonMessages } from "../reason-messages.js";
import { anyBoard, drawn, everyLine } from "../testing/brute-force.js";
import { type Reason, reasonAgainst } from "./reasons.js";

/*
 * Nothing below uses the engines: each kind of evidence is checked by itself, on
 * sets of cells named by text.
 */
const name = (cell: Cell) => String(cell);
const isBlack = ([row, column]: Cell) => (row + column) % 2 === 1;
const around = ([row, column]: Cell): Cell[] => [
  [row - 1, column],
  [row, column + 1],
  [row + 1, column],
  [row, column - 1],
];

function openCells(board: Puzzle): Map<string, Cell> {
  const open = new Map<string, Cell>();
  for (let row = 0; row < board.size; row++) {
    for (let column = 0; column < board.size; column++) open.set(name([row, column]), [row, column]);
  }
  for (const cell of board.blocked) open.delete(name(cell));
  return open;
}

function reached(open: ReadonlyMap<string, Cell>, from: Cell): Set<string> {
  const seen = new Set([name(from)]);
  const walk = (cell: Cell) => {
    for (const next of around(cell)) {
      if (!open.has(name(next)) || seen.has(name(next))) continue;
      seen.add(name(next));
      walk(next);
    }
  };
  walk(from);
  return seen;
}

function partsWithout(board: Puzzle, cut: Cell): Set<string>[] {
  const open = openCells(board);
  open.delete(name(cut));
  const parts: Set<string>[] = [];
  for (const cell of open.values()) {
    if (!parts.some((part) => part.has(name(cell)))) parts.push(reached(open, cell));
  }
  return parts;
}

const needOf = (board: Puzzle, cell: string) =>
  cell === name(board.start) || cell === name(board.goal) ? 1 : 2;

/** Applies the rules of the given cells, one edge at a time, until one breaks or nothing follows. */
function chainBreaks(board: Puzzle, cells: readonly Cell[]): boolean {
  const open = openCells(board);
  const state = new Map<string, "on" | "off">();
  const edge = (a: Cell, b: Cell) => [name(a), name(b)].sort().join("–");
  const ways = (cell: Cell) => around(cell).filter((other) => open.has(name(other)));
  const along = (cell: Cell) => ways(cell).filter((other) => state.get(edge(cell, other)) === "on");
  const undecided = (cell: Cell) => ways(cell).filter((other) => !state.has(edge(cell, other)));
  /** The piece of line a cell is on; start and goal count as joined. */
  const pieceOf = (first: Cell) => {
    const piece = new Set<string>();
    const walk = (cell: Cell) => {
      if (piece.has(name(cell))) return;
      piece.add(name(cell));
      along(cell).forEach(walk);
      if (name(cell) === name(board.start)) walk(board.goal);
      if (name(cell) === name(board.goal)) walk(board.start);
    };
    walk(first);
    return piece;
  };
  for (;;) {
    for (const cell of open.values()) {
      for (const other of undecided(cell)) {
        const piece = pieceOf(cell);
        if (piece.has(name(other)) && piece.size < open.size) state.set(edge(cell, other), "off");
      }
    }
    let next: [Cell, "on" | "off"] | undefined;
    for (const cell of cells) {
      const on = along(cell).length;
      const left = undecided(cell).length;
      const need = needOf(board, name(cell));
      if (on > need || on + left < need) return true;
      if (left > 0 && (on === need || on + left === need)) next ??= [cell, on === need ? "off" : "on"];
    }
    if (!next) return false;
    state.set(edge(next[0], undecided(next[0])[0]!), next[1]);
  }
}

function coloursFit(cells: readonly Cell[], firstIsBlack: boolean, lastIsBlack: boolean): boolean {
  const black = cells.filter(isBlack).length;
  const white = cells.length - black;
  if (firstIsBlack !== lastIsBlack) return black === white;
  return firstIsBlack ? black === white + 1 : white === black + 1;
}

/** Does the evidence by itself prove that there is no line? */
function proves(board: Puzzle, { code, cells }: Reason): boolean {
  const open = openCells(board);
  const all = [...open.values()];
  const degree = (cell: Cell) => around(cell).filter((other) => open.has(name(other))).length;
  const [first] = cells;
  switch (code) {
    case "unreachable":
      return cells.length > 0 && cells.every((cell) => !reached(open, board.start).has(name(cell)));
    case "dead-end":
      return cells.length > 0 && cells.every((cell) => degree(cell) < needOf(board, name(cell)));
    case "ends-colour-same":
      return isBlack(board.start) === isBlack(board.goal) && open.size % 2 === 0;
    case "ends-colour-different":
      return isBlack(board.start) !== isBlack(board.goal) && open.size % 2 === 1;
    case "colour-same":
      return (
        isBlack(board.start) === isBlack(board.goal) &&
        !coloursFit(all, isBlack(board.start), isBlack(board.goal))
      );
    case "colour-different":
      return isBlack(board.start) !== isBlack(board.goal) && !coloursFit(all, true, false);
    case "cut-three":
      return partsWithout(board, first!).length >= 3;
    case "cut-pocket": {
      const pocket = new Set(cells.slice(1).map(name));
      const isPart = partsWithout(board, first!).some(
        (part) => part.size === pocket.size && [...part].every((cell) => pocket.has(cell)),
      );
      const others = open.size - pocket.size - 1;
      return isPart && others > 0 && !pocket.has(name(board.start)) && !pocket.has(name(board.goal));
    }
    case "cut-colour": {
      const side = cells.slice(1);
      const names = side.map(name);
      const isPart = partsWithout(board, first!).some(
        (part) => part.size === side.length && names.every((cell) => part.has(cell)),
      );
      const ends = [board.start, board.goal].filter((end) => names.includes(name(end)));
      return isPart && ends.length === 1 && !coloursFit(side, isBlack(ends[0]!), !isBlack(first!));
    }
    case "starved": {
      if (new Set(cells.map(isBlack)).size !== 1) return false;
      const needs = cells.reduce((sum, cell) => sum + needOf(board, name(cell)), 0);
      let gives = 0;
      for (const other of all) {
        const touching = cells.filter((cell) => around(cell).some((next) => name(next) === name(other)));
        gives += Math.min(touching.length, needOf(board, name(other)));
      }
      return needs > gives;
    }
    case "chain-too-few":
    case "chain-too-many":
    case "chain-loop":
      return chainBreaks(board, cells);
    default:
      return false;
  }
}

describe("a reason", () => {
  it.each([
    ["sparse", anyBoard(3, 5, 0.15), 500],
    ["any", anyBoard(2, 5, 0.4), 500],
  ] as const)("is given only where there is no line, and proves it: %s boards", (_, boards, numRuns) => {
    fc.assert(
      fc.property(boards, (board) => {
        const reason = reasonAgainst(board);
        if (reason.code === "no-line") return;
        expect(everyLine(board)).toEqual([]);
        expect(proves(board, reason)).toBe(true);
      }),
      { numRuns },
    );
  });

  it("is proof on larger boards too", () => {
    fc.assert(
      fc.property(anyBoard(6, 10, 0.12), (board) => {
        const reason = reasonAgainst(board);
        if (reason.code !== "no-line") expect(proves(board, reason)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("also says why a begun line is stuck", () => {
    const board = drawn("S...", "....", "....", "G...");
    const line: Cell[] = [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
      [2, 0],
      [3, 0],
    ];
    expect(reasonAgainst(board, line.slice(0, 3)).code).toBe("no-line");
    expect(reasonAgainst(board, line)).toMatchObject({ code: "goal-passed", cells: [[3, 0]] });
  });
});

describe("the simplest reason", () => {
  it.each([
    ["unreachable", [[2, 2]], drawn("S..", "..#", "G#.")],
    ["dead-end", [[0, 2]], drawn("S#.", "...", "G..")],
    ["cut-three", [[2, 2]], drawn("G..#", "##.#", "....", "..#S")],
    [
      "cut-colour",
      [
        [2, 1],
        [2, 0],
        [3, 0],
        [3, 1],
      ],
      drawn("S...", "##..", "....", "G.##"),
    ],
    ["chain-loop", [[0, 3]], drawn("..S.", "...G", "....", "#...")],
    ["no-line", [], drawn("......", "......", "S..##G", ".#....", ".#....", "......")],
  ] as const)("%s", (code, cells, board) => {
    expect(everyLine(board)).toEqual([]);
    expect(reasonAgainst(board)).toMatchObject({ code, cells });
  });

  it("counts the colours of pattern C and of the recommended board", () => {
    expect(reasonAgainst(drawn("S...", "....", "....", "...G"))).toMatchObject({
      code: "ends-colour-same",
      params: { total: 16 },
    });
    expect(reasonAgainst(drawn("S....", ".....", ".#.#.", ".....", "....G"))).toMatchObject({
      code: "colour-same",
      params: { first: 13, second: 10 },
    });
  });
});

describe("messages", () => {
  it("are complete in both languages", () => {
    expect(catalogueErrors(reasonMessages)).toEqual([]);
  });

  it("leave no placeholder open", () => {
    fc.assert(
      fc.property(anyBoard(3, 7, 0.2), (board) => {
        const { code, params } = reasonAgainst(board);
        for (const language of languages) {
          const text = formatMessage(language, { key: code, params }, reasonMessages);
          expect(text).not.toMatch(/[{}]/);
          expect(text).not.toBe(code);
        }
      }),
      { numRuns: 200 },
    );
  });
});

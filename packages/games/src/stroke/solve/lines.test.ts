import { Budget, type Cell, finish, transformCell } from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellAt, type Puzzle } from "../board.js";
import { puzzleCodec } from "../codec.js";
import { measureDifficultySync } from "../grade/index.js";
import { lineViolations } from "../rules.js";
import { anyBoard, drawn, everyLine } from "../testing/brute-force.js";
import { CutCheck } from "./cuts.js";
import { Deduction } from "./deduction.js";
import { countOver } from "./frontier.js";
import { graphOf } from "./graph.js";
import { completable, countLinesSync, findLine, findLines, uniqueness } from "./lines.js";
import { ordersOf, Search, searchOf } from "./search.js";
import { sweepFrom } from "./sweep.js";
import { TwoFactor } from "./two-factor.js";

const empty = (size: number, start: Cell, goal: Cell): Puzzle => ({ size, blocked: [], start, goal });
const isBlack = ([row, column]: Cell) => (row + column) % 2 === 1;
const cellsOf = (size: number) =>
  Array.from({ length: size * size }, (_, i): Cell => [Math.floor(i / size), i % size]);
const pairsOf = (size: number) =>
  cellsOf(size).flatMap((start, i) =>
    cellsOf(size)
      .slice(i + 1)
      .map((goal) => empty(size, start, goal)),
  );

describe("against walking everywhere", () => {
  it("finds, refutes, counts and decides uniqueness", () => {
    fc.assert(
      fc.property(anyBoard(2, 5), (board) => {
        const all = everyLine(board);
        expect(countLinesSync(board)).toBe(BigInt(all.length));
        expect(uniqueness(board)).toBe(all.length === 0 ? "none" : all.length === 1 ? "unique" : "multiple");
        const found = findLine(board);
        expect(found.verdict).toBe(all.length > 0 ? "solved" : "unsolvable");
        if (found.verdict === "solved") expect(lineViolations(board, found.line)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it("lists all lines, each once", () => {
    fc.assert(
      fc.property(anyBoard(2, 4), (board) => {
        const { lines, others } = finish(findLines(board, 1000, new Budget()));
        expect(others).toBe("none");
        expect(lines.map(String).sort()).toEqual(everyLine(board).map(String).sort());
      }),
      { numRuns: 200 },
    );
  });

  it("lists the same lines in whatever order it searches", () => {
    fc.assert(
      fc.property(anyBoard(2, 4), (board) => {
        const graph = graphOf(board);
        const all = everyLine(board).map(String).sort();
        for (const order of ordersOf(graph)) {
          const deduction = new Deduction(graph);
          const search = new Search(deduction, new CutCheck(deduction), new TwoFactor(deduction), order);
          const met: string[] = [];
          while (search.next(1000) === "line")
            met.push(String(deduction.line().map((cell) => cellAt(board.size, cell))));
          expect(met.sort()).toEqual(all);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("knows which begun lines can be finished, and in how many ways", () => {
    fc.assert(
      fc.property(anyBoard(2, 5, 0.2), fc.array(fc.nat(3), { maxLength: 25 }), (board, turns) => {
        const line = [board.start];
        for (const turn of turns) {
          const [row, column] = line.at(-1)!;
          const next = (
            [
              [row - 1, column],
              [row, column + 1],
              [row + 1, column],
              [row, column - 1],
            ] as Cell[]
          )[turn]!;
          const isOpen = Math.min(...next) >= 0 && Math.max(...next) < board.size;
          const closed = [...board.blocked, ...line].map(String);
          if (isOpen && !closed.includes(String(next))) line.push(next);
        }
        const all = everyLine(board, line);
        expect(completable(board, line)).toBe(all.length > 0);
        expect(countLinesSync(board, line)).toBe(BigInt(all.length));
        const found = findLine(board, line);
        if (found.verdict === "solved") expect(all.map(String)).toContain(String(found.line));
      }),
      { numRuns: 400 },
    );
  });
});

describe("known counts on empty boards", () => {
  it.each([
    [2, 1n],
    [3, 2n],
    [4, 8n],
    [5, 86n],
    [6, 1770n],
    [7, 88418n],
    [8, 8934966n],
    [9, 2087813834n],
    [10, 1013346943033n],
    [11, 1111598871478668n],
    [12, 2568944901392936854n],
  ])("%i × %i, corner to next corner", (size, count) => {
    expect(countLinesSync(empty(size, [0, 0], [0, size - 1]))).toBe(count);
  });

  it.each([
    [3, 2n],
    [5, 104n],
    [7, 111712n],
    [9, 2688307514n],
    [11, 1445778936756068n],
    [4, 0n],
    [10, 0n],
  ])("%i × %i, corner to opposite corner", (size, count) => {
    expect(countLinesSync(empty(size, [0, 0], [size - 1, size - 1]))).toBe(count);
  });

  it.each([
    [2, 4n],
    [3, 20n],
    [4, 276n],
    [5, 4324n],
    [6, 229348n],
  ])("%i × %i, all pairs of ends", (size, count) => {
    let sum = 0n;
    for (const board of pairsOf(size)) sum += countLinesSync(board)!;
    expect(sum).toBe(count);
  });

  it("solves an empty square exactly when the colours allow it", () => {
    for (const size of [2, 3, 4, 5, 6, 7]) {
      for (const board of pairsOf(size)) {
        const { start, goal } = board;
        const suits = size % 2 === 0 ? isBlack(start) !== isBlack(goal) : !isBlack(start) && !isBlack(goal);
        expect(findLine(board).verdict).toBe(suits ? "solved" : "unsolvable");
      }
    }
  });

  it("solves large empty squares", () => {
    for (const size of [15, 20, 30]) {
      const board = empty(size, [0, 0], [size - 1, (size - 1) % 2 === 0 ? size - 1 : 0]);
      const found = findLine(board);
      expect(found.verdict === "solved" && lineViolations(board, found.line)).toEqual([]);
    }
  });
});

describe("counting", () => {
  it("does not depend on the side it sweeps from", () => {
    fc.assert(
      fc.property(anyBoard(5, 8, 0.15), (board) => {
        const search = searchOf(graphOf(board));
        if (!search.begin()) return;
        const counts = [0, 1, 2, 3].map((side) =>
          finish(countOver(sweepFrom(search.deduction, side), new Budget())),
        );
        expect(new Set(counts).size).toBe(1);
        const all = finish(findLines(board, 200, new Budget()));
        if (all.others === "none") expect(counts[0]).toBe(BigInt(all.lines.length));
      }),
      { numRuns: 60 },
    );
  });

  it("does not change when the board is turned", () => {
    fc.assert(
      fc.property(anyBoard(7, 9, 0.12), fc.integer({ min: 1, max: 7 }), (board, symmetry) => {
        const turn = (cell: Cell) => transformCell(symmetry, board.size, cell);
        const other: Puzzle = {
          size: board.size,
          blocked: board.blocked.map(turn),
          start: turn(board.start),
          goal: turn(board.goal),
        };
        expect(countLinesSync(other)).toBe(countLinesSync(board));
        expect(uniqueness(other)).toBe(uniqueness(board));
      }),
      { numRuns: 60 },
    );
  });

  it("counts where the frontier needs two words: 2^(k−2) lines along a band three cells high", () => {
    const size = 16;
    const blocked = cellsOf(size).filter(([row]) => row > 2);
    const board = { size, blocked, start: [0, 0], goal: [2, size - 1] } satisfies Puzzle;
    const search = searchOf(graphOf(board));
    expect(search.begin()).toBe(true);
    for (const side of [0, 1, 2, 3]) {
      expect(finish(countOver(sweepFrom(search.deduction, side), new Budget()))).toBe(2n ** BigInt(size - 2));
    }
  });
});

describe("budgets", () => {
  it("says unknown, never a wrong word", () => {
    const board = empty(14, [0, 0], [0, 13]);
    expect(countLinesSync(board, [], new Budget(1000))).toBeNull();
    const maze = drawn("S......", ".......", ".......", ".......", ".......", ".......", "......G");
    expect(findLine(maze, [], new Budget(100)).verdict).toBe("unknown");
    expect(uniqueness(maze, new Budget(100))).toBe("unknown");
    expect(completable(maze, [[0, 0]], new Budget(100))).toBeNull();
  });

  it("counts work, so the same question costs the same", () => {
    const board = drawn("S.....", "......", "..#...", "......", "......", ".....G");
    const spent = [0, 1].map(() => {
      const budget = new Budget();
      countLinesSync(board, [], budget);
      findLine(board, [], budget);
      return budget.spent;
    });
    expect(spent[0]).toBe(spent[1]);
    expect(spent[0]).toBeGreaterThan(0);
  });
});

describe("the boards of the source document", () => {
  it("pattern A has two lines", () => {
    expect(countLinesSync(drawn("S..", "...", "..G"))).toBe(2n);
  });
  it("pattern B and the recommended board have none", () => {
    expect(findLine(drawn("S....", ".....", ".#.#.", ".....", "....G")).verdict).toBe("unsolvable");
  });
  it("pattern C has none; with the goal moved, eight", () => {
    expect(findLine(drawn("S...", "....", "....", "...G")).verdict).toBe("unsolvable");
    expect(countLinesSync(drawn("S...", "....", "....", "G..."))).toBe(8n);
  });
  it("the default board has exactly one", () => {
    expect(uniqueness(drawn("S....", ".....", ".#..#", ".....", "....G"))).toBe("unique");
  });
});

/** From the top the search of these goes astray for hundreds of millions of units; from another side it does not. */
describe("boards on which one order of search goes astray", () => {
  const board = (code: string): Puzzle => {
    const parsed = puzzleCodec.parse(code);
    if (!parsed.ok) throw new Error(code);
    return parsed.value;
  };

  it("finds out whether a line begun can be finished", () => {
    const astray = board("s20-7r-4z-8BADQAA0gwIAAAAAAMgAgDgMBAQEBAAHkBhJQQAQAAAGAJgwE5gAAAiAAAAAJAACAB");
    const whole = findLine(astray);
    if (whole.verdict !== "solved") throw new Error(whole.verdict);
    const begun: Cell[] = [...whole.line.slice(0, 2), [11, 19]];
    const found = findLine(astray, begun, new Budget(5_000_000));
    if (found.verdict !== "solved") throw new Error(found.verdict);
    expect(found.line.slice(0, 3)).toEqual(begun);
    expect(lineViolations(astray, found.line)).toEqual([]);
  });

  it("measures how hard they are", () => {
    const astray = board("s20-b-c-gAALMAAwABQIARgADAAIAACAAQAAAAAAsAAAAIBDyAQxAAAQCEAIRAAEYHBmAAAD4_");
    expect(measureDifficultySync(astray, new Budget(10_000_000))?.band).toBe("normal");
  });
});

import type { Cell } from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { puzzleCodec } from "./codec.js";
import { lineViolations, type Move, movesAlong, play, start, status, violations } from "./rules.js";

function board(text: string) {
  const read = puzzleCodec.parse(text);
  if (!read.ok) throw new Error(read.error.reason.key);
  return read.value;
}

const codes = (text: string, line: Cell[]) =>
  lineViolations(board(text), line).map(({ code, at }) => [code, ...at]);

describe("a move", () => {
  const puzzle = board("S..\n.#.\nG..");
  const line: readonly Cell[] = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ];
  const move = (kind: Move["kind"], ...cell: [number, number]): Move => ({ kind, cell });

  it("extends the line by a cell, or takes it back to one", () => {
    expect(start(puzzle)).toEqual({ line: [[0, 0]] });
    expect(play(puzzle, { line }, move("extend", 2, 2))).toEqual({
      ok: true,
      value: { line: [...line, [2, 2]] },
    });
    for (const [i, cell] of line.entries()) {
      expect(play(puzzle, { line }, move("back", ...cell))).toEqual({
        ok: true,
        value: { line: line.slice(0, i + 1) },
      });
    }
    expect(movesAlong(line)).toEqual([move("extend", 0, 1), move("extend", 0, 2), move("extend", 1, 2)]);
  });

  it.each<[Move, string, string[]]>([
    [move("extend", 1, 3), "outside", []],
    [move("back", -1, 0), "outside", []],
    [move("extend", 1, 1), "blocked", ["1,1"]],
    [move("extend", 0, 1), "visited", ["0,1"]],
    [move("extend", 0, 0), "visited", ["0,0"]],
    [move("extend", 2, 1), "not-adjacent", ["2,1"]],
    [move("back", 2, 2), "not-on-line", ["2,2"]],
    [move("back", 1, 1), "not-on-line", ["1,1"]],
  ])("%j is refused: %s", (wrong, code, at) => {
    expect(play(puzzle, { line }, wrong)).toEqual({ ok: false, error: { code, at } });
  });

  it("counts the cells on the line, and is the last when the board is clear", () => {
    const way = board("S..\n##.\nG..");
    expect(status(way, { line })).toEqual({ phase: "open", score: { value: 4, of: 7 } });
    const whole: readonly Cell[] = [...line, [2, 2], [2, 1], [2, 0]];
    expect(status(way, { line: whole })).toEqual({ phase: "solved", score: { value: 7, of: 7 } });
    expect(violations(way, { line: whole })).toEqual([]);
  });
});

describe("the clear test", () => {
  const text = "S..\n.#.\nG..";

  it("accepts the one line there is", () => {
    const around: Cell[] = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 2],
      [2, 1],
      [2, 0],
    ];
    expect(codes(text, around)).toEqual([["left-out", "1,0"]]);
    expect(codes("S..\n##.\nG..", around)).toEqual([]);
  });

  it("lists all violations, each with its cell", () => {
    const wild: Cell[] = [
      [0, 1],
      [1, 1],
      [2, 2],
      [2, 2],
      [3, 2],
    ];
    expect(codes(text, wild)).toEqual([
      ["wrong-start", "0,1"],
      ["blocked", "1,1"],
      ["not-adjacent", "2,2"],
      ["not-adjacent", "2,2"],
      ["visited", "2,2"],
      ["outside", "3,2"],
      ["wrong-end", "3,2"],
      ["left-out", "0,0"],
      ["left-out", "0,2"],
      ["left-out", "1,0"],
      ["left-out", "1,2"],
      ["left-out", "2,0"],
      ["left-out", "2,1"],
    ]);
    expect(codes(text, [])[0]).toEqual(["empty", "0,0"]);
  });

  it("clears a line exactly when the definition does", () => {
    const puzzle = board("S..\n...\n..G");
    const step = fc.constantFrom<Cell>([0, 1], [1, 0], [0, -1], [-1, 0], [1, 1]);
    fc.assert(
      fc.property(fc.array(step, { minLength: 6, maxLength: 9 }), (steps) => {
        const line: Cell[] = [[0, 0]];
        for (const [r, c] of steps) line.push([line.at(-1)![0] + r, line.at(-1)![1] + c]);
        const names = new Set(line.map(String));
        const inside = line.every(([r, c]) => r >= 0 && r < 3 && c >= 0 && c < 3);
        const straight = steps.every(([r, c]) => r === 0 || c === 0);
        const clear =
          inside && straight && line.length === 9 && names.size === 9 && String(line[8]) === "2,2";
        expect(lineViolations(puzzle, line).length === 0).toBe(clear);
      }),
      { numRuns: 2000 },
    );
  });

  it("knows both lines of the 3×3 board from corner to corner", () => {
    const puzzle = board("S..\n...\n..G");
    let cleared = 0;
    const walk = (state: ReturnType<typeof start>): void => {
      if (lineViolations(puzzle, state.line).length === 0) cleared++;
      const [r, c] = state.line.at(-1)!;
      for (const cell of [
        [r - 1, c],
        [r, c + 1],
        [r + 1, c],
        [r, c - 1],
      ] as const) {
        const next = play(puzzle, state, { kind: "extend", cell });
        if (next.ok) walk(next.value);
      }
    };
    walk(start(puzzle));
    expect(cleared).toBe(2);
  });
});

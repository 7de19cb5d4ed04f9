import { Budget, type Cell, sameCell } from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "../board.js";
import { puzzleCodec } from "../codec.js";
import { lineViolations, play } from "../rules.js";
import { stages } from "../stages.js";
import { anyBoard, drawn, everyLine } from "../testing/brute-force.js";
import { hint } from "./hint.js";

/** A legal line of some cells, turning as told. */
function wander(board: Puzzle, turns: readonly number[]): Cell[] {
  let line: readonly Cell[] = [board.start];
  for (const turn of turns) {
    const [row, column] = line.at(-1)!;
    const cell = (
      [
        [row - 1, column],
        [row, column + 1],
        [row + 1, column],
        [row, column - 1],
      ] as const
    )[turn]!;
    const step = play(board, { line }, { kind: "extend", cell });
    if (step.ok) line = step.value.line;
  }
  return [...line];
}

describe("against walking everywhere", () => {
  it("leads on exactly when that is possible, and else names the last good cell", () => {
    const turns = fc.array(fc.nat(3), { maxLength: 20 });
    fc.assert(
      fc.property(anyBoard(2, 5, 0.2), turns, (board, taken) => {
        const line = wander(board, taken);
        const advice = hint(board, line);
        const all = everyLine(board, line);
        if (advice.kind === "finished") expect(all).toEqual([line]);
        else if (advice.kind === "next") {
          expect(all.some((whole) => sameCell(whole[line.length]!, advice.next))).toBe(true);
          for (const { cell } of advice.wrong) {
            expect(all.some((whole) => sameCell(whole[line.length]!, cell))).toBe(false);
          }
          const firsts = new Set(all.map((whole) => String(whole[line.length])));
          expect(advice.technique === "hint.one-of-several").toBe(firsts.size > 1);
        } else {
          expect(advice.kind).toBe("stuck");
          if (advice.kind !== "stuck") return;
          expect(all).toEqual([]);
          const good = line.slice(0, advice.stuckAfter);
          if (advice.stuckAfter > 0) expect(everyLine(board, good)).not.toEqual([]);
          else expect(everyLine(board)).toEqual([]);
          expect(everyLine(board, line.slice(0, advice.stuckAfter + 1))).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("leads from the start to the end", () => {
    fc.assert(
      fc.property(anyBoard(2, 6, 0.15), (board) => {
        const line: Cell[] = [];
        for (;;) {
          const advice = hint(board, line);
          if (advice.kind === "finished") break;
          if (advice.kind !== "next") {
            expect(line).toEqual([]);
            break;
          }
          line.push(advice.next);
        }
      }),
      { numRuns: 100 },
    );
  });
});

it("shows a stretch: cells that every way of finishing the line takes", () => {
  const turns = fc.array(fc.nat(3), { maxLength: 12 });
  fc.assert(
    fc.property(anyBoard(2, 5, 0.2), turns, (board, taken) => {
      const line = wander(board, taken);
      const advice = hint(board, line);
      if (advice.kind !== "next") return;
      const { next, stretch } = advice;
      expect(stretch[0]).toEqual(next);
      for (const whole of everyLine(board, [...line, next])) {
        expect(whole.slice(line.length, line.length + stretch.length)).toEqual(stretch);
      }
      // It goes on for as long as there is one free neighbour only.
      const reached = [...line, ...stretch];
      const free = ([row, column]: Cell) =>
        [
          [row - 1, column],
          [row, column + 1],
          [row + 1, column],
          [row, column - 1],
        ].filter(
          (cell) => play(board, { line: reached }, { kind: "extend", cell: cell as [number, number] }).ok,
        );
      if (!sameCell(reached.at(-1)!, board.goal)) expect(free(reached.at(-1)!).length).toBeGreaterThan(1);
    }),
    { numRuns: 300 },
  );
});

it("takes a stage from start to goal in few hints", () => {
  const stage = puzzleCodec.parse(stages.at(-1)!.code);
  if (!stage.ok) throw new Error("no stage");
  const line: Cell[] = [stage.value.start];
  let hints = 0;
  for (;;) {
    const advice = hint(stage.value, line);
    if (advice.kind !== "next") break;
    line.push(...advice.stretch);
    hints++;
  }
  expect(lineViolations(stage.value, line)).toEqual([]);
  expect(hints).toBeLessThan(line.length / 3);
});

describe("a line against the rules", () => {
  const board = drawn("S...", "....", "....", "G...");
  it("is good up to the broken step", () => {
    const line: Cell[] = [
      [0, 0],
      [0, 1],
      [2, 2],
    ];
    expect(hint(board, line)).toEqual({ kind: "stuck", stuckAfter: 2 });
  });
  it("is not good at all from a wrong start", () => {
    expect(hint(board, [[1, 1]])).toEqual({ kind: "stuck", stuckAfter: 0 });
  });
});

it("explains a step", () => {
  const board = drawn("S....", ".....", ".#..#", ".....", "....G");
  const [line, ...others] = everyLine(board);
  expect(others).toEqual([]);
  expect(hint(board, [])).toMatchObject({ kind: "next", next: [0, 0], technique: "hint.only-way" });
  const advice = hint(board, [[0, 0]]);
  expect(advice).toMatchObject({ kind: "next", next: line![1], technique: "hint.others-fail" });
  expect(advice.kind === "next" && advice.wrong.length).toBe(1);
});

it("says unknown when the budget ends", () => {
  const board = drawn("S...", "....", "....", "G...");
  expect(hint(board, [[0, 0]], new Budget(0))).toEqual({ kind: "unknown" });
});

/** A hint as a step of the contract: what it moves, what it points at, and what it says. */
import { Budget, type Cell, directions, finish, type Message, message, stepFrom } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Puzzle } from "../board.js";
import { play } from "../rules.js";
import { targetOf } from "../scene.js";
import { anyBoard, drawn, everyLine } from "../testing/brute-force.js";
import { hint } from "./hint.js";
import { explain } from "./index.js";

const stepAt = (board: Puzzle, line: readonly Cell[], budget = new Budget()) =>
  finish(explain(board, { line }, budget));

test("from a line that can be finished it goes on, legally, along a way that can be", () => {
  fc.assert(
    fc.property(anyBoard(3, 5, 0.15), (board) => {
      const [whole] = everyLine(board);
      if (!whole) return;
      for (let length = 1; length < whole.length; length++) {
        const line = whole.slice(0, length);
        const step = stepAt(board, line)!;
        expect(step.moves.length).toBeGreaterThan(0);
        expect(step.because).toContain(targetOf(line.at(-1)!));
        let state = { line: line as readonly Cell[] };
        for (const move of step.moves) {
          const played = play(board, state, move);
          if (!played.ok) throw new Error(played.error.code);
          state = played.value;
        }
        expect(everyLine(board, [...state.line])).not.toEqual([]);
        // Of a stretch it says how many cells follow the first.
        const { count } = (step.params ?? {}) as { count?: number };
        expect(step.technique === "step.stretch").toBe(step.moves.length > 1);
        if (step.technique === "step.stretch") expect(count).toBe(step.moves.length - 1);
      }
    }),
    { numRuns: 40 },
  );
});

test("where one way fails and several do not, any of these will do", () => {
  const open = drawn("S...", "....", "....", "G...");
  const whole = everyLine(open);
  const seen = new Set<string>();
  for (const line of whole) {
    for (let length = 2; length < 8; length++) {
      const begun = line.slice(0, length);
      if (seen.has(String(begun))) continue;
      seen.add(String(begun));
      const ways = directions.map((direction) => stepFrom(begun.at(-1)!, direction));
      const legal = ways.filter((cell) => play(open, { line: begun }, { kind: "extend", cell }).ok);
      const good = new Set(everyLine(open, begun).map((one) => String(one[length])));
      const advice = hint(open, begun);
      if (advice.kind !== "next") throw new Error(advice.kind);
      expect(advice.technique).toBe(
        legal.length === 1 ? "hint.only-way" : good.size === 1 ? "hint.others-fail" : "hint.one-of-several",
      );
      expect(advice.wrong).toHaveLength(legal.length - good.size);
    }
  }
});

const board = drawn("S....", ".....", ".#..#", ".....", "....G");

test("where the other way fails, it is pointed at, named, and said why", () => {
  const [line] = everyLine(board);
  const step = stepAt(board, [[0, 0]])!;
  const next = line![1]!;
  const other: Cell = next[0] === 0 ? [1, 0] : [0, 1];
  expect(step.because).toEqual(expect.arrayContaining([targetOf([0, 0]), targetOf(other)]));
  expect(step.because).not.toContain(targetOf(next));
  expect(step.technique).toBe("step.fails");
  // Rows and columns are counted from 1 where people read them.
  expect(step.params).toMatchObject({ cell: { params: { row: other[0] + 1, column: other[1] + 1 } } });
  expect(step.moves[0]).toEqual({ kind: "extend", cell: next });
});

test("from a line gone wrong it goes back to the last good cell, and says what was one too many", () => {
  const [line] = everyLine(board);
  const next = line![1]!;
  const other: Cell = next[0] === 0 ? [1, 0] : [0, 1];
  const step = stepAt(board, [[0, 0], other, [1, 1]])!;
  expect(step.technique).toBe("step.stuck");
  const named = {
    key: "step.fails",
    params: { cell: { params: { row: other[0] + 1, column: other[1] + 1 } } },
  };
  expect(step.params).toMatchObject({ stuckAfter: 1, why: named });
  expect(step.moves).toEqual([{ kind: "back", cell: [0, 0] }]);
  expect(step.because[0]).toBe(targetOf(other));
  expect(step.because).not.toContain(targetOf([0, 0]));
});

test("the way back leads to the last good cell, wherever on the line that is", () => {
  const [line] = everyLine(board);
  let wrong = 0;
  for (let good = 2; good < line!.length - 1; good++) {
    const begun = line!.slice(0, good);
    const others = directions
      .map((direction) => stepFrom(begun.at(-1)!, direction))
      .filter((cell) => play(board, { line: begun }, { kind: "extend", cell }).ok);
    for (const other of others) {
      if (everyLine(board, [...begun, other]).length > 0) continue;
      wrong++;
      const step = stepAt(board, [...begun, other])!;
      expect(step.moves).toEqual([{ kind: "back", cell: begun.at(-1) }]);
      expect(step.params).toMatchObject({ stuckAfter: good });
    }
  }
  expect(wrong).toBeGreaterThan(2);
});

test("a reason brings its numbers along, and its cells are pointed at", () => {
  let numbered = 0;
  fc.assert(
    fc.property(anyBoard(3, 5, 0.15), (board) => {
      const [whole] = everyLine(board);
      for (let length = 1; length < (whole?.length ?? 0); length++) {
        const line = whole!.slice(0, length);
        const advice = hint(board, line);
        if (advice.kind !== "next" || advice.technique !== "hint.others-fail") continue;
        const { reason } = advice.wrong[0]!;
        const step = stepAt(board, line)!;
        expect(step.because).toEqual(expect.arrayContaining(reason.cells.map(targetOf)));
        const said =
          step.technique === "step.stretch"
            ? (step.params as { readonly why: Message }).why
            : message(step.technique, step.params);
        const isSearched = reason.code === "no-line";
        expect(said.key).toBe(isSearched ? "step.no-line" : "step.fails");
        if (!isSearched) expect(said.params?.why).toEqual(message(reason.code, reason.params));
        if (reason.params) numbered++;
      }
    }),
    { numRuns: 40 },
  );
  expect(numbered).toBeGreaterThan(0);
});

test("on a board without a line it says why, and moves nothing", () => {
  // Two dead ends beside the goal.
  const impossible = drawn("S..", "###", "G..");
  const step = stepAt(impossible, [[0, 0]])!;
  expect(step.moves).toEqual([]);
  expect(step.because.length).toBeGreaterThan(0);
  expect(everyLine(impossible)).toEqual([]);
});

test("a finished line needs no step, and without work there is none", () => {
  const [line] = everyLine(board);
  expect(stepAt(board, line!)).toBeUndefined();
  const open = drawn("S...", "....", "....", "G...");
  expect(stepAt(open, [[0, 0]], new Budget(0))).toBeUndefined();
});

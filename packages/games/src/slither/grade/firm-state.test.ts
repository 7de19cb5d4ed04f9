/**
 * What the memory of trials rests on, checked directly: any edge of a firm state, assumed alone on the
 * board as it was and worked out by sweeping over everything, leads to a part of that state and no further.
 */
import { createRandom, finish } from "@masume/kernel";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Puzzle } from "../board.js";
import { type DecidedValue, unknown } from "../edge-value.js";
import { generating } from "../generate/generate.js";
import { type PresetId, presetParams } from "../params.js";
import { Engine } from "./engine.js";
import type { Edge } from "./geometry.js";
import { working } from "./grade.js";
import { GradingBoard } from "./grading-board.js";
import { SweepingRules } from "./testing/sweeping-engine.js";
import { TrialMemory } from "./trial-memory.js";

/** The states held to be firm while a puzzle is graded: what was known without the trial, and all. */
function firmStates(puzzle: Puzzle, check: (board: GradingBoard, known: number) => void): void {
  const board = new GradingBoard(puzzle);
  const { add, renew } = TrialMemory.prototype;
  vi.spyOn(TrialMemory.prototype, "add").mockImplementation(function (this: TrialMemory, known, isFirm) {
    if (isFirm) check(board, known);
    add.call(this, known, isFirm);
  });
  vi.spyOn(TrialMemory.prototype, "renew").mockImplementation(function (this: TrialMemory, ...trial) {
    check(board, trial[1]);
    renew.apply(this, trial);
  });
  finish(working(new Engine(board, { keepsReasons: false })));
}

/** What follows from an edge of the state on the board without the trial, if it is anything but a part of the state. */
function outsideOf(puzzle: Puzzle, state: GradingBoard, known: number, edge: Edge): string | undefined {
  const board = new GradingBoard(puzzle);
  for (let i = 0; i < known; i++) {
    board.set(state.decided(i), state.peek(state.decided(i)) as DecidedValue);
  }
  for (const cell of state.blanks) if (state.isRetired(cell)) board.retire(cell);
  board.set(edge, state.peek(edge) as DecidedValue);
  const status = new SweepingRules(board).workOut();
  if (status !== "stuck") return status;
  const further = board.decidedAfter(0).find((decided) => state.peek(decided) !== board.peek(decided));
  return further === undefined ? undefined : `edge ${further}`;
}

describe("every edge of a firm state leads to a part of it", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    { width: 6, height: 6, preset: "expert", count: 12, every: 1 },
    { width: 8, height: 8, preset: "expert", count: 6, every: 5 },
    { width: 12, height: 10, preset: "advanced", count: 2, every: 9 },
  ] as const satisfies readonly {
    width: number;
    height: number;
    preset: PresetId;
    count: number;
    every: number;
  }[])("on puzzles of $width × $height", ({ width, height, preset, count, every }) => {
    let checked = 0;
    for (let i = 0; i < count; i++) {
      const made = finish(generating(presetParams(preset, width, height), createRandom(`firm ${i}`)));
      if (!made.ok) throw new Error(made.error.key);
      const { puzzle } = made.value;
      let turn = 0;
      firmStates(puzzle, (state, known) => {
        for (const edge of state.decidedAfter(known)) {
          expect(state.peek(edge)).not.toBe(unknown);
          if (turn++ % every !== 0) continue;
          expect(outsideOf(puzzle, state, known, edge), `${puzzle.clues} ${edge}`).toBeUndefined();
          checked++;
        }
      });
      vi.restoreAllMocks();
    }
    expect(checked).toBeGreaterThan(100);
  });
});

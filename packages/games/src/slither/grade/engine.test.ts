/** The engine against the method taken literally, deduction by deduction, and against what it deduced before. */
import { createHash } from "node:crypto";
import { createRandom, finish, type Random } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "../board.js";
import { generating } from "../generate/generate.js";
import { type PresetId, presetParams } from "../params.js";
import { Engine } from "./engine.js";
import { working } from "./grade.js";
import { GradingBoard } from "./grading-board.js";
import type { Entry } from "./proof.js";
import { referenceGrades } from "./testing/reference-grades.js";
import { sweptJournal } from "./testing/sweeping-engine.js";

/** Everything but the numbers of the sweeps: passing over a trial leaves numbers out. */
function traceOf(journal: readonly Entry[]): readonly string[] {
  return journal.map((entry) => JSON.stringify(entry, (key, value) => (key === "pass" ? undefined : value)));
}

function journalOf(puzzle: Puzzle): readonly Entry[] {
  const engine = new Engine(new GradingBoard(puzzle), { keepsReasons: true });
  finish(working(engine));
  return engine.proof.journal;
}

function compare(puzzle: Puzzle): void {
  // A trial that completes the loop is no deduction.
  const deduced = journalOf(puzzle).filter(({ attempt }) => !attempt || attempt.contradiction);
  expect(traceOf(deduced), puzzle.clues).toEqual(traceOf(sweptJournal(puzzle)));
}

function randomClues(random: Random, width: number, height: number): Puzzle {
  const clues = Array.from({ length: width * height }, () => "0112233.........."[random.below(17)]);
  return { width, height, clues: clues.join("") };
}

it("deduces what it did before, step by step and edge by edge", () => {
  const random = createRandom("frozen");
  const boards = Array.from({ length: 60 }, (_, i) => randomClues(random, 6 + (i % 5), 6 + (i % 4)));
  const hash = createHash("sha256");
  for (const puzzle of [...referenceGrades, ...boards]) {
    for (const entry of traceOf(journalOf(puzzle))) hash.update(entry);
  }
  expect(hash.digest("hex").slice(0, 16)).toBe("53b991fcdc10c928");
});

describe("the engine deduces as sweeping over everything does", () => {
  it("on random clues, also where there is no solution or many", () => {
    const random = createRandom("engine");
    for (let i = 0; i < 150; i++) {
      const width = 2 + random.below(5);
      const height = 2 + random.below(5);
      compare(randomClues(random, width, height));
    }
  });

  it.each([
    { width: 6, height: 6, preset: "expert", count: 20 },
    { width: 9, height: 7, preset: "expert", count: 6 },
    { width: 12, height: 10, preset: "advanced", count: 3 },
  ] as const satisfies readonly { width: number; height: number; preset: PresetId; count: number }[])(
    "on generated puzzles of $width × $height",
    ({ width, height, preset, count }) => {
      for (let i = 0; i < count; i++) {
        const made = finish(generating(presetParams(preset, width, height), createRandom(`engine ${i}`)));
        if (!made.ok) throw new Error(made.error.key);
        compare(made.value.puzzle);
      }
    },
  );
});

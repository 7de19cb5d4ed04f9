/**
 * The techniques by their example boards: each board has one solution, the
 * technique is used on the way to it, and every clue that its first step there
 * names is needed: with that clue gone, the technique does not find the step.
 */
import { readdirSync } from "node:fs";
import { finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { edgeNamed, type Puzzle } from "../../board.js";
import { cross, line } from "../../edge-value.js";
import { Engine } from "../engine.js";
import { steps } from "../grade.js";
import { GradingBoard } from "../grading-board.js";
import type { GradeStep } from "../step.js";
import type { Technique } from "../technique.js";
import { AllLoops } from "../testing/all-loops.js";
import { techniques } from "./index.js";

function puzzleOf(rows: readonly string[]): Puzzle {
  return { width: rows[0]!.length, height: rows.length, clues: rows.join("") };
}

function without(puzzle: Puzzle, cell: number): Puzzle {
  const { clues } = puzzle;
  return { ...puzzle, clues: `${clues.slice(0, cell)}.${clues.slice(cell + 1)}` };
}

/** The numbers of the cells with a clue that a step names. */
function cluesNamed({ width, clues }: Puzzle, { because }: GradeStep): readonly number[] {
  return because
    .filter((name) => name.startsWith("c:"))
    .map((name) => {
      const [row, column] = name.slice(2).split(",");
      return Number(row) * width + Number(column);
    })
    .filter((cell) => clues[cell] !== ".");
}

/** Does the technique alone, used as often as it can be, decide all that the step decides? */
function finds(technique: Technique, puzzle: Puzzle, before: readonly GradeStep[], step: GradeStep): boolean {
  const board = new GradingBoard(puzzle);
  for (const { edge, to } of before.flatMap(({ decides }) => decides)) {
    board.set(edgeNamed(puzzle, edge)!, to === "on" ? line : cross);
  }
  const engine = new Engine(board, { keepsReasons: false });
  while (!engine.proof.contradiction && engine.apply(technique));
  return step.decides.every(
    ({ edge, to }) => board.value(edgeNamed(puzzle, edge)!) === (to === "on" ? line : cross),
  );
}

describe("the 32 techniques", () => {
  it("are numbered as in the paper and have a file each, named by the id", () => {
    expect(techniques.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
    const files = readdirSync(import.meta.dirname).filter((name) => !/^index|\.test\./.test(name));
    expect(techniques.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort());
  });

  describe.each(techniques.map((technique) => [`${technique.number} ${technique.id}`, technique] as const))(
    "%s",
    (_, technique) => {
      const puzzle = puzzleOf(technique.example);
      const { grade, steps: taken } = finish(steps(puzzle));
      const index = taken.findIndex(({ technique: used }) => used === technique.number);
      const step = taken[index]!;
      const before = taken.slice(0, index);

      it("has an example with one solution", () => {
        const loops = new AllLoops(puzzle.width, puzzle.height);
        const clues = [...puzzle.clues].flatMap((clue, cell) =>
          clue === "." ? [] : [[cell, Number(clue)] as const],
        );
        expect(loops.meeting({ clues }, 2)).toHaveLength(1);
        expect(grade.solved).toBe(true);
      });

      it("is used there, at its level", () => {
        expect(step.level).toBe(technique.level);
        expect(finds(technique, puzzle, before, step)).toBe(true);
      });

      it("needs every clue that it names", () => {
        const unneeded = cluesNamed(puzzle, step).filter((cell) =>
          finds(technique, without(puzzle, cell), before, step),
        );
        expect(unneeded).toEqual([]);
      });
    },
  );
});

/**
 * The techniques against the truth: on minimal puzzles of small boards, whose
 * loops are all known by enumeration, nothing false is ever decided, and what a
 * deduction names is enough to prove it.
 */
import { createRandom, finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { edgeNamed, type Puzzle } from "../board.js";
import { steps } from "./grade.js";
import type { EdgeDecision, Gate, GradeStep } from "./step.js";
import { AllLoops } from "./testing/all-loops.js";
import { minimalPuzzle } from "./testing/unique-puzzle.js";

/** What is known of the edges, by their numbers. */
type Known = ReadonlyMap<number, boolean>;

function learn(puzzle: Puzzle, known: Map<number, boolean>, decisions: readonly EdgeDecision[]): void {
  for (const { edge, to } of decisions) known.set(edgeNamed(puzzle, edge)!, to === "on");
}

/** The clues and edges among the named elements, as demands on a loop. */
function demandsOf({ width, clues, ...rest }: Puzzle, known: Known, because: readonly string[]) {
  const named = because
    .filter((name) => name.startsWith("c:"))
    .map((name) => {
      const [row, column] = name.slice(2).split(",").map(Number);
      return row! * width + column!;
    });
  const edges = because
    .map((name) => edgeNamed({ width, ...rest }, name))
    .filter((edge) => edge !== undefined);
  return {
    clues: named.filter((cell) => clues[cell] !== ".").map((cell) => [cell, Number(clues[cell])] as const),
    edges: edges.map((edge) => {
      if (!known.has(edge)) throw new Error(`edge ${edge} is named before it is known`);
      return [edge, known.get(edge)!] as const;
    }),
  };
}

/** Does every loop with everything the step names have the edges it decides? */
function isProved(loops: AllLoops, puzzle: Puzzle, known: Known, step: GradeStep): boolean {
  const decided = new Map<number, boolean>();
  learn(puzzle, decided, step.decides);
  return loops.exception(demandsOf(puzzle, known, step.because), { edges: decided }) === -1;
}

/** Is what a gate says true of the loop? */
function holds(loops: AllLoops, puzzle: Puzzle, loop: number, { edges, says }: Gate): boolean {
  const [a, b] = edges.map((edge) => loops.isLine(loop, edgeNamed(puzzle, edge)!));
  return says === "at-least-one" ? a! || b! : (a === b) === (says === "together");
}

/** Follows a walkthrough and checks every step, also inside refuted assumptions. */
function check(loops: AllLoops, puzzle: Puzzle, loop: number): void {
  const { grade, steps: taken } = finish(steps(puzzle));
  const known = new Map<number, boolean>();
  for (const step of taken) {
    const { attempt } = step;
    const isCompletion = attempt !== undefined && attempt.contradiction === undefined;
    if (!isCompletion) expect(isProved(loops, puzzle, known, step), puzzle.clues).toBe(true);
    if (attempt?.contradiction) checkAttempt(loops, puzzle, known, step);
    for (const gate of step.gates ?? []) expect(holds(loops, puzzle, loop, gate), puzzle.clues).toBe(true);
    learn(puzzle, known, step.decides);
    const wrong = step.decides.filter(
      ({ edge, to }) => loops.isLine(loop, edgeNamed(puzzle, edge)!) !== (to === "on"),
    );
    expect(wrong, puzzle.clues).toEqual([]);
  }
  if (grade.solved)
    expect(loops.meeting({ edges: [...known].filter(([, isLine]) => isLine) })).toEqual([loop]);
}

function checkAttempt(loops: AllLoops, puzzle: Puzzle, known: Known, { attempt }: GradeStep): void {
  const assumed = new Map(known);
  learn(puzzle, assumed, [attempt!.assumes]);
  for (const step of attempt!.steps) {
    expect(isProved(loops, puzzle, assumed, step), puzzle.clues).toBe(true);
    learn(puzzle, assumed, step.decides);
  }
  const { because, conflict, at } = attempt!.contradiction!;
  expect(at === undefined).toBe(conflict === "loop" || conflict === "no-loop");
  expect(loops.meeting(demandsOf(puzzle, assumed, because), 1), puzzle.clues).toEqual([]);
}

describe("every deduction", () => {
  it("knows the number of loops", () => {
    expect([1, 2, 3, 4].map((side) => new AllLoops(side, side).count)).toEqual([1, 13, 213, 9349]);
  });

  it.each([
    { width: 4, height: 4, puzzles: 150 },
    { width: 5, height: 3, puzzles: 80 },
    { width: 5, height: 5, puzzles: 2 },
  ])("is true and proved by what it names on $width × $height", ({ width, height, puzzles }) => {
    const loops = new AllLoops(width, height);
    const random = createRandom(`soundness ${width}×${height}`);
    for (let i = 0; i < puzzles; i++) {
      const unique = minimalPuzzle(loops, random);
      if (unique) check(loops, unique.puzzle, unique.loop);
    }
  });
});

import { parseOrThrow } from "@masume/kernel";
import { expect, test } from "vitest";
import type { Turn } from "../board.js";
import { puzzleCodec } from "../codec.js";
import { afterTurn, legalTurns, winnerOf, winningSlides } from "../rules.js";
import { seededProblem, solvesProblem } from "./problem.js";

const days = ["2026-11-16", "2026-11-17", "2026-11-18"];

/** By the rules alone: every reply leaves a winning slide, and none wins itself. */
function leavesNoDefence(seed: string, first: Turn): boolean {
  const { rules, position } = seededProblem(seed);
  const turned = afterTurn(position, first);
  return legalTurns(rules, turned).every((reply) => {
    const answered = afterTurn(turned, reply);
    return winnerOf(answered) === undefined && winningSlides(answered).length > 0;
  });
}

test.each(days)("the problem of %s is the same for everybody, not won at once, and won in two", (day) => {
  const { rules, position } = seededProblem(day);
  expect(seededProblem(day)).toEqual({ rules, position });
  expect(winningSlides(position)).toEqual([]);
  const firsts = legalTurns(rules, position).filter(
    (first) => winningSlides(afterTurn(position, first), position.mover).length > 0,
  );
  const solving = firsts.filter((first) => leavesNoDefence(day, first));
  expect(solving.length).toBeGreaterThan(0);
  expect(solving.length).toBeLessThanOrEqual(3);
});

test("days differ", () => {
  const texts = Array.from({ length: 30 }, (_, i) => JSON.stringify(seededProblem(`day ${i}`)));
  expect(new Set(texts).size).toBeGreaterThan(25);
});

test("turns solve a problem only if the first leaves no defence at all", () => {
  const day = days[0]!;
  const puzzle = seededProblem(day);
  const { rules, position } = puzzle;
  /** A course of play that ends in a win, whether or not the defence was the best one. */
  const wonAfter = (first: Turn): readonly Turn[] | undefined => {
    const turned = afterTurn(position, first);
    if (winnerOf(turned)) return undefined;
    for (const reply of legalTurns(rules, turned)) {
      const answered = afterTurn(turned, reply);
      const slide = winnerOf(answered) ? undefined : winningSlides(answered)[0];
      if (slide) return [first, reply, { slide, tile: undefined }];
    }
    return undefined;
  };
  const courses = legalTurns(rules, position)
    .filter((first) => winningSlides(afterTurn(position, first), position.mover).length > 0)
    .flatMap((first) => {
      const course = wonAfter(first);
      return course ? [{ course, solves: leavesNoDefence(day, first) }] : [];
    });
  expect(courses.some(({ solves }) => solves)).toBe(true);
  expect(courses.some(({ solves }) => !solves)).toBe(true);
  for (const { course, solves } of courses) expect(solvesProblem(puzzle, course)).toBe(solves);
  expect(solvesProblem(puzzle, courses[0]!.course.slice(0, 2))).toBe(false);
  expect(solvesProblem(puzzle, [])).toBe(false);
});

test("a first turn that no reply parries solves nothing if a reply wins", () => {
  const puzzle = parseOrThrow(
    puzzleCodec,
    "official -2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0 | 0,-1 -2,1 1,0 | 0,2 -2,2 -1,0 | red | -",
  );
  const first: Turn = { slide: { from: [-2, 1], to: [1, 1] }, tile: { from: [2, -1], to: [-2, -1] } };
  const turned = afterTurn(puzzle.position, first);
  expect(winningSlides(turned)).not.toEqual([]);
  const reply = legalTurns(puzzle.rules, turned).find((one) => !winnerOf(afterTurn(turned, one)))!;
  const slide = winningSlides(afterTurn(turned, reply))[0]!;
  expect(solvesProblem(puzzle, [first, reply, { slide, tile: undefined }])).toBe(false);
});

import { createRandom, finish } from "@masume/kernel";
import { expect, test } from "vitest";
import { rulesets } from "../board.js";
import { afterTurn, legalTurns, type Puzzle, winnerOf, winningSlides } from "../rules.js";
import { winInTwo } from "./problem.js";

/** By the rules alone: a first turn after which every reply leaves a winning slide, and none wins itself. */
function solvedInTwo({ rules, position }: Puzzle): boolean {
  return legalTurns(rules, position).some((first) => {
    const turned = afterTurn(position, first);
    return legalTurns(rules, turned).every((reply) => {
      const answered = afterTurn(turned, reply);
      return winnerOf(answered) === undefined && winningSlides(answered).length > 0;
    });
  });
}

test.each(rulesets)("a problem is not won at once, and the same for the same seed (%s)", (rules) => {
  const [problem, again] = [1, 2].map(() => finish(winInTwo(rules, createRandom("2026-11-16"))));
  expect(winningSlides(problem!.position)).toEqual([]);
  expect(again).toEqual(problem);
});

test("it is won in two", () => {
  // The official rules have fewer turns to try, a few hundred on either side.
  expect(solvedInTwo(finish(winInTwo("official", createRandom("2026-11-16"))))).toBe(true);
});

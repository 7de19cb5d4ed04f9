/** Wins that the engine announces, played out against every defence there is. */
import { Budget, createRandom, finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { rulesets, startPosition } from "../board.js";
import { legalTurns, outcome, type Puzzle, play, type State, start } from "../rules.js";
import { analyse } from "./analyse.js";
import { confirmWin } from "./confirm.js";

const nodesEach = 100_000;
const wantedWins = 3;
const longest = 3;

function wander(puzzle: Puzzle, seed: string): State {
  const random = createRandom(seed);
  let state = start(puzzle);
  for (let left = 4 + random.below(8); left > 0; left--) {
    const next = play(puzzle, state, random.pick(legalTurns(puzzle.rules, state.position)));
    if (!next.ok || outcome(next.value)) break;
    state = next.value;
  }
  return state;
}

describe.each(rulesets)("%s rules", (rules) => {
  it("announced wins hold against every defence", () => {
    const puzzle: Puzzle = { rules, position: startPosition };
    const confirmed: number[] = [];
    for (let i = 0; confirmed.length < wantedWins; i++) {
      const state = wander(puzzle, `win/${rules}/${i}`);
      const { winIn } = finish(analyse(puzzle, state, new Budget(nodesEach)));
      if (winIn === undefined || winIn < 2 || winIn > longest) continue;
      expect(confirmWin(puzzle, state, winIn, nodesEach), `position ${i}`).toBe(true);
      confirmed.push(winIn);
    }
    expect(confirmed).toContain(2);
  });
});

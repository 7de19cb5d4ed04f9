/** Every level plays by the rules, the same way each time, and better than random where it says so. */
import { Budget, createRandom, drive, finish, formatMessage, languages } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { rulesets, startPosition } from "../board.js";
import { moveCodec, puzzleCodec } from "../codec.js";
import { messages } from "../messages.js";
import { play, start } from "../rules.js";
import { fullStrength, levels } from "./levels.js";
import { matchOpening, playMatch, type Strategy } from "./match.js";
import { noviceTurn } from "./novice.js";
import { opponent, thinkAt } from "./opponent.js";

const smallBudget = (): Budget => new Budget(5000);

function player(level: number, seed: string): Strategy {
  return (puzzle, state) => opponent(puzzle, state, level, smallBudget(), seed);
}

function turnText(level: number, seed: string): string {
  const puzzle = { rules: "official", position: startPosition } as const;
  return moveCodec.format(finish(opponent(puzzle, start(puzzle), level, smallBudget(), seed)));
}

describe.each(rulesets)("%s rules", (rules) => {
  it("every level ends a game against the novice, its turns legal", () => {
    for (let level = 1; level <= fullStrength; level++) {
      const opening = matchOpening(rules, createRandom(`level ${level}`));
      const { turns } = finish(playMatch(rules, opening, { red: player(level, "a"), blue: player(1, "b") }));
      const puzzle = { rules, position: startPosition };
      let state = start(puzzle);
      for (const turn of turns) {
        const next = play(puzzle, state, turn);
        expect(next.ok).toBe(true);
        if (next.ok) state = next.value;
      }
    }
  });
});

it("the first level is the novice", () => {
  const puzzle = { rules: "basic", position: startPosition } as const;
  expect(finish(opponent(puzzle, start(puzzle), 1, smallBudget()))).toEqual(
    noviceTurn("basic", startPosition),
  );
});

it("the same seed gives the same turns; another seed lets the beginner err otherwise", () => {
  for (let level = 1; level <= fullStrength; level++) {
    expect(turnText(level, "one")).toBe(turnText(level, "one"));
  }
  const played = new Set(["one", "two", "three", "four"].map((seed) => turnText(2, seed)));
  expect(played.size).toBeGreaterThan(1);
});

it("a level that errs still takes a win", () => {
  const read = puzzleCodec.parse(
    "official -2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0 | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -",
  );
  if (!read.ok) throw new Error(read.error.reason.key);
  for (const seed of ["one", "two", "three", "four", "five"]) {
    const turn = finish(opponent(read.value, start(read.value), 2, smallBudget(), seed));
    expect(turn.tile).toBeUndefined();
  }
});

it("full strength has a turn to show whenever it is stopped", () => {
  const puzzle = { rules: "official", position: startPosition } as const;
  let pauses = 0;
  const thinking = thinkAt(puzzle, start(puzzle), fullStrength, new Budget(), "", { book: false });
  const stopped = drive(thinking, { shouldStop: () => ++pauses === 2 });
  expect(stopped.finished).toBe(false);
  if (stopped.finished || !stopped.best) throw new Error("no turn to show");
  expect(play(puzzle, start(puzzle), stopped.best.turn).ok).toBe(true);
});

it.each(languages)("levels have names of their own, in %s", (language) => {
  const names = levels
    .flatMap(({ name, about }) => [name, about])
    .map((text) => formatMessage(language, text, messages));
  expect(new Set(names).size).toBe(2 * levels.length);
  expect(names.filter((name) => name.startsWith("level."))).toEqual([]);
});

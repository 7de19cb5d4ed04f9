/** The numbers of turn sequences that two independent programs agree on. */
import { finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { startPosition } from "../board.js";
import { puzzleCodec } from "../codec.js";
import { stuck } from "../examples.js";
import { legalTurns, play, start } from "../rules.js";
import { perft } from "./perft.js";

describe("perft from the start", () => {
  it.each([
    ["basic", 0, 1],
    ["basic", 1, 1290],
    ["basic", 2, 1_498_086],
    ["official", 1, 570],
    ["official", 2, 199_488],
  ] as const)("%s rules, depth %i: %i", (rules, depth, turns) => {
    expect(finish(perft({ rules, position: startPosition }, depth))).toBe(turns);
  });
});

it("agrees with the rules where the mover has no slide", () => {
  const read = puzzleCodec.parse(stuck);
  if (!read.ok) throw new Error(read.error.reason.key);
  const puzzle = read.value;
  const turns = legalTurns(puzzle.rules, puzzle.position);
  const replies = turns.map((turn) => {
    const next = play(puzzle, start(puzzle), turn);
    return next.ok ? legalTurns(puzzle.rules, next.value.position).length : Number.NaN;
  });
  expect(finish(perft(puzzle, 1))).toBe(turns.length);
  expect(finish(perft(puzzle, 2))).toBe(replies.reduce((sum, count) => sum + count, 0));
});

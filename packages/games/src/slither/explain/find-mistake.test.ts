import { finish } from "@masume/kernel";
import { expect, test } from "vitest";
import type { Puzzle } from "../board.js";
import { moveCodec } from "../codec.js";
import { play, start, violations } from "../rules.js";
import { solveExactly } from "../solve/exact.js";
import { findMistake } from "./find-mistake.js";

const puzzle: Puzzle = { width: 2, height: 2, clues: "0..." };

/** The loop round the only cell that does not touch the 0, drawn by hand. */
const right = ["h:1,1=1 v:1,2=1", "h:2,1=1", "v:1,1=1"];

function drawn(moves: readonly string[]): string {
  let state = start(puzzle);
  for (const text of moves) {
    const move = moveCodec.parse(text);
    const played = move.ok ? play(puzzle, state, move.value) : move;
    if (!played.ok) throw new Error(text);
    state = played.value;
  }
  return state.edges;
}

const solution = drawn(right);

test("the loop drawn by hand is the solution", () => {
  expect(finish(solveExactly(puzzle))).toEqual({ status: "unique", loop: solution });
  expect(violations(puzzle, { edges: solution, locked: "" })).toEqual([]);
});

const mistakeAfter = (...moves: string[]) => findMistake(puzzle, drawn(moves), solution, moves);

test("nothing is wrong with what agrees, crosses included", () => {
  expect(mistakeAfter(right[0]!, "h:0,0=x v:0,0=x")).toBeUndefined();
});

test("the first wrong move, and what came with it and after it", () => {
  expect(mistakeAfter(right[0]!, "h:0,1=1 v:1,1=1", "h:2,1=1", "h:2,0=x")).toEqual({
    goodMoves: 1,
    first: ["h:0,1"],
    since: ["v:1,1", "h:2,1", "h:2,0"],
  });
});

test("a cross on a line of the loop is wrong too", () => {
  expect(mistakeAfter("h:0,0=x", "h:1,1=x")).toEqual({ goodMoves: 1, first: ["h:1,1"], since: [] });
});

test("what was taken back is forgiven; what was entered anew counts from then", () => {
  expect(mistakeAfter("h:0,1=1", "h:0,1=.")).toBeUndefined();
  expect(mistakeAfter("h:0,1=1", "h:0,1=.", "h:1,1=1", "h:0,1=1")?.goodMoves).toBe(3);
});

test("locking enters nothing", () => {
  expect(mistakeAfter("h:0,1=1", "lock", "h:1,1=1")).toEqual({
    goodMoves: 0,
    first: ["h:0,1"],
    since: ["h:1,1"],
  });
});

test("of several wrong moves the first counts, erasing is none, and what cannot be read is passed over", () => {
  expect(mistakeAfter("h:1,1=1", "h:0,1=1", "h:0,0=1")).toEqual({
    goodMoves: 1,
    first: ["h:0,1"],
    since: ["h:0,0"],
  });
  expect(mistakeAfter("h:1,1=1", "h:1,1=.", "h:0,1=1")).toEqual({
    goodMoves: 2,
    first: ["h:0,1"],
    since: [],
  });
  const moves = ["h:1,1=1", "reset", "h:0,1=1"];
  const edges = drawn(moves.filter((move) => move !== "reset"));
  expect(findMistake(puzzle, edges, solution, moves)).toMatchObject({ goodMoves: 2, first: ["h:0,1"] });
});

import { emptyPuzzle, paint, type State, slither } from "@masume/games/slither";
import { afterEach, expect, test } from "vitest";
import { adaptMarks, setAid, wantsMove } from "./aids.js";

const puzzle = { ...emptyPuzzle(2, 1), clues: "0." };
/** Three lines meet at a point, and the clue has too many. */
const state: State = { edges: "11...1.", locked: "" };

afterEach(() => {
  setAid("branches", true);
  setAid("shading", true);
});

test("cells are shaded or not as wanted, and lines always drawn", () => {
  const moves = slither.intend(puzzle, state, {
    type: "key",
    key: "Enter",
    shift: false,
    target: "c:0,1",
  })!.moves;
  expect(moves.map(({ kind }) => kind)).toEqual(["shade"]);
  expect(moves.filter(wantsMove)).toEqual(moves);
  setAid("shading", false);
  expect(moves.filter(wantsMove)).toEqual([]);
  expect(wantsMove({ kind: "set", changes: [] })).toBe(true);
});

test("branches are marked or not as wanted, and wrong clues always", () => {
  const marks = paint(puzzle, state);
  const discs = marks.filter(({ role, shape }) => role === "wrong" && shape === "disc");
  expect(discs.length).toBeGreaterThan(0);
  expect(adaptMarks(marks)).toEqual(marks);
  setAid("branches", false);
  expect(adaptMarks(marks)).toEqual(marks.filter((mark) => !discs.includes(mark)));
  expect(adaptMarks(marks).some(({ role }) => role === "clue-wrong")).toBe(true);
});

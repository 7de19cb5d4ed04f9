import "../../testing/in-browser.js";
import { emptyPuzzle, finishingCrosses, paint, type State, slither } from "@masume/games/slither";
import { afterEach, expect, test, vi } from "vitest";
import { adaptMarks, followUp, setAid, wantsMove } from "./aids.js";

const puzzle = { ...emptyPuzzle(2, 1), clues: "0." };
/** Three lines meet at a point, and the clue has too many. */
const state: State = { edges: "11...1.", locked: "" };

afterEach(() => {
  setAid("branches", true);
  setAid("shading", true);
  setAid("crossClues", false);
  setAid("crossPoints", false);
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

test("crosses come by themselves at clues or at points, each only where it is wished, and at first nowhere", () => {
  const board = { ...emptyPuzzle(2, 1), clues: ".1" };
  const before: State = { edges: "1......", locked: "" };
  const after: State = { edges: "11.....", locked: "" };
  const crosses = (clues: boolean, points: boolean) =>
    finishingCrosses(board, before.edges, after.edges, { clues, points });
  expect(followUp(board, before, after)).toBeUndefined();
  setAid("crossClues", true);
  expect(followUp(board, before, after)).toEqual(crosses(true, false));
  setAid("crossClues", false);
  setAid("crossPoints", true);
  expect(followUp(board, before, after)).toEqual(crosses(false, true));
  expect(crosses(false, true)).not.toEqual(crosses(true, false));
});

test("what was chosen is chosen still after a reload, and steps below level 1 are easy at first", async () => {
  const { coaching, setCoaching } = await import("./coach.js");
  expect(coaching()).toEqual({ easyBelow: 1, isOn: false });
  setAid("crossClues", true);
  setCoaching({ isOn: true });
  setCoaching({ easyBelow: 3 });
  vi.resetModules();
  const [aids, coach] = [await import("./aids.js"), await import("./coach.js")];
  expect([aids.aids().crossClues, aids.aids().crossPoints]).toEqual([true, false]);
  expect(coach.coaching()).toEqual({ easyBelow: 3, isOn: true });
});

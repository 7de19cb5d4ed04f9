import "../../testing/in-browser.js";
import { paintTurn, type State, sono, withMaxSteps } from "@masume/games/sono";
import { expect, test } from "vitest";
import { dailyQuery } from "./daily.js";
import { outlineMark } from "./outline-mark.js";
import { puzzle, solution } from "./testing/open-sono.js";
import { sonoUi } from "./ui.js";

const start = sono.start(puzzle);
function after(op: (typeof solution)[number]): State {
  const played = sono.play(puzzle, start, op);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

test.each(solution)("a trial is marked by the square that was turned first: %j", (op) => {
  const { x, y, n } = op;
  expect(sonoUi.play!.checkpointMarks!(puzzle, start, start, after(op))).toEqual([
    outlineMark("trial", "line-trial", { x, y, width: n, height: n }, 0.08),
  ]);
});

test("a trial that has not begun is not marked", () => {
  expect(sonoUi.play!.checkpointMarks!(puzzle, start, start, start)).toEqual([]);
});

test("the goal is the limit, where there is one; the hint is the next turn alone", () => {
  const { goal } = sonoUi.play!;
  expect(goal!(puzzle)).toBeUndefined();
  expect(goal!(withMaxSteps(puzzle, 7))).toMatchObject({ key: "sono.goal", params: { max: 7 } });
  const { marks, oneMoveAtATime } = sonoUi.hint!;
  expect([marks!(puzzle, start, solution), marks!(puzzle, start, [])]).toEqual([
    paintTurn(puzzle, start, solution[0]!),
    [],
  ]);
  expect(oneMoveAtATime).toBe(true);
});

test("a board of a day is called so", () => {
  const { title } = sonoUi.play!;
  expect(title!(new URLSearchParams(dailyQuery("2026-11-18", "hard")))).toMatchObject({
    key: "daily.board",
    params: { band: { key: "daily.hard" } },
  });
  expect(title!(new URLSearchParams())).toBeUndefined();
});

import "../../testing/in-browser.js";
import { analyseBoard, findDeadEnd, formatCode, lessons, type Puzzle } from "@masume/games/stroke";
import { type Cell, finish } from "@masume/kernel";
import { beforeEach, expect, test, vi } from "vitest";
import { puzzlePath } from "../../play/puzzle-path.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import Lessons from "./lesson.js";

const call = vi.hoisted(() => vi.fn());
vi.mock("./solver-client.js", () => ({ solverClient: { call } }));

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (task: string, input: never) => answer(task, input));
});

function answer(task: string, input: Puzzle & { readonly board: Puzzle; readonly line: readonly Cell[] }) {
  return task === "analyse" ? finish(analyseBoard(input)) : findDeadEnd(input.board, input.line);
}

/** The exercises of a lesson. */
function exercises(id: string) {
  const lesson = show(() => <Lessons />).all("article")[lessons.findIndex((one) => one.id === id)]!;
  return lesson.all("fieldset");
}

const boards = (id: string) => lessons.find((one) => one.id === id)!.boards;

test("the board as it is can be shown impossible, and then a mended one is there to be played", async () => {
  const [, second] = exercises("colours");
  second!.button("No").press();
  await until(() => expect(second!.text).toContain("Right."));
  const { board, mended } = boards("colours")[1]!;
  expect(formatCode(mended!)).not.toBe(formatCode(board));
  expect(second!.the("a", "Play a similar board that works").props.href).toBe(
    puzzlePath("stroke", formatCode(mended!)),
  );
});

test("a board that works is played as it is", async () => {
  const [first] = exercises("colours");
  first!.button("Yes").press();
  await until(() => expect(first!.text).toContain("There is a line."));
  expect(first!.the("a", "Play this board").props.href).toBe(
    puzzlePath("stroke", formatCode(boards("colours")[0]!.board)),
  );
});

test("a wrong answer is told the reason, and is no way to play", async () => {
  const [, second] = exercises("colours");
  second!.button("Yes").press();
  await until(() => expect(second!.text).toContain("Not quite."));
  expect(second!.has("a")).toBe(false);
});

test("of the ways on only one goes on; the others are told why not", async () => {
  for (const exercise of exercises("dead-end")) {
    const right: boolean[] = [];
    for (const name of exercise.buttons) {
      exercise.button(name).press();
      await until(() => expect(exercise.text).toMatch(/Right\.|Not quite\./));
      right.push(exercise.has("a", "Play this board"));
      expect(exercise.text.includes("From here the line can be completed.")).toBe(right.at(-1));
      expect(exercise.button(name).props["aria-pressed"]).toBe(true);
    }
    expect(right.filter(Boolean)).toEqual([true]);
  }
});

test("a calculation that stopped can be tried again", async () => {
  call.mockRejectedValueOnce(new Error("the worker died"));
  const [first] = exercises("colours");
  first!.button("Yes").press();
  await until(() => first!.button("Try again"));
  first!.button("Try again").press();
  await until(() => expect(first!.text).toContain("Right."));
});

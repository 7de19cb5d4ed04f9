import type { Input } from "@masume/kernel";
import { expect, test } from "vitest";
import { createBoardInput } from "./board-input.js";

const key = (name: string): Input => ({ type: "key", key: name, shift: false, target: "0,0" });
const pointer = (type: "press" | "drag" | "release"): Input => ({
  type,
  target: "0,0",
  at: { x: 0.5, y: 0.5 },
  button: "primary",
  by: "touch",
});

/** A board on which Enter and every pointer mean something, unless it is solved. */
function open({ isSolved = false, isWatched = true } = {}) {
  const taken: string[] = [];
  let at: number | undefined = isWatched ? 0 : undefined;
  const input = createBoardInput(
    {
      input(given) {
        if (isSolved || (given.type === "key" && given.key !== "Enter")) return false;
        taken.push(given.type);
        return true;
      },
      cancelPress: () => taken.push("cancelPress"),
    },
    {
      at: () => at,
      close: () => {
        at = undefined;
      },
    },
  );
  const watch = () => {
    at = 0;
  };
  return { input, taken, watch, isWatching: () => at !== undefined };
}

test("what is watched stays for keys that mean nothing to the game, and goes with those that do", () => {
  const { input, isWatching } = open();
  for (const name of ["Shift", "Tab", "+", "-", "0"]) expect(input.take(key(name))).toBe(false);
  expect(isWatching()).toBe(true);
  expect(input.take(key("Enter"))).toBe(true);
  expect(isWatching()).toBe(false);
});

test("a pinch leaves what is watched, and takes nothing back", () => {
  const { input, taken, isWatching } = open();
  input.take(pointer("press"));
  input.abandon();
  expect([isWatching(), taken]).toEqual([true, []]);
});

test("a tap ends the watching without drawing on what is not shown; the next one draws", () => {
  const { input, taken, isWatching } = open();
  for (const type of ["press", "drag", "release"] as const) input.take(pointer(type));
  expect([isWatching(), taken]).toEqual([false, []]);
  input.take(pointer("press"));
  input.abandon();
  expect(taken).toEqual(["press", "cancelPress"]);
});

test("a solved board is left by a tap or by Escape", () => {
  for (const leave of [pointer("release"), { type: "cancel" } as const]) {
    const { input, isWatching } = open({ isSolved: true });
    input.take(pointer("press"));
    expect(isWatching()).toBe(true);
    input.take(leave);
    expect(isWatching()).toBe(false);
  }
});

test("the end of a press that was under way when the watching began leaves it", () => {
  const { input, taken, isWatching, watch } = open({ isWatched: false });
  input.take(pointer("press"));
  watch();
  for (const type of ["drag", "release"] as const) input.take(pointer(type));
  expect([isWatching(), taken]).toEqual([true, ["press", "drag", "release"]]);
});

test("what the hand does may mean another thing, to the game and nowhere else", () => {
  const taken: Input[] = [];
  const play = { input: (given: Input) => taken.push(given) > 0, cancelPress() {} };
  const nothing = { at: () => undefined, close() {} };
  const board = createBoardInput(play, nothing, (given) => (given.type === "press" ? key("Enter") : given));
  for (const given of [pointer("press"), pointer("drag")]) board.take(given);
  expect(taken).toEqual([key("Enter"), pointer("drag")]);
});

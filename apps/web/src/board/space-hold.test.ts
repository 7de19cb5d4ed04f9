import "../testing/in-browser.js";
import { createRoot } from "solid-js";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { happen } from "../testing/in-browser.js";
import { createSpaceHold, type SpaceHold } from "./space-hold.js";

let space: SpaceHold;
let isZoomed: boolean;
let isOver: boolean;

beforeEach(() => {
  isZoomed = true;
  isOver = true;
  Object.assign(document, { activeElement: document.body });
  const frame = { matches: () => isOver } as unknown as HTMLElement;
  createRoot((end) => {
    onTestFinished(end);
    space = createSpaceHold(
      () => frame,
      () => isZoomed,
    );
  });
});

const down = (key = " ") => happen("keydown", { key }).defaultPrevented;

test("over a zoomed board Space is a hand until it is let go", () => {
  expect([down(), space.held(), space.use()]).toEqual([true, true, true]);
  happen("keyup", { key: "x" });
  expect(space.held()).toBe(true);
  happen("keyup", { key: " " });
  expect([space.held(), space.use()]).toEqual([false, false]);
});

test("it is none elsewhere: over a whole board, beside the board, with another key, or with the focus in a field", () => {
  expect(down("x")).toBe(false);
  isZoomed = false;
  expect([down(), space.waits()]).toEqual([false, false]);
  isZoomed = true;
  isOver = false;
  expect(down()).toBe(false);
  isOver = true;
  Object.assign(document, { activeElement: {} });
  expect([down(), space.held()]).toEqual([false, false]);
});

test("let go without having moved anything it is a key; a hand that moved is none, and the next begins anew", () => {
  expect([space.waits(), space.release()]).toEqual([true, true]);
  space.waits();
  space.use();
  space.waits();
  expect([space.release(), space.release()]).toEqual([false, false]);
  space.waits();
  expect(space.release()).toBe(true);
});

test("a window that loses the focus lets go", () => {
  down();
  happen("blur");
  expect(space.held()).toBe(false);
});

import "../../testing/in-browser.js";
import type { Box } from "@masume/kernel";
import { createRoot, createSignal } from "solid-js";
import { expect, test } from "vitest";
import { createGrowingWindow } from "./gliding-window.js";

test("the window of a board that is set up stays where it is, or grows by what is outside", () => {
  createRoot((leave) => {
    const [bounds, setBounds] = createSignal<Box>({ x: 0, y: 0, width: 10, height: 8 });
    const shown = createGrowingWindow(bounds);
    const first = shown();
    setBounds({ x: 1, y: 0, width: 7, height: 8 });
    expect(shown()).toBe(first);
    setBounds({ x: -2, y: 1, width: 6, height: 9 });
    expect(shown()).toEqual({ x: -2, y: 0, width: 12, height: 10 });
    setBounds({ x: 0, y: 0, width: 10, height: 8 });
    expect(shown()).toEqual({ x: -2, y: 0, width: 12, height: 10 });
    leave();
  });
});

import "../../testing/in-browser.js";
import { afterEach, expect, test, vi } from "vitest";
import { setPreference } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { show } from "../../testing/show.js";
import { FirstLesson } from "./first-lesson.js";

afterEach(() => setPreference("(pointer: coarse)", false));

function shown() {
  const onDone = vi.fn();
  return { page: show(() => <FirstLesson onDone={onDone} />), onDone };
}

/** R, L, U and D: the line goes that way. */
function draw(page: PageNode, ways: string): void {
  const arrows = new Map(Object.entries({ R: "ArrowRight", L: "ArrowLeft", U: "ArrowUp", D: "ArrowDown" }));
  const grid = page.all("div").find(({ props }) => props.role === "grid")!;
  for (const way of ways) grid.fire("keydown", { key: arrows.get(way) });
}

const said = (page: PageNode) => page.all("p").find(({ props }) => props.role === "status")!.text;

test("each board is done before the next, and the last one leads to the games", () => {
  const { page, onDone } = shown();
  for (const [line, button] of [
    ["RRDLLDRR", "Next board"],
    ["RRDLLDDRRURD", "Next board"],
    ["RRRDLDLLDRRR", "Done"],
  ] as const) {
    expect(page.has("button", button)).toBe(false);
    draw(page, line);
    page.button(button).press();
  }
  expect(page.all("a").map(({ props }) => props.href)).toEqual([
    "/stroke",
    "/slither/learn",
    "/sono/learn",
    "/nonaga/learn",
  ]);
  expect(onDone).not.toHaveBeenCalled();
  page.the("a", "Learn Sono").press();
  expect(onDone).toHaveBeenCalledOnce();
});

test("how many cells are left is counted; at G too early one is told to go back", () => {
  const { page } = shown();
  expect(said(page)).toMatch(/^Press on S/);
  draw(page, "R");
  expect(said(page)).toBe("7 cells to go.");
  draw(page, "RDD");
  expect(said(page)).toMatch(/^You are at G, but 4 cells are left\. Click/);
  page.button("Reset").press();
  expect(said(page)).toMatch(/^Press on S/);
});

test("a finger is told what a finger does", () => {
  setPreference("(pointer: coarse)", true);
  const { page } = shown();
  expect(said(page)).toMatch(/^Put your finger on S/);
  draw(page, "RRDD");
  expect(said(page)).toMatch(/Tap a cell/);
});

test("it can be skipped, but not once a board is solved", () => {
  const { page, onDone } = shown();
  page.button("Skip").press();
  expect(onDone).toHaveBeenCalledOnce();
  draw(page, "RRDLLDRR");
  expect(page.buttons).toEqual(["Next board"]);
});

/** The editor of Stroke: cells, ends, size, text in and out. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useStage } from "./stage.js";
import { cell, centre } from "./stroke-boards.js";

const stage = useStage();

/** The board as the link of the Play button has it. */
const code = (page: Page) => page.getByRole("link", { name: "Play it" }).getAttribute("href");

async function opened(): Promise<Page> {
  const page = await stage.open("/stroke/make");
  await cell(page, 0, 0).waitFor({ state: "attached" });
  return page;
}

test("a click blocks a cell and opens it again; undo takes it back", async () => {
  const page = await opened();
  const { x, y } = await centre(page, 1, 1);
  await page.mouse.click(x, y);
  await page.getByRole("gridcell", { name: "row 2, column 2: blocked" }).waitFor();
  await page.mouse.click(x, y);
  await page.getByRole("gridcell", { name: "row 2, column 2: open" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("gridcell", { name: "row 2, column 2: blocked" }).waitFor();
});

test("a drag paints, and one undo takes the whole stroke back", async () => {
  const page = await opened();
  const from = await centre(page, 2, 1);
  const to = await centre(page, 2, 3);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await page.getByRole("gridcell", { name: "row 3, column 4: blocked" }).waitFor();
  expect(await page.getByRole("gridcell", { name: /blocked/ }).count()).toBe(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("gridcell", { name: "row 3, column 4: open" }).waitFor();
  expect(await page.getByRole("gridcell", { name: /blocked/ }).count()).toBe(0);
});

test("the start is dragged along the border and stays on it", async () => {
  const page = await opened();
  const from = await centre(page, 0, 0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const [row, column] of [
    [0, 2],
    [1, 2],
    [0, 3],
  ] as const) {
    const { x, y } = await centre(page, row, column);
    await page.mouse.move(x, y, { steps: 3 });
  }
  await page.mouse.up();
  await page.getByRole("gridcell", { name: "row 1, column 4: start" }).waitFor();
});

test("the keyboard does all of it", async () => {
  const page = await opened();
  await cell(page, 0, 0).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.getByRole("gridcell", { name: "row 2, column 1: blocked" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("s");
  await page.getByRole("gridcell", { name: "row 3, column 1: start" }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("gridcell", { name: "row 1, column 1: start" }).waitFor();
});

test("the board grows and shrinks", async () => {
  const page = await opened();
  await page.getByRole("slider", { name: /Size/ }).fill("7");
  await page.getByRole("gridcell", { name: "row 7, column 7: goal" }).waitFor();
  expect(await code(page)).toBe("/stroke/play/s7-0-1c");
});

test("text is read, and what cannot be read says where", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Read a board" }).click();
  const text = page.getByRole("textbox", { name: /Rows of/ });
  await text.fill("S..\n...\n..");
  await page.getByRole("button", { name: "Read it" }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: "line 3, column 1: expected a row of 3 cells, found 2" })
    .waitFor();
  await text.fill("S..\n.#.\n..G");
  await page.getByRole("button", { name: "Read it" }).click();
  await page.getByRole("gridcell", { name: "row 2, column 2: blocked" }).waitFor();
  expect(await code(page)).toBe("/stroke/play/s3-0-8-C");
});

test("the verdict follows every click, with its reason", async () => {
  const page = await opened();
  const verdict = page.getByRole("status");
  await verdict.filter({ hasText: "104 lines." }).waitFor();
  await page.getByRole("button", { name: "Read a board" }).click();
  await page.getByRole("textbox", { name: /Rows of/ }).fill("S....\n.....\n.#.#.\n.....\n....G");
  await page.getByRole("button", { name: "Read it" }).click();
  await verdict.filter({ hasText: "No line exists." }).waitFor();
  await page.getByText(/there are 13 of it and 10 of the other/).waitFor();
  expect(await page.locator(".board-picture .look-because").count()).toBe(13);
  // The nearest board that works: the second blocked cell moves to the border.
  for (const [row, column] of [
    [2, 3],
    [2, 4],
  ] as const) {
    const { x, y } = await centre(page, row, column);
    await page.mouse.click(x, y);
  }
  await verdict.filter({ hasText: "Exactly one line" }).waitFor();
  await page.getByText("Board report").click();
  await page.getByText(/This is no condition/).waitFor();
});

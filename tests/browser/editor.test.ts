/** The editor of Stroke: cells, start and goal, size, import and export as text. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { cell, centre } from "./stroke-boards.js";

/** The board as the link of the Play button has it. */
const expectPlayLink = (page: Page, path: string) =>
  expect(page.getByRole("link", { name: "Play it" })).toHaveAttribute("href", path);

test.beforeEach(async ({ page }) => {
  await page.goto("/stroke/make");
  await expect(cell(page, 0, 0)).toBeAttached();
});

test("a click blocks a cell and opens it again; undo reverts it", async ({ page }) => {
  const { x, y } = await centre(page, 1, 1);
  await page.mouse.click(x, y);
  await expect(page.getByRole("gridcell", { name: "row 2, column 2: blocked" })).toBeVisible();
  await page.mouse.click(x, y);
  await expect(page.getByRole("gridcell", { name: "row 2, column 2: open" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("gridcell", { name: "row 2, column 2: blocked" })).toBeVisible();
});

test("a drag paints, and one undo reverts the whole drag", async ({ page }) => {
  const from = await centre(page, 2, 1);
  const to = await centre(page, 2, 3);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("gridcell", { name: "row 3, column 4: blocked" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /blocked/ })).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("gridcell", { name: "row 3, column 4: open" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /blocked/ })).toHaveCount(0);
});

test("the start is dragged along the border and stays on it", async ({ page }) => {
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
  await expect(page.getByRole("gridcell", { name: "row 1, column 4: start" })).toBeVisible();
});

test("the keyboard does all of it", async ({ page }) => {
  await cell(page, 0, 0).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByRole("gridcell", { name: "row 2, column 1: blocked" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("s");
  await expect(page.getByRole("gridcell", { name: "row 3, column 1: start" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("gridcell", { name: "row 1, column 1: start" })).toBeVisible();
});

test("the board grows and shrinks", async ({ page }) => {
  await page.getByRole("slider", { name: /Size/ }).fill("7");
  await expect(page.getByRole("gridcell", { name: "row 7, column 7: goal" })).toBeVisible();
  await expectPlayLink(page, "/stroke/play/s7-0-1c");
});

test("text is imported, and an error names its place", async ({ page }) => {
  await page.getByRole("button", { name: "Import…" }).click();
  const text = page.getByRole("textbox", { name: /Rows of/ });
  await text.fill("S..\n...\n..");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "line 3, column 1: expected a row of 3 cells, found 2" }),
  ).toBeVisible();
  await text.fill("S..\n.#.\n..G");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("gridcell", { name: "row 2, column 2: blocked" })).toBeVisible();
  await expectPlayLink(page, "/stroke/play/s3-0-8-C");
});

test("the board is checked after every click, with its reason", async ({ page }) => {
  const result = page.getByRole("status");
  await expect(result.filter({ hasText: "104 solutions." })).toBeVisible();
  await page.getByRole("button", { name: "Import…" }).click();
  await page.getByRole("textbox", { name: /Rows of/ }).fill("S....\n.....\n.#.#.\n.....\n....G");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(result.filter({ hasText: "No solution." })).toBeVisible();
  await expect(page.getByText(/there are 13 of it and 10 of the other/)).toBeVisible();
  await expect(page.locator(".board-picture .mark-because")).toHaveCount(13);
  // The nearest board that works: the second blocked cell moves to the border.
  for (const [row, column] of [
    [2, 3],
    [2, 4],
  ] as const) {
    const { x, y } = await centre(page, row, column);
    await page.mouse.click(x, y);
  }
  await expect(result.filter({ hasText: "Exactly one solution" })).toBeVisible();
  await page.getByText("Board report").click();
  await expect(page.getByText(/This is not a requirement/)).toBeVisible();
});

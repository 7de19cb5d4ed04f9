/** Help while playing: a hint in three presses, the way back when stuck, the whole solution. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { cell, openingPath } from "./stroke-boards.js";

const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

async function drawn(page: Page, keys: string): Promise<void> {
  const names: Readonly<Record<string, string>> = {
    R: "ArrowRight",
    D: "ArrowDown",
    U: "ArrowUp",
    L: "ArrowLeft",
  };
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  for (const key of keys) await page.keyboard.press(names[key]!);
}

test("a hint says where, then why, then does it", async ({ page }) => {
  await page.goto(openingPath);
  await expect(cell(page, 0, 0)).toBeAttached();
  await page.getByRole("button", { name: "Hint" }).click();
  await told(page, "Look at the marked places.");
  await expect(page.locator(".board-picture .mark-because")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Why?" }).click();
  await told(page, /Any other way fails/);
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(page.getByText("2 of 23")).toBeAttached();
  await expect(
    page.getByRole("gridcell", { name: "row 1, column 2: head of the line, number 2" }),
  ).toBeVisible();
  await expect(page.locator(".board-picture .mark-because")).toHaveCount(0);
});

test("by keyboard, and from a line that cannot be finished it leads back", async ({ page }) => {
  await page.goto(openingPath);
  await expect(cell(page, 0, 0)).toBeAttached();
  await drawn(page, "RRD");
  await page.keyboard.press("h");
  await told(page, "Look at the marked places.");
  await page.keyboard.press("h");
  await told(page, "The first 3 cells are still good.");
  await page.keyboard.press("h");
  await expect(page.getByText("3 of 23")).toBeAttached();
});

test("who gives up can watch the solution, and their own line stays", async ({ page }) => {
  await page.goto(openingPath);
  await expect(cell(page, 0, 0)).toBeAttached();
  await drawn(page, "R");
  await page.getByRole("button", { name: "Show a solution" }).click();
  await page.getByRole("button", { name: "Show it" }).click();
  const slider = page.getByRole("slider", { name: "Moves shown" });
  await slider.fill("22");
  const line = page.locator(".board-picture .mark-line");
  expect((await line.getAttribute("d"))!.split("L")).toHaveLength(23);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("2 of 23")).toBeAttached();
});

test("a board without a solution says why", async ({ page }) => {
  await page.goto("/stroke/play/s4-0-f");
  await page.getByRole("button", { name: "Show a solution" }).click();
  await page.getByRole("button", { name: "Show it" }).click();
  await told(page, /Start and goal have the same colour/);
});

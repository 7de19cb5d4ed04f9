/** Hints in Stroke: three presses from where to what, the way back from a dead end, the whole solution. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { pressKeys } from "./keyboard.js";
import { arrowKey, cell, openingPath } from "./stroke-boards.js";

const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

const draw = (page: Page, steps: string) => pressKeys(page, ...[...steps].map((step) => arrowKey[step]!));

test("a hint says where, then why, then does it", async ({ page }) => {
  await page.goto(openingPath);
  await expect(cell(page, 0, 0)).toBeAttached();
  await page.getByRole("button", { name: "Hint" }).click();
  await told(page, "Look at the marked places.");
  await expect(page.locator(".board-picture .mark-because")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Why?" }).click();
  await told(page, /Going to the cell in row 2, column 1 fails\./);
  await expect(page.locator(".board-picture .mark-hint.shape-line")).toHaveCount(1);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("2 of 23")).toBeAttached();
  await expect(
    page.getByRole("gridcell", { name: "row 1, column 2: head of the line, number 2" }),
  ).toBeVisible();
  await expect(page.locator(".board-picture .mark-because")).toHaveCount(0);
});

test("by keyboard; from a dead end the hint leads back", async ({ page }) => {
  await page.goto(openingPath);
  await expect(cell(page, 0, 0)).toBeAttached();
  await draw(page, "RRD");
  await page.keyboard.press("h");
  await told(page, "Look at the marked places.");
  await page.keyboard.press("h");
  await told(page, /The first 3 cells are still correct\. Going to .* fails/);
  await page.keyboard.press("h");
  await expect(page.getByText("3 of 23")).toBeAttached();
});

test("a stretch of forced cells is drawn at one press and taken back at one", async ({ page }) => {
  await page.goto("/stroke/play/s10-2n-1e-IAAAkKaABBQRCAJCE?stage=hard-20");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Why?" }).click();
  await told(page, "From there, the next 10 cells follow without a choice.");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("12 of 82")).toBeAttached();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("[aria-label*='on the line']")).toHaveCount(0);
});

test("the solution can be shown, and the player's own line stays", async ({ page }) => {
  await page.goto(openingPath);
  await expect(cell(page, 0, 0)).toBeAttached();
  await draw(page, "R");
  await page.getByRole("button", { name: "Show solution" }).click();
  await page.getByRole("button", { name: "Show it" }).click();
  const slider = page.getByRole("slider", { name: "Moves shown" });
  await slider.fill("22");
  const line = page.locator(".board-picture .mark-line");
  await expect(line).toHaveAttribute("d", /^[^L]+(L[^L]+){22}$/);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("2 of 23")).toBeAttached();
});

test("a board without a solution says why", async ({ page }) => {
  await page.goto("/stroke/play/s4-0-f");
  await page.getByRole("button", { name: "Show solution" }).click();
  await page.getByRole("button", { name: "Show it" }).click();
  await told(page, /Start and goal have the same colour/);
});

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
  await told(page, /Any other way fails/);
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
  await told(page, "The first 3 cells are still correct, but then: ");
  await page.keyboard.press("h");
  await expect(page.getByText("3 of 23")).toBeAttached();
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
  expect((await line.getAttribute("d"))!.split("L")).toHaveLength(23);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("2 of 23")).toBeAttached();
});

test("a board without a solution says why", async ({ page }) => {
  await page.goto("/stroke/play/s4-0-f");
  await page.getByRole("button", { name: "Show solution" }).click();
  await page.getByRole("button", { name: "Show it" }).click();
  await told(page, /Start and goal have the same colour/);
});

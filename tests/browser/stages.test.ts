/** Stages: stars for time and hints, progress that stays, and the way to the next one. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";

/** The first stage, 3×3 from corner to corner, in one snake. */
async function solvedFirst(page: Page): Promise<void> {
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  for (const key of "RRDLLDRR") {
    await page.keyboard.press(key === "R" ? "ArrowRight" : key === "L" ? "ArrowLeft" : "ArrowDown");
  }
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
}

test("a stage is solved, starred, remembered, and leads to the next", async ({ page }) => {
  await page.goto("/stroke");
  await expect(page.getByText("0 of 180 stars")).toBeVisible();
  await page.getByRole("link", { name: /^Easy 1 / }).click();
  await expect(page.getByRole("navigation", { name: "Stages" }).getByText("Easy 1")).toBeVisible();
  await expect(page.getByRole("link", { name: "Previous" })).toHaveCount(0);
  await solvedFirst(page);
  await expect(page.getByRole("navigation", { name: "Stages" }).getByText("3 stars")).toBeAttached();
  await page.getByRole("link", { name: "Next stage" }).click();
  await expect(page.getByRole("navigation", { name: "Stages" }).getByText("Easy 2")).toBeVisible();
  await page.goto("/stroke");
  await expect(page.getByText("3 of 180 stars")).toBeVisible();
  await expect(page.getByRole("link", { name: "Easy 1 3 stars" })).toBeVisible();
});

test("a hint costs a star", async ({ page }) => {
  await page.goto("/stroke/play/s3-0-8?stage=easy-1");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(page.getByRole("button", { name: "Do it" })).toBeVisible();
  await solvedFirst(page);
  await expect(page.getByRole("navigation", { name: "Stages" }).getByText("2 stars")).toBeAttached();
});

/** Stages of Stroke: stars for time and hints, saved progress, the next stage. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { pressKeys } from "./keyboard.js";
import { firstStageKeys, firstStagePath } from "./stroke-boards.js";

async function solveFirst(page: Page): Promise<void> {
  await pressKeys(page, ...firstStageKeys);
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
}

test("a stage is solved, gets stars, is saved, and leads to the next", async ({ page }) => {
  await page.goto("/stroke");
  await expect(page.getByText("0 of 180 stars")).toBeVisible();
  await page.getByRole("link", { name: /^Easy 1 / }).click();
  await expect(page.getByRole("navigation", { name: "Stages" }).getByText("Easy 1")).toBeVisible();
  await expect(page.getByRole("link", { name: "Previous" })).toHaveCount(0);
  await solveFirst(page);
  await expect(page.locator(".solved-panel").getByText("3 stars")).toBeAttached();
  await page.getByRole("link", { name: "Next stage" }).click();
  await expect(page.getByRole("navigation", { name: "Stages" }).getByText("Easy 2")).toBeVisible();
  await page.goto("/stroke");
  await expect(page.getByText("3 of 180 stars")).toBeVisible();
  await expect(page.getByRole("link", { name: "Easy 1 3 stars" })).toBeVisible();
});

test("a hint costs two stars, and the page says what stars are for", async ({ page }) => {
  await page.goto(firstStagePath);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(page.getByRole("button", { name: "Apply" })).toBeVisible();
  await solveFirst(page);
  const stages = page.getByRole("navigation", { name: "Stages" });
  await expect(page.locator(".solved-panel").getByText("1 star")).toBeAttached();
  await stages.getByText("What stars are for").click();
  await expect(stages.getByText("solved without hints")).toBeVisible();
});

test("going back finds the list where it was left", async ({ page }) => {
  await page.goto("/stroke");
  const stage = page.getByRole("link", { name: /^Hard 20 / });
  await stage.click();
  await expect(page.getByRole("grid")).toBeVisible();
  await page.goBack();
  await expect(stage).toBeInViewport();
});

/** Stages: stars for time and hints, progress that stays, and the way to the next one. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useStage } from "./stage.js";

const stage = useStage();

/** The first stage, 3×3 from corner to corner, in one snake. */
async function solvedFirst(page: Page): Promise<void> {
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  for (const key of "RRDLLDRR") {
    await page.keyboard.press(key === "R" ? "ArrowRight" : key === "L" ? "ArrowLeft" : "ArrowDown");
  }
  await page.getByRole("heading", { name: "Solved" }).waitFor();
}

test("a stage is solved, starred, remembered, and leads to the next", async () => {
  const page = await stage.open("/stroke");
  await page.getByText("0 of 180 stars").waitFor();
  await page.getByRole("link", { name: /^Easy 1 / }).click();
  await page.getByRole("navigation", { name: "Stages" }).getByText("Easy 1").waitFor();
  expect(await page.getByRole("link", { name: "Previous" }).count()).toBe(0);
  await solvedFirst(page);
  await page.getByRole("navigation", { name: "Stages" }).getByText("3 stars").waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Next stage" }).click();
  await page.getByRole("navigation", { name: "Stages" }).getByText("Easy 2").waitFor();
  await page.goto(`${stage.url}/stroke`);
  await page.getByText("3 of 180 stars").waitFor();
  await page.getByRole("link", { name: "Easy 1 3 stars" }).waitFor();
});

test("a hint costs a star", async () => {
  const page = await stage.open("/stroke/play/s3-0-8?stage=easy-1");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Why?" }).click();
  await page.getByRole("button", { name: "Do it" }).waitFor();
  await solvedFirst(page);
  await page.getByRole("navigation", { name: "Stages" }).getByText("2 stars").waitFor({ state: "attached" });
});

/** The calendar: past days of every game can be played, and what is done of a day is marked. */
import { expect, test } from "./fixtures.js";

test("a past day of every game is opened from the calendar, unranked", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-15T12:00:00"));
  await page.goto("/");
  await page.getByRole("link", { name: "Calendar and past days" }).click();
  await expect(page.getByRole("heading", { name: "November 2026", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^16 November/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Previous month" }).click();
  await page.getByRole("link", { name: /^5 October 2026: 0 of 12 done/ }).click();
  await expect(page.getByRole("heading", { name: "5 October 2026" })).toBeVisible();

  await page.getByRole("link", { name: "Five puzzles against the clock" }).click();
  await expect(page.getByRole("heading", { name: "A past day’s run" })).toBeVisible();
  await expect(page.getByText("Past days do not count for the leaderboard.")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Win in two turns" }).click();
  await expect(page.getByText("5 October 2026").first()).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Easy", exact: true }).click();
  await expect(page).toHaveURL(/\/sono\/play\/.*daily=2026-10-05\.easy/);
  await page.goBack();
  await page.getByRole("button", { name: "Small, 7×7 · level 1", exact: true }).click();
  await expect(page).toHaveURL(/\/slither\/play\/.*daily=small&day=2026-10-05/);
  await expect(page.getByRole("grid", { name: /Slither/ })).toBeVisible();
});

/** After solving: what is said of the solution, what can be shared of it, and the one way on. */
import type { Page } from "@playwright/test";
import { downloaded } from "./downloads.js";
import { expect, test } from "./fixtures.js";
import { pressKeys } from "./keyboard.js";
import { firstStageKeys, firstStagePath } from "./stroke-boards.js";

const panel = (page: Page) => page.getByRole("region", { name: "Solved" });

async function solveFirst(page: Page): Promise<void> {
  await pressKeys(page, ...firstStageKeys);
  await expect(panel(page)).toBeVisible();
}

test("the panel says how well it went, and has one thing to do next", async ({ page }) => {
  await page.goto(firstStagePath);
  await solveFirst(page);
  await expect(panel(page).getByText("Your first 3×3")).toBeVisible();
  await expect(panel(page).getByText("No hints")).toBeVisible();
  const main = panel(page).locator(".button:not(.plain)");
  await expect(main).toHaveText(["Next stage"]);
  await main.click();
  await expect(page).toHaveURL(/stage=easy-2/);
});

test("a second puzzle of the same size is held against the first", async ({ page }) => {
  await page.goto("/stroke/play/s3-0-8");
  await solveFirst(page);
  await expect(panel(page).getByText("Your first 3×3")).toBeVisible();
  // The same board, turned by a quarter.
  await page.goto("/stroke/play/s3-2-6");
  await pressKeys(
    page,
    "ArrowDown",
    "ArrowDown",
    "ArrowLeft",
    "ArrowUp",
    "ArrowUp",
    "ArrowLeft",
    "ArrowDown",
    "ArrowDown",
  );
  await expect(panel(page).getByText(/Your best (time )?for 3×3/)).toBeVisible();
  // Back at the first, nothing is news.
  await page.goto("/stroke/play/s3-0-8");
  await expect(panel(page).getByText(/^Your best for 3×3: [\d:]+$/)).toBeVisible();
});

test("hints are told, and set no best", async ({ page }) => {
  await page.goto("/stroke/play/s3-0-8");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(page.getByRole("button", { name: "Apply" })).toBeVisible();
  await solveFirst(page);
  await expect(panel(page).getByText("1 hint used: not counted as a best time")).toBeVisible();
  await expect(panel(page).getByText("Your first")).toHaveCount(0);
});

test("the result is shared as a picture with a text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/stroke/play/s3-0-8");
  await solveFirst(page);
  const picture = await downloaded(page, "Share result");
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  await expect(panel(page).getByText("Picture saved, text copied")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Stroke 3×3\nSolved in 00:\d\d · No hints\nhttp.*\/stroke\/play\/s3-0-8$/);
});

test("after a puzzle that was ordered comes another of the same order", async ({ page }) => {
  const order = encodeURIComponent('{"size":3,"difficulty":"easy","unique":false}');
  await page.goto(`/stroke/play/s3-0-8?order=${order}`);
  await solveFirst(page);
  await panel(page).getByRole("button", { name: "Another one like this" }).click();
  await expect(page).not.toHaveURL(/s3-0-8/);
  await expect(page).toHaveURL(/\/stroke\/play\/s3.*\?order=/);
  await expect(page.getByRole("grid", { name: /Stroke/ })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test("sound and vibration are off until they are switched on", async ({ page }) => {
  await page.addInitScript(() => {
    const played: string[] = [];
    Object.assign(globalThis, { played });
    const Original = AudioContext;
    globalThis.AudioContext = class extends Original {
      constructor() {
        super();
        played.push("sound");
      }
    };
    navigator.vibrate = () => played.push("vibration") > 0;
  });
  const played = () => page.evaluate(() => (globalThis as unknown as { played: string[] }).played);
  await page.goto("/stroke/play/s3-0-8");
  await solveFirst(page);
  await expect(panel(page).getByText("No hints")).toBeVisible();
  expect(await played()).toEqual([]);
  await page.goto("/settings");
  await page.getByLabel("Play a sound when a puzzle is solved").check();
  await page.getByLabel("Vibrate when a puzzle is solved").check();
  await page.goto("/stroke/play/s3-0-8");
  await page.getByRole("button", { name: "Play again" }).click();
  await solveFirst(page);
  await expect.poll(played).toEqual(["sound", "vibration"]);
});

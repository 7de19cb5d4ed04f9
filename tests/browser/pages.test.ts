/** What belongs to no single game: language, theme, first visit, statistics, settings. */
import type { Page } from "@playwright/test";
import { downloaded } from "./downloads.js";
import { expect, test } from "./fixtures.js";
import { pressKeys } from "./keyboard.js";
import { firstStageKeys, openingPath } from "./stroke-boards.js";

const shown = (page: Page, heading: string) =>
  expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();

test.describe("language", () => {
  test("is the browser's until one is chosen, and the choice stays", { tag: "@desktop-ja" }, async ({
    page,
  }) => {
    await page.goto("/");
    await shown(page, "マス目のパズル");
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    await page.getByRole("button", { name: "English" }).click();
    await shown(page, "Grid puzzles");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await shown(page, "Grid puzzles");
  });
});

test.describe("theme", () => {
  test.use({ colorScheme: "dark" });

  test("is the system's until one is chosen, and the choice stays", async ({ page }) => {
    await page.goto("/settings");
    await shown(page, "Settings");
    const root = page.locator("html");
    await expect(root).toHaveCSS("background-color", "rgb(20, 22, 26)");
    await page.getByRole("radio", { name: "Light" }).check();
    await expect(root).toHaveCSS("background-color", "rgb(250, 248, 243)");
    await page.reload();
    await shown(page, "Settings");
    await expect(root).toHaveCSS("background-color", "rgb(250, 248, 243)");
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#faf8f3");
  });
});

test.describe("statistics", () => {
  test("begin empty and count what is solved, by game and size", async ({ page }) => {
    await page.goto("/statistics");
    await expect(page.getByText("Nothing solved yet.")).toBeVisible();
    await page.goto("/stroke/play/s3-0-8");
    await pressKeys(page, ...firstStageKeys);
    await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
    await page.getByRole("link", { name: "Statistics" }).click();
    await expect(page.getByText("Counts what was solved in this browser on this device.")).toBeVisible();
    const stroke = page.getByRole("region", { name: "Stroke" });
    await expect(stroke.getByRole("row", { name: /3×3/ }).getByRole("cell").last()).toHaveText(/^00:\d\d$/);
    await expect(page.getByRole("img", { name: /^Stroke 3×3.*: 1 time from/ })).toBeVisible();
    await expect(page.locator(".figures dd")).toHaveText(["1", "1", "1"]);
  });
});

test.describe("settings", () => {
  test("export, delete and import what is on the device", async ({ page }) => {
    await page.goto(openingPath);
    await page.getByRole("gridcell", { name: /start/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("2 of 23")).toBeAttached();
    await page.goto("/settings");
    const buffer = await downloaded(page, "Export");
    await page.getByRole("button", { name: "Delete everything" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Everything has been deleted.")).toBeVisible();
    await page
      .getByLabel("Import")
      .setInputFiles({ name: "masume.json", mimeType: "application/json", buffer });
    await expect(page.getByText("1 record imported.")).toBeVisible();
    await page.goto(openingPath);
    await expect(page.getByText("2 of 23")).toBeAttached();
  });
});

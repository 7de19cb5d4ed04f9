/** What belongs to no single game: language, theme, first visit, statistics, settings. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { downloaded } from "./downloads.js";
import { useStage } from "./stage.js";
import { openingPath } from "./stroke-boards.js";

const stage = useStage();

const shown = (page: Page, heading: string) => page.getByRole("heading", { name: heading }).first().waitFor();

describe("language", () => {
  test("is the browser's until one is chosen, and the choice stays", async () => {
    const page = await stage.open("/", { locale: "ja-JP" });
    await shown(page, "マス目のパズル");
    expect(await page.locator("html").getAttribute("lang")).toBe("ja");
    await page.getByRole("button", { name: "English" }).click();
    await shown(page, "Puzzles on squared paper");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await page.reload();
    await shown(page, "Puzzles on squared paper");
  });
});

describe("theme", () => {
  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test("is the system's until one is chosen, and the choice stays", async () => {
    const page = await stage.open("/settings", { colorScheme: "dark" });
    await shown(page, "Settings");
    expect(await ground(page)).toBe("rgb(20, 22, 26)");
    await page.getByRole("radio", { name: "Light" }).check();
    expect(await ground(page)).toBe("rgb(250, 248, 243)");
    await page.reload();
    await shown(page, "Settings");
    expect(await ground(page)).toBe("rgb(250, 248, 243)");
    expect(await page.locator('meta[name="theme-color"]').getAttribute("content")).toBe("#faf8f3");
  });
});

describe("a first visit", () => {
  test("is welcomed once", async () => {
    const page = await stage.open("/");
    await shown(page, "First time here?");
    await page.getByRole("button", { name: "Got it" }).click();
    await page.reload();
    await shown(page, "Puzzles on squared paper");
    expect(await page.getByText("First time here?").count()).toBe(0);
  });

  test("can begin at once", async () => {
    const page = await stage.open("/");
    await page.getByRole("link", { name: "Begin with an easy board" }).click();
    await page.getByRole("grid", { name: /Stroke/ }).waitFor();
  });
});

describe("statistics", () => {
  test("begin empty and count what is solved", async () => {
    const page = await stage.open("/statistics");
    await page.getByText("Nothing solved yet.").waitFor();
    await page.goto(`${stage.url}/stroke/play/s3-0-8`);
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    for (const key of ["Right", "Right", "Down", "Left", "Left", "Down", "Right", "Right"]) {
      await page.keyboard.press(`Arrow${key}`);
    }
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    await page.getByRole("link", { name: "Statistics" }).click();
    await page.getByRole("row", { name: /^Stroke 1 1 / }).waitFor();
    expect(await page.locator(".figures dd").allTextContents()).toEqual(["1", "1", "1"]);
  });
});

describe("settings", () => {
  test("export, delete and import what is on the device", async () => {
    const page = await stage.open(openingPath);
    await page.getByRole("gridcell", { name: /start/ }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText("2 of 23").waitFor({ state: "attached" });
    await page.goto(`${stage.url}/settings`);
    const buffer = await downloaded(page, "Export");
    await page.getByRole("button", { name: "Delete everything" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("Everything has been deleted.").waitFor();
    await page
      .getByLabel("Import")
      .setInputFiles({ name: "masume.json", mimeType: "application/json", buffer });
    await page.getByText("1 record brought in.").waitFor();
    await page.goto(stage.url + openingPath);
    await page.getByText("2 of 23").waitFor({ state: "attached" });
  });
});

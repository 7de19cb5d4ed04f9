/** Slither's other pages: generating, entering puzzles by hand, the library, techniques and drills. */
import { generating, linkCode, presetParams } from "@masume/games/slither";
import { createRandom, finish } from "@masume/kernel";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { middleOf } from "./pointer-input.js";

const resultLine = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

test("a puzzle of 20×14 is generated, saved, and listed with its level in a folder", async ({ page }) => {
  await page.goto("/slither/make?by=generator");
  await page.getByRole("combobox", { name: "Level", exact: true }).selectOption("Level 4 · hard");
  await page.getByLabel("Width").fill("20");
  await page.getByLabel("Height").fill("14");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByText("exactly one solution")).toBeVisible();
  await expect(page.getByRole("img", { name: /20×14/ })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "The puzzle" }).getByText("level 4", { exact: true }),
  ).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("My first");
  await page.getByLabel("Folder").fill("evening");
  await page.getByRole("button", { name: "Save to library" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.goto("/slither/library");
  await expect(page.getByRole("link", { name: /My first.*evening/ })).toBeVisible();
  await expect(page.getByRole("meter", { name: "Difficulty" })).toBeVisible();
  await page.getByLabel("Folder").selectOption("evening");
  await page.getByLabel("Folder name").fill("night");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("link", { name: /My first.*night/ })).toBeVisible();
});

test("the same options and seed give the same puzzle in Chromium and in Node", async ({ page }) => {
  const seed = "two machines";
  await page.goto("/slither/make?by=generator");
  await page.getByLabel("Width").fill("13");
  await page.getByLabel("Height").fill("9");
  await page.getByText("More options", { exact: true }).click();
  await page.getByLabel("Preset").selectOption("Expert");
  await page.getByLabel(/^Seed/).fill(seed);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByText("exactly one solution")).toBeVisible();
  const made = finish(generating(presetParams("expert", 13, 9), createRandom(seed)));
  if (!made.ok) throw new Error(made.error.key);
  const play = page.getByRole("region", { name: "The puzzle" }).locator("a.button").first();
  await expect(play).toHaveAttribute(
    "href",
    `/slither/play/${encodeURIComponent(linkCode(made.value.puzzle))}`,
  );
});

test.describe("entered by hand", () => {
  test("clues typed or clicked, checked after each: no solution, several, one", async ({ page }) => {
    await page.goto("/slither/make?board=2~2~j");
    await resultLine(page, "Several solutions.");
    await page.getByRole("button", { name: "Compare two solutions" }).click();
    await expect(page.locator(".mark-line-second").first()).toBeAttached();
    await page.locator('[data-target="c:0,0"]').focus();
    await page.keyboard.press("0");
    await resultLine(page, "Exactly one solution");
    await page.keyboard.press("0");
    await resultLine(page, "No solution.");
    await page.keyboard.press("Control+z");
    await resultLine(page, "Exactly one solution");
    const { x, y } = await middleOf(page.locator('[data-target="c:0,1"]'));
    await page.mouse.click(x, y);
    await expect(page.getByRole("gridcell", { name: /row 1, column 2: clue 0/ })).toBeVisible();
  });

  test("a puzz.link address is imported, and a broken one is explained", async ({ page }) => {
    await page.goto("/slither/make");
    await page.getByRole("button", { name: "Import…" }).click();
    const field = page.getByLabel(/puzz\.link/);
    await field.fill("https://puzz.link/p?slither/5/5/b38d!27cg2866b");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "is not part of the link's alphabet" }),
    ).toBeVisible();
    await field.fill("https://puzz.link/p?slither/5/5/b38d227cg2866b");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await resultLine(page, "Exactly one solution");
    await page.getByRole("link", { name: "Play it" }).click();
    await expect(page.getByText("0 of 13", { exact: true })).toBeAttached();
  });
});

test.describe("learning", () => {
  test("a technique's board waits for the step, and explains it when it is found", async ({ page }) => {
    await page.goto("/slither/learn");
    await page.getByRole("link", { name: "Around a 0", exact: true }).click();
    await expect(page.getByText("What can be deduced here?")).toBeVisible();
    await page.getByRole("button", { name: "Where?" }).click();
    await page.locator('[data-target="n:0,0"]').focus();
    for (const key of ["s", "d"]) await page.keyboard.press(key);
    await expect(page.getByText("Correct.")).toBeVisible();
    await expect(page.getByText("A 0 has no line on any side")).toBeVisible();
  });

  test("a drill of level 1 is generated", async ({ page }) => {
    await page.goto("/slither/drill?level=1");
    await expect(page.getByRole("grid")).toBeVisible();
    await page.getByRole("button", { name: "Show answer" }).click();
    await expect(page.locator(".finding-why")).toBeVisible();
  });
});

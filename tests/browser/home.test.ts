/** The home page: a first game, what one was in the middle of, and a box that takes anything of any game. */

import { formatRows, puzzleCodec as strokeCodec } from "@masume/games/stroke";
import type { Page } from "@playwright/test";
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { pressKeys } from "./keyboard.js";
import { boardPath, opening } from "./sono-boards.js";
import { firstStageKeys, openingPath } from "./stroke-boards.js";

test.describe("a first visit", () => {
  async function lesson(page: Page, begin: string): Promise<void> {
    await page.goto("/");
    await page.getByRole("button", { name: begin }).click();
    await expect(page.getByRole("grid")).toBeVisible();
  }

  test("teaches a game in three boards, by keys too", async ({ page }) => {
    await lesson(page, "Try it");
    await expect(page.getByText("Press on S and drag to G")).toBeVisible();
    await page.getByRole("gridcell", { name: /start/ }).focus();
    await pressKeys(page, ...firstStageKeys);
    await expect(page.getByText("That is the whole game")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText("A cell with ☒ is blocked")).toBeVisible();
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("grid")).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Grid puzzles" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Try it" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Continue" })).toHaveCount(0);
  });

  test("speaks of fingers on a phone", { tag: "@phone-ja" }, async ({ page }) => {
    await lesson(page, "やってみる");
    await expect(page.getByText("Sに指を置き")).toBeVisible();
  });
});

test.describe("the miniatures", () => {
  const picture = ".game-card[data-game=slither] .miniature svg";

  test("play themselves", async ({ page }) => {
    await page.goto("/");
    const still = await page.locator(picture).innerHTML();
    await expect.poll(() => page.locator(picture).innerHTML()).not.toBe(still);
  });

  test.describe("where motion is not wanted", () => {
    test.use(reducedMotion);

    test("stand still, and fetch no film", async ({ page }) => {
      let fetched = false;
      page.on("request", (request) => {
        fetched ||= request.url().endsWith("films.json");
      });
      await page.clock.install();
      await page.goto("/");
      await expect(page.locator(`${picture} > *`)).not.toHaveCount(0);
      const still = await page.locator(picture).innerHTML();
      await page.clock.runFor(10_000);
      expect(await page.locator(picture).innerHTML()).toBe(still);
      expect(fetched).toBe(false);
    });
  });

  test.describe("without their films", () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test("show the finished board", async ({ page }) => {
      await page.route("**/films.json", (route) => route.abort());
      const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith("films.json"));
      await page.goto("/");
      await refused;
      await expect(page.locator(`${picture} > *`)).not.toHaveCount(0);
    });
  });
});

test("the last three boards that were begun stand first, with how far one is", async ({ page }) => {
  await page.goto(openingPath);
  await page.getByRole("gridcell", { name: /start/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("2 of 23")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  for (const path of ["/stroke/play/s3-0-8", "/stroke/play/s4-0-3", boardPath(opening)]) {
    await page.goto(path);
    await page.getByRole("gridcell").first().focus();
    await page.keyboard.press(path.startsWith("/sono") ? "Enter" : "ArrowRight");
    if (path.startsWith("/sono")) await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  }
  // Opened, but nothing drawn.
  await page.goto("/stroke/play/s5-0-o");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.goto("/");
  const cards = page.locator(".continue .puzzle-card");
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toHaveAttribute("data-game", "sono");
  await expect(cards.nth(2)).toContainText("2 of 9");
  await cards.nth(2).click();
  await expect(page).toHaveURL(/s3-0-8/);
});

test("the box takes any game's puzzle by its content, and explains what nobody can read", async ({
  page,
  baseURL,
}) => {
  const board = strokeCodec.parse("S..\n...\n..G");
  if (!board.ok) throw new Error("the board cannot be read");
  const given: readonly (readonly [text: string, path: RegExp])[] = [
    ["https://puzz.link/p?slither/5/5/b38d227cg2866b", /\/slither\/play\/5~5~/],
    [formatRows(board.value), /\/stroke\/play\/s3-0-8/],
    [strokeCodec.format(board.value), /\/stroke\/play\/s3-0-8/],
    [JSON.stringify({ problem: { field: { size: 4, entities: opening.entities } } }), /\/sono\/play\//],
    [baseURL! + boardPath(opening), /\/sono\/play\//],
    [`${baseURL}/nonaga/learn`, /\/nonaga\/learn/],
  ];
  for (const [text, path] of given) {
    await page.goto("/");
    await page.getByRole("textbox", { name: /A link, a puzzle as text/ }).fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page, text).toHaveURL(path);
  }
  await page.goto("/");
  await page.getByRole("textbox", { name: /A link, a puzzle as text/ }).fill("S..\n.x.\n..G");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Stroke came closest: line 2, column 2" }),
  ).toBeVisible();
  await page.getByLabel("Choose a file").setInputFiles({
    name: "board.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("S..\n...\n..G\n"),
  });
  await expect(page).toHaveURL(/\/stroke\/play\/s3-0-8/);
});

/** Long calculations in every game: progress, cancelling, and a page that stays responsive. */
import { randomPuzzle } from "@masume/games/sono";
import { createRandom } from "@masume/kernel";
import type { Page } from "@playwright/test";
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { type GameDriver, games } from "./games.js";
import { basicGame, turnByMouse, turnOutOfBook } from "./nonaga-table.js";
import { solverPath } from "./sono-boards.js";

test.use(reducedMotion);

interface Work {
  readonly path: string;
  begin(page: Page): Promise<void>;
  /** What shows that it goes on. */
  readonly goesOn: string;
  /** The button that ends it, and what is there then. */
  readonly stop: RegExp;
}

/** A hard board of 30×30 takes some seconds to make; with this seed it takes fifteen. */
const seedOfLongWork = "0.1";

const works: Readonly<Record<GameDriver["id"], Work>> = {
  stroke: {
    path: "/stroke",
    async begin(page) {
      const form = page
        .locator("form")
        .filter({ has: page.locator("select") })
        .first();
      await form.locator("select").nth(0).selectOption("30×30");
      await form.locator("select").nth(1).selectOption({ index: 2 });
      await page.evaluate((seed) => {
        crypto.getRandomValues = (() => [seed]) as never;
      }, seedOfLongWork);
      await form.locator("button[type=submit]").click();
    },
    goesOn: "progress",
    stop: /^(Cancel|中止)$/,
  },
  slither: {
    path: "/slither/make?by=generator",
    async begin(page) {
      await page.getByLabel(/^(Width|幅)/).fill("60");
      await page.getByLabel(/^(Height|高さ)/).fill("60");
      // The last level takes longest.
      await page.getByLabel(/^(Level|レベル)/).selectOption({ index: 4 });
      await page.locator("form button[type=submit]").click();
    },
    goesOn: "progress",
    stop: /^(Cancel|中止)$/,
  },
  sono: {
    path: solverPath(randomPuzzle(16, createRandom("long work"))),
    async begin(page) {
      await page.locator(".workbench select").first().selectOption({ index: 3 });
      await page.getByRole("button", { name: /^(Start|始める)$/ }).click();
    },
    goesOn: "progress, .workbench [role=status]",
    stop: /^(Stop|止める)$/,
  },
  nonaga: {
    path: "/nonaga",
    async begin(page) {
      await page.locator(".set-up select").first().selectOption({ index: 6 });
      await page.locator(".set-up select").nth(1).selectOption({ index: 3 });
      await page.locator(".set-up button[type=submit]").click();
      await expect(page.getByRole("grid")).toBeAttached();
      await turnByMouse(page, turnOutOfBook(basicGame));
    },
    goesOn: "text=/(depth |深さ)([2-9]|\\d\\d)/",
    stop: /^(Move now|すぐに指させる)$/,
  },
};

test.describe("a long calculation shows progress, can be cancelled, and never freezes the page", () => {
  for (const game of games()) {
    test(game.name.en, { tag: game.tags }, async ({ page, language }) => {
      const { path, begin, goesOn, stop } = works[game.id];
      await page.goto(path);
      await begin(page);
      const end = page.getByRole("button", { name: stop });
      await expect(end).toBeVisible();
      await expect(page.locator(goesOn).first()).toBeVisible();
      // The page does as it is told while the work goes on.
      await page.getByRole("button", { name: language === "en" ? "日本語" : "English" }).click();
      await page.getByRole("button", { name: language === "en" ? "English" : "日本語" }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await end.click();
      await expect(end).toHaveCount(0);
    });
  }
});

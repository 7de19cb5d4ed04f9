/** Every game after solving: replay and sharing. */
import type { Page } from "@playwright/test";
import { reducedMotion } from "./devices.js";
import { downloaded } from "./downloads.js";
import { expect, test } from "./fixtures.js";
import { boardText, games, openSheet } from "./games.js";
import { pressKeys } from "./keyboard.js";

test.use(reducedMotion);

const picture = (page: Page) => page.locator(".board-picture").first().innerHTML();

test.describe("replay of the player's and the solver's solution, with speed and slider", () => {
  for (const game of games()) {
    test(game.name.en, { tag: game.tags }, async ({ page, word }) => {
      await game.open(page);
      if (game.id === "nonaga") await pressKeys(page, ...game.firstKeys);
      else {
        await pressKeys(page, ...game.solvingKeys);
        await expect(page.getByRole("heading", { name: word("solved") })).toBeVisible();
        // Right after solving: how long it took, and what next.
        await expect(page.locator(".solved-time")).toHaveText(/\d\d:\d\d/);
        await expect(page.locator(".solved-panel a")).not.toHaveCount(0);
      }
      await page.getByRole("button", { name: word("replay"), exact: true }).click();
      const slider = page.getByRole("slider");
      const length = (await slider.getAttribute("max"))!;
      await slider.fill(length);
      const whole = await picture(page);
      await slider.fill("0");
      await expect.poll(() => picture(page)).not.toBe(whole);
      await page.getByLabel(word("speed")).selectOption("×8");
      await page.getByRole("button", { name: word("play"), exact: true }).click();
      await expect.poll(() => picture(page)).toBe(whole);
      await page.getByRole("button", { name: word("close"), exact: true }).click();
      await expect(slider).toHaveCount(0);
      if (game.id !== "stroke" && game.id !== "slither") return; // Sono has a solver's page, Nonaga an analysis
      await openSheet(page);
      await page.getByRole("button", { name: /Play again|もう一度/ }).click();
      await openSheet(page);
      await page.getByRole("button", { name: word("show solution"), exact: true }).click();
      await page.getByRole("button", { name: word("show it"), exact: true }).click();
      await slider.fill((await slider.getAttribute("max"))!);
      await expect.poll(() => picture(page)).toContain("mark-line");
    });
  }
});

test.describe("share: link (short, no server), picture (PNG, SVG), file, print and PDF", () => {
  for (const game of games()) {
    test(game.name.en, { tag: game.tags }, async ({ page, newDevice, baseURL, isMobile, word }) => {
      await game.open(page);
      const plain = (says: string) => says.replace(/, can .*$|、動かせ.*$/gm, "");
      const board = plain(await boardText(page));
      if (game.id !== "nonaga") await openSheet(page);
      await page.getByRole("button", { name: word("share"), exact: true }).click();
      const link = await page.locator(".share input").first().inputValue();
      expect(link.length).toBeLessThan(baseURL!.length + 80);
      const file = String(await downloaded(page, word(game.saves)));
      expect(game.isIn(file), file).toBe(true);
      expect(String(await downloaded(page, "SVG"))).toMatch(/^<svg xmlns/);
      expect((await downloaded(page, "PNG")).subarray(1, 4).toString()).toBe("PNG");
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".board-picture").first()).toBeVisible();
      for (const hidden of [".tools", ".share", ".masthead"]) {
        await expect(page.locator(hidden)).toBeHidden();
      }
      const other = await newDevice();
      await other.goto(link.slice(baseURL!.length));
      expect(plain(await boardText(other))).toBe(board);
      if (!isMobile) expect((await other.pdf()).subarray(0, 5).toString()).toBe("%PDF-");
    });
  }
});

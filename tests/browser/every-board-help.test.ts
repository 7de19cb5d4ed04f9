/** Every game: screen readers, hints, checks and warnings. */
import type { Page } from "@playwright/test";
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { boardBecomes, boardText, games, openSheet } from "./games.js";
import { pressKeys } from "./keyboard.js";
import { changeSettings } from "./settings.js";

test.use(reducedMotion);

const isSpoken = { en: /[a-z]/, ja: /[ぁ-んァ-ヶ一-龠]/ } as const;

const told = async (page: Page) =>
  (await page.locator(".play [role=status]").allTextContents())
    .join(" ")
    .replace(/\u200b/g, "")
    .trim();

test.describe("screen reader: the board is a named grid, each target describes its state; moves and hints are announced", () => {
  for (const game of games()) {
    test(game.name.en, { tag: game.tags }, async ({ page, language }) => {
      await game.open(page);
      await expect(page.getByRole("grid", { name: game.name[language] })).toBeAttached();
      const names = (await boardText(page)).split("\n");
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/[:：、,]/);
      expect(names.join()).toMatch(isSpoken[language]);
      const focus = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
      await pressKeys(page, ...game.firstKeys);
      // The cell under the cursor says what was done, or the status does.
      const heard = async () => `${await focus()} ${await told(page)}`.trim();
      await expect.poll(async () => names.includes(await heard())).toBe(false);
      expect(await heard()).toMatch(isSpoken[language]);
      await pressKeys(page, "u", "h");
      await expect.poll(() => told(page)).toMatch(isSpoken[language]);
    });
  }
});

test.describe("hint with its reason: where → why → the step, in three presses", () => {
  for (const game of games()) {
    test(game.name.en, { tag: game.tags }, async ({ page, word }) => {
      await game.open(page);
      const before = await boardText(page);
      // Its label changes with each press.
      const button = (await page.getByRole("button", { name: word("hint"), exact: true }).elementHandle())!;
      const said = new Set<string>();
      for (let presses = 1; ; presses++) {
        const label = await button.textContent();
        await button.click();
        await expect.poll(() => button.textContent()).not.toBe(label);
        if ((await boardText(page)) !== before) {
          expect(presses).toBeGreaterThanOrEqual(3);
          expect(presses).toBeLessThanOrEqual(4);
          break;
        }
        said.add((await page.locator(".play").innerText()).trim());
        expect(said.size).toBe(presses);
        if (presses > 1) {
          await expect(page.locator(".board-picture [class*=mark-]")).not.toHaveCount(0);
        }
      }
    });
  }
});

/** A line that cannot be finished; a loop that a clue forbids. */
const mistakes: Readonly<Record<string, readonly string[]>> = {
  stroke: ["ArrowRight", "ArrowRight", "ArrowDown"],
  slither: [
    ...Array<string>(4).fill("ArrowDown"),
    ...Array<string>(4).fill("ArrowRight"),
    "Shift+ArrowUp",
    "Shift+ArrowUp",
    "Shift+ArrowLeft",
  ],
};

test.describe("check; optional warnings; finished clues dim, impossible clues stand out; automatic completion; each can be switched off", () => {
  for (const game of games("stroke", "slither")) {
    test(game.name.en, { tag: game.tags }, async ({ page, language, word }) => {
      await page.goto("/settings");
      await page.locator(".switch").nth(1).click();
      await page.goto(game.id === "slither" ? "/slither/play/2~2~ag" : game.path);
      await expect(page.getByRole("grid")).toBeAttached();
      const check = page.getByRole("button", { name: word("check") });
      await openSheet(page);
      await check.click();
      await expect(page.getByRole("status").filter({ hasText: word("right so far") })).toBeVisible();
      const before = await boardText(page);
      await pressKeys(page, ...mistakes[game.id]!);
      await boardBecomes(page, { not: before });
      // The warning comes by itself, for it was asked for in the settings.
      await expect(page.locator(".notice[data-tone=warning]")).toBeVisible();
      expect(await told(page)).toMatch(isSpoken[language]);
      await page.locator(".notice .remedy").click();
      await openSheet(page);
      await check.click();
      await expect(page.getByRole("status").filter({ hasText: word("right so far") })).toBeVisible();
    });
  }

  for (const game of games("slither")) {
    test(`${game.name.en}: clues`, { tag: game.tags }, async ({ page }) => {
      await page.goto("/slither/play/3~3~1n");
      const clue = page.locator(".board-picture .mark-clue-wrong.shape-text").first();
      await expect(page.getByRole("grid")).toBeAttached();
      await pressKeys(page, "Shift+ArrowRight");
      await expect(page.locator(".board-picture .mark-clue-done").first()).toBeAttached();
      await pressKeys(page, "Shift+ArrowDown");
      await expect(clue).toBeAttached();
      const standingOut = await clue.evaluate((element) => getComputedStyle(element).fill);
      await changeSettings(page, { dimmed: false, flagged: false });
      await expect(clue).not.toHaveCSS("fill", standingOut);
      await expect(page.locator(".board-picture .mark-clue-wrong.shape-disc").first()).toBeHidden();
    });
  }

  for (const game of games("slither")) {
    test(`${game.name.en}: elimination`, { tag: game.tags }, async ({ page, word }) => {
      // The loop round the only cell that does not touch the 0.
      await page.goto("/slither/play/2~2~ag");
      const lines = page.locator(".board-picture .mark-line");
      const solved = page.getByRole("heading", { name: word("solved") });
      const completed = page.getByRole("status").filter({ hasText: /Only the answer|残りは答えだけ/ });
      await expect(page.getByRole("grid")).toBeAttached();
      // Two arrows lead to the next point; the letters cross out the edges there.
      const walk = { r: "ArrowRight", d: "ArrowDown", l: "ArrowLeft", u: "ArrowUp" } as const;
      const to = (way: string) =>
        [...way].flatMap((step) => Array<string>(2).fill(walk[step as keyof typeof walk]));
      await pressKeys(
        page,
        "d",
        "s",
        ...to("r"),
        "d",
        "s",
        ...to("d"),
        "a",
        ...to("l"),
        "s",
        ...to("d"),
        "d",
      );
      await expect(lines).toHaveCount(0);
      await pressKeys(page, ...to("rruu"), "s");
      await expect(solved).toBeVisible();
      await expect(completed).toBeAttached();
      await expect(lines).toHaveCount(4);
      // One step back takes the loop and the cross that left it.
      await page.getByRole("button", { name: word("undo"), exact: true }).click();
      await expect(solved).toHaveCount(0);
      await expect(lines).toHaveCount(0);
      await expect(page.locator(".board-picture .mark-cross")).toHaveCount(7);
      await changeSettings(page, { autoComplete: false });
      await pressKeys(page, "s");
      await expect(page.locator(".board-picture .mark-cross").nth(7)).toBeAttached();
      await expect(lines).toHaveCount(0);
      await expect(solved).toHaveCount(0);
    });
  }
});

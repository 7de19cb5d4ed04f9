/** Every game: undo, trials, and saving on the device. */
import type { Page } from "@playwright/test";
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { boardBecomes, games } from "./games.js";
import { pressKeys } from "./keyboard.js";
import { arrowKey, openingPath, openingSteps } from "./stroke-boards.js";
import type { Word } from "./words.js";

test.use(reducedMotion);

/** What the board says with nothing in hand; with `before`, once it says something else than that. */
async function settled(page: Page, before = ""): Promise<string> {
  await pressKeys(page, "Escape");
  return boardBecomes(page, { not: before });
}

test.describe("undo and redo; trials, kept or discarded; reset; survives a reload", () => {
  for (const game of games("stroke", "slither", "sono")) {
    test(game.name.en, { tag: game.tags }, async ({ page, word }) => {
      await game.open(page);
      const press = (key: Word) => page.getByRole("button", { name: word(key), exact: true }).click();
      const trial = (number: "guess 1" | "guess 2") => page.getByRole("group", { name: word(number) });
      const begin = await settled(page);
      await pressKeys(page, ...game.firstKeys);
      const first = await settled(page, begin);

      await press("guess");
      await expect(trial("guess 1")).toBeVisible();
      await pressKeys(page, ...game.moreKeys);
      const guessed = await settled(page, first);
      await expect(page.locator(".board-picture .mark-line-trial")).not.toHaveCount(0);
      await press("guess");
      await expect(trial("guess 2")).toBeVisible();
      await page.reload();
      await boardBecomes(page, { is: guessed });
      await expect(trial("guess 2")).toBeVisible();
      await press("keep");
      await expect(trial("guess 1")).toBeVisible();
      await press("drop");
      await boardBecomes(page, { is: first });
      await expect(page.getByRole("group", { name: /Trying|試して/ })).toHaveCount(0);

      await press("undo");
      await boardBecomes(page, { is: begin });
      await press("redo");
      await boardBecomes(page, { is: first });
      await press("reset");
      await boardBecomes(page, { is: begin });
      // A reset is one step, to be undone in one, also later and after something else was drawn.
      await press("undo");
      await boardBecomes(page, { is: first });
      await press("redo");
      await pressKeys(page, ...game.firstKeys, "Escape");
      await boardBecomes(page, { is: first });
      await page.reload();
      await boardBecomes(page, { is: first });
      await press("undo");
      await boardBecomes(page, { is: begin });
      await press("undo");
      await boardBecomes(page, { is: first });
    });
  }

  for (const game of games("nonaga")) {
    test(`${game.name.en}: a turn is taken back, also after a reload`, { tag: game.tags }, async ({
      page,
      word,
    }) => {
      await game.open(page);
      const begin = await settled(page);
      await pressKeys(page, ...game.firstKeys);
      const first = await settled(page, begin);
      await page.reload();
      await boardBecomes(page, { is: first });
      await page.getByRole("button", { name: word("undo"), exact: true }).click();
      await boardBecomes(page, { is: begin });
    });
  }
});

test.describe("saved at once on the device; the same puzzle in two tabs stays in sync", () => {
  for (const game of games()) {
    test(game.name.en, { tag: game.tags }, async ({ page }) => {
      await game.open(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      const begin = await settled(page);
      await boardBecomes(other, { is: begin });
      await pressKeys(page, ...game.firstKeys);
      const first = await settled(page, begin);
      await boardBecomes(other, { is: first });
      await pressKeys(other, "Escape", "u");
      await boardBecomes(other, { is: begin });
      await boardBecomes(page, { is: begin });
    });
  }

  test("a page left at the moment of a move loses nothing", async ({ page }) => {
    await page.goto(openingPath);
    const length = (cells: number) =>
      expect(page.getByText(`${cells} of 23`, { exact: true })).toBeAttached();
    await length(1);
    for (const [i, step] of openingSteps.slice(0, 6).entries()) {
      // In one go, as no hand could: the key, and the way out.
      const leaving = page.evaluate(
        ([key, isAway]) => {
          const cell = document.querySelector('[role="gridcell"][tabindex="0"]')!;
          cell.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
          if (isAway) location.href = "/settings";
          else location.reload();
        },
        [arrowKey[step]!, i % 2 === 0] as const,
      );
      await Promise.all([page.waitForNavigation(), leaving]);
      if (i % 2 === 0) await page.goto(openingPath);
      await length(i + 2);
    }
    // What was left behind before the last move was kept comes too late.
    await page.evaluate(async () => {
      const opening = indexedDB.open("masume");
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const all = opening.result.transaction("sessions").objectStore("sessions").getAll();
      await new Promise((resolve) => all.addEventListener("success", resolve));
      opening.result.close();
      const [now] = all.result;
      const before = { ...now, saved: JSON.stringify({ ...JSON.parse(now.saved), cursor: 0 }), updated: 1 };
      const left = [{ store: "sessions", key: now.key, record: before, writtenAt: 1 }, "not ours"];
      localStorage.setItem("masume.pending.other", JSON.stringify(left));
    });
    await page.reload();
    await length(7);
    const kept = () => page.evaluate(() => Object.keys(localStorage).join());
    await expect.poll(kept).not.toContain("masume.pending");
  });
});

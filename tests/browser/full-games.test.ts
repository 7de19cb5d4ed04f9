/** From the home page to a solved puzzle or a won game, with the keyboard alone and by touch alone. */
import type { Locator, Page } from "@playwright/test";
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { dragAll, type GameDriver, games } from "./games.js";
import { turnByKeyboard, turnByTouch, winAgainstNovice } from "./nonaga-table.js";
import { cornersOf, keysOfLoop, loopWalk, puzzleOf } from "./slither-boards.js";

test.use(reducedMotion);

const focused = (locator: Locator) =>
  locator.evaluateAll((elements) => elements.some((element) => element.contains(document.activeElement)));

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, locator: Locator): Promise<void> {
  await expect(locator.first()).toBeAttached();
  for (let pressed = 0; pressed < 60; pressed++) {
    await page.keyboard.press("Tab");
    if (await focused(locator.first())) return;
  }
  throw new Error(`the focus does not come to ${locator}`);
}

/** The board that is open, by the address of its page. */
function openedPuzzle(page: Page) {
  return puzzleOf(decodeURIComponent(new URL(page.url()).pathname.split("/play/")[1]!));
}

const keysOn = (page: Page, { id, solvingKeys }: GameDriver) =>
  id === "slither" ? keysOfLoop(openedPuzzle(page)) : solvingKeys;

const strokesOn = (page: Page, { id, solution }: GameDriver) =>
  id === "slither"
    ? [cornersOf(loopWalk(openedPuzzle(page))).map((node) => `n:${node.join(",")}`)]
    : solution;

/** What leads from a game's page to a board. */
const firstBoard = ({ id }: GameDriver) =>
  id === "nonaga" ? ".set-up button" : id === "slither" ? ".stage-tile" : ".puzzle-card";

test.describe("by keyboard, with a visible cursor and a list of keys (?)", () => {
  for (const game of games())
    test(game.name.en, { tag: game.tags.filter((tag) => tag.startsWith("@desktop")) }, async ({
      page,
      word,
    }) => {
      await page.goto("/");
      await tabTo(page, page.locator(`a.game-card[href="/${game.id}"]`));
      await page.keyboard.press("Enter");
      await tabTo(page, page.locator(firstBoard(game)));
      await page.keyboard.press("Enter");
      await tabTo(page, page.getByRole("grid"));
      await page.keyboard.press("?");
      await expect(page.getByRole("heading", { name: word("keys") })).toBeVisible();
      await expect(page.locator(".key-list kbd").nth(8)).toBeVisible();
      await page.keyboard.press("?");
      await expect(page.locator(".board-cursor")).toBeVisible();
      if (game.id === "nonaga") await winAgainstNovice(page, turnByKeyboard);
      else for (const key of keysOn(page, game)) await page.keyboard.press(key);
      await expect(page.getByRole("heading", { name: word(game.end) })).toBeVisible();
    });
});

test.describe("by touch", () => {
  for (const game of games())
    test(game.name.en, { tag: game.tags.filter((tag) => tag.startsWith("@phone")) }, async ({
      page,
      word,
    }) => {
      await page.goto("/");
      await page.locator(`a.game-card[href="/${game.id}"]`).tap();
      await page.locator(firstBoard(game)).first().tap();
      await expect(page.getByRole("grid")).toBeAttached();
      if (game.id === "nonaga") await winAgainstNovice(page, turnByTouch);
      else await dragAll(page, "touch", strokesOn(page, game));
      await expect(page.getByRole("heading", { name: word(game.end) })).toBeVisible();
    });
});

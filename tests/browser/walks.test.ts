/** From the home page to a solved board, and to a won game, with nothing but keys and with nothing but a finger. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Case, casesOf, strokes } from "./games.js";
import { turnByKeyboard, turnByTouch, winAgainstNovice } from "./nonaga-table.js";
import { cornersOf, keysOfLoop, loopWalk, puzzleOf } from "./slither-boards.js";
import { useStage } from "./stage.js";

const stage = useStage();

const focused = (locator: Locator) =>
  locator.evaluateAll((elements) => elements.some((element) => element.contains(document.activeElement)));

/** Tab after Tab, as a hand would; the place must come within a page's worth of them. */
async function tabTo(page: Page, locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: "attached" });
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

async function untilSolved(page: Page, { reader, game }: Case): Promise<void> {
  const winner = reader.language === "en" ? "Red wins" : "赤の勝ち";
  const name = game.id === "nonaga" ? winner : reader.word("solved");
  await page.getByRole("heading", { name }).waitFor();
}

const keysOn = (page: Page, { id, solvingKeys }: Case["game"]) =>
  id === "slither" ? keysOfLoop(openedPuzzle(page)) : solvingKeys;

const strokesOn = (page: Page, { id, solution }: Case["game"]) =>
  id === "slither"
    ? [cornersOf(loopWalk(openedPuzzle(page))).map((node) => `n:${node.join(",")}`)]
    : solution;

describe("full keyboard play of every game, with a visible cursor and a key list (?)", () => {
  test.each(casesOf().filter(({ reader }) => !reader.isPhone))("$name", async (walk) => {
    const { game, reader } = walk;
    const page = await stage.open("/", reader.options);
    await tabTo(page, page.locator(`a.game-card[href="/${game.id}"]`));
    await page.keyboard.press("Enter");
    await tabTo(page, game.id === "nonaga" ? page.locator(".set-up button") : page.locator(".puzzle-card"));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("grid"));
    await page.keyboard.press("?");
    await page.getByRole("heading", { name: reader.word("keys") }).waitFor();
    expect(await page.locator(".key-list kbd").count()).toBeGreaterThan(8);
    expect(await page.locator(".board-cursor").isVisible()).toBe(true);
    await page.keyboard.press("?");
    if (game.id === "nonaga") await winAgainstNovice(page, turnByKeyboard);
    else for (const key of keysOn(page, game)) await page.keyboard.press(key);
    await untilSolved(page, walk);
  });
});

describe("a finger alone plays every game from the home page to the end", () => {
  test.each(casesOf().filter(({ reader }) => reader.isPhone))("$name", async (walk) => {
    const { game, reader } = walk;
    const page = await stage.open("/", reader.options);
    await page.locator(`a.game-card[href="/${game.id}"]`).tap();
    await (game.id === "nonaga"
      ? page.locator(".set-up button")
      : page.locator(".puzzle-card").first()
    ).tap();
    await page.getByRole("grid").waitFor({ state: "attached" });
    if (game.id === "nonaga") await winAgainstNovice(page, turnByTouch);
    else await strokes(page, "finger", strokesOn(page, game));
    await untilSolved(page, walk);
  });
});

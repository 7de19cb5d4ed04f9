/** When a board is done, and beyond it: watched again, handed on. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { downloaded } from "./downloads.js";
import { boardSays, type Case, casesOf, keys } from "./games.js";
import { useStage } from "./stage.js";

const stage = useStage();

const picture = (page: Page) => page.locator(".board-picture").first().innerHTML();

const pictureIs = (page: Page, wanted: string) =>
  page.waitForFunction((html) => document.querySelector(".board-picture")?.innerHTML === html, wanted);

/** Solved, or for a table: a turn played. */
async function played({ game, reader }: Case): Promise<Page> {
  const page = await game.open(stage, reader);
  await keys(page, ...(game.id === "nonaga" ? game.firstKeys : game.solvingKeys));
  if (game.id !== "nonaga") await page.getByRole("heading", { name: reader.word("solved") }).waitFor();
  return page;
}

describe("replay of one's own solution and of the solver's, with speed and scrubber", () => {
  test.each(casesOf())("$name", async (one) => {
    const { game, reader } = one;
    const page = await played(one);
    if (game.id !== "nonaga") {
      // Right after solving: how long it took, and what next.
      expect(await page.locator(".solved-time").innerText()).toMatch(/\d\d:\d\d/);
      expect(await page.locator(".solved-panel a").count()).toBeGreaterThan(0);
    }
    await page.getByRole("button", { name: reader.word("replay"), exact: true }).click();
    const slider = page.getByRole("slider");
    const length = (await slider.getAttribute("max"))!;
    await slider.fill(length);
    const whole = await picture(page);
    await slider.fill("0");
    expect(await picture(page)).not.toBe(whole);
    await page.getByLabel(reader.word("speed")).selectOption("×8");
    await page.getByRole("button", { name: reader.word("play"), exact: true }).click();
    await pictureIs(page, whole);
    await page.getByRole("button", { name: reader.word("close"), exact: true }).click();
    await slider.waitFor({ state: "detached" });
    if (game.id !== "stroke" && game.id !== "slither") return; // Sono has a solver's page, Nonaga an analysis
    await page.getByRole("button", { name: /Play again|もう一度/ }).click();
    await page.getByRole("button", { name: reader.word("show a solution"), exact: true }).click();
    await page.getByRole("button", { name: reader.word("show it"), exact: true }).click();
    await slider.fill((await slider.getAttribute("max"))!);
    expect(await picture(page)).toContain("look-line");
  });
});

describe("share: link (short, no server), picture (PNG, SVG), file, print and PDF", () => {
  test.each(casesOf())("$name", async (one) => {
    const { game, reader } = one;
    const page = await game.open(stage, reader);
    const plain = (says: string) => says.replace(/, can .*$|、動かせ.*$/gm, "");
    const board = plain(await boardSays(page));
    await page.getByRole("button", { name: reader.word("share"), exact: true }).click();
    const link = await page.locator(".share input").first().inputValue();
    expect(link.length).toBeLessThan(stage.url.length + 80);
    const file = String(await downloaded(page, reader.word(game.saves)));
    expect(game.isIn(file), file).toBe(true);
    expect(String(await downloaded(page, "SVG"))).toMatch(/^<svg xmlns/);
    expect((await downloaded(page, "PNG")).subarray(1, 4).toString()).toBe("PNG");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".board-picture").first().isVisible()).toBe(true);
    for (const hidden of [".tools", ".share", ".masthead"]) {
      expect(await page.locator(hidden).isVisible()).toBe(false);
    }
    const other = await stage.open(link.slice(stage.url.length), { locale: reader.options.locale ?? "" });
    expect(plain(await boardSays(other))).toBe(board);
    if (!reader.isPhone) expect((await other.pdf()).subarray(0, 5).toString()).toBe("%PDF-");
  });
});

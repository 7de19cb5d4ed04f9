/** The sheet of an upright phone: it rises from the toolbar, leaves the board in view, and stays until it is closed. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { dragAll, games } from "./games.js";
import { restingBox } from "./pointer-input.js";

interface Edges {
  readonly top: number;
  readonly bottom: number;
}

async function edges(page: Page, selector: string): Promise<Edges> {
  const box = await restingBox(page.locator(selector));
  return { top: box.y, bottom: box.y + box.height };
}

/** How much of the board lies above the sheet, from 0 to 1. */
async function boardInView(page: Page): Promise<number> {
  const [sheet, board] = [await edges(page, ".play-panel"), await edges(page, ".board-sheet")];
  return Math.min(1, (sheet.top - board.top) / (board.bottom - board.top));
}

const phones = [
  { width: 390, height: 844, inView: 1 },
  { width: 320, height: 640, inView: 0.8 },
];

for (const { inView, ...viewport } of phones) {
  const screen = `${viewport.width}×${viewport.height}`;
  for (const game of games("stroke", "slither", "sono")) {
    const title = `${game.name.en}, ${screen}: the end is drawn, then told, until it is closed`;
    test(title, { tag: "@phone-ja" }, async ({ page, word }) => {
      await page.clock.install();
      await page.setViewportSize(viewport);
      await game.open(page);
      await dragAll(page, "touch", game.solution);
      const told = page.getByRole("region", { name: word("solved"), exact: true });
      await expect(told).toBeVisible();
      await page.clock.runFor(10_000);
      await expect(told).toBeVisible();
      await expect(page.locator(".early-loop")).toHaveCount(0);
      await expect.poll(() => boardInView(page)).toBeGreaterThanOrEqual(inView);
      expect((await edges(page, ".play-panel")).bottom).toBeCloseTo((await edges(page, ".tools")).top, 0);

      // Watched, it runs by itself; what there is to do next comes back after it.
      await told.getByRole("button", { name: word("replay"), exact: true }).click();
      await expect(told).toBeHidden();
      await expect(page.getByRole("slider")).not.toHaveValue("0");
      const close = page.getByRole("button", { name: word("close"), exact: true });
      await close.click();
      await expect(told).toBeVisible();
      await close.click();
      await expect(told).toBeHidden();
    });
  }

  test(`Slither, ${screen}: a hint leaves the board in view`, { tag: "@phone-ja" }, async ({
    page,
    word,
  }) => {
    await page.setViewportSize(viewport);
    await games("slither")[0]!.open(page);
    await page.getByRole("button", { name: word("hint"), exact: true }).click();
    await expect(page.locator(".play-hint > *")).toBeVisible();
    await expect.poll(() => boardInView(page)).toBeGreaterThanOrEqual(inView);
  });
}

test("Slither: why a trial fails is read without scrolling", { tag: "@phone-ja" }, async ({ page, word }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/slither/play/4~3~gb37cgb");
  await page.getByRole("button", { name: word("hint"), exact: true }).click();
  const hint = page.locator(".play-hint");
  const press = (name: string) => hint.getByRole("button", { name, exact: true }).click();
  const why = hint.getByRole("button", { name: "なぜ？", exact: true });
  const frames = hint.getByRole("group", { name: "一手ずつ" });
  for (let step = 0; step < 30; step++) {
    await why.click();
    await expect(why).toHaveCount(0);
    if ((await frames.count()) > 0) break;
    await press("この手を書く");
    await press("次のヒント");
  }
  await expect(frames).toBeVisible();
  expect((await edges(page, ".advice-text")).bottom).toBeLessThanOrEqual((await edges(page, ".tools")).top);
});

test("Nonaga: a tool shows its panel again after the sheet was closed", { tag: "@phone-ja" }, async ({
  page,
  word,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nonaga/game#b-3DG043B0");
  const tool = (name: string) => page.locator(".tools").getByRole("button", { name, exact: true });
  const record = page.getByRole("textbox", { name: "棋譜" });
  const analysis = page.getByRole("region", { name: "検討", exact: true });
  await tool(word("share")).click();
  await expect(record).toBeVisible();
  await page.getByRole("button", { name: word("close"), exact: true }).click();
  await expect(record).toBeHidden();
  await tool(word("share")).click();
  await expect(record).toBeVisible();
  await page.getByRole("button", { name: word("close"), exact: true }).click();
  await tool("検討").click();
  await expect(analysis).toBeVisible();
  await tool("検討").click();
  await expect(analysis).toHaveCount(0);
});

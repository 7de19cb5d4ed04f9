/** Slither's hints: place and name, why, the step; easy steps at once; the coach; mistakes; the technique beside the board. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { focusBoard, pressKeys } from "./keyboard.js";
import { fivePath } from "./slither-boards.js";

/** Level 4: the fewest clues that take a trial of either way. */
const trialPath = "/slither/play/4~3~gb37cgb";
/** Level 5 with 184 steps, 150 of them basic. */
const hardPath = "/slither/play/10~10~g27775711237686767767878ci76bg88cgdi7767876cicg523d";
const everyWay = { tag: ["@desktop-en", "@phone-ja"] };

const own = {
  panel: { en: "Hint", ja: "ヒント" },
  easy: { en: "Apply all easy steps", ja: "やさしい手をまとめて書く" },
  coach: { en: /^Coach/, ja: /^コーチ/ },
  forward: { en: "Forward", ja: "次へ" },
  back: { en: "Back", ja: "前へ" },
  suppose: { en: /^Suppose /, ja: /と仮定します。/ },
  contradiction: { en: /^Contradiction: /, ja: /^矛盾：/ },
  about: { en: "About this technique", ja: "手筋の説明" },
  "back to hint": { en: /Back to the hint/, ja: /ヒントに戻る/ },
} as const;

const panelOf = (page: Page, language: "en" | "ja") =>
  page.getByRole("region", { name: own.panel[language], exact: true });
const button = (where: Page | Locator, name: string) => where.getByRole("button", { name, exact: true });

test("the first press shows place and name, the second why, the third makes the step; by keyboard to the end", async ({
  page,
}) => {
  await page.goto(trialPath);
  await focusBoard(page);
  const panel = panelOf(page, "en");
  const solved = page.getByRole("heading", { name: "Solved" });
  let trials = 0;
  for (let step = 0; step < 60 && (await solved.count()) === 0; step++) {
    await pressKeys(page, "h");
    await expect(button(panel, "Why?")).toBeVisible();
    await expect(page.locator(".mark-because").first()).toBeAttached();
    await expect(page.locator(".mark-hint")).toHaveCount(0);
    await pressKeys(page, "h");
    await expect(button(panel, "Why?")).toHaveCount(0);
    await expect(page.locator(".mark-hint").first()).toBeAttached();
    const forward = button(panel, "Forward");
    if ((await forward.count()) > 0 && trials++ === 0) {
      await forward.click();
      await expect(panel.getByText(own.suppose.en)).toBeVisible();
      const place = await forward.boundingBox();
      while (await forward.isEnabled()) await forward.click();
      await expect(panel.getByText(own.contradiction.en)).toBeVisible();
      expect(await forward.boundingBox()).toEqual(place);
      await button(panel, "Back").click();
      await expect(panel.getByText(own.contradiction.en)).toHaveCount(0);
    }
    await pressKeys(page, "h");
    await expect(button(panel, "Next hint").or(solved)).toBeVisible();
  }
  await expect(solved).toBeVisible();
  expect(trials).toBeGreaterThan(0);
});

test("with easy steps made together and every other reason read, at most 150 taps too", async ({ page }) => {
  await page.goto(hardPath);
  await button(page, "Hint").first().click();
  const panel = panelOf(page, "en");
  const next = button(panel, "Next hint");
  const hard = panel.locator('.level-chip:not([data-level="0"])');
  const solved = page.getByRole("heading", { name: "Solved" });
  let taps = 1;
  for (;;) {
    await button(panel, own.easy.en).click();
    taps++;
    await expect(hard.or(solved)).toBeVisible();
    if ((await solved.count()) > 0) break;
    await button(panel, "Why?").click();
    await button(panel, "Apply").click();
    taps += 2;
    await expect(next.or(solved)).toBeVisible();
    if ((await solved.count()) > 0) break;
  }
  expect(taps).toBeLessThanOrEqual(150);
  test.info().annotations.push({ type: "taps", description: String(taps) });
});

test("on an easy board a hint makes its own step and leaves the rest", async ({ page }) => {
  await page.goto(fivePath);
  await button(page, "Hint").first().click();
  const panel = panelOf(page, "en");
  await button(panel, "Apply").click();
  await expect(panel.getByRole("status")).toHaveText("Applied.");
  await expect(button(panel, "Next hint")).toBeVisible();
});

test.describe("by hints alone", everyWay, () => {
  test("a 10×10 of level 5 takes at most 150 taps with the coach", async ({ page, language, word }) => {
    await page.goto(hardPath);
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.click();
      taps++;
    };
    await tap(button(page, word("hint")).first());
    const panel = panelOf(page, language);
    await tap(panel.getByLabel(own.coach[language]));
    const why = button(panel, word("why"));
    const solved = page.getByRole("heading", { name: word("solved") });
    await tap(button(panel, word("apply")));
    for (;;) {
      await expect(why.or(solved)).toBeVisible();
      if ((await solved.count()) > 0) break;
      await tap(why);
      await tap(button(panel, word("apply")));
    }
    expect(taps).toBeLessThanOrEqual(150);
    test.info().annotations.push({ type: "taps", description: String(taps) });
  });

  test("all the easy ones are one step back", async ({ page, language, word }) => {
    await page.goto(hardPath);
    await button(page, word("hint")).first().click();
    const panel = panelOf(page, language);
    await button(panel, own.easy[language]).click();
    await expect(page.locator(".board-picture .mark-line").first()).toBeAttached();
    await expect(button(panel, word("why"))).toBeVisible();
    await button(page, word("undo")).click();
    await expect(page.locator(".board-picture .mark-line")).toHaveCount(0);
  });

  test("the technique is read beside the board, and the hint is still there", async ({
    page,
    language,
    word,
  }) => {
    await page.goto(trialPath);
    await button(page, word("hint")).first().click();
    const panel = panelOf(page, language);
    await button(panel, word("why")).click();
    await expect(button(panel, word("why"))).toHaveCount(0);
    const reason = await panel.getByRole("status").textContent();
    await button(panel, own.about[language]).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("grid")).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: own["back to hint"][language] }).click();
    await expect(sheet).toHaveCount(0);
    await expect(button(panel, own.about[language])).toBeFocused();
    await expect(panel.getByRole("status")).toHaveText(reason!);
    await expectAccessible(page);
  });
});

test("a mistake is shown with its place and what came after it, and undone up to it", async ({ page }) => {
  const lines = page.locator(".board-picture .mark-line");
  await page.goto("/slither/play/2~2~ag");
  await page.locator('[data-target="n:0,0"]').focus();
  for (const arrow of ["ArrowDown", "ArrowRight"]) {
    for (let i = 0; i < 4; i++) await page.keyboard.press(arrow);
  }
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(lines).toHaveCount(3);
  await button(page, "Check").click();
  await expect(page.getByRole("status").filter({ hasText: "There is a mistake somewhere." })).toBeVisible();
  await button(page, "Hint").click();
  const panel = panelOf(page, "en");
  await expect(
    panel.getByText("The first wrong mark: the right edge of r1c2. 1 mark entered since is highlighted."),
  ).toBeVisible();
  await expect(page.locator(".mark-wrong.shape-line")).toHaveCount(1);
  await button(panel, "Back to before the mistake").click();
  await expect(lines).toHaveCount(1);
  await button(page, "Check").click();
  await expect(page.getByText("Right so far").last()).toBeVisible();
});

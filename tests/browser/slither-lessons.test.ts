/** Slither's lessons: three techniques learned by keyboard, words that lead to the glossary, practice, the manual with its pictures. */
import { expectAccessible } from "./axe.js";
import { expect, test } from "./fixtures.js";

const own = {
  lessons: {
    en: ["Around a 0", "3s side by side or diagonal", "3 and 1 at the border"],
    ja: ["0のまわり", "3と3が隣・斜め", "端の3と1"],
  },
  answer: { en: "Show answer", ja: "答えを見る" },
  board: { en: /^Board 2/, ja: /^例題2/ },
  found: { en: "Correct.", ja: "そのとおり。" },
  pairs: { en: /Passing on two sides of a corner/, ja: /角の2辺の伝わり/ },
  closed: { en: "closed corner", ja: "閉じ角" },
  make: { en: "Make one to order", ja: "問題を作る" },
  pattern: { en: /^Pattern /, ja: /^配置/ },
} as const;

test.describe("lessons", { tag: ["@desktop-en", "@phone-ja"] }, () => {
  test("three techniques are read, tried and explained", async ({ page, language }) => {
    for (const name of own.lessons[language]) {
      await page.goto("/slither/learn");
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(page.locator(".lesson-prose")).not.toBeEmpty();
      await expect(page.getByRole("grid")).toBeVisible();
      await page.getByLabel(own.board[language]).check();
      await page.getByRole("button", { name: own.answer[language] }).click();
      await expect(page.locator(".finding-why")).not.toBeEmpty();
    }
    await expectAccessible(page);
  });

  test("a step is found by keyboard", async ({ page, language }) => {
    await page.goto("/slither/technique?id=zero-clue");
    await page.locator('[data-target="n:0,0"]').focus();
    for (const key of ["s", "d"]) await page.keyboard.press(key);
    await expect(page.getByText(own.found[language])).toBeVisible();
  });

  test("a word leads to its meaning, and practice to a puzzle of the technique", async ({
    page,
    language,
  }) => {
    await page.goto("/slither/technique?id=clue-corner");
    await page.getByRole("link", { name: own.closed[language], exact: true }).click();
    await expect(page).toHaveURL(/glossary#closed-corner$/);
    await expect(page.locator("#closed-corner dd")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/slither/technique?id=corner-pairs");
    await page.getByRole("button", { name: own.make[language] }).click();
    await expect(page).toHaveURL(/\/slither\/play\//);
    await expect(page.locator(".play-level").getByText(own.pairs[language])).toBeAttached();
  });

  test("the manual draws every pattern", async ({ page, language }) => {
    await page.goto("/slither/manual");
    await expect(page.getByRole("img", { name: own.pattern[language] })).toHaveCount(17);
    await expectAccessible(page);
  });
});

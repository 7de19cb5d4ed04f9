/** Slither's courses: a stage solved by keyboard, its stars, the next one; levels and techniques named. */
import { stages } from "@masume/games/slither";
import { expectAccessible } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { openSheet } from "./games.js";
import { pressKeys } from "./keyboard.js";
import { keysOfLoop, puzzleOf } from "./slither-boards.js";

const [first, second] = stages;
const own = {
  "go on": { en: "Continue: Level 1, stage 1", ja: "続き：レベル1 第1問" },
  "go on to 2": { en: "Continue: Level 1, stage 2", ja: "続き：レベル1 第2問" },
  "3 stars": { en: "3 stars", ja: "星3つ" },
  next: { en: "Next stage", ja: "次のステージ" },
  technique: { en: "The corner of a clue", ja: "数字の角" },
} as const;

test.describe("courses", { tag: ["@desktop-en", "@phone-ja"] }, () => {
  test("a stage is solved by keyboard, gets stars, and leads to the next", async ({ page, language }) => {
    await page.goto("/slither");
    const goOn = page.getByRole("link", { name: own["go on"][language] });
    await expect(goOn).toBeVisible();
    await expectAccessible(page);
    await goOn.click();
    const nav = page.locator(".stage-nav");
    await openSheet(page);
    await expect(nav.getByRole("link", { name: own.technique[language] })).toBeVisible();
    await pressKeys(page, ...keysOfLoop(puzzleOf(first!.code)));
    const stars = page.locator(".solved-panel .star-row");
    await expect(stars).toHaveText(own["3 stars"][language]);
    await expect(stars).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    const next = page.getByRole("link", { name: own.next[language] });
    await next
      .or(page.getByRole("button", { name: own.next[language] }))
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`stage=${second!.id}$`));
    await page.goto("/slither");
    await expect(page.getByRole("link", { name: own["go on to 2"][language] })).toBeVisible();
  });
});

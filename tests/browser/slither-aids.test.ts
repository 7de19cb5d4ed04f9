/** Slither's drawing aids: shades by pointer and by keyboard, crosses by themselves, colours, early loops; all to be switched off. */
import { expectAccessible } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { openSheet } from "./games.js";
import { middleOf } from "./pointer-input.js";
import { fivePath } from "./slither-boards.js";

const own = {
  title: { en: "Drawing aids", ja: "書き込みの補助" },
  shading: { en: /^Shade cells/, ja: /内側・外側の印をつける/ },
  colours: { en: /^A colour for each/, ja: /色分けする/ },
  crossPoints: { en: /where two lines meet/, ja: /つながった点/ },
  loops: { en: /^Mark a loop/, ja: /途中で閉じたループ/ },
  inside: { en: /noted as inside/, ja: /内側の印/ },
  outside: { en: /noted as outside/, ja: /外側の印/ },
} as const;

test.describe("drawing aids", { tag: ["@desktop-en", "@phone-ja"] }, () => {
  test("cells are shaded by keyboard and by pointer, and not when that is switched off", async ({
    page,
    language,
    word,
  }) => {
    await page.goto(fivePath);
    const cell = page.locator('[data-target="c:0,0"]');
    await cell.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("gridcell", { name: own.inside[language] })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("gridcell", { name: own.outside[language] })).toBeVisible();
    await page.keyboard.press("Delete");
    await expect(page.getByRole("gridcell", { name: own.outside[language] })).toHaveCount(0);
    const { x, y } = await middleOf(page.locator('[data-target="c:1,1"]'));
    const at = [x, y] as const;
    await page.mouse.click(...at);
    await expect(page.locator(".mark-inside")).toHaveCount(1);
    await page.getByRole("button", { name: word("undo") }).click();
    await expect(page.locator(".mark-inside")).toHaveCount(0);
    await openSheet(page);
    await page.getByText(own.title[language]).click();
    await page.getByLabel(own.shading[language]).uncheck();
    await expectAccessible(page);
    await page.mouse.click(...at);
    await cell.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("gridcell", { name: own.inside[language] })).toHaveCount(0);
  });

  test("crosses, colours and early loops come as they are switched on", async ({ page, language, word }) => {
    await page.goto(fivePath);
    await openSheet(page);
    await page.getByText(own.title[language]).click();
    for (const aid of [own.colours, own.crossPoints]) await page.getByLabel(aid[language]).check();
    await page.locator('[data-target="n:0,0"]').focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.locator(".mark-cross")).toHaveCount(1);
    await page.getByRole("button", { name: word("undo") }).click();
    await expect(page.locator(".mark-cross")).toHaveCount(0);
    await page.locator('[data-target="n:3,3"]').focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.locator(".line-piece")).toHaveCount(2);
    for (const arrow of ["Down", "Left", "Up"]) await page.keyboard.press(`Shift+Arrow${arrow}`);
    await expect(page.locator(".early-loop")).toHaveCount(1);
    await openSheet(page);
    await page.getByLabel(own.loops[language]).uncheck();
    await expect(page.locator(".early-loop")).toHaveCount(0);
  });
});

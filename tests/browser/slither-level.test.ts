/** The level of a Slither puzzle and its hardest technique: above the board, on cards, in the library's filters. */
import { stages } from "@masume/games/slither";
import { expectAccessible } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { pressKeys } from "./keyboard.js";
import { fiveCode, tenCode, tenPath } from "./slither-boards.js";

const stage = stages.find(({ id }) => id === "2-1")!;
const own = {
  level: { en: /level \d/, ja: /レベル\d/ },
  "stage level": { en: "level 2", ja: "レベル2" },
  import: { en: "Import a puzzle…", ja: "問題を読み込む…" },
  take: { en: "Import", ja: "読み込む" },
  technique: { en: "Hardest technique", ja: "いちばん難しい手筋" },
  all: { en: "All", ja: "すべて" },
  "no solution": { en: "This puzzle has no solution.", ja: "答えのない問題です。" },
} as const;

test.describe("levels", { tag: ["@desktop-en", "@phone-ja"] }, () => {
  test("of a stage stands on its card at home and in the library, with the technique", async ({
    page,
    language,
  }) => {
    await page.goto(`/slither/play/${stage.code}?stage=${stage.id}`);
    const technique = await page.locator(".stage-nav a[href*=technique]").textContent();
    await pressKeys(page, "Shift+ArrowRight");
    for (const place of ["/", "/slither/library"]) {
      await page.goto(place);
      const card = page.locator(".record-card");
      await expect(card).toContainText(own["stage level"][language]);
      await expect(card).toContainText(technique!);
      await expectAccessible(page);
    }
  });

  test("of any board stands above it once somebody plays", async ({ page, language }) => {
    await page.goto(tenPath);
    await expect(page.locator(".play-level")).toBeAttached();
    await pressKeys(page, "Shift+ArrowRight");
    const head = page.getByRole("heading", { level: 1 });
    await expect(head).toContainText("10×10");
    await expect(head).toContainText(own.level[language]);
    await expect(head).toBeInViewport({ ratio: 1 });
  });

  test("and techniques of the library are filters", async ({ page, language }) => {
    await page.goto("/slither/library");
    await page.getByText(own.import[language]).click();
    const links = [fiveCode, tenCode, stage.code].map(
      (code) => `https://puzz.link/p?slither/${code.replaceAll("~", "/")}`,
    );
    await page.getByRole("textbox").first().fill(links.join("\n"));
    await page.getByRole("button", { name: own.take[language], exact: true }).click();
    const cards = page.locator(".saved-card");
    await expect(cards).toHaveCount(3);
    await expect(cards.locator(".level-line")).toHaveCount(3);
    const filter = page.getByRole("combobox", { name: own.technique[language] });
    await expect(filter).toBeVisible();
    const names = await filter.getByRole("option").allTextContents();
    expect(names[0]).toBe(own.all[language]);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names.slice(1)) {
      await filter.selectOption(name);
      await expect(cards.filter({ hasNotText: name })).toHaveCount(0);
      await expect(cards.filter({ hasText: name }).first()).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test.describe("a board without a solution", { tag: ["@desktop-en", "@phone-ja"] }, () => {
  test("says so where it is seen", async ({ page, language }) => {
    await page.goto("/slither/make?board=2~2~333d");
    await page.locator(".play-panel a.button").first().click();
    await expect(page).toHaveURL(/slither\/play/);
    const notice = page.locator(".play-message").getByText(own["no solution"][language]);
    await expect(notice).toBeInViewport({ ratio: 1 });
  });
});

/** Every game: rules, statements of uniqueness, and marks that do not rely on colour alone. */
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { games } from "./games.js";

test.use(reducedMotion);

const letters = { en: /[a-z]{3}/, ja: /[ぁ-ん]/ } as const;

test.describe("rules in words and pictures on the same page", () => {
  for (const game of games()) {
    test(game.name.en, { tag: game.tags }, async ({ page, language }) => {
      await page.goto(`/${game.id}/learn`);
      await expect(page.locator(".rule").first()).toBeVisible();
      const rules = await page.locator(".rule").evaluateAll((items) =>
        items.map((item) => ({
          words: item.querySelector("p")?.textContent ?? "",
          picture: item.querySelector("svg[role=img]")?.getAttribute("aria-label") ?? "",
          marks: item.querySelectorAll("svg [class*=mark-]").length,
        })),
      );
      expect(rules.length).toBeGreaterThan(2);
      for (const { words, picture, marks } of rules) {
        expect(words).toMatch(letters[language]);
        expect(picture).toContain(words);
        expect(marks).toBeGreaterThan(2);
      }
    });
  }
});

test.describe("uniqueness is stated: this puzzle has exactly one solution", () => {
  /** One line and three; one loop and two. */
  const boards: Readonly<Record<string, readonly [one: string, several: string]>> = {
    stroke: ["/stroke/make?board=s5-0-o-ABI", "/stroke/make?board=s5-0-o"],
    slither: ["/slither/make?board=5~5~b38d227cg2866b", "/slither/make?board=2~2~j"],
  };
  const one = { en: /Exactly one/, ja: /ちょうど一/ } as const;

  for (const game of games("stroke", "slither")) {
    test(game.name.en, { tag: game.tags }, async ({ page, language }) => {
      const [unique, several] = boards[game.id]!;
      await page.goto(unique);
      const result = page.locator("[role=status]").filter({ hasText: one[language] });
      await expect(result.first()).toBeVisible();
      await page.goto(several);
      await expect(
        page
          .locator("[role=status]")
          .filter({ hasText: /\d|Several|複数/ })
          .first(),
      ).toBeVisible();
      await expect(result).toHaveCount(0);
    });
  }
});

test.describe("colour is never the only mark; large targets", () => {
  for (const game of games()) {
    test(game.name.en, { tag: game.tags }, async ({ page }) => {
      await game.open(page);
      const marks = await page.locator(".board-picture [class*=mark-]").evaluateAll((drawn) =>
        drawn.map((mark) => ({
          look: /mark-(\S+)/.exec(mark.getAttribute("class") ?? "")?.[1] ?? "",
          shape: mark.tagName,
          words: mark.textContent ?? "",
        })),
      );
      const shapes = (look: string) =>
        [...new Set(marks.filter((m) => m.look === look).map((m) => m.shape))].sort();
      if (game.id === "nonaga") {
        expect(shapes("red").length).toBeGreaterThan(0);
        expect(shapes("red")).not.toEqual(shapes("blue"));
      } else {
        // Start and goal are letters, clues and twins numbers.
        expect(marks.filter(({ words }) => words.trim()).length).toBeGreaterThan(1);
      }
      const small = await page.locator(".play :is(button, a, select, input):visible").evaluateAll((targets) =>
        targets
          .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
      );
      expect(small).toEqual([]);
      const tools = await page
        .locator(".tools .tool:visible")
        .evaluateAll((found) => found.map((tool) => Math.min(tool.clientWidth, tool.clientHeight)));
      expect(tools.length).toBeGreaterThan(3);
      for (const side of tools) expect(side).toBeGreaterThanOrEqual(40);
    });
  }
});

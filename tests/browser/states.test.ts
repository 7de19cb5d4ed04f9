/** States that are easily forgotten: empty, loading, failed, full, offline. */
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { pressKeys } from "./keyboard.js";
import { firstStageKeys } from "./stroke-boards.js";

const letters = { en: /[a-z]{3}/, ja: /[ぁ-ん]/ } as const;
const ids = ["stroke", "slither", "sono", "nonaga"] as const;

test.describe("states", { tag: ["@desktop-en", "@phone-ja"] }, () => {
  test.use({ ...reducedMotion, expectedErrors: /ERR_FAILED|dynamically imported/ });

  test("an empty library says how to fill it", async ({ page, language }) => {
    await page.goto("/stroke/library");
    for (const id of ids) {
      await page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, `/${id}/library`);
      await expect(page.locator(`html[data-game=${id}] .empty`).first()).toBeVisible();
      for (const text of await page.locator(".empty").allTextContents()) {
        expect(text).toMatch(letters[language]);
      }
    }
  });

  test("a broken link is explained, with a way out", async ({ page, language }) => {
    const broken = {
      stroke: "/stroke/play/s5-0-zz",
      slither: "/slither/play/5~5~!!",
      sono: "/sono/play/4.zz",
      nonaga: "/nonaga/game#s-4C",
    };
    for (const id of ids) {
      await page.goto(broken[id]);
      const alert = page.getByRole("main").getByRole("alert").filter({ hasText: letters[language] });
      await expect(alert.first()).toBeVisible();
      await expect(page.getByRole("main").locator(`a[href="/${id}"]`).first()).toBeVisible();
    }
  });

  test("a page that loads says so, and one that fails can be tried again", async ({ page, language }) => {
    await page.goto("/");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('a.game-card[href="/slither"]').click();
    await expect(page.locator(".routing").filter({ hasText: letters[language] }).first()).toBeVisible();
    release();
    await expect(page.locator(".stage-tile").first()).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
    await page.goto("/");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.locator('a.game-card[href="/sono"]').click();
    const again = page.getByRole("button", { name: /^(Try again|もう一度試す)$/ });
    await expect(again).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
    await again.click();
    await expect(page.locator(".puzzle-card").first()).toBeVisible();
  });

  test("full storage is reported, and the board can be played", async ({ page, language }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("The device is full.", "QuotaExceededError");
      };
    });
    await page.goto("/stroke/play/s3-0-8");
    await pressKeys(page, ...firstStageKeys);
    await expect(page.locator(".solved-panel")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: letters[language] }).first()).toBeVisible();
  });

  test("without a server everything but online play works", async ({ page, language }) => {
    await page.route("**/api/**", (route) => route.abort());
    await page.goto("/nonaga/online");
    await expect(
      page
        .getByRole("main")
        .getByText(language === "en" ? /server/ : /サーバー/)
        .first(),
    ).toBeVisible();
    await page.goto("/nonaga");
    await expect(page.locator(".set-up")).toBeVisible();
    await expect(page.locator('a[href="/nonaga/online"]')).toHaveCount(0);
  });
});

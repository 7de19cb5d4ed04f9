/** States that are easily forgotten: nothing there yet, still coming, not coming, full, gone. */
import { calm } from "./devices.js";
import { expect, test } from "./fixtures.js";

const letters = { en: /[a-z]{3}/, ja: /[ぁ-ん]/ } as const;
const ids = ["stroke", "slither", "sono", "nonaga"] as const;

test.describe("states", { tag: ["@desktop-en", "@phone-ja"] }, () => {
  test.use({ ...calm, expectedErrors: /ERR_FAILED|dynamically imported/ });

  test("an empty library says how it fills", async ({ page, language }) => {
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

  test("a link that is broken says what is wrong with it, and where to go", async ({ page, language }) => {
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

  test("what is still coming says so, and what cannot come can be tried again", async ({
    page,
    language,
  }) => {
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
    await expect(page.locator(".puzzle-card").first()).toBeVisible();
    await page.unroute("**/assets/*.js");
    await page.goto("/");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.locator('a.game-card[href="/sono"]').click();
    const again = page.getByRole("button", { name: /^(Try again|もう一度試す)$/ });
    await expect(again).toBeVisible();
    await page.unroute("**/assets/*.js");
    await again.click();
    await expect(page.locator(".puzzle-card").first()).toBeVisible();
  });

  test("a device that keeps nothing any more says so, and the board can be played", async ({
    page,
    language,
  }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("The device is full.", "QuotaExceededError");
      };
    });
    await page.goto("/stroke/play/s3-0-8");
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    for (const step of "RRDLLDRR") {
      await page.keyboard.press(`Arrow${step === "R" ? "Right" : step === "D" ? "Down" : "Left"}`);
    }
    await expect(page.locator(".solved-panel")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: letters[language] }).first()).toBeVisible();
  });

  test("without a server there is everything but play online", async ({ page, language }) => {
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

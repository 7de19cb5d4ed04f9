/** States that are easily forgotten: nothing there yet, still coming, not coming, full, gone. */
import { describe, expect, test } from "vitest";
import { readers } from "./readers.js";
import { useStage } from "./stage.js";

const stage = useStage();
const letters = { en: /[a-z]{3}/, ja: /[ぁ-ん]/ } as const;
const ids = ["stroke", "slither", "sono", "nonaga"] as const;

describe.each(readers[0]!)("$name", ({ language, options }) => {
  test("an empty library says how it fills", async () => {
    const page = await stage.open("/stroke/library", options);
    for (const id of ids) {
      await page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, `/${id}/library`);
      await page.locator(`html[data-game=${id}] .empty`).first().waitFor();
      for (const text of await page.locator(".empty").allTextContents()) {
        expect(text).toMatch(letters[language]);
      }
    }
  });

  test("a link that is broken says what is wrong with it, and where to go", async () => {
    const page = await stage.open("/", options);
    const broken = {
      stroke: "/stroke/play/s5-0-zz",
      slither: "/slither/play/5~5~!!",
      sono: "/sono/play/4.zz",
      nonaga: "/nonaga/game#s-4C",
    };
    for (const id of ids) {
      await page.goto(stage.url + broken[id]);
      const alert = page.getByRole("main").getByRole("alert").filter({ hasText: letters[language] });
      await alert.first().waitFor();
      await page.getByRole("main").locator(`a[href="/${id}"]`).first().waitFor();
    }
  });

  test("what is still coming says so, and what cannot come can be tried again", async () => {
    const page = await stage.open("/", options, /ERR_FAILED|dynamically imported/);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('a.game-card[href="/slither"]').click();
    await page.locator(".routing").filter({ hasText: letters[language] }).first().waitFor();
    release();
    await page.locator(".puzzle-card").first().waitFor();
    await page.unroute("**/assets/*.js");
    await page.goto(stage.url);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.locator('a.game-card[href="/sono"]').click();
    const again = page.getByRole("button", { name: /^(Try again|もう一度試す)$/ });
    await again.waitFor();
    await page.unroute("**/assets/*.js");
    await again.click();
    await page.locator(".puzzle-card").first().waitFor();
  });

  test("a device that keeps nothing any more says so, and the board can be played", async () => {
    const page = await stage.open("/", options);
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("The device is full.", "QuotaExceededError");
      };
    });
    await page.goto(`${stage.url}/stroke/play/s3-0-8`);
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    for (const step of "RRDLLDRR") {
      await page.keyboard.press(`Arrow${step === "R" ? "Right" : step === "D" ? "Down" : "Left"}`);
    }
    await page.locator(".solved-panel").waitFor();
    await page.getByRole("alert").filter({ hasText: letters[language] }).first().waitFor();
  });

  test("without a server there is everything but play online", async () => {
    const page = await stage.open("/settings", options, /ERR_FAILED/);
    await page.route("**/api/**", (route) => route.abort());
    await page.goto(`${stage.url}/nonaga/online`);
    await page
      .getByRole("main")
      .getByText(language === "en" ? /server/ : /サーバー/)
      .first()
      .waitFor();
    await page.goto(`${stage.url}/nonaga`);
    await page.locator(".set-up").waitFor();
    expect(await page.locator('a[href="/nonaga/online"]').count()).toBe(0);
  });
});

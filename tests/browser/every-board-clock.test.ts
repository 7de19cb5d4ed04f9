/** The timer beside a board, with a fake clock. */
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { games } from "./games.js";
import { changeSettings } from "./settings.js";

test.use(reducedMotion);

test.describe("the timer can be hidden and pauses while the page is hidden", () => {
  for (const game of games("stroke", "slither", "sono")) {
    test(game.name.en, { tag: game.tags }, async ({ page }) => {
      await page.clock.install();
      await page.goto(game.path);
      const timer = page.getByRole("timer");
      await expect(timer).toBeVisible();
      const shown = async () => {
        const [minutes, seconds] = (await timer.innerText()).split(":").map(Number);
        return minutes! * 60 + seconds!;
      };
      const turnTo = (state: "hidden" | "visible") =>
        page.evaluate((now) => {
          Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
          document.dispatchEvent(new Event("visibilitychange"));
        }, state);
      const begun = await shown();
      await page.clock.runFor(5_000);
      const after = await shown();
      expect(after).toBeGreaterThanOrEqual(begun + 5);
      await turnTo("hidden");
      await page.clock.runFor(600_000);
      await turnTo("visible");
      expect(await shown()).toBeLessThan(after + 300);
      await changeSettings(page, { timer: false });
      await expect(timer).toHaveCount(0);
    });
  }
});

/** The clock beside a board, on a clock that the test winds. */
import { describe, expect, test } from "vitest";
import { casesOf } from "./games.js";
import { useStage } from "./stage.js";

const stage = useStage();

describe("clock that can be hidden and pauses when the page is hidden", () => {
  test.each(casesOf("stroke", "slither", "sono"))("$name", async ({ game, reader }) => {
    const page = await stage.open("/icon.svg", reader.options);
    await page.clock.install();
    await page.goto(stage.url + game.path);
    const timer = page.getByRole("timer");
    await timer.waitFor();
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
    await page.evaluate(() => {
      localStorage.setItem("masume.settings", JSON.stringify({ timer: false }));
      dispatchEvent(new StorageEvent("storage", { key: "masume.settings" }));
    });
    await timer.waitFor({ state: "detached" });
  });
});

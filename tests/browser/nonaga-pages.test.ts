/** Nonaga's pages: accessible in both themes and languages, nothing wider than a small phone. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seriousFaults } from "./axe.js";
import { phone } from "./chromium.js";
import { useStage } from "./stage.js";

const stage = useStage();

/** Two turns, by link. */
const game = "/nonaga/game#s-3DG043B0";
const smallest = { width: 320, height: 568 };

const settings = {
  "on a desktop, light, in English": { colorScheme: "light", locale: "en-GB" },
  "on the smallest phone, dark, in Japanese": {
    ...phone,
    viewport: smallest,
    colorScheme: "dark",
    locale: "ja-JP",
  },
} as const;

async function expectFair(page: Page): Promise<void> {
  expect(await seriousFaults(page)).toEqual([]);
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
}

describe.each(Object.entries(settings))("%s", (_, options) => {
  test("the set-up and the record reader", async () => {
    const page = await stage.open("/nonaga", options);
    await page.locator(".read-record summary").click();
    await expectFair(page);
  });

  test("the rules and the lesson", async () => {
    const page = await stage.open("/nonaga/learn", options);
    await page.locator(".lesson-step [role=grid]").waitFor({ state: "attached" });
    await expectFair(page);
  });

  test("a table with everything open", async () => {
    const page = await stage.open(game, options);
    await page.getByRole("grid").waitFor({ state: "attached" });
    await page.getByRole("button", { name: /Analysis|検討/ }).click();
    await page.locator(".line-turns button").first().click();
    await expectFair(page);
    await page.getByRole("button", { name: /Share|共有/ }).click();
    await page.locator(".record-text").waitFor();
    await expectFair(page);
    await page.getByRole("button", { name: /Replay|再生/ }).click();
    await page.getByRole("slider").waitFor();
    await expectFair(page);
  });

  test("a link that was cut", async () => {
    const page = await stage.open("/nonaga/game#s-4C", options);
    await page.getByRole("alert").waitFor();
    await expectFair(page);
  });
});

test("a first game is learnt in three boards", async () => {
  const page = await stage.open("/nonaga/learn", { reducedMotion: "reduce" });
  const touch = async (...cells: readonly string[]) => {
    for (const cell of cells) {
      const target = page.locator(`.lesson-step [data-target="${cell}"]`);
      await target.scrollIntoViewIfNeeded();
      const box = (await target.boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
  };
  const says = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
  await says("Tap one of the round red pieces.");
  await touch("2,-2", "-1,1");
  await says("Now a tile moves.");
  await touch("1,-2", "3,-1");
  await says("That was a whole turn.");
  await page.getByRole("button", { name: "Next" }).click();
  await touch("2,-2", "2,-1", "1,-2", "3,-1");
  await says("Not yet together.");
  await page.getByRole("button", { name: "Again" }).click();
  await touch("2,-2", "1,-1");
  await says("Together!");
  await page.getByRole("button", { name: "Next" }).click();
  await touch("2,-2", "2,-1", "1,1", "3,0");
  await says("Well parried");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("link", { name: "To the table" }).click();
  await page.getByRole("button", { name: "Start" }).waitFor();
});

/** A worker that dies in the middle of its work: the page says so, and trying again works. */
import type { Page, Worker } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { begin, turnsShown } from "./nonaga-table.js";
import { openingPath } from "./stroke-boards.js";

const killedByTest = "killed by the test";
test.use({ expectedErrors: new RegExp(killedByTest) });

/** The first worker of that name takes its first call and never gets further. Resolves with it once there is one. */
async function hangFirst(page: Page, name: string): Promise<() => Promise<Worker>> {
  const swallow = `addEventListener("message", (event) => {
    if (event.data?.path?.[0] === "run") event.stopImmediatePropagation();
  });`;
  await page.route(
    `**/${name}-*.js`,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${swallow}${await response.text()}` });
    },
    { times: 1 },
  );
  const started = page.waitForEvent("worker", (worker) => worker.url().includes(`/${name}-`));
  return () => started;
}

/** Ways to die. Of an error the browser tells; an end without one is known by the lock that is let go. */
const deaths: Readonly<Record<string, (page: Page, worker: Worker) => Promise<unknown>>> = {
  "with an error": (_, worker) =>
    worker.evaluate((reason) => {
      setTimeout(() => {
        throw new Error(reason);
      });
    }, killedByTest),
  "without a word": async (page, worker) => {
    const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending!.length);
    await expect.poll(waiting).toBeGreaterThan(0);
    await worker.evaluate(() => self.close());
  },
};

const stopped = "The calculation stopped unexpectedly.";

for (const [way, kill] of Object.entries(deaths)) {
  test(`in a hint, ${way}`, async ({ page }) => {
    const worker = await hangFirst(page, "engine-worker");
    await page.goto(openingPath);
    await page.getByRole("button", { name: "Hint" }).click();
    await kill(page, await worker());
    await expect(page.getByRole("status").filter({ hasText: stopped })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Look at the marked places." })).toBeVisible();
  });

  test(`in a generation, ${way}`, async ({ page }) => {
    const worker = await hangFirst(page, "engine-worker");
    await page.goto("/stroke");
    await page.getByRole("combobox", { name: "Size" }).selectOption("5×5");
    await page.getByRole("button", { name: "Make a board" }).click();
    await kill(page, await worker());
    await expect(page.getByRole("alert")).toContainText(stopped);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(/\/stroke\/play\/s5-/);
  });

  test(`in the engine's turn, ${way}`, async ({ page }) => {
    const worker = await hangFirst(page, "search-worker");
    await page.goto("/nonaga");
    await begin(page, { level: "Novice", colour: "Blue" });
    await kill(page, await worker());
    await expect(page.getByRole("status").filter({ hasText: stopped })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await turnsShown(page, 1);
  });

  test(`in the analysis of a board being edited, ${way}`, async ({ page }) => {
    const worker = await hangFirst(page, "solver-worker");
    await page.goto("/slither/make");
    await kill(page, await worker());
    await expect(page.getByRole("alert").filter({ hasText: stopped })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".verdict-line")).toHaveAttribute("data-verdict", "multiple");
  });
}

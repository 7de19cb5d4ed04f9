/** Workers that die in the middle of their work: the page says so, and trying again works. */
import type { Page, Worker } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { begin, turnsShown } from "./nonaga-table.js";
import { fivePath } from "./slither-boards.js";
import { opening, solverPath } from "./sono-boards.js";
import { openingPath } from "./stroke-boards.js";

const killedByTest = "killed by the test";
test.use({ expectedErrors: new RegExp(killedByTest) });

/** The first workers of that name take a call and never get further. Gives the way to them, once they have started. */
async function hang(page: Page, name: string, count = 1): Promise<() => Promise<readonly Worker[]>> {
  const swallow = `addEventListener("message", (event) => {
    if (event.data?.path?.[0] !== "run") return;
    event.stopImmediatePropagation();
    self.isHung = true;
  });`;
  let left = count;
  await page.route(`**/${name}-*.js`, async (route) => {
    if (left-- <= 0) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: `${swallow}${await response.text()}` });
  });
  const started = () => page.workers().filter((worker) => worker.url().includes(`/${name}-`));
  const hung = () => Promise.all(started().map((worker) => worker.evaluate("self.isHung")));
  return async () => {
    await expect.poll(hung).toEqual(Array(count).fill(true));
    return started();
  };
}

/** Ways to die. Of an error the browser tells; an end without one is known by the lock that is let go. */
const deaths: Readonly<Record<string, (worker: Worker) => Promise<unknown>>> = {
  "with an error": (worker) =>
    worker.evaluate((reason) => {
      setTimeout(() => {
        throw new Error(reason);
      });
    }, killedByTest),
  "without a word": (worker) => worker.evaluate(() => self.close()),
};

const stopped = "The calculation stopped unexpectedly.";

for (const [way, kill] of Object.entries(deaths)) {
  test(`in a hint, ${way}`, async ({ page }) => {
    const workers = await hang(page, "engine-worker");
    await page.goto(openingPath);
    await page.getByRole("button", { name: "Hint" }).click();
    await Promise.all((await workers()).map(kill));
    await expect(page.getByRole("status").filter({ hasText: stopped })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Look at the marked places." })).toBeVisible();
  });

  test(`in a generation, ${way}`, async ({ page }) => {
    const workers = await hang(page, "engine-worker");
    await page.goto("/stroke");
    await page.getByRole("combobox", { name: "Size" }).selectOption("5×5");
    await page.getByRole("button", { name: "Generate" }).click();
    await Promise.all((await workers()).map(kill));
    await expect(page.getByRole("alert")).toContainText(stopped);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(/\/stroke\/play\/s5-/);
  });

  test(`in the engine's turn, ${way}`, async ({ page }) => {
    const workers = await hang(page, "search-worker");
    await page.goto("/nonaga");
    await begin(page, { level: "Novice", colour: "Blue" });
    await Promise.all((await workers()).map(kill));
    await expect(page.getByRole("status").filter({ hasText: stopped })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await turnsShown(page, 1);
  });

  test(`in the analysis of a board being edited, ${way}`, async ({ page }) => {
    const workers = await hang(page, "solver-worker");
    await page.goto("/slither/make?board=2~2~j");
    await Promise.all((await workers()).map(kill));
    await expect(page.getByRole("alert").filter({ hasText: stopped })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".solution-line")).toHaveAttribute("data-status", "multiple");
  });

  test(`in the proof that there is one solution, ${way}`, async ({ page }) => {
    const workers = await hang(page, "solver-worker");
    await page.goto(fivePath);
    await Promise.all((await workers()).map(kill));
    await expect(page.getByRole("alert").filter({ hasText: stopped })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".uniqueness")).toBeVisible();
  });

  test(`on every core of the solver, ${way}`, async ({ page }) => {
    await page.goto(solverPath(opening));
    const cores = await page.evaluate(() => Math.min(16, navigator.hardwareConcurrency));
    const workers = await hang(page, "solver-worker", cores);
    await page.getByRole("button", { name: "Start" }).click();
    await Promise.all((await workers()).map(kill));
    await expect(page.getByRole("alert").filter({ hasText: stopped })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status").filter({ hasText: "8 of 8 pairs in" })).toBeVisible();
  });

  test(`while a PDF is made, ${way}`, async ({ page }) => {
    const workers = await hang(page, "print-worker");
    await page.goto(openingPath);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "PDF of this puzzle" }).click();
    await Promise.all((await workers()).map(kill));
    await expect(page.getByRole("alert").filter({ hasText: stopped })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Try again" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
}

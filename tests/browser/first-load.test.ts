/** The app stays small: a page loads the JavaScript of home and of one game only. */
import { expect, test } from "./fixtures.js";
import { gzippedBytes, watchScripts } from "./loaded-scripts.js";
import { fivePath } from "./slither-boards.js";
import { boardPath, opening } from "./sono-boards.js";
import { openingPath } from "./stroke-boards.js";

const limitBytes = 100 * 1024;

/** A board of each game, and what is the last thing to come up there: the proof of uniqueness, where there is one. */
const boards: readonly (readonly [path: string, last: string])[] = [
  [openingPath, ".uniqueness"],
  [fivePath, ".uniqueness"],
  [boardPath(opening), "[role=grid]"],
  ["/nonaga/play/source%20start", "[role=grid]"],
];

test("home and one game take at most 100 KB of compressed JavaScript, workers included", async ({ page }) => {
  await page.goto("/settings");
  // What lies in the cache would not be seen to be loaded.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const home = watchScripts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const atHome = [...home.all];
  expect(atHome.length).toBeGreaterThan(0);
  expect(atHome.filter((url) => /\/(game|ui)-/.test(url))).toEqual([]);
  for (const [path, last] of boards) {
    const scripts = watchScripts(page);
    await page.goto(path);
    await expect(page.locator(last)).toBeVisible();
    expect(scripts.workers.size, path).toBe(last === ".uniqueness" ? 1 : 0);
    expect(await gzippedBytes(new Set([...atHome, ...scripts.all])), path).toBeLessThanOrEqual(limitBytes);
  }
});

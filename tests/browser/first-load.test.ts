/** The app stays light: home and one game together, each game loaded only when somebody goes there. */
import { expect, test } from "vitest";
import { gzippedBytes, watchScripts } from "./loaded-scripts.js";
import { useStage } from "./stage.js";
import { openingPath } from "./stroke-boards.js";

const stage = useStage();

const limitBytes = 100 * 1024;

test("home and one game take at most 100 KB of compressed JavaScript, the proof of uniqueness included", async () => {
  const page = await stage.open("/settings");
  const scripts = watchScripts(page);
  await page.goto(stage.url, { waitUntil: "networkidle" });
  expect(scripts.all.size).toBeGreaterThan(0);
  expect([...scripts.all].filter((url) => /\/(game|playable|front)-/.test(url))).toEqual([]);
  await page.goto(stage.url + openingPath);
  await page.locator(".uniqueness").waitFor();
  expect(scripts.workers.size).toBe(1);
  expect(await gzippedBytes(scripts.all)).toBeLessThanOrEqual(limitBytes);
});

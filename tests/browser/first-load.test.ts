/** The app stays light: home and one game together, each game loaded only when somebody goes there. */
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { useStage } from "./stage.js";
import { openingPath } from "./stroke-boards.js";

const stage = useStage();

const limitBytes = 100 * 1024;

async function gzippedBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  return gzipSync(await answer.arrayBuffer()).length;
}

test("home and one game take at most 100 KB of compressed JavaScript", async () => {
  const page = await stage.open("/settings");
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.add(request.url());
  });
  await page.goto(stage.url, { waitUntil: "networkidle" });
  expect(scripts.size).toBeGreaterThan(0);
  expect([...scripts].filter((url) => /\/(game|front)-/.test(url))).toEqual([]);
  await page.goto(stage.url + openingPath, { waitUntil: "networkidle" });
  await page.getByRole("grid").waitFor();
  const sizes = await Promise.all([...scripts].map(gzippedBytes));
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(limitBytes);
});

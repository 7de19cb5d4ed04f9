/** What axe holds against a page. */
import axe from "axe-core";
import type { Page } from "playwright-core";

export async function seriousFaults(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy allows no foreign scripts.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

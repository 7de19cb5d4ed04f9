/** What axe holds against a page, whatever its weight. */
import axe from "axe-core";
import type { Page } from "playwright-core";

/** Asks all rules that axe asks by itself, or only those named. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy allows no foreign scripts.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (only) => {
      const run = await (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ["violations"],
        ...(only ? { runOnly: only } : {}),
      });
      return run.violations;
    },
    rules && [...rules],
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

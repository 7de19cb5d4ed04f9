/** Accessibility violations that axe finds on a page, of any severity. */
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** No rule of axe is broken on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

/** Asks all rules that axe asks by itself, or only those named. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy allows no foreign scripts.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (only) => {
      // A colour on its way to another is not what anybody reads.
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" && Number.isFinite(effect!.getComputedTiming().endTime as number),
        );
      await Promise.allSettled(moving.map(({ finished }) => finished));
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

/** Settings changed as another tab would change them, without loading the page again. */
import type { Page } from "@playwright/test";

export async function changeSettings(
  page: Page,
  changes: Readonly<Record<string, boolean | string>>,
): Promise<void> {
  await page.evaluate((changed) => {
    const key = "masume.settings";
    const settings = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...settings, ...changed }));
    dispatchEvent(new StorageEvent("storage", { key }));
  }, changes);
}

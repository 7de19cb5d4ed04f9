/** Clicks a button and returns the file it downloads. */
import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";

export async function downloaded(page: Page, button: string): Promise<Buffer> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  return buffer(await (await downloading).createReadStream());
}

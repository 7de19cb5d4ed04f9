/** Key presses on a board, from where its cursor is. */
import type { FrameLocator, Page } from "@playwright/test";

export async function pressKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  await typeKeys(page, keys, 0);
}

/** Each key is held for so many milliseconds, as by a hand. */
export async function typeKeys(page: Page, keys: readonly string[], delay: number): Promise<void> {
  await focusBoard(page);
  for (const key of keys) await page.keyboard.press(key, { delay });
}

export const focusBoard = (page: Page | FrameLocator): Promise<void> =>
  page.locator('[role="gridcell"][tabindex="0"]').focus();

/** Reads a Stroke board from the names of its cells, and solves it with the keyboard. */
import { findLine, type Puzzle } from "@masume/games/stroke";
import type { Cell } from "@masume/kernel";
import { expect, type Page } from "@playwright/test";
import { typeKeys } from "./keyboard.js";
import { keysOfLine } from "./stroke-boards.js";

export async function readBoard(page: Page): Promise<Puzzle> {
  await expect(page.locator('[data-names="settled"]')).toBeAttached();
  const names = await page
    .locator('[role="gridcell"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  const size = Math.sqrt(names.length);
  const cells = names.map((name, index) => ({
    name,
    cell: [Math.floor(index / size), index % size] as Cell,
  }));
  const only = (kind: string) => cells.filter(({ name }) => name.endsWith(kind)).map(({ cell }) => cell);
  return { size, blocked: only(": blocked"), start: only(": start")[0]!, goal: only(": goal")[0]! };
}

/** With so many milliseconds for each key. */
export async function clearByKeyboard(page: Page, delay = 0): Promise<void> {
  const found = findLine(await readBoard(page));
  if (found.verdict !== "solved") throw new Error("this board has no line");
  await typeKeys(page, keysOfLine(found.line), delay);
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
}

/** Playing Sono: by mouse, touch and keyboard; preview, limit, hints and animation. */
import { randomPuzzle } from "@masume/games/sono";
import { createRandom } from "@masume/kernel";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { pressKeys } from "./keyboard.js";
import { boardPath, cellAt, centreOf, opening, openingTurns } from "./sono-boards.js";

const openingPath = boardPath(opening);

async function openBoard(page: Page, path = openingPath): Promise<void> {
  await page.goto(path);
  await expect(cellAt(page, 0, 0)).toBeAttached();
}

const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

const turns = (page: Page, text: string) =>
  expect(page.locator(".sono-counts dd").first().filter({ hasText: text })).toBeVisible();

async function untilSolved(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  await expect(page.getByText("All 8 pairs in 2 turns.")).toBeVisible();
}

test.describe("joining all pairs", () => {
  test("by dragging with the mouse, with a preview before the release", async ({ page }) => {
    await openBoard(page);
    for (const { x, y, n } of openingTurns) {
      const from = await centreOf(page, x, y);
      const to = await centreOf(page, x + n - 1, y + n - 1);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await expect(
        page
          .getByRole("status")
          .filter({ hasText: `${n}×${n}` })
          .first(),
      ).toBeVisible();
      await expect(page.locator(".board-picture .mark-selected")).not.toHaveCount(0);
      await expect(page.locator(".board-picture .mark-hint")).not.toHaveCount(0);
      await page.mouse.up();
    }
    await untilSolved(page);
  });

  test("by touch: a drag, then a tap with the buttons", { tag: "@phone-en" }, async ({ page }) => {
    await openBoard(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", await centreOf(page, 0, 0));
    await touch("touchMove", await centreOf(page, 1, 1));
    await touch("touchEnd");
    await told(page, "Turned 2×2");
    for (const cell of [3, 1]) {
      const { x, y } = await centreOf(page, cell, cell);
      await page.touchscreen.tap(x, y);
    }
    await page.getByRole("button", { name: "Larger" }).click();
    await page.getByRole("button", { name: "Turn", exact: true }).click();
    await untilSolved(page);
  });

  test("by keyboard with the side in digits, undone and redone", async ({ page }) => {
    await openBoard(page);
    await pressKeys(page, "2", "Enter");
    await turns(page, "1");
    await pressKeys(page, "u");
    await turns(page, "0");
    await pressKeys(page, "r", "ArrowRight", "ArrowDown", "3", "Enter");
    await untilSolved(page);
  });
});

test("cells describe their twin, the chosen square and its effect", async ({ page }) => {
  await openBoard(page);
  await expect(
    page.getByRole("gridcell", { name: "row 1, column 1: 1, its twin is in row 4, column 2" }),
  ).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "row 1, column 3: 3, beside its twin" })).toBeVisible();
  await pressKeys(page, "Enter");
  await expect(
    page.getByRole("gridcell", { name: /Square of side 2 chosen: makes \d, breaks \d/ }),
  ).toBeVisible();
  await pressKeys(page, "Enter");
  await told(page, /Turned 2×2: \d made, \d broken. \d of 8 pairs./);
});

test.describe("a limit of five turns", () => {
  const path = boardPath({ ...opening, maxSteps: 5 });
  // A square turned five times is turned once.
  const result = "7 of 8 pairs in 5 turns.";

  async function untilEnded(page: Page): Promise<void> {
    await expect(page.getByRole("heading", { name: "Finished" })).toBeVisible();
    await expect(page.locator(".solved-time").filter({ hasText: result })).toBeVisible();
    await expect(page.getByRole("button", { name: "Turn", exact: true })).toBeDisabled();
  }

  test("by keyboard: the result is in the library and the statistics, and play goes on without a limit", async ({
    page,
  }) => {
    await openBoard(page, path);
    await expect(page.getByText("Make as many pairs as you can in 5 turns.")).toBeVisible();
    await pressKeys(page, "Enter", "Enter", "Enter");
    await turns(page, "3 of 5");
    await pressKeys(page, "Enter", "Enter", "Enter");
    await untilEnded(page);
    const clock = await page.getByRole("timer").textContent();
    await page.reload();
    await untilEnded(page);
    await expect(page.getByRole("timer")).toHaveText(clock!);
    await page.goto("/sono/library");
    await expect(page.getByRole("link", { name: new RegExp(result) })).toBeVisible();
    await page.goto("/statistics");
    const row = page.getByRole("row", { name: /^4×4 5 1 0 7 of 8 in 5 7$/ });
    await expect(row).toBeVisible();
    await expect(page.getByRole("definition").first()).toHaveText("0");
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Continue" })).toHaveCount(0);
    await page.goto(path);
    await page.getByRole("button", { name: "Play on without a limit" }).click();
    await turns(page, "5");
    await pressKeys(page, "ArrowRight", "ArrowDown", "3", "Enter", "Enter");
    await expect(page.getByText("All 8 pairs in 6 turns.")).toBeVisible();
  });

  test("by mouse", async ({ page }) => {
    await openBoard(page, path);
    const [from, to] = [await centreOf(page, 0, 0), await centreOf(page, 1, 1)];
    for (const left of [4, 3, 2, 1, 0]) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 2 });
      await page.mouse.up();
      await turns(page, `${left} of 5`);
    }
    await untilEnded(page);
  });

  test("by touch", { tag: "@phone-en" }, async ({ page }) => {
    await openBoard(page, path);
    const { x, y } = await centreOf(page, 0, 0);
    await page.touchscreen.tap(x, y);
    for (const left of [4, 3, 2, 1, 0]) {
      await page.getByRole("button", { name: "Turn", exact: true }).tap();
      await turns(page, `${left} of 5`);
    }
    await untilEnded(page);
  });
});

test("the limit of turns can be changed without losing turns", async ({ page }) => {
  await openBoard(page, boardPath({ ...opening, maxSteps: 1 }));
  await pressKeys(page, "Enter", "Enter");
  await turns(page, "0 of 1");
  await page.getByText("Turn limit: 1").click();
  await page.getByLabel("Turn limit").selectOption("another number");
  await page.getByLabel("Number of turns").fill("5");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await turns(page, "4 of 5");
  // What came along is still undone turn by turn.
  await pressKeys(page, "Enter", "Enter");
  await turns(page, "3 of 5");
  await page.getByText("Turn limit: 5").click();
  await page.getByLabel("Turn limit").selectOption("6 turns");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await turns(page, "4 of 6");
  await page.getByRole("button", { name: "Undo" }).click();
  await turns(page, "5 of 6");
  await pressKeys(page, "ArrowRight", "ArrowDown", "3", "Enter", "Enter");
  await untilSolved(page);
});

test("a hint marks the square to turn, explains it, and turns it", async ({ page }) => {
  await openBoard(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await told(page, "Look at the marked places.");
  await page.getByRole("button", { name: "Why?" }).click();
  await told(page, "the marked square");
  await expect(page.locator(".board-picture .mark-selected")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Apply" }).click();
  await turns(page, "1");
});

test.describe("the turning square", () => {
  /** Counts the sheets that were laid over the board. */
  const watchSheets = (page: Page) =>
    page.evaluate(() => {
      const seen = { sheets: 0 };
      Object.assign(globalThis, { seen });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.matches(".turning")) seen.sheets++;
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
  const sheets = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { seen: { sheets: number } }).seen.sheets);

  test("is animated, also on the largest board, and leaves nothing behind", async ({ page }) => {
    await openBoard(page, boardPath(randomPuzzle(24, createRandom("browser"))));
    await watchSheets(page);
    await pressKeys(page, "2", "3", "Enter");
    await turns(page, "1");
    await expect.poll(() => sheets(page)).toBe(1);
    await expect(page.locator(".turning")).toHaveCount(0);
  });

  test("is not animated with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openBoard(page);
    await watchSheets(page);
    await pressKeys(page, "Enter", "Enter");
    await turns(page, "1");
    expect(await sheets(page)).toBe(0);
  });
});

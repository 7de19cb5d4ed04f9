/** A 5×5 board of Stroke: solved by tap and by mouse, described to screen readers, continued later. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { cell, centre, openingCells, openingPath } from "./stroke-boards.js";

async function untilSolved(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Solved!" })).toHaveCount(1);
}

test.describe("solving a board", () => {
  test("with taps alone", { tag: "@phone-en" }, async ({ page }) => {
    await page.goto(openingPath);
    await expect(cell(page, 0, 0)).toBeAttached();
    for (const [row, column] of openingCells().slice(1)) {
      const { x, y } = await centre(page, row, column);
      await page.touchscreen.tap(x, y);
    }
    await untilSolved(page);
  });

  test("with one drag of the mouse", async ({ page }) => {
    await page.goto(openingPath);
    await expect(cell(page, 0, 0)).toBeAttached();
    const cells = openingCells();
    const from = await centre(page, ...cells[0]!);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const [row, column] of cells.slice(1)) {
      const { x, y } = await centre(page, row, column);
      await page.mouse.move(x, y, { steps: 2 });
    }
    await untilSolved(page);
    // A hand that goes on after the goal takes nothing back.
    const before = await centre(page, ...cells.at(-2)!);
    await page.mouse.move(before.x, before.y, { steps: 3 });
    await page.mouse.up();
    await page.mouse.click(from.x, from.y);
    await expect(page.getByText("23 of 23", { exact: true })).toBeAttached();
    await untilSolved(page);
  });
});

test.describe("what each cell says", () => {
  test("its place and state, and the state follows the line", async ({ page }) => {
    await page.goto(openingPath);
    await expect(page.getByRole("gridcell", { name: "row 1, column 1: start" })).toBeVisible();
    await expect(page.getByRole("gridcell", { name: "row 3, column 2: blocked" })).toBeVisible();
    await cell(page, 0, 0).focus();
    await page.keyboard.press("ArrowRight");
    await expect(
      page.getByRole("gridcell", { name: "row 1, column 2: head of the line, number 2" }),
    ).toBeVisible();
    await expect(cell(page, 0, 1)).toBeFocused();
  });

  test("a refused step says why", async ({ page }) => {
    await page.goto(openingPath);
    await cell(page, 0, 0).focus();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("status").filter({ hasText: "The line stays on the board." })).toBeVisible();
  });

  test("Shift and an arrow look around without drawing", async ({ page }) => {
    await page.goto(openingPath);
    await cell(page, 0, 0).focus();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(cell(page, 1, 0)).toBeFocused();
    await expect(page.getByText("1 of 23")).toBeAttached();
  });
});

test.describe("the session", () => {
  const length = (page: Page, value: number) =>
    expect(page.getByText(`${value} of 23`, { exact: true })).toBeAttached();

  test("is offered on the home page and in the library", async ({ page }) => {
    await page.goto(openingPath);
    await cell(page, 0, 0).focus();
    await page.keyboard.press("ArrowRight");
    await length(page, 2);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Continue" })).toBeVisible();
    await page.getByRole("link", { name: "5×5 2 of 23" }).click();
    await length(page, 2);
    await page.goto("/stroke/library");
    await expect(page.getByRole("link", { name: "5×5 2 of 23" })).toBeVisible();
  });

  test("a second finger zooms and reverts what the first began", { tag: "@phone-en" }, async ({ page }) => {
    await page.goto("/stroke/play/s20-0-b3");
    const length = (value: number) => expect(page.getByText(`${value} of 400`)).toBeAttached();
    await expect(cell(page, 0, 0)).toBeAttached();
    const [a, b, c] = [await centre(page, 0, 0), await centre(page, 0, 2), await centre(page, 12, 2)];
    const width = async () => (await page.locator(".board-sheet").boundingBox())!.width;
    const before = await width();
    const fingers = await page.context().newCDPSession(page);
    await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ ...a, id: 1 }] });
    await fingers.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ ...b, id: 1 }] });
    await length(3);
    await fingers.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [
        { ...b, id: 1 },
        { ...c, id: 2 },
      ],
    });
    await length(1);
    await fingers.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [
        { x: b.x, y: b.y - 60, id: 1 },
        { x: c.x, y: c.y + 60, id: 2 },
      ],
    });
    await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await length(1);
    await expect.poll(width).toBeGreaterThan(before * 1.3);
    await page.getByRole("button", { name: "Fit" }).click();
    await expect.poll(width).toBeCloseTo(before, 0);
  });
});

test("a warning at a dead end, if switched on, with a way back", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("checkbox", { name: /Warn me/ }).check();
  await page.goto(openingPath);
  await cell(page, 0, 0).focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "This line can no longer be completed. The first 3 cells are still correct." }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Back to before the mistake" }).click();
  await expect(page.getByText("3 of 23")).toBeAttached();
});

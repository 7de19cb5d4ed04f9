/** A 5×5 board of Stroke: cleared by taps and by mouse, its cells and their words, its place among other pages. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { phone } from "./chromium.js";
import { useStage } from "./stage.js";
import { cell, centre, openingCells, openingPath } from "./stroke-boards.js";

const stage = useStage();

async function untilSolved(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  expect(await page.getByRole("status").filter({ hasText: "Solved!" }).count()).toBe(1);
}

describe("clearing a board", () => {
  test("with taps alone", async () => {
    const page = await stage.open(openingPath, phone);
    await cell(page, 0, 0).waitFor({ state: "attached" });
    for (const [row, column] of openingCells().slice(1)) {
      const { x, y } = await centre(page, row, column);
      await page.touchscreen.tap(x, y);
    }
    await untilSolved(page);
  });

  test("with one drag of the mouse", async () => {
    const page = await stage.open(openingPath);
    await cell(page, 0, 0).waitFor({ state: "attached" });
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
    await page.getByText("23 of 23", { exact: true }).waitFor({ state: "attached" });
    await untilSolved(page);
  });
});

describe("what each cell says", () => {
  test("its place and state, and the state follows the line", async () => {
    const page = await stage.open(openingPath);
    await page.getByRole("gridcell", { name: "row 1, column 1: start" }).waitFor();
    await page.getByRole("gridcell", { name: "row 3, column 2: blocked" }).waitFor();
    await cell(page, 0, 0).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("gridcell", { name: "row 1, column 2: head of the line, number 2" }).waitFor();
    expect(await cell(page, 0, 1).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("a refused step says why", async () => {
    const page = await stage.open(openingPath);
    await cell(page, 0, 0).focus();
    await page.keyboard.press("ArrowUp");
    await page.getByRole("status").filter({ hasText: "The line stays on the board." }).waitFor();
  });

  test("Shift and an arrow look around without drawing", async () => {
    const page = await stage.open(openingPath);
    await cell(page, 0, 0).focus();
    await page.keyboard.press("Shift+ArrowDown");
    expect(await cell(page, 1, 0).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText("1 of 23").waitFor({ state: "attached" });
  });
});

describe("the session", () => {
  const length = (page: Page, value: number) =>
    page.getByText(`${value} of 23`, { exact: true }).waitFor({ state: "attached" });

  test("is offered on the home page and in the library", async () => {
    const page = await stage.open(openingPath);
    await cell(page, 0, 0).focus();
    await page.keyboard.press("ArrowRight");
    await length(page, 2);
    await page.goto(stage.url);
    await page.getByRole("heading", { name: "Continue where you were" }).waitFor();
    await page.getByRole("link", { name: "5×5 2 of 23" }).click();
    await length(page, 2);
    await page.goto(`${stage.url}/stroke/library`);
    await page.getByRole("link", { name: "5×5 2 of 23" }).waitFor();
  });

  test("a second finger zooms and takes back what the first began", async () => {
    const page = await stage.open("/stroke/play/s20-0-b3", phone);
    const length = (value: number) => page.getByText(`${value} of 400`).waitFor({ state: "attached" });
    await cell(page, 0, 0).waitFor({ state: "attached" });
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
    expect(await width()).toBeGreaterThan(before * 1.3);
    await page.getByRole("button", { name: "Fit" }).click();
    expect(await width()).toBeCloseTo(before, 0);
  });
});

test("who asks for it is warned when the line can no longer be finished, and led back", async () => {
  const page = await stage.open("/settings");
  await page.getByRole("checkbox", { name: /Warn me/ }).check();
  await page.goto(stage.url + openingPath);
  await cell(page, 0, 0).focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await page
    .getByRole("status")
    .filter({ hasText: "This line can no longer be finished. The first 3 cells are still good." })
    .waitFor();
  await page.getByRole("button", { name: "Back to there" }).click();
  await page.getByText("3 of 23").waitFor({ state: "attached" });
});

/** Playing Slither: a 10×10 solved by mouse, locked lines, trials, zoom. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { restingBox } from "./pointer-input.js";
import { cornersOf, loopWalk, pointer, puzzleOf, tenCode } from "./slither-boards.js";

const ten = puzzleOf(tenCode);
const tenPath = `/slither/play/${tenCode}`;

async function untilSolved(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
}

const lines = (page: Page) => page.locator(".board-picture .mark-line");

test.describe("solving a 10×10", () => {
  const corners = cornersOf(loopWalk(ten));

  test("with one drag of the mouse", async ({ page }) => {
    await page.goto(tenPath);
    const at = await pointer(page, ten);
    const [first, ...others] = corners.map(at);
    await page.mouse.move(first!.x, first!.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y);
    await page.mouse.up();
    await untilSolved(page);
  });
});

test.describe("drawing", () => {
  test("a click cycles line, cross, nothing; the right button crosses out; each target describes its state", async ({
    page,
  }) => {
    await page.goto(tenPath);
    const at = await pointer(page, ten);
    const [a, b] = [at([0, 0]), at([0, 1])];
    const edge = [(a.x + b.x) / 2, a.y] as const;
    const says = (state: string) =>
      expect(page.getByRole("gridcell", { name: `top of row 1, column 1: ${state}` })).toBeVisible();
    await says("empty");
    await page.mouse.click(...edge);
    await says("line");
    await page.mouse.click(...edge);
    await says("crossed out");
    await page.mouse.click(...edge);
    await says("empty");
    await page.mouse.click(...edge, { button: "right" });
    await says("crossed out");
    await page.getByRole("button", { name: "Undo" }).click();
    await says("empty");
    await page.getByRole("button", { name: "Crosses" }).click();
    await page.mouse.click(...edge);
    await says("crossed out");
    await page.getByRole("button", { name: "Crosses" }).click();
  });

  test("what is locked stays, and the rest can be erased", async ({ page }) => {
    await page.goto(tenPath);
    await page.locator('[data-target="n:0,0"]').focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.getByRole("button", { name: "Lock" }).click();
    // As a screen reader does: the keys go where the focus is.
    await page.locator('[data-target="n:2,2"]').focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.getByRole("gridcell", { name: "top of row 3, column 3: line" })).toBeVisible();
    await page.getByRole("button", { name: "Erase what is not locked" }).click();
    await expect(page.getByRole("gridcell", { name: "top of row 1, column 1: line, locked" })).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    await expect(page.locator(".mark-line-locked")).toHaveCount(1);
  });

  test("a guess is dotted, its first edge ringed, and goes when it is dropped", async ({ page }) => {
    await page.goto(tenPath);
    await page.getByRole("button", { name: "Try" }).click();
    await page.locator('[data-target="n:0,0"]').focus();
    for (const arrow of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(`Shift+${arrow}`);
    await expect(page.locator(".mark-line-trial.shape-disc")).toBeVisible();
    await expect(page.locator(".mark-line-trial.shape-line")).toHaveCount(2);
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(lines(page)).toHaveCount(0);
  });

  test("a large board zooms by wheel and moves by the middle button or Space, without a line drawn", async ({
    page,
  }) => {
    await page.goto(`/slither/play/60~60~${"z".repeat(180)}`);
    await expect(page.getByRole("grid")).toBeVisible();
    const frame = await restingBox(page.locator(".board-frame"));
    const sheet = () => restingBox(page.locator(".board-sheet"));
    const middle = [frame.x + frame.width / 2, frame.y + frame.height / 2] as const;
    await page.mouse.move(...middle);
    for (let i = 0; i < 6; i++) {
      const { width } = await sheet();
      await page.mouse.wheel(0, -120);
      await expect.poll(async () => (await sheet()).width).toBeGreaterThan(width);
    }
    await expect(page.getByRole("button", { name: "Move" })).toBeVisible();
    const left = async () => (await sheet()).x;
    const before = await left();
    await page.mouse.down({ button: "middle" });
    await page.mouse.move(middle[0] + 60, middle[1], { steps: 3 });
    await page.mouse.up({ button: "middle" });
    await expect.poll(left).toBeCloseTo(before + 60, 0);
    await page.keyboard.down("Space");
    await page.mouse.down();
    await page.mouse.move(middle[0] + 100, middle[1], { steps: 3 });
    await page.mouse.up();
    await page.keyboard.up("Space");
    await expect.poll(left).toBeCloseTo(before + 100, 0);
    await expect(lines(page)).toHaveCount(0);
  });
});

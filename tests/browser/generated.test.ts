/** Generated boards: one to order, and a time attack. */
import { expect, test } from "./fixtures.js";
import { clearByKeyboard, readBoard } from "./solving.js";

test("a board is made to order, and can be cleared", async ({ page }) => {
  await page.goto("/stroke");
  await page.getByRole("combobox", { name: "Size" }).selectOption("5×5");
  await page.getByRole("combobox", { name: "Difficulty" }).selectOption("Normal");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL(/\/stroke\/play\/s5-/);
  await expect(page.getByRole("grid")).toBeVisible();
  expect((await readBoard(page)).size).toBe(5);
  await clearByKeyboard(page);
});

test("a preset makes a small open board at one press", async ({ page }) => {
  await page.goto("/stroke");
  await page.getByRole("button", { name: /^Easy 3×3–4×4, nothing blocked/ }).click();
  await expect(page).toHaveURL(/\/stroke\/play\/s[34]-[0-9a-z]-[0-9a-z](\?|$)/);
  await clearByKeyboard(page);
});

test("a daily run survives a reload, ends with a time, and is kept", async ({ page }) => {
  await page.goto("/stroke/attack");
  await page.getByRole("button", { name: "Start" }).first().click();
  const head = page.getByRole("heading", { level: 1 });
  for (let board = 1; board <= 5; board++) {
    await expect(head).toContainText(`Time attack: ${board} of 5`);
    if (board === 3) {
      await page.reload();
      await expect(head).toContainText("Time attack: 3 of 5");
      await page.goto("/stroke/attack");
      await expect(page.getByText("2 of 5 puzzles done")).toBeVisible();
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(head).toContainText("Time attack: 3 of 5");
    }
    await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
    await clearByKeyboard(page);
    await page.getByRole("button", { name: board < 5 ? "Next puzzle" : "See the result" }).click();
  }
  await expect(page.getByRole("heading", { name: "Run finished" })).toBeVisible();
  await page.getByRole("button", { name: "Results" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Normal" })).toBeVisible();
  await expect(page.getByText(/^Done in/)).toBeVisible();
});

const own = {
  start: { en: "Start", ja: "始める" },
  "go on": { en: "Continue", ja: "続ける" },
  "first of 5": { en: "Time attack: 1 of 5", ja: "タイムアタック 1/5問目" },
  "0 of 5": { en: "0 of 5 puzzles done", ja: "0/5問クリア" },
} as const;

test.describe("a free run", { tag: ["@desktop-en", "@phone-ja"] }, () => {
  test("says which board it is at, and survives a reload, the way back and home", async ({
    page,
    language,
  }) => {
    await page.goto("/stroke/attack");
    await page.getByRole("button", { name: own.start[language] }).last().click();
    const head = page.getByRole("heading", { level: 1 }).filter({ hasText: own["first of 5"][language] });
    await expect(head).toBeInViewport({ ratio: 1 });
    const board = await page.getByRole("grid").innerHTML();
    await page.reload();
    await expect(head).toBeVisible();
    expect(await page.getByRole("grid").innerHTML()).toBe(board);
    await page.goBack();
    await expect(page.getByText(own["0 of 5"][language])).toBeVisible();
    await page.getByRole("button", { name: own["go on"][language] }).click();
    await expect(head).toBeVisible();
    // One step in some direction is possible, and only then there is something to continue.
    for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) await page.keyboard.press(key);
    await page.goto("/");
    await page.locator(".continue").getByRole("link", { name: own["first of 5"][language] }).click();
    await expect(head).toBeVisible();
  });
});

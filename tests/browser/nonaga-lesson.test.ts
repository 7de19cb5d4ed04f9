/** Nonaga's lesson: the first game in three boards. */
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { middleOf } from "./pointer-input.js";

test.use(reducedMotion);

test("a first game is learnt in three boards", async ({ page }) => {
  await page.goto("/nonaga/learn");
  const touch = async (...cells: readonly string[]) => {
    for (const cell of cells) {
      const target = page.locator(`.lesson-step [data-target="${cell}"]`);
      await target.scrollIntoViewIfNeeded();
      const { x, y } = await middleOf(target);
      await page.mouse.click(x, y);
    }
  };
  const says = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
  await says("Choose one of the round red pieces.");
  await touch("2,-2", "-1,1");
  await says("Now a tile moves.");
  await touch("1,-2", "3,-1");
  await says("That was a whole turn.");
  await page.getByRole("button", { name: "Next" }).click();
  await touch("2,-2", "2,-1", "1,-2", "3,-1");
  await says("Not together yet.");
  await page.getByRole("button", { name: "Try again" }).click();
  await touch("2,-2", "1,-1");
  await says("Together!");
  await page.getByRole("button", { name: "Next" }).click();
  await touch("2,-2", "2,-1", "1,1", "3,0");
  await says("Well parried");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("link", { name: "Play a game" }).click();
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
});

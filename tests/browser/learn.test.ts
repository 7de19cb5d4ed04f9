/** Stroke's lessons: the reader answers, then the exact search does, with its reason. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";

const exercise = (page: Page, lesson: string, number: number) =>
  page.getByRole("article", { name: lesson }).getByRole("group", { name: new RegExp(`^Board ${number}:`) });

test("a wrong way is shown with its reason, and the right one leads to the board", async ({ page }) => {
  await page.goto("/stroke/learn");
  const board = exercise(page, "Dead ends", 1);
  await board.getByRole("button", { name: "Left", exact: true }).click();
  await expect(board.getByRole("status")).toHaveText(/^Not quite\..*the line could enter but not leave/);
  await expect(board.locator(".mark-because")).not.toHaveCount(0);
  await expect(board.getByRole("link")).toHaveCount(0);
  await board.getByRole("button", { name: "Right", exact: true }).click();
  await expect(board.getByRole("status")).toHaveText(/^Right\.From here the line can be completed\./);
  await board.getByRole("link", { name: "Play this board" }).click();
  await expect(page).toHaveURL(/\/stroke\/play\/s4-2-b-AG$/);
});

test("colours decide whether there is a line at all", async ({ page }) => {
  await page.goto("/stroke/learn");
  const answered = async (number: number, answer: string) => {
    const board = exercise(page, "Colours", number);
    await board.getByRole("button", { name: answer, exact: true }).click();
    return board.getByRole("status");
  };
  await expect(await answered(1, "Yes")).toHaveText(/^Right\.There is a line\./);
  await expect(await answered(2, "No")).toHaveText(/^Right\..*Start and goal have the same colour/);
  await expect(await answered(3, "Yes")).toHaveText(/^Not quite\..*13 of it and 10 of the other/);
  const known = await answered(3, "No");
  await known.getByRole("link", { name: "Play a similar board that works" }).click();
  await expect(page.getByText("1 of 23")).toBeAttached();
});

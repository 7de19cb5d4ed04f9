/** The lesson "Is it possible?": the reader answers, then the exact search does. */
import { expect, test } from "./fixtures.js";

test("tells the truth about the three boards", async ({ page }) => {
  await page.goto("/stroke/learn");
  const answered = async (title: string, answer: string) => {
    const board = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
    await board.getByRole("button", { name: answer, exact: true }).click();
    return board.getByRole("status");
  };
  await expect(await answered("Board A", "Possible")).toHaveText(/^Right\. 2 solutions\./);
  const balanced = await answered("Board B", "Possible");
  await expect(balanced).toHaveText(/^Not quite\. No solution\./);
  await expect(balanced).toHaveText(/13 of it and 10 of the other/);
  const corners = await answered("Board C", "Impossible");
  await expect(corners).toHaveText(/^Right\. No solution\./);
  await expect(corners).toHaveText(/Start and goal have the same colour/);
  await page.getByRole("link", { name: "Play the nearest board that works" }).first().click();
  await expect(page.getByText("1 of 23")).toBeAttached();
});

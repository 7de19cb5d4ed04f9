/** Boards made while one waits: to order, and in a run against the clock. */
import { expect, test } from "vitest";
import { clearByKeyboard, readBoard } from "./solving.js";
import { useStage } from "./stage.js";

const stage = useStage();

test("a board is made to order, and can be cleared", async () => {
  const page = await stage.open("/stroke");
  await page.getByRole("combobox", { name: "Size" }).selectOption("5×5");
  await page.getByRole("combobox", { name: "Difficulty" }).selectOption("Normal");
  await page.getByRole("button", { name: "Make a board" }).click();
  await page.waitForURL(/\/stroke\/play\/s5-/);
  await page.getByRole("grid").waitFor();
  expect((await readBoard(page)).size).toBe(5);
  await clearByKeyboard(page);
});

test("a daily run survives a reload, ends with a time, and is kept", async () => {
  const page = await stage.open("/stroke/attack");
  await page.getByRole("button", { name: "Start" }).first().click();
  for (let board = 1; board <= 5; board++) {
    await page.getByText(`Board ${board} of 5`).waitFor();
    if (board === 3) {
      await page.reload();
      await page.getByText("2 of 5 boards done").waitFor();
      await page.getByRole("button", { name: "Go on" }).click();
      await page.getByText("Board 3 of 5").waitFor();
    }
    expect(await page.getByRole("button", { name: "Hint" }).count()).toBe(0);
    await clearByKeyboard(page);
    await page.getByRole("button", { name: board < 5 ? "Next board" : "Finish" }).click();
  }
  await page.getByRole("heading", { name: "Run finished" }).waitFor();
  await page.getByRole("button", { name: "Results" }).click();
  await page.getByRole("row").filter({ hasText: "Normal" }).waitFor();
  await page.getByText(/^Done in/).waitFor();
});

/** The lesson "Is it possible?": the reader answers, then the exact search does. */
import { expect, test } from "vitest";
import { useStage } from "./stage.js";

const stage = useStage();

test("tells the truth about the printed boards", async () => {
  const page = await stage.open("/stroke/learn");
  const answered = async (title: string, answer: string) => {
    const board = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
    await board.getByRole("button", { name: answer, exact: true }).click();
    return board.getByRole("status").innerText();
  };
  expect(await answered("Pattern A", "Possible")).toMatch(/^Right\. 2 lines\./);
  const recommended = await answered("Pattern B, the recommended board", "Possible");
  expect(recommended).toMatch(/^Not so\. No line exists\./);
  expect(recommended).toMatch(/13 of it and 10 of the other/);
  const corners = await answered("Pattern C", "Impossible");
  expect(corners).toMatch(/^Right\. No line exists\./);
  expect(corners).toMatch(/Start and goal have the same colour/);
  await page.getByRole("link", { name: "Play the nearest board that works" }).first().click();
  await page.getByText("1 of 23").waitFor({ state: "attached" });
});

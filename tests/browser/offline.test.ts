/** After the first visit the app works without a network. */
import { expect, test } from "vitest";
import { useStage } from "./stage.js";
import { cell, openingPath } from "./stroke-boards.js";

const stage = useStage();

test("a page never visited opens offline, and can be played", async () => {
  const page = await stage.open("/", { serviceWorkers: "allow" });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: "Puzzles on squared paper" }).waitFor();
  await page.getByRole("link", { name: /^Stroke One line/ }).click();
  await page.getByRole("link", { name: /First board/ }).click();
  await cell(page, 0, 0).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByText("2 of 23").waitFor({ state: "attached" });
  await page.goto(stage.url + openingPath);
  await page.getByText("2 of 23").waitFor({ state: "attached" });
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
});

/** A Nonaga problem: missed, tried again, solved. */
import {
  afterTurn,
  analyse,
  areTogether,
  legalTurns,
  nonaga,
  type Position,
  start,
  type Turn,
  winInTwo,
  winningSlides,
} from "@masume/games/nonaga";
import { Budget, createRandom, finish } from "@masume/kernel";
import type { Page } from "@playwright/test";
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { turnByMouse } from "./nonaga-table.js";

const problem = finish(winInTwo("basic", createRandom("nonaga/problem/a test")));
const { rules, position } = problem;

/** Plays a turn and waits for the answer to it, which stands second in the score. */
async function answered(page: Page, turn: Turn): Promise<Position> {
  await turnByMouse(page, turn);
  const row = page.locator(".score > ol > li").nth(1).locator(".turn-text > span");
  await expect(row.first()).toBeVisible();
  const text = (await row.allTextContents()).join("/").replaceAll("→", ">").replace("⬡ ", "");
  const answer = nonaga.codec.move.parse(text);
  if (!answer.ok) throw new Error(text);
  return afterTurn(afterTurn(position, turn), answer.value);
}

test.use(reducedMotion);

test("a win in two is missed, tried again and found", async ({ page }) => {
  await page.goto("/nonaga/problem?seed=a+test");
  await expect(page.getByRole("heading", { name: /to move and win in two turns/ })).toBeVisible();
  const idle = (at: Position) =>
    legalTurns(rules, at).find((turn) => !areTogether(afterTurn(at, turn)[at.mover]))!;
  await turnByMouse(page, idle(await answered(page, idle(position))));
  await expect(page.getByRole("heading", { name: "Not in two turns" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: /to move and win in two turns/ })).toBeVisible();
  const { turn } = finish(analyse(problem, start(problem), new Budget(40_000)));
  const last = await answered(page, turn);
  await turnByMouse(page, { slide: winningSlides(last)[0], tile: undefined });
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  await page.goto("/statistics");
  await expect(page.getByRole("row", { name: /^Nonaga 1 1 / })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "1 day in a row" })).toBeVisible();
});

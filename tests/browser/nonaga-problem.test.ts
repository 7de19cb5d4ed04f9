/** A problem: missed, tried again, solved. */
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
import type { Page } from "playwright-core";
import { test } from "vitest";
import { turnByMouse } from "./nonaga-table.js";
import { useStage } from "./stage.js";

const stage = useStage();
const problem = finish(winInTwo("source", createRandom("nonaga/problem/a test")));
const { rules, position } = problem;

/** Plays a turn and waits for the answer to it, which stands second in the score. */
async function answered(page: Page, turn: Turn): Promise<Position> {
  await turnByMouse(page, turn);
  const row = page.locator(".score > ol > li").nth(1).locator(".turn-text > span");
  await row.first().waitFor();
  const text = (await row.allTextContents()).join("/").replaceAll("→", ">").replace("⬡ ", "");
  const answer = nonaga.codec.move.parse(text);
  if (!answer.ok) throw new Error(text);
  return afterTurn(afterTurn(position, turn), answer.value);
}

test("a win in two is missed, tried again and found", async () => {
  const page = await stage.open("/nonaga/problem?seed=a+test", { reducedMotion: "reduce" });
  await page.getByRole("heading", { name: /to move and win in two turns/ }).waitFor();
  const idle = (at: Position) =>
    legalTurns(rules, at).find((turn) => !areTogether(afterTurn(at, turn)[at.mover]))!;
  await turnByMouse(page, idle(await answered(page, idle(position))));
  await page.getByRole("heading", { name: "Not in two turns" }).waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: /to move and win in two turns/ }).waitFor();
  const { turn } = finish(analyse(problem, start(problem), new Budget(40_000)));
  const last = await answered(page, turn);
  await turnByMouse(page, { slide: winningSlides(last)[0], tile: undefined });
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await page.goto(`${stage.url}/statistics`);
  await page.getByRole("row", { name: /^Nonaga 1 1 / }).waitFor();
  await page.goto(stage.url);
  await page.getByRole("link", { name: "1 day in a row" }).waitFor();
});

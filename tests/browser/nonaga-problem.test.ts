/** Nonaga's problems: one missed, tried again and solved, with what the list and the day then say. */
import {
  afterTurn,
  formatTurn,
  legalTurns,
  nonaga,
  type Position,
  problems,
  seededProblem,
  type Turn,
  winnerOf,
  winningSlides,
} from "@masume/games/nonaga";
import type { Page } from "@playwright/test";
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { turnByMouse } from "./nonaga-table.js";

/** Plays a turn and waits for the answer to it, which stands second in the score. */
async function answered(page: Page, position: Position, turn: Turn): Promise<Position> {
  await turnByMouse(page, turn);
  const row = page.locator(".score > ol > li").nth(1).locator(".turn-text > span");
  await expect(row.first()).toBeVisible();
  const text = (await row.allTextContents()).join("/").replaceAll("→", ">").replace("⬡ ", "");
  const answer = nonaga.codec.move.parse(text);
  if (!answer.ok) throw new Error(text);
  return afterTurn(afterTurn(position, turn), answer.value);
}

test.use(reducedMotion);

test("a win in two is missed, tried again, found, and marked in the list", async ({ page }) => {
  const number = problems().findIndex(({ kind, n }) => kind === "win" && n === 2) + 1;
  const { puzzle, solutions } = problems()[number - 1]!;
  const { rules, position } = puzzle;
  await page.goto("/nonaga/problems");
  await page.getByRole("link", { name: new RegExp(`^Win in 2, problem ${number},`) }).click();
  const task = page.getByRole("heading", { name: /to move and win in 2 turns/ });
  await expect(task).toBeVisible();
  const right = solutions.map((turn) => formatTurn(turn, "/"));
  const wrong = legalTurns(rules, position).find((turn) => !right.includes(formatTurn(turn, "/")))!;
  await turnByMouse(page, wrong);
  await expect(page.getByRole("heading", { name: "Not quite" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(task).toBeVisible();
  // Who looks at the engine's analysis has been helped.
  const analysis = page.getByRole("button", { name: "Analysis", exact: true });
  await analysis.click();
  await expect(analysis).toHaveAttribute("aria-expanded", "true");
  await analysis.click();
  const last = await answered(page, position, solutions[0]!);
  await turnByMouse(page, { slide: winningSlides(last)[0], tile: undefined });
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  await expect(page.locator(".solved-time").getByText("1 star", { exact: true })).toBeAttached();
  await page.getByRole("link", { name: "All problems" }).click();
  await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
});

test("the day's problem counts for the day", async ({ page }) => {
  await page.goto("/nonaga/problem?seed=a+test");
  const { rules, position } = seededProblem("a test");
  const isSolution = (turn: Turn) => {
    const turned = afterTurn(position, turn);
    return (
      winningSlides(turned, position.mover).length > 0 &&
      legalTurns(rules, turned).every((reply) => {
        const replied = afterTurn(turned, reply);
        return !winnerOf(replied) && winningSlides(replied).length > 0;
      })
    );
  };
  const solution = legalTurns(rules, position).find(isSolution)!;
  const last = await answered(page, position, solution);
  await turnByMouse(page, { slide: winningSlides(last)[0], tile: undefined });
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  await page.goto("/statistics");
  await expect(page.getByRole("row", { name: /^All: show the times 1 1 / })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "1 day in a row" })).toBeVisible();
});

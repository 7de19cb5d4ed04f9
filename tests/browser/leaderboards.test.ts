/** A day's ranked attempts in Slither, Stroke and Nonaga, against another player, with the server down in between. */
import { findGame } from "@masume/games";
import type { Puzzle } from "@masume/games/slither";
import { Budget, finish } from "@masume/kernel";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.js";
import { japanese, phone } from "./devices.js";
import { typeKeys } from "./keyboard.js";
import { expect, test } from "./online-fixtures.js";
import { cornersOf, keysOfLoop, loopWalk, pointer, puzzleOf } from "./slither-boards.js";
import { clearByKeyboard } from "./solving.js";

/** Somebody who solves the first puzzle of the day on each board by program, as slowly as people do. */
async function startRival(site: string): Promise<{ finish(): Promise<void> }> {
  const send = async (path: string, body?: object, cookie = "") => {
    const headers = { cookie, ...(body ? { "content-type": "application/json" } : {}) };
    const answer = await fetch(site + path, {
      method: "POST",
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.ok).toBe(true);
    return { body: await answer.json(), cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
  };
  const { cookie } = await send("/api/players", { name: "Rival" });
  const answers: (() => Promise<unknown>)[] = [];
  for (const board of ["stroke-attack", "slither-daily"]) {
    const game = (await findGame(board.split("-")[0]!))!;
    const { run, puzzles } = (await send(`/api/boards/${board}/runs`, undefined, cookie)).body;
    const puzzle = game.codec.puzzle.parse(puzzles[0]);
    if (!puzzle.ok) throw new Error(puzzles[0]);
    const solve = await game.engines!.solve!();
    const solved = finish(solve(puzzle.value, new Budget()));
    if (solved.verdict !== "solved") throw new Error("no solution");
    const moves = solved.moves.map((move) => game.codec.move.format(move));
    const times = moves.map((_, i) => Math.round((slowMs * (i + 1)) / moves.length));
    answers.push(() => send(`/api/boards/${board}/runs/${run}/answers`, { puzzle: 0, moves, times }, cookie));
  }
  return { finish: async () => void (await Promise.all(answers.map((answer) => answer()))) };
}

/** So long it takes at least to draw a loop on 10×10 cells, for the server to believe it. */
const slowMs = 7_000;
/** For one key. */
const handMs = 40;

function puzzleOn(page: Page): Puzzle {
  return puzzleOf(decodeURIComponent(new URL(page.url()).pathname.split("/").at(-1)!));
}

/** Solves the Slither puzzle on the page with one stroke. */
async function drawLoop(page: Page): Promise<void> {
  const puzzle = puzzleOn(page);
  const at = await pointer(page, puzzle);
  const [first, ...others] = cornersOf(loopWalk(puzzle)).map(at);
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
}

/** Solves it key by key, as slowly as people do. */
async function typeLoop(page: Page): Promise<void> {
  const keys = keysOfLoop(puzzleOn(page));
  await typeKeys(page, keys, slowMs / keys.length);
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
}

test.use({ timezoneId: "UTC" });

test("two leaderboards, one run finished while the server was down", async ({ page, newDevice, server }) => {
  test.slow();
  const rival = await startRival(server.url);
  await page.goto("/leaderboards?board=slither-daily");
  await expect(page.getByText("No entries on this day.")).toBeVisible();
  await page.getByLabel("Your name").fill("Aiko");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Play it" }).click();
  await expect(page.getByText("This counts for the leaderboard.")).toBeVisible();
  await page.getByRole("button", { name: /^Medium, 10×10/ }).click();
  await expect(page).toHaveURL(/\/slither\/play\//);
  // There is no help as long as it counts.
  await expect(page.getByText("Ranked attempt")).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Check|Show solution)$/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toBeDisabled();
  await typeLoop(page);
  await expect(page.getByText("Today: first, and so far the only one.")).toBeVisible();
  await expectAccessible(page);
  await rival.finish();
  await page.getByRole("link", { name: "Leaderboard" }).click();
  await expect(page.getByRole("cell", { name: "Rival" })).toBeVisible();

  await page.goto("/stroke/attack");
  await expect(page.getByText("This counts for the leaderboard.")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).first().click();
  for (let board = 1; board <= 5; board++) {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`Time attack: ${board} of 5`);
    if (board === 4) await server.stop();
    await clearByKeyboard(page, handMs);
    await page.getByRole("button", { name: board < 5 ? "Next puzzle" : "See the result" }).click();
  }
  await expect(page.getByText("sent to the leaderboard as soon as the server can be reached")).toBeVisible();
  await expectAccessible(page);
  await server.start();
  await expect(page.getByText("Today: 1st of 2, ahead of 100% of the others.")).toBeVisible();
  await page.getByRole("link", { name: "Leaderboard" }).click();
  await expect(page.getByRole("row", { name: /1st Aiko \(you\) 5/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /2nd Rival 1/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Previous day" }).click();
  await expect(page.getByText("No entries on this day.")).toBeVisible();

  // Who ends the attempt to look at the solution is out, and playing again from the start does not change that.
  const curious = await newDevice();
  await curious.goto("/slither");
  await curious.getByRole("link", { name: "Leaderboard" }).click();
  await curious.getByLabel("Your name").fill("Chika");
  await curious.keyboard.press("Enter");
  await curious.getByRole("link", { name: "Play it" }).click();
  await expect(curious.getByText("Hints and all other help are off")).toBeVisible();
  await curious.getByRole("button", { name: /^Medium, 10×10/ }).click();
  await curious.getByRole("button", { name: "End the attempt" }).click();
  await curious.getByRole("button", { name: "End it" }).click();
  const isOut = curious.getByText("no longer counts for the leaderboard");
  await expect(isOut).toBeVisible();
  await curious.getByRole("button", { name: "Show solution" }).click();
  await curious.getByRole("button", { name: "Show it" }).click();
  await expectAccessible(curious);
  await curious.locator(".board-steps").getByRole("button", { name: "Close" }).click();
  for (const again of [true, false]) {
    await drawLoop(curious);
    await expect(isOut).toBeVisible();
    if (again) await curious.getByRole("button", { name: "Play again" }).click();
  }
  await curious.getByRole("link", { name: "Leaderboard" }).click();
  await expect(curious.getByRole("cell", { name: "Aiko" })).toBeVisible();
  await expect(curious.getByRole("cell", { name: /Chika/ })).toHaveCount(0);

  // Where the board is that of the page, what becomes of the attempt leaves it as it is.
  await curious.goto("/nonaga/problem");
  await curious.getByRole("button", { name: "Play for the leaderboard" }).click();
  await expect(curious.getByText("Ranked attempt")).toBeVisible();
  await expect(curious.getByRole("timer")).toBeVisible();
  for (const name of ["Hint", "Threats", "Analysis"])
    await expect(curious.getByRole("button", { name, exact: true })).toBeDisabled();
  await curious.getByRole("button", { name: "End the attempt" }).click();
  await curious.getByRole("button", { name: "End it" }).click();
  await expect(curious.getByText("Ranked attempt")).toBeHidden();
  await curious.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(curious.getByRole("button", { name: "Where?" })).toBeVisible();
  await expect(isOut).toBeVisible();

  const stranger = await newDevice({
    ...phone,
    ...japanese,
    colorScheme: "dark",
  });
  await stranger.goto("/leaderboards");
  await expect(stranger.getByRole("cell", { name: "Aiko" })).toBeVisible();
  await expectAccessible(stranger);
});

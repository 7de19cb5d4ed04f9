/** A day's attempts that count: Slither's puzzle and Stroke's run, against somebody else, with the server away in between. */
import { findGame } from "@masume/games";
import { Budget, finish } from "@masume/kernel";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone } from "./chromium.js";
import { useOnlineStage } from "./online-stage.js";
import { cornersOf, loopWalk, pointer, puzzleOf } from "./slither-boards.js";
import { clearByKeyboard } from "./solving.js";

const stage = useOnlineStage();

/** Somebody quick, who solves the first puzzle of the day on each board by program. */
async function rival(): Promise<void> {
  const send = async (path: string, body?: object, cookie = "") => {
    const headers = { cookie, ...(body ? { "content-type": "application/json" } : {}) };
    const answer = await fetch(stage.url + path, {
      method: "POST",
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.ok).toBe(true);
    return { body: await answer.json(), cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
  };
  const { cookie } = await send("/api/players", { name: "Rival" });
  for (const board of ["stroke-attack", "slither-daily"]) {
    const game = (await findGame(board.split("-")[0]!))!;
    const { run, puzzles } = (await send(`/api/boards/${board}/runs`, undefined, cookie)).body;
    const puzzle = game.codec.puzzle.parse(puzzles[0]);
    if (!puzzle.ok) throw new Error(puzzles[0]);
    const solve = await game.engines!.solve!();
    const solved = finish(solve(puzzle.value, new Budget()));
    if (solved.verdict !== "solved") throw new Error("no solution");
    const moves = solved.moves.map((move) => game.codec.move.format(move));
    await send(`/api/boards/${board}/runs/${run}/answers`, { puzzle: 0, moves }, cookie);
  }
}

/** Solves the Slither puzzle on the page with one stroke. */
async function drawLoop(page: Page): Promise<void> {
  const puzzle = puzzleOf(decodeURIComponent(new URL(page.url()).pathname.split("/").at(-1)!));
  const at = await pointer(page, puzzle);
  const [first, ...others] = cornersOf(loopWalk(puzzle)).map(at);
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y);
  await page.mouse.up();
  await page.getByRole("heading", { name: "Solved" }).waitFor();
}

test("two boards, one of them finished while the server was away", async () => {
  await rival();
  const page = await stage.open("/leaderboards?board=slither-daily", { timezoneId: "UTC" });
  await page.getByRole("cell", { name: "Rival" }).waitFor();
  await page.getByLabel("Your name").fill("Aiko");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Play it" }).click();
  await page.getByText("This counts for the leaderboard.").waitFor();
  await page.getByRole("button", { name: "Medium, 10×10" }).click();
  await page.waitForURL(/\/slither\/play\//);
  await drawLoop(page);
  await page.getByText("Today: 2nd of 2.").waitFor();
  await stage.look(page, "standing-slither-en");

  await page.goto(`${stage.url}/stroke/attack`);
  await page.getByText("This counts for the leaderboard.").waitFor();
  await page.getByRole("button", { name: "Start" }).first().click();
  for (let board = 1; board <= 5; board++) {
    await page.getByText(`Board ${board} of 5`).waitFor();
    if (board === 4) await stage.stopServer();
    await clearByKeyboard(page);
    await page.getByRole("button", { name: board < 5 ? "Next board" : "Finish" }).click();
  }
  await page.getByText("goes to the leaderboard as soon as the server can be reached").waitFor();
  await stage.look(page, "standing-waiting-en");
  await stage.startServer();
  await page.getByText("Today: 1st of 2, faster than 100% of the others.").waitFor({ timeout: 20_000 });
  await page.getByRole("link", { name: "Leaderboard" }).click();
  await page.getByRole("row", { name: /1st Aiko \(you\) 5/ }).waitFor();
  await page.getByRole("row", { name: /2nd Rival 1/ }).waitFor();
  await stage.look(page, "leaderboard-en");
  await page.getByRole("button", { name: "Previous day" }).click();
  await page.getByText("Nobody has an entry on this day.").waitFor();

  // Who looks at the solution is out, and playing again from the start does not change that.
  const curious = await stage.open("/slither", { timezoneId: "UTC" });
  await curious.getByRole("link", { name: "Leaderboard" }).click();
  await curious.getByLabel("Your name").fill("Chika");
  await curious.keyboard.press("Enter");
  await curious.getByRole("link", { name: "Play it" }).click();
  await curious.getByText("It ends when you take a hint").waitFor();
  await curious.getByRole("button", { name: "Medium, 10×10" }).click();
  await curious.getByRole("button", { name: "Show a solution" }).click();
  await curious.getByRole("button", { name: "Show it" }).click();
  const isOut = curious.getByText("no longer counts for the leaderboard");
  await isOut.waitFor();
  await stage.look(curious, "standing-out-en");
  for (const again of [true, false]) {
    await drawLoop(curious);
    await isOut.waitFor();
    if (again) await curious.getByRole("button", { name: "Play again" }).click();
  }
  await curious.getByRole("link", { name: "Leaderboard" }).click();
  await curious.getByRole("cell", { name: "Aiko" }).waitFor();
  expect(await curious.getByRole("cell", { name: /Chika/ }).count()).toBe(0);

  const stranger = await stage.open("/leaderboards", {
    ...phone,
    locale: "ja-JP",
    colorScheme: "dark",
    timezoneId: "UTC",
  });
  await stranger.getByRole("cell", { name: "Aiko" }).waitFor();
  await stage.look(stranger, "leaderboard-ja");
}, 120_000);

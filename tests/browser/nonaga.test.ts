/** Nonaga: games played, undone, saved, shared and analysed. */
import {
  cellName,
  gameCode,
  legalTurns,
  moveCodec,
  start,
  startPosition,
  type Turn,
} from "@masume/games/nonaga";
import { type Hex, parseOrThrow } from "@masume/kernel";
import type { Page } from "@playwright/test";
import { randomGame } from "../server/games.js";
import { expectAccessible } from "./axe.js";
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { pressKeys } from "./keyboard.js";
import {
  basicGame,
  begin,
  cellOf,
  played,
  turnByDrag,
  turnByMouse,
  turnsShown,
  winAgainstNovice,
} from "./nonaga-table.js";
import { middleOf, restingBox } from "./pointer-input.js";

test.use(reducedMotion);

test.describe("a game against the novice is won", () => {
  test("by mouse, says so and counts it", async ({ page }) => {
    await page.goto("/nonaga");
    await begin(page, { level: "Novice", colour: "Red" });
    const state = await winAgainstNovice(page, turnByMouse);
    await expect(page.getByRole("heading", { name: "You win (Red)" })).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "You win (Red). Your three pieces are together." }),
    ).toBeVisible();
    await expect(page.locator(".board-picture .mark-paper.shape-line")).toHaveCount(1);
    for (const cell of state.position.red) {
      await expect(
        page.getByRole("gridcell", { name: `${cellName(cell)}: red piece`, exact: true }),
      ).toBeVisible();
    }
    // The rematch swaps the colours: the engine begins.
    await page.getByRole("button", { name: "Rematch" }).click();
    await turnsShown(page, 1);
    await expect(
      page.getByRole("status").filter({ hasText: "Your turn (Blue): slide one of your pieces." }),
    ).toBeVisible();
    await page.goto("/statistics");
    await expect(page.getByRole("heading", { name: "Nonaga against the engine" })).toBeVisible();
    await expect(page.getByRole("row", { name: "Novice 1 0 0" })).toBeVisible();
  });
});

test.describe("input", () => {
  test("pieces and tiles are dragged, and an illegal move is explained", async ({ page }) => {
    await page.goto("/nonaga");
    await begin(page, { opponent: "Two players on this device", rules: "Official" });
    const says = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
    await expect(cellOf(page, [2, 0])).toBeAttached();
    await turnByMouse(page, { slide: undefined, tile: { from: [2, 0], to: [2, 0] } });
    await says("Slide one of your own pieces.");
    await turnByDrag(page, { slide: { from: [2, -2], to: [-1, 1] }, tile: undefined });
    await says("Red: now move a tile.");
    const middle = await middleOf(cellOf(page, [0, 0]));
    await page.mouse.click(middle.x, middle.y);
    await says("A tile can be taken out only if two adjacent sides are free.");
    await turnByDrag(page, { slide: undefined, tile: { from: [1, -2], to: [3, -1] } });
    await turnsShown(page, 1);
    await says("Blue: slide one of your pieces.");
  });

  test("each cell says what is on it and what can be done", async ({ page }) => {
    await page.goto("/nonaga");
    await begin(page, { opponent: "Two players on this device" });
    await expect(page.getByRole("gridcell", { name: "o11: red piece, can slide" })).toBeVisible();
    await expect(page.getByRole("gridcell", { name: "o13: blue piece", exact: true })).toBeVisible();
    await expect(page.getByRole("gridcell", { name: "p12: gap", exact: true })).toBeVisible();
    await pressKeys(page, "Enter");
    await expect(page.getByRole("gridcell", { name: "l14: tile, the piece can slide here" })).toBeVisible();
    await page.keyboard.press("End");
    await page.keyboard.press("End");
    await page.keyboard.press("End");
    await expect(cellOf(page, [-1, 1])).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("gridcell", { name: "n11: tile, can be moved" })).toBeVisible();
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("gridcell", { name: "o11: red piece, can slide" })).toBeVisible();
  });
});

test.describe("the game", () => {
  const opening = firstTurns(4);

  test("with two players on one device is saved at once, undone, resigned", async ({ page }) => {
    await page.goto("/nonaga");
    await begin(page, { opponent: "Two players on this device" });
    for (const turn of opening.slice(0, 3)) await turnByMouse(page, turn);
    await turnsShown(page, 3);
    // A turn of which only the slide is made is there again, and its tile can be moved.
    const { slide, tile } = opening[3]!;
    await turnByMouse(page, { slide, tile: undefined });
    const waitsForTile = page.getByRole("status").filter({ hasText: "Blue: now move a tile." });
    await expect(waitsForTile).toBeVisible();
    // One step back takes the slide, not a whole turn.
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(waitsForTile).toHaveCount(0);
    await turnsShown(page, 3);
    await turnByMouse(page, { slide, tile: undefined });
    await page.getByRole("button", { name: "Undo the slide" }).click();
    await expect(waitsForTile).toHaveCount(0);
    await turnByMouse(page, { slide, tile: undefined });
    await expect(waitsForTile).toBeVisible();
    await page.reload();
    await turnsShown(page, 3);
    await expect(waitsForTile).toBeVisible();
    await turnByMouse(page, { slide: undefined, tile });
    for (const left of [3, 2]) {
      await turnsShown(page, left + 1);
      await page.getByRole("button", { name: "Undo", exact: true }).click();
    }
    await turnsShown(page, 2);
    await page.goto("/nonaga");
    await page.getByRole("link", { name: "Two players on one device 2 turns played" }).click();
    await turnsShown(page, 2);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes, resign" }).click();
    await expect(page.getByRole("heading", { name: "Blue wins" })).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("link", { name: /turns played/ })).toHaveCount(0);
  });

  test("is drawn when a position comes for the third time", async ({ page }) => {
    await page.goto("/nonaga");
    await begin(page, { opponent: "Two players on this device" });
    const away = { from: [1, -2], to: [3, -1] } as const;
    const back = { from: away.to, to: away.from } as const;
    const round: readonly Turn[] = [
      { slide: { from: [2, -2], to: [2, -1] }, tile: away },
      { slide: { from: [-2, 2], to: [-1, 2] }, tile: back },
      { slide: { from: [2, -1], to: [2, -2] }, tile: away },
      { slide: { from: [-1, 2], to: [-2, 2] }, tile: back },
    ];
    for (const turn of [...round, ...round]) await turnByMouse(page, turn);
    await expect(page.getByRole("heading", { name: "Draw" })).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "The same position for the third time." }),
    ).toBeVisible();
  });

  test("against the engine, undo takes back both turns, and redo makes them again", async ({ page }) => {
    await page.goto("/nonaga");
    await begin(page, { level: "Novice" });
    await turnByMouse(page, opening[0]!);
    await turnsShown(page, 2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("No turns yet.")).toBeVisible();
    await page.getByRole("button", { name: "Redo" }).click();
    await turnsShown(page, 2);
  });

  test("is shared by link, replayed and continued", async ({ page, newDevice, baseURL }) => {
    await page.goto("/nonaga");
    await begin(page, { opponent: "Two players on this device" });
    for (const turn of opening) await turnByMouse(page, turn);
    await turnsShown(page, 4);
    await page.getByRole("button", { name: "Share" }).click();
    const link = await page.getByRole("textbox", { name: "Link to this game" }).inputValue();
    const record = await page.getByRole("textbox", { name: "Game record" }).inputValue();
    expect(link.length).toBeLessThan(baseURL!.length + 40);

    const other = await newDevice();
    await other.goto(link.slice(baseURL!.length));
    await turnsShown(other, 4);
    const names = (from: Page) =>
      from
        .locator('[role="gridcell"]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
    const plain = (list: (string | null)[]) => list.map((name) => name?.split(", ")[0]);
    expect(plain(await names(other))).toEqual(plain(await names(page)));
    await other.getByRole("button", { name: "Replay" }).click();
    await other.getByRole("slider", { name: "Moves shown" }).fill("1");
    await expect(
      cellOf(other, opening[0]!.slide!.to).and(other.getByRole("gridcell", { name: /red piece/ })),
    ).toBeVisible();
    await other.getByRole("button", { name: "Two players on this device" }).click();
    await turnsShown(other, 1);
    await expect(
      other.getByRole("status").filter({ hasText: "Blue: slide one of your pieces." }),
    ).toBeVisible();

    await other.goto("/nonaga");
    await other.getByText("Open a record").click();
    await other.getByRole("textbox", { name: "Record" }).fill(record);
    await other.getByRole("button", { name: "Open", exact: true }).click();
    await turnsShown(other, 4);
    await other.goto("/nonaga/game#s-zzzz");
    await expect(other.getByRole("alert").filter({ hasText: "Turn 1 cannot be played." })).toBeVisible();
  });

  function firstTurns(count: number): readonly Turn[] {
    const turns: Turn[] = [];
    let state = start(basicGame);
    while (turns.length < count) {
      const quiet = legalTurns(basicGame.rules, state.position).filter(({ tile }) => tile !== undefined);
      const turn = quiet[(turns.length * 37) % quiet.length]!;
      turns.push(turn);
      state = played(state, turn);
    }
    return turns;
  }
});

test.describe("hints and analysis", () => {
  /** The first position, so far away. */
  function drifted([q, r]: Hex): string {
    const moved = (cells: readonly Hex[]) => cells.map((cell) => `${cell[0] + q},${cell[1] + r}`).join(" ");
    const { tiles, red, blue } = startPosition;
    return `basic ${[tiles, red, blue].map(moved).join(" | ")} | red | -`;
  }

  /** Red to move wins at once; blue would win at once if it were its turn. */
  const sharp =
    "basic -2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0 | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -";

  test("a hint in four presses: what, where, why, the turn", async ({ page }) => {
    await page.goto(`/nonaga/play/${encodeURIComponent(sharp)}`);
    await page.getByRole("button", { name: "Two players on this device" }).click();
    const says = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
    await page.getByRole("button", { name: "Hint" }).click();
    await says("You can win this turn.");
    await page.getByRole("button", { name: "Where?" }).click();
    await expect(page.locator(".board-picture .mark-hint")).toHaveCount(1);
    await page.getByRole("button", { name: "Why?" }).click();
    await says("This slide brings your three pieces together: you win.");
    await page.getByRole("button", { name: "Play it" }).click();
    await expect(page.getByRole("heading", { name: "Red wins" })).toBeVisible();
  });

  test("a hint stays on the board while a turn of the score has the focus", async ({ page }) => {
    await page.goto("/nonaga");
    await begin(page, { opponent: "Two players on this device", rules: "Official" });
    await turnByDrag(page, {
      slide: { from: [2, -2], to: [-1, 1] },
      tile: { from: [1, -2], to: [3, -1] },
    });
    await turnsShown(page, 1);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Where?" }).click();
    const marked = page.locator(".board-picture").last();
    await expect(marked.locator(".mark-hint")).not.toHaveCount(0);
    const before = await marked.innerHTML();
    await page.locator(".score-turn").focus();
    expect(await marked.innerHTML()).toBe(before);
  });

  test("a finished game is reviewed: accuracy, turning points, what would have been better", async ({
    page,
  }) => {
    const { turns, winner } = randomGame("review 3", "basic", 8, 40);
    const game = {
      puzzle: basicGame,
      turns: turns.map((turn) => parseOrThrow(moveCodec, turn)),
      result: winner!,
    };
    await page.goto(`/nonaga/game#${gameCode(game)}`);
    const frame = page.locator(".board-frame");
    const before = await restingBox(frame);
    await page.getByRole("button", { name: "Review" }).click();
    const review = page.getByRole("region", { name: "Review" });
    await expect(review.getByText("Accuracy")).toBeVisible({ timeout: 60_000 });
    // However long it is, it scrolls beside the board, which stays where it is.
    await expect(review).toBeInViewport();
    expect(await restingBox(frame)).toEqual(before);
    const moment = review.getByRole("listitem").filter({ hasText: "the turn that lost the game" });
    const losing = moment.getByRole("button").first();
    await losing.click();
    await expect(losing).toHaveAttribute("aria-current", "step");
    // What would have been better is shown from the position before it.
    const better = moment.locator(".review-better button").first();
    await better.click();
    await expect(better).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".turn-mark").filter({ hasText: "?" })).not.toHaveCount(0);
    await expectAccessible(page);
  });

  test("what a tool opens is in view, however far the panel was scrolled, and the board stays", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const { turns, winner } = randomGame("review 3", "basic", 8, 40);
    const game = {
      puzzle: basicGame,
      turns: turns.map((turn) => parseOrThrow(moveCodec, turn)),
      result: winner!,
    };
    await page.goto(`/nonaga/game#${gameCode(game)}`);
    const frame = page.locator(".board-frame");
    const before = await restingBox(frame);
    await page.getByRole("button", { name: "More" }).click();
    const panel = page.locator(".play-panel");
    for (const [tool, opened] of [
      ["Analysis", page.getByRole("heading", { name: "Analysis" })],
      ["Share", page.getByRole("textbox", { name: "Link to this game" })],
    ] as const) {
      await panel.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight));
      await page.getByRole("button", { name: tool, exact: true }).click();
      await expect(opened).toBeInViewport();
      expect(await restingBox(frame)).toEqual(before);
    }
  });

  test("the analysis announces a forced win, and its lines are shown on the board", async ({ page }) => {
    await page.goto(`/nonaga/play/${encodeURIComponent(sharp)}`);
    await page.getByRole("button", { name: "Analysis", exact: true }).click();
    await expect(page.getByText("Red wins in 1")).toBeVisible();
    const winningLine = page.locator(".board-picture .mark-paper.shape-line");
    await page.locator(".line-turns button").first().click();
    await expect(winningLine).toBeAttached();
    await expect(
      page.getByRole("status").filter({ hasText: "Viewing this position: Red wins." }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Back to the game" }).click();
    await expect(winningLine).toHaveCount(0);
  });

  test("a focused turn of a line keeps the focus while the analysis continues", async ({ page }) => {
    // Far from where games begin, too, the board is in the window.
    await page.goto(`/nonaga/play/${encodeURIComponent(drifted([1200, -777]))}`);
    for (const [q, r] of startPosition.red) {
      const { x, y } = await middleOf(cellOf(page, [q + 1200, r - 777]));
      const frame = await restingBox(page.locator(".board-frame"));
      expect(x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height).toBe(
        true,
      );
    }
    await page.getByRole("button", { name: "Analysis", exact: true }).click();
    const first = page.locator(".line-turns button").first();
    await first.focus();
    const depth = page.locator(".analysis-depth");
    const before = await depth.textContent();
    // A slow page may see only the end of the analysis, which changes no more.
    await expect
      .poll(async () => {
        const now = await depth.textContent();
        return now !== before || !now?.includes("…");
      })
      .toBe(true);
    await expect(first).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("status").filter({ hasText: "Viewing this position: Blue to move." }),
    ).toBeVisible();
  });
});

/** Nonaga's analysis board, and games with a clock at one device. */
import {
  addTurn,
  emptyStudy,
  legalTurns,
  nodesAlong,
  type Puzzle,
  play,
  readStudyCode,
  type Study,
  start,
  startPosition,
  studyCode,
  studyRecordCodec,
  type Turn,
} from "@masume/games/nonaga";
import type { Hex } from "@masume/kernel";
import type { Page } from "@playwright/test";
import { reducedMotion } from "./devices.js";
import { downloaded } from "./downloads.js";
import { expect, test } from "./fixtures.js";
import { basicGame, begin, cellOf, turnByKeyboard, turnByMouse, turnsShown } from "./nonaga-table.js";
import { middleOf } from "./pointer-input.js";

test.use(reducedMotion);

/** Turns with both halves, one after the other. */
function quietTurns(puzzle: Puzzle, count: number): readonly Turn[] {
  const turns: Turn[] = [];
  let state = start(puzzle);
  while (turns.length < count) {
    const quiet = legalTurns(puzzle.rules, state.position).filter(({ tile }) => tile !== undefined);
    const turn = quiet[(turns.length * 37) % quiet.length]!;
    const played = play(puzzle, state, turn);
    if (!played.ok) throw new Error(played.error.code);
    turns.push(turn);
    state = played.value;
  }
  return turns;
}

/** The study that the address of the page holds. */
function studyAt(page: Page): Study {
  const read = readStudyCode(new URL(page.url()).hash.slice(1));
  if (!read.ok) throw new Error(read.error.key);
  return read.value.study;
}

const sorted = (cells: readonly Hex[]): readonly string[] => cells.map(String).sort();

test("a position is set up and analysed: variations, comments, the address, the record", async ({ page }) => {
  // The tile in the middle goes to the right-hand side, and blue begins under official rules.
  const tiles = [...startPosition.tiles.filter((cell) => String(cell) !== "0,0"), [3, -1] as const];
  const puzzle: Puzzle = { rules: "official", position: { ...startPosition, tiles, mover: "blue" } };
  const [first, second] = quietTurns(puzzle, 2);
  const other = legalTurns(puzzle.rules, puzzle.position).findLast(({ tile }) => tile !== undefined)!;

  await page.goto("/nonaga/analysis");
  await page.getByRole("button", { name: "Set up a position" }).click();
  const setUp = page.getByRole("region", { name: "Set up a position" });
  const press = async (cell: Hex) => {
    const { x, y } = await middleOf(cellOf(page, cell));
    await page.mouse.click(x, y);
  };
  await press([0, 0]);
  await expect(setUp.getByRole("status")).toHaveText(/^A board has 19 tiles\. 18 of 19/);
  await expect(setUp.getByRole("button", { name: "Analyse this position" })).toBeDisabled();
  await press([3, -1]);
  await expect(setUp.getByRole("status")).toHaveText(/^19 of 19 tiles/);
  await setUp.getByRole("group", { name: "To move" }).getByRole("radio", { name: "Blue" }).check();
  await setUp.getByRole("radio", { name: "Official" }).check();
  await setUp.getByRole("button", { name: "Analyse this position" }).click();

  const tree = page.getByRole("region", { name: "Turns" });
  const rows = tree.locator("li > .score-turn");
  const variation = tree.getByRole("region", { name: "Variation" });
  await expect(tree.getByRole("button", { name: "Starting position" })).toBeVisible();
  await turnByMouse(page, first!);
  await turnByMouse(page, second!);
  await expect(rows).toHaveCount(2);
  await page.getByRole("textbox", { name: "Comment on this position" }).fill("Better than it looks");
  await tree.getByRole("button", { name: "Starting position" }).click();
  await turnByMouse(page, other);
  await expect(variation).toHaveCount(1);
  await page.getByRole("textbox", { name: "Comment on this position" }).fill("二番目の手");
  await expect(variation).toContainText("二番目の手");

  // The address holds all of it.
  await expect.poll(() => studyAt(page).children.map(({ comment }) => comment)).toEqual(["", "二番目の手"]);
  const study = studyAt(page);
  expect(study.puzzle.rules).toBe("official");
  expect(study.puzzle.position.mover).toBe("blue");
  expect(sorted(study.puzzle.position.tiles)).toEqual(sorted(tiles));
  expect(nodesAlong(study, [0, 0])).toMatchObject([
    { turn: first, comment: "" },
    { turn: second, comment: "Better than it looks" },
  ]);
  await page.reload();
  await expect(tree).toContainText("Better than it looks");
  await expect(variation).toContainText("二番目の手");

  await variation.getByRole("button").click();
  await page.getByRole("button", { name: "Make main line" }).click();
  await expect(variation).toContainText("Better than it looks");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const record = studyRecordCodec.parse((await downloaded(page, "Save as text")).toString());
  expect(record.ok && record.value.study).toEqual(studyAt(page));
  await page.getByRole("button", { name: "Delete from here" }).click();
  await expect(variation).toHaveCount(0);
  await expect(tree).toContainText("Better than it looks");
});

test("a position that is set up is a new study: the way back leads to the old one", async ({ page }) => {
  const study = addTurn(emptyStudy(basicGame), [], quietTurns(basicGame, 1)[0]!).study;
  const rows = page.getByRole("region", { name: "Turns" }).locator("li > .score-turn");
  await page.goto(`/nonaga/analysis#${studyCode({ study, result: "*" })}`);
  await expect(rows).toHaveCount(1);
  await page.getByRole("textbox", { name: "Comment on this position" }).fill("written before");
  await page.getByRole("button", { name: "Set up a position" }).click();
  await expect(page.getByRole("button", { name: "Analyse this position" })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "Comment on this position" })).toHaveValue("written before");
  await page.getByRole("button", { name: "Set up a position" }).click();
  await page.getByRole("button", { name: "Analyse this position" }).click();
  await expect(page.getByRole("textbox", { name: "Comment on this position" })).toHaveValue("");
  await expect(rows).toHaveCount(0);
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "Comment on this position" })).toHaveValue("written before");
});

test("a game with clocks: the mover's runs, and running out of time loses; arrow keys lead through it", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/nonaga");
  await page.getByRole("combobox", { name: "Clock" }).selectOption({ label: "3 min + 2 s per turn" });
  await begin(page, { opponent: "Two players on this device", rules: "Basic" });
  const timeOf = (side: "red" | "blue") => page.locator(`.player[data-side="${side}"]`).getByRole("timer");
  // Time stands still from here on unless the test lets it pass. So do animation frames, which clicks wait for: by keyboard.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  await expect(timeOf("red")).toHaveText("03:00");
  const turns = quietTurns(basicGame, 2);
  await turnByKeyboard(page, turns[0]!);
  await turnsShown(page, 1);
  await page.clock.runFor(10_000);
  await expect(timeOf("red")).toHaveText("03:02");
  await expect(timeOf("blue")).toHaveText("02:50");
  await turnByKeyboard(page, turns[1]!);
  await turnsShown(page, 2);
  await page.clock.runFor(182_000 - 5_000);
  await expect(timeOf("red")).toHaveText("00:05");
  await expect(timeOf("blue")).toHaveText("02:52");
  await page.clock.runFor(5_400);
  await expect(page.getByRole("heading", { name: "Blue wins" })).toBeVisible();
  await expect(page.getByText("Red ran out of time.", { exact: true })).toBeVisible();
  await expect(timeOf("red")).toHaveText("00:00");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  // Nothing moves any more, so the arrow keys step through the game.
  const rows = page.locator(".score-turn");
  await page.keyboard.press("ArrowLeft");
  await expect(rows.nth(0)).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator('.score-turn[aria-current="step"]')).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1)).toHaveAttribute("aria-current", "step");
});

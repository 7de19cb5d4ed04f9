/** Slither puzzles as files of other programs: saved on the page, read back by the library's import. */
import { formatNamed, readDocument, splitPuzzles } from "@masume/games/slither";
import { downloaded } from "./downloads.js";
import { expect, test } from "./fixtures.js";
import { fiveCode, fivePath, puzzleOf } from "./slither-boards.js";

test("a puzzle is saved in every notation, and several in one file", async ({ page }) => {
  const puzzle = puzzleOf(fiveCode);
  await page.goto(fivePath);
  await page.getByRole("button", { name: "Share" }).click();
  const choice = page.getByLabel("For another program");
  await expect(choice.locator("option")).toHaveCount(8);
  const names = await choice.locator("option").allTextContents();
  for (const name of names) {
    await choice.selectOption(name);
    const read = readDocument(String(await downloaded(page, "Save file")));
    expect(read.ok && read.value.puzzle, name).toEqual(puzzle);
  }
  await page.getByRole("button", { name: "Save to library" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.goto("/slither/library");
  await page.getByRole("button", { name: "Make a booklet" }).click();
  const parts = splitPuzzles(String(await downloaded(page, "1 puzzle as one file")));
  const read = readDocument(parts[0]!.text);
  expect(read.ok && read.value.puzzle).toEqual(puzzle);
});

test("an address may name a board in another program's notation", async ({ page }) => {
  const gameId = formatNamed("sgt")!
    .write({ puzzle: puzzleOf(fiveCode) })
    .trim();
  await page.goto(`/slither/play/${encodeURIComponent(gameId)}`);
  await page.getByRole("button", { name: "Share" }).click();
  const link = page.getByRole("textbox", { name: "Link to this puzzle" });
  await expect(link).toHaveValue(new RegExp(`${fivePath}$`));
});

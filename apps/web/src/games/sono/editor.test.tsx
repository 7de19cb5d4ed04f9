import "../../testing/in-browser.js";
import { type Draft, draftOf, emptyDraft, type Puzzle, puzzleCodec, withValue } from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import { expect, test } from "vitest";
import type { ShareUi } from "../../play/game-ui.js";
import { downloads } from "../../testing/in-browser.js";
import { show } from "../../testing/show.js";
import { createEditing, type Editing } from "./editing.js";
import { Editor } from "./editor.js";
import { boardPath, solverPath } from "./link.js";

const puzzle = parseOrThrow(puzzleCodec, "4.pAnr-0RT");
const share: ShareUi<Puzzle> = { code: puzzleCodec.format, fileType: "json", file: puzzleCodec.format };

function shown(first: Draft) {
  let editing!: Editing;
  const page = show(() => {
    editing = createEditing(first);
    return <Editor editing={editing} share={share} />;
  });
  const verdict = () => page.all("p").find(({ props }) => props.class === "sono-check")!;
  return { page, editing, verdict };
}

/** These numbers in reading order, and blanks. */
const laid = (size: number, ...values: readonly number[]): Draft =>
  values.reduce((draft, value, cell) => withValue(draft, cell, value), emptyDraft(size));

test("what is missing is told with how often, what stands too often without", () => {
  const { verdict } = shown(laid(4, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6));
  expect(verdict().text).toBe("Still to place: 0, 7×2. More than twice: 2.");
  expect(verdict().props["data-good"]).toBe(false);
});

test("up to twelve numbers are named, the others counted", () => {
  expect(shown(laid(6, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5)).verdict().text).toMatch(/16×2, 17×2\.$/);
  expect(shown(laid(6, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4)).verdict().text).toBe(
    "Still to place: 5×2, 6×2, 7×2, 8×2, 9×2, 10×2, 11×2, 12×2, 13×2, 14×2, 15×2, 16×2 and 1 more.",
  );
});

test("a board that is complete can be played, solved and saved; one that is not, cannot", async () => {
  const { page, editing, verdict } = shown(draftOf(puzzle));
  expect(verdict().props["data-good"]).toBe(true);
  expect(verdict().text).toMatch(/^4×4, \d of 8 pairs at the start\.$/);
  const ways = () => page.all("a").map(({ props }) => props.href);
  expect(ways()).toEqual([boardPath(puzzle), solverPath(puzzle)]);
  page.button("Save problem").press();
  expect(downloads.at(-1)!.name).toBe("problem.json");
  expect(parseOrThrow(puzzleCodec, await downloads.at(-1)!.content)).toEqual(puzzle);
  editing.put(undefined);
  expect(ways()).toEqual([]);
  expect(page.has("button", "Save problem")).toBe(false);
  page.button("Share").press();
  expect(page.text).toContain("You can share it once every number appears twice.");
});

test("a cell is read out with its place, its number and how often that stands", () => {
  const { page } = shown(laid(4, 7, 7, 3));
  const cells = page.all("div").filter(({ props }) => props.role === "gridcell");
  expect(cells.slice(0, 5).map((cell) => cell.name)).toEqual([
    "row 1, column 1: 7, placed 2 times",
    "row 1, column 2: 7, placed 2 times",
    "row 1, column 3: 3, placed 1 time",
    "row 1, column 4: blank",
    "row 2, column 1: blank",
  ]);
});

test.each([
  ["7", 7],
  ["0", 0],
  [" 5 ", 5],
  ["", undefined],
])("“%s” in the field is the cell's number", (text, value) => {
  const { page, editing } = shown(laid(4, 3));
  page.the("input", "Number in this cell").enter(text);
  expect(editing.value()).toBe(value);
});

test.each(["8", "-1", "1.5", "x"])("“%s” is no number of this board: the cell keeps its own", (text) => {
  const { page, editing } = shown(laid(4, 3));
  const field = page.the("input", "Number in this cell");
  field.enter(text);
  expect(editing.value()).toBe(3);
  field.fire("blur");
  expect(field.value).toBe("3");
});

test("the first missing number is placed with a button, which goes on to the next cell", () => {
  const { page, editing } = shown(laid(4));
  page.button("Place 0").press();
  page.button("Place 0").press();
  page.button("Place 1").press();
  expect(editing.draft().cells.slice(0, 4)).toEqual([0, 0, 1, undefined]);
  page.button("Lower").press();
  expect(editing.value()).toBe(1);
  page.button("Higher").press();
  expect(editing.value()).toBe(2);
  expect(shown(draftOf(puzzle)).page.text).toContain("All placed");
});

test("the rest is filled up around what stands; all of it can be shuffled, cleared and taken back", () => {
  const { page, editing, verdict } = shown(laid(4, 7, 6));
  page.button("Fill the rest").press();
  expect(verdict().props["data-good"]).toBe(true);
  expect(editing.draft().cells.slice(0, 2)).toEqual([7, 6]);
  page.button(/Clear/).press();
  expect(editing.draft()).toEqual(emptyDraft(4));
  page.the("select", "Size").enter("6");
  expect(editing.draft()).toEqual(emptyDraft(6));
  page.button("Shuffle all").press();
  expect([editing.draft().size, verdict().props["data-good"]]).toEqual([6, true]);
  editing.undo();
  expect(editing.draft()).toEqual(emptyDraft(6));
});

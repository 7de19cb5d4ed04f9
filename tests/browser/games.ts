/** The four games as the tests of every game use them: a small board, a large one, a first move and a solution. */
import { puzzleCodec as nonagaCodec, recordCodec } from "@masume/games/nonaga";
import { linkCode, readDocument } from "@masume/games/slither";
import { problemCodec, randomPuzzle } from "@masume/games/sono";
import { formatCode, puzzleCodec } from "@masume/games/stroke";
import { createRandom } from "@masume/kernel";
import { expect, type Page } from "@playwright/test";
import { basicGame } from "./nonaga-table.js";
import { drag, type PointerKind } from "./pointer-input.js";
import { cornersOf, fiveCode, fivePath, keysOfLoop, loopWalk, puzzleOf } from "./slither-boards.js";
import { boardPath, keysToSolve, opening, openingTurns } from "./sono-boards.js";
import { arrowKey, openingCells, openingPath, openingSteps } from "./stroke-boards.js";
import type { Word } from "./words.js";

export interface GameDriver {
  readonly id: "stroke" | "slither" | "sono" | "nonaga";
  /** What the grid is called. */
  readonly name: { readonly en: string; readonly ja: string };
  /** A small board, and where a table is set up. */
  readonly path: string;
  /** The two projects whose tests play it: both screens and both languages. */
  readonly tags: string[];
  /** A fresh board. */
  open(page: Page): Promise<void>;
  /** The strokes of one move, and of the whole solution; for a table, of one turn only. */
  readonly firstMove: readonly (readonly string[])[];
  readonly solution: readonly (readonly string[])[];
  /** The same move by keys, with the cursor where a fresh board has it. */
  readonly firstKeys: readonly string[];
  /** Another move after the first. */
  readonly moreKeys: readonly string[];
  readonly solvingKeys: readonly string[];
  /** A board too large for a phone. */
  readonly largePath?: string;
  /** The heading at the end. */
  readonly end: Word;
  /** The button that saves the board as a file, and whether a file holds the small board. */
  readonly saves: Word;
  isIn(file: string): boolean;
}

const oneWay = ["@desktop-en", "@phone-ja"];
const otherWay = ["@desktop-ja", "@phone-en"];

const at = (cell: readonly [number, number]) => cell.join(",");

function byLink(path: string): GameDriver["open"] {
  return async (page) => {
    await page.goto(path);
    await expect(page.getByRole("grid")).toBeAttached();
  };
}

const stroke: GameDriver = {
  id: "stroke",
  name: { en: "Stroke", ja: "一筆書き" },
  tags: oneWay,
  end: "solved",
  path: openingPath,
  open: byLink(openingPath),
  firstMove: [openingCells().slice(0, 2).map(at)],
  solution: [openingCells().map(at)],
  firstKeys: [arrowKey[openingSteps[0]!]!],
  moreKeys: [arrowKey[openingSteps[1]!]!],
  solvingKeys: openingSteps.map((step) => arrowKey[step]!),
  largePath: "/stroke/play/s30-0-o3",
  saves: "json",
  isIn(file) {
    const board = puzzleCodec.parse(file);
    return board.ok && openingPath.endsWith(`/${formatCode(board.value)}`);
  },
};

const five = puzzleOf(fiveCode);
const fiveKeys = keysOfLoop(five);
const firstLine = fiveKeys.findIndex((key) => key.startsWith("Shift"));

const slither: GameDriver = {
  id: "slither",
  name: { en: "Slither", ja: "スリザーリンク" },
  tags: otherWay,
  end: "solved",
  path: fivePath,
  open: byLink(fivePath),
  firstMove: [
    loopWalk(five)
      .slice(0, 2)
      .map((node) => `n:${at(node)}`),
  ],
  solution: [cornersOf(loopWalk(five)).map((node) => `n:${at(node)}`)],
  firstKeys: fiveKeys.slice(0, firstLine + 1),
  moreKeys: fiveKeys.slice(firstLine + 1, firstLine + 2),
  solvingKeys: fiveKeys,
  largePath: `/slither/play/60~60~${"z".repeat(180)}`,
  saves: "json",
  isIn(file) {
    const read = readDocument(file);
    return read.ok && linkCode(read.value.puzzle) === fiveCode;
  },
};

const turnStrokes = openingTurns.map(({ x, y, n }) => [at([x, y]), at([x + n - 1, y + n - 1])]);

const sono: GameDriver = {
  id: "sono",
  name: { en: "Sono", ja: "園" },
  tags: oneWay,
  end: "solved",
  path: boardPath(opening),
  open: byLink(boardPath(opening)),
  firstMove: turnStrokes.slice(0, 1),
  solution: turnStrokes,
  firstKeys: keysToSolve.slice(0, 2),
  moreKeys: ["Enter", "Enter"],
  solvingKeys: keysToSolve,
  largePath: boardPath(randomPuzzle(24, createRandom("browser"))),
  saves: "json",
  isIn(file) {
    const problem = problemCodec.parse(file);
    return problem.ok && boardPath(problem.value) === boardPath(opening);
  },
};

const nonaga: GameDriver = {
  id: "nonaga",
  name: { en: "Nonaga", ja: "ノナガ" },
  tags: otherWay,
  end: "you win",
  path: "/nonaga",
  async open(page) {
    await page.goto("/nonaga");
    await page.locator(".set-up .choice").first().locator("label").nth(1).click();
    await page.locator(".set-up button[type=submit]").click();
    await expect(page.getByRole("grid")).toBeAttached();
  },
  firstMove: [
    ["2,-2", "-1,1"],
    ["1,-2", "3,-1"],
  ],
  solution: [],
  // Take up the first piece, three rows down along a slant, put it down; then the first tile to the first gap.
  firstKeys: ["Enter", "End", "End", "End", "Enter", "n", "Enter", "n", "Enter"],
  moreKeys: ["Enter", "n", "Enter", "n", "Enter", "n", "Enter"],
  solvingKeys: [],
  saves: "save as text",
  isIn(file) {
    const record = recordCodec.parse(file);
    return record.ok && nonagaCodec.format(record.value.puzzle) === nonagaCodec.format(basicGame);
  },
};

const drivers = { stroke, slither, sono, nonaga };

/** All games, or those named. */
export function games(...ids: readonly GameDriver["id"][]): readonly GameDriver[] {
  return Object.values(drivers).filter(({ id }) => ids.length === 0 || ids.includes(id));
}

/** What all cells of the board say: two boards that say the same are the same. */
export function boardText(page: Page): Promise<string> {
  return boardBecomes(page, { not: "" });
}

/** Waits until the board says this (or, with `not`, anything else), and gives what it says then. */
export async function boardBecomes(page: Page, wanted: { is: string } | { not: string }): Promise<string> {
  const came = await page.waitForFunction((sought) => {
    // Before the names have settled, some cells speak of this state and some of the one before.
    const cells = [...document.querySelectorAll('[data-names="settled"] [role="gridcell"]')];
    const says = cells.map((cell) => cell.getAttribute("aria-label")).join("\n");
    return ("is" in sought ? says === sought.is : says !== "" && says !== sought.not) && says;
  }, wanted);
  return came.jsonValue() as Promise<string>;
}

/** On a phone, what takes more room than a line is in a sheet. */
export function openSheet(page: Page): Promise<void> {
  return setSheet(page, "true");
}

/** Puts the sheet away again, so that the whole board is there. */
export function closeSheet(page: Page): Promise<void> {
  return setSheet(page, "false");
}

async function setSheet(page: Page, isOpen: "true" | "false"): Promise<void> {
  const tool = page.locator(".sheet-tool");
  await tool.waitFor({ state: "attached" });
  if ((await tool.isVisible()) && (await tool.getAttribute("aria-expanded")) !== isOpen) await tool.click();
}

export async function dragAll(
  page: Page,
  kind: PointerKind,
  ways: readonly (readonly string[])[],
): Promise<void> {
  for (const way of ways) await drag(page, kind, way);
}

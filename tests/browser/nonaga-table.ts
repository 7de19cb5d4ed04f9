/** Playing Nonaga in a test: by mouse, touch or keyboard, turn by turn. */
import {
  analyse,
  bookTurns,
  legalTurns,
  noviceTurn,
  outcome,
  type Puzzle,
  play,
  type State,
  start,
  startPosition,
  type Turn,
} from "@masume/games/nonaga";
import { Budget, finish, type Hex } from "@masume/kernel";
import { expect, type Page } from "@playwright/test";
import { middleOf } from "./pointer-input.js";

export interface Wishes {
  readonly opponent?: "Engine" | "Two players on this device";
  readonly level?: string;
  /** How long full strength thinks. */
  readonly time?: string;
  readonly colour?: "Red" | "Blue";
  readonly rules?: "Basic" | "Official";
}

/** Sets up a game on the Play tab and waits for its board. */
export async function begin(page: Page, wishes: Wishes = {}): Promise<void> {
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  const { opponent, level, time, colour, rules } = wishes;
  for (const name of [opponent, colour, rules]) {
    if (name) await page.getByRole("radio", { name, exact: true }).check();
  }
  if (level) await page.getByRole("combobox", { name: "Level" }).selectOption({ label: level });
  if (time) await page.getByRole("combobox", { name: "Time per turn" }).selectOption({ label: time });
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("grid")).toBeAttached();
}

export function cellOf(page: Page, cell: Hex) {
  return page.locator(`[role="gridcell"][data-target="${cell.join(",")}"]`);
}

/** A first turn to which the opening book has no answer: the engine has to think. */
export function turnOutOfBook(puzzle: Puzzle): Turn {
  const turn = legalTurns(puzzle.rules, puzzle.position).find((one) => {
    const played = play(puzzle, start(puzzle), one);
    return played.ok && bookTurns(puzzle, played.value).length === 0;
  });
  if (!turn) throw new Error("the book knows everything");
  return turn;
}

/** The cells that a turn touches, in order. */
function touches({ slide, tile }: Turn): readonly Hex[] {
  return [slide, tile].flatMap((shift) => (shift ? [shift.from, shift.to] : []));
}

/**
 * Clicks where the cells are. The board must be at rest: while it shows somebody
 * else's turn it moves and takes no input, so tests that play with others ask for
 * less motion and wait for the turn (`turnsShown`) first.
 */
export async function turnByMouse(page: Page, turn: Turn): Promise<void> {
  for (const cell of touches(turn)) {
    const { x, y } = await middleOf(cellOf(page, cell));
    await page.mouse.click(x, y);
  }
}

/** The same online; where fingers play, turns are confirmed at first. */
export async function turnOnline(page: Page, turn: Turn): Promise<void> {
  await turnByMouse(page, turn);
  const isPhone = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  if (isPhone) await page.getByRole("button", { name: /^(Play it|指す)$/ }).click();
}

/** Each half of the turn as one drag. */
export async function turnByDrag(page: Page, { slide, tile }: Turn): Promise<void> {
  for (const shift of [slide, tile]) {
    if (!shift) continue;
    const from = await middleOf(cellOf(page, shift.from));
    const to = await middleOf(cellOf(page, shift.to));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  }
}

/** N goes from one possible cell to the next; Enter touches. The focus must be on the board. */
export async function turnByKeyboard(page: Page, turn: Turn): Promise<void> {
  for (const cell of touches(turn)) {
    for (let tried = 0; ; tried++) {
      const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.target);
      if (at === cell.join(",")) break;
      if (tried > 60) throw new Error(`the cursor does not come to ${cell}`);
      await page.keyboard.press("n");
    }
    await page.keyboard.press("Enter");
  }
}

export async function turnByTouch(page: Page, turn: Turn): Promise<void> {
  for (const cell of touches(turn)) {
    const { x, y } = await middleOf(cellOf(page, cell));
    await page.touchscreen.tap(x, y);
  }
}

export const basicGame: Puzzle = { rules: "basic", position: startPosition };

export function played(state: State, turn: Turn): State {
  const next = play(basicGame, state, turn);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

export const turnsShown = (page: Page, count: number): Promise<void> =>
  expect(page.locator(".score > ol > li")).toHaveCount(count);

/** The two pages of an online game, the one that plays red first. */
export async function redFirst(a: Page, b: Page, nameOfA: string): Promise<readonly [Page, Page]> {
  const red = await a.locator('.player[data-side="red"]').textContent();
  return red!.includes(nameOfA) ? [a, b] : [b, a];
}

/** Plays red against the novice, whose turns are known, until red has won. */
export async function winAgainstNovice(
  page: Page,
  make: (page: Page, turn: Turn) => Promise<void>,
): Promise<State> {
  let state = start(basicGame);
  for (let count = 1; ; count += 2) {
    const best = finish(analyse(basicGame, state, new Budget(40_000))).turn;
    await make(page, best);
    state = played(state, best);
    if (outcome(state)) return state;
    state = played(state, noviceTurn(basicGame.rules, state.position));
    await turnsShown(page, count + 1);
  }
}

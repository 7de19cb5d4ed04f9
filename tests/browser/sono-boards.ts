/** A small Sono board, two turns from all pairs, and its cells on the screen. */
import { type Op, type Puzzle, puzzleCodec } from "@masume/games/sono";
import type { Locator, Page } from "@playwright/test";
import { middleOf, type Point } from "./pointer-input.js";

export const opening: Puzzle = {
  size: 4,
  entities: [
    [1, 0, 3, 3],
    [2, 2, 5, 5],
    [7, 0, 6, 4],
    [7, 1, 6, 4],
  ],
};

export const openingTurns: readonly [Op, Op] = [
  { x: 0, y: 0, n: 2 },
  { x: 1, y: 1, n: 3 },
];

/** The same turns by keyboard, from the first cell. */
export const keysToSolve: readonly string[] = ["Enter", "Enter", "ArrowRight", "ArrowDown", "]", "Space"];

export function boardPath(problem: Puzzle): string {
  return `/sono/play/${puzzleCodec.format(problem)}`;
}

export function solverPath(problem: Puzzle): string {
  return `/sono/solve?board=${puzzleCodec.format(problem)}`;
}

export function cellAt(page: Page, x: number, y: number): Locator {
  return page.locator(`[role="gridcell"][data-target="${x},${y}"]`);
}

export function centreOf(page: Page, x: number, y: number): Promise<Point> {
  return middleOf(cellAt(page, x, y));
}

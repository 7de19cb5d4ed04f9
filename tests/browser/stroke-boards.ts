/** Stroke boards for the browser tests: their lines, and where their cells are on the screen. */
import type { Cell } from "@masume/kernel";
import type { Locator, Page } from "@playwright/test";
import { middleOf, type Point } from "./pointer-input.js";

export const openingPath = "/stroke/play/s5-0-o-ABI";

/** From [0,0] to [4,4], as steps. */
export const openingSteps: readonly string[] = "RRRRDLDLULLDDDRURDRURD".split("");

const delta: Readonly<Record<string, readonly [number, number]>> = {
  U: [-1, 0],
  R: [0, 1],
  D: [1, 0],
  L: [0, -1],
};

export const arrowKey: Readonly<Record<string, string>> = {
  U: "ArrowUp",
  R: "ArrowRight",
  D: "ArrowDown",
  L: "ArrowLeft",
};

/** The first stage, 3×3 from corner to corner, and its line in keys. */
export const firstStagePath = "/stroke/play/s3-0-8?stage=easy-1";
export const firstStageKeys: readonly string[] = [..."RRDLLDRR"].map((step) => arrowKey[step]!);

/** The keys that draw a line with the cursor on its first cell. */
export function keysOfLine(line: readonly Cell[]): readonly string[] {
  return line.slice(1).map(([row, column], i) => {
    const [fromRow, fromColumn] = line[i]!;
    if (row === fromRow) return column > fromColumn ? "ArrowRight" : "ArrowLeft";
    return row > fromRow ? "ArrowDown" : "ArrowUp";
  });
}

/** The cells of the line, from the start. */
export function openingCells(): readonly (readonly [number, number])[] {
  const cells: [number, number][] = [[0, 0]];
  for (const step of openingSteps) {
    const [row, column] = cells.at(-1)!;
    cells.push([row + delta[step]![0], column + delta[step]![1]]);
  }
  return cells;
}

export function cell(page: Page, row: number, column: number): Locator {
  return page.locator(`[role="gridcell"][data-target="${row},${column}"]`);
}

export function centre(page: Page, row: number, column: number): Promise<Point> {
  return middleOf(cell(page, row, column));
}

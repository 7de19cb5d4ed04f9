/**
 * Cells and turns as text, in two notations that are read alike.
 *
 * Programs write a cell as `q,r`, without bounds: the board wanders. People read
 * names as on a board for Hex: a letter for the column, which leans to the right
 * going up, and a number for the row from the top; the middle of the first position
 * is `m13`. Twenty-six columns and twenty-five rows have names; what has wandered
 * farther is called by its coordinates.
 */
import type { Hex } from "@masume/kernel";
import type { Shift, Turn } from "./board.js";

const coordinatesPattern = /^(-?\d{1,9}),(-?\d{1,9})$/;
const namePattern = /^([a-z])([1-9]\d?)$/;

const columnLetters = "abcdefghijklmnopqrstuvwxyz";
/** Of the cell `0,0`. */
const middleColumn = columnLetters.indexOf("m");
const middleRow = 13;
const lastRow = 25;

export function formatCell(cell: Hex): string {
  return `${cell[0]},${cell[1]}`;
}

/** `m13`. */
export function cellName(cell: Hex): string {
  const letter = columnLetters[cell[0] + middleColumn];
  const row = cell[1] + middleRow;
  return letter !== undefined && row >= 1 && row <= lastRow ? `${letter}${row}` : formatCell(cell);
}

/** A cell by its coordinates or its name. */
export function parseCell(text: string): Hex | undefined {
  const coordinates = coordinatesPattern.exec(text);
  // Adding nothing makes `-0` the zero it means.
  if (coordinates) return [Number(coordinates[1]) + 0, Number(coordinates[2]) + 0];
  const name = namePattern.exec(text);
  if (!name || Number(name[2]) > lastRow) return undefined;
  return [columnLetters.indexOf(name[1]!) - middleColumn, Number(name[2]) - middleRow];
}

/** The turn with a blank or, in lists, a `/` between its parts; a slide without a tile move stands alone. */
export function formatTurn(turn: Turn, between: " " | "/"): string {
  return writeTurn(turn, between, formatCell);
}

/** The same by names: `o11>l14 m13>p12`. */
export function turnName(turn: Turn, between: " " | "/" = " "): string {
  return writeTurn(turn, between, cellName);
}

function writeTurn({ slide, tile }: Turn, between: string, cell: (cell: Hex) => string): string {
  const shift = (moved: Shift | undefined): string => (moved ? `${cell(moved.from)}>${cell(moved.to)}` : "-");
  return slide && !tile ? shift(slide) : `${shift(slide)}${between}${shift(tile)}`;
}

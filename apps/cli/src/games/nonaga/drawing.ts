/**
 * A position drawn with characters, one line per row of tiles: `R` and `B` are pieces,
 * `o` is a bare tile, brackets stand around cells that are pointed at. Cells to
 * choose from, tiles or gaps, show their letters. Behind each row stand the names
 * of its first and its last cell, so that a turn can be found on it.
 */
import { cellName, cellOfTarget, formatCell, includesHex, type Position } from "@masume/games/nonaga";
import type { Hex } from "@masume/kernel";
import picocolors from "picocolors";

interface Pointing {
  /** Letters by cell, as `formatCell` writes it. */
  readonly letters?: ReadonlyMap<string, string>;
  readonly at?: readonly Hex[];
}

export function drawPosition(
  { tiles, red, blue }: Position,
  colour: boolean,
  { letters = new Map(), at = [] }: Pointing = {},
): string {
  const colours = picocolors.createColors(colour);
  const symbol = (cell: Hex): string => {
    const letter = letters.get(formatCell(cell));
    if (letter !== undefined) return colours.green(letter);
    if (includesHex(red, cell)) return colours.red("R");
    if (includesHex(blue, cell)) return colours.blue("B");
    return "o";
  };
  const cells: readonly Hex[] = [...tiles, ...[...letters.keys()].map(cellOfTarget)];
  // Going down a row shifts the cells by half their distance, which is one character.
  const room = at.length > 0 ? 1 : 0;
  const columns = cells.map(columnOf);
  const left = Math.min(...columns) - room;
  const width = Math.max(...columns) + room + 1 - left;

  function drawRow(r: number): string {
    const row = cells.filter((cell) => cell[1] === r).sort((a, b) => a[0] - b[0]);
    if (row.length === 0) return "";
    const drawn: string[] = Array(width).fill(" ");
    const bracket = (column: number, sign: string): void => {
      drawn[column] = drawn[column] === " " ? sign : "|";
    };
    for (const cell of row) drawn[columnOf(cell) - left] = symbol(cell);
    for (const cell of at.filter((pointed) => pointed[1] === r)) {
      bracket(columnOf(cell) - left - 1, "[");
      bracket(columnOf(cell) - left + 1, "]");
    }
    const ends = `${cellName(row[0]!)} … ${cellName(row.at(-1)!)}`;
    return `${drawn.join("")}  ${colours.dim(ends)}`;
  }

  const rows = cells.map(([, r]) => r);
  const top = Math.min(...rows);
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, i) => drawRow(top + i)).join("\n");
}

function columnOf([q, r]: Hex): number {
  return 2 * q + r;
}

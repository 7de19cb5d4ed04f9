/**
 * A position drawn with characters, a line a row of tiles: `R` and `B` are pieces,
 * `o` is a bare tile. Cells to choose from, tiles or gaps, show their letters.
 */
import { cellOfTarget, formatCell, includesHex, type Position } from "@masume/games/nonaga";
import type { Hex } from "@masume/kernel";
import picocolors from "picocolors";

/** Letters by cell, as `formatCell` writes it. */
export type Letters = ReadonlyMap<string, string>;

export function drawPosition(
  { tiles, red, blue }: Position,
  colour: boolean,
  letters: Letters = new Map(),
): string {
  const colours = picocolors.createColors(colour);
  const symbol = (cell: Hex): string => {
    const letter = letters.get(formatCell(cell));
    if (letter !== undefined) return colours.green(letter);
    if (includesHex(red, cell)) return colours.red("R");
    if (includesHex(blue, cell)) return colours.blue("B");
    return includesHex(tiles, cell) ? "o" : " ";
  };
  const cells: readonly Hex[] = [...tiles, ...[...letters.keys()].map(cellOfTarget)];
  // Going down a row shifts the cells by half their distance, which is one character.
  const left = Math.min(...cells.map(([q, r]) => 2 * q + r));
  const rows = cells.map(([, r]) => r);
  const top = Math.min(...rows);
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, i) => {
    const r = top + i;
    const row = cells.filter((cell) => cell[1] === r).map(([q]) => q);
    if (row.length === 0) return "";
    const first = Math.min(...row);
    const symbols = Array.from({ length: Math.max(...row) - first + 1 }, (_, j) => symbol([first + j, r]));
    return " ".repeat(2 * first + r - left) + symbols.join(" ");
  }).join("\n");
}

/** A position drawn with characters, a line a row of tiles: `R` and `B` are pieces, `o` is a bare tile. */
import { includesHex, type Position } from "@masume/games/nonaga";
import type { Hex } from "@masume/kernel";
import picocolors from "picocolors";

export function drawPosition({ tiles, red, blue }: Position, colour: boolean): string {
  const colours = picocolors.createColors(colour);
  const symbol = (cell: Hex): string => {
    if (includesHex(red, cell)) return colours.red("R");
    if (includesHex(blue, cell)) return colours.blue("B");
    return includesHex(tiles, cell) ? "o" : " ";
  };
  // Going down a row shifts the cells by half their distance, which is one character.
  const left = Math.min(...tiles.map(([q, r]) => 2 * q + r));
  const rows = tiles.map(([, r]) => r);
  const top = Math.min(...rows);
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, i) => {
    const r = top + i;
    const row = tiles.filter((tile) => tile[1] === r).map(([q]) => q);
    const first = Math.min(...row);
    const cells = Array.from({ length: Math.max(...row) - first + 1 }, (_, j) => symbol([first + j, r]));
    return " ".repeat(2 * first + r - left) + cells.join(" ");
  }).join("\n");
}

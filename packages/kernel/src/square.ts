/**
 * Square grids. A cell is `[row, column]`, zero-based, top left first; engines
 * number it `row * width + column`.
 */
export type Cell = readonly [row: number, column: number];

export type Direction = "up" | "right" | "down" | "left";

/** Clockwise from the top; the index of a direction is used in packed tables. */
export const directions: readonly Direction[] = ["up", "right", "down", "left"];

export const rowStep: readonly number[] = [-1, 0, 1, 0];
export const columnStep: readonly number[] = [0, 1, 0, -1];

export function stepFrom([row, column]: Cell, direction: Direction): Cell {
  const d = directions.indexOf(direction);
  return [row + rowStep[d]!, column + columnStep[d]!];
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Side by side, not diagonal. */
export function touches(a: Cell, b: Cell): boolean {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;
}

/** For each cell of a width × height grid its four neighbours, clockwise from the top; −1 where there is none. */
export function neighbourTable(width: number, height: number): Int32Array {
  const table = new Int32Array(width * height * 4).fill(-1);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      for (let d = 0; d < 4; d++) {
        const r = row + rowStep[d]!;
        const c = column + columnStep[d]!;
        if (r >= 0 && r < height && c >= 0 && c < width)
          table[(row * width + column) * 4 + d] = r * width + c;
      }
    }
  }
  return table;
}

/** The eight symmetries of a square of the given size; symmetry 0 is the identity. */
export function transformCell(symmetry: number, size: number, [row, column]: Cell): Cell {
  let r = symmetry & 4 ? column : row;
  let c = symmetry & 4 ? row : column;
  if (symmetry & 1) r = size - 1 - r;
  if (symmetry & 2) c = size - 1 - c;
  return [r, c];
}

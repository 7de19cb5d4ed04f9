/**
 * Marks as characters, for boards of square cells: a unit is four columns by two
 * lines, so cell centres and grid points both fall on characters. Grid lines are
 * drawn light, the player's lines heavy, with the box-drawing characters that
 * join them.
 */
import type { Box, MarkRole, Marks, Point } from "./scene.js";

const columnsPerUnit = 4;
const linesPerUnit = 2;

/** Indexed by which of the four sides are joined: 1 up, 2 right, 4 down, 8 left. */
const light = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";
const heavy = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋";

export type Colour = (role: MarkRole, character: string) => string;

export function renderTerminal(
  marks: Marks,
  bounds: Box,
  colour: Colour = (_, character) => character,
): string {
  const width = Math.round(bounds.width * columnsPerUnit) + 1;
  const height = Math.round(bounds.height * linesPerUnit) + 1;
  const roles: (MarkRole | undefined)[] = new Array(width * height);
  const symbols: string[] = new Array(width * height).fill(" ");
  const joins = { light: new Uint8Array(width * height), heavy: new Uint8Array(width * height) };

  const column = (x: number) => Math.round((x - bounds.x) * columnsPerUnit);
  const line = (y: number) => Math.round((y - bounds.y) * linesPerUnit);
  const put = (c: number, l: number, symbol: string, role: MarkRole) => {
    if (c < 0 || c >= width || l < 0 || l >= height) return;
    symbols[l * width + c] = symbol;
    roles[l * width + c] = role;
  };

  function fill(points: readonly Point[], role: MarkRole): void {
    const left = Math.min(...points.map((p) => column(p.x)));
    const right = Math.max(...points.map((p) => column(p.x)));
    const top = Math.min(...points.map((p) => line(p.y)));
    const bottom = Math.max(...points.map((p) => line(p.y)));
    for (let l = top + 1; l < bottom; l++) for (let c = left + 1; c < right; c++) put(c, l, "░", role);
  }

  function stroke(points: readonly Point[], role: MarkRole): void {
    const weight = role === "grid" || role === "border" ? "light" : "heavy";
    const table = weight === "light" ? light : heavy;
    const join = (c: number, l: number, side: number) => {
      if (c < 0 || c >= width || l < 0 || l >= height) return;
      const at = l * width + c;
      joins[weight][at] = joins[weight][at]! | side;
      put(c, l, table[joins[weight][at]!]!, role);
    };
    for (let i = 1; i < points.length; i++) {
      let c = column(points[i - 1]!.x);
      let l = line(points[i - 1]!.y);
      const toC = column(points[i]!.x);
      const toL = line(points[i]!.y);
      if (c !== toC && l !== toL) continue; // slanted: nothing to draw it with
      while (c !== toC || l !== toL) {
        const stepC = Math.sign(toC - c);
        const stepL = Math.sign(toL - l);
        const side = stepL < 0 ? 1 : stepC > 0 ? 2 : stepL > 0 ? 4 : 8;
        join(c, l, side);
        c += stepC;
        l += stepL;
        join(c, l, side < 4 ? side << 2 : side >> 2);
      }
    }
  }

  for (const mark of marks) {
    if (mark.role === "paper") continue;
    switch (mark.shape) {
      case "area":
        fill(mark.points, mark.role);
        break;
      case "line":
        stroke(mark.points, mark.role);
        break;
      case "disc":
        put(column(mark.at.x), line(mark.at.y), mark.hollow ? "○" : "●", mark.role);
        break;
      case "cross":
        put(column(mark.at.x), line(mark.at.y), "×", mark.role);
        break;
      case "text": {
        const from = column(mark.at.x) - Math.floor((mark.text.length - 1) / 2);
        for (const [i, symbol] of [...mark.text].entries()) put(from + i, line(mark.at.y), symbol, mark.role);
        break;
      }
    }
  }

  const lines: string[] = [];
  for (let l = 0; l < height; l++) {
    let text = "";
    for (let c = 0; c < width; c++) {
      const role = roles[l * width + c];
      const symbol = symbols[l * width + c]!;
      text += role === undefined ? symbol : colour(role, symbol);
    }
    lines.push(text.trimEnd());
  }
  return lines.join("\n");
}

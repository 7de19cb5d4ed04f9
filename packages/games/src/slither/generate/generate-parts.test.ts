/** The generator's two parts by their definitions: a loop is one loop, and removal takes every cell once. */
import { createRandom } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { patternCodes, patternGroups } from "../params.js";
import { randomLoop } from "./loop.js";
import { patternsInTurn, removalOrder } from "./removal.js";

const sizes = [
  [5, 5],
  [7, 10],
  [12, 9],
  [20, 14],
] as const;

describe("randomLoop", () => {
  it.each(sizes)("%i×%i: one long loop, and the counts are its own", (width, height) => {
    for (let i = 0; i < 20; i++) {
      const { inside, counts, length } = randomLoop(width, height, createRandom(`loop ${i}`));
      const at = (row: number, column: number) =>
        row >= 0 && row < height && column >= 0 && column < width ? inside[row * width + column]! : 0;
      let lines = 0;
      const degree = new Map<string, number>();
      const meet = (node: string) => degree.set(node, (degree.get(node) ?? 0) + 1);
      for (let row = 0; row <= height; row++) {
        for (let column = 0; column <= width; column++) {
          if (at(row, column) !== at(row - 1, column)) {
            lines++;
            meet(`${row} ${column}`);
            meet(`${row} ${column + 1}`);
          }
          if (at(row, column) !== at(row, column - 1)) {
            lines++;
            meet(`${row} ${column}`);
            meet(`${row + 1} ${column}`);
          }
        }
      }
      expect(lines).toBe(length);
      expect([...degree.values()].every((ends) => ends === 2)).toBe(true);
      expect(parts(width, height, at)).toEqual({ inside: 1, outside: 1 });
      for (let cell = 0; cell < counts.length; cell++) {
        const row = Math.floor(cell / width);
        const column = cell % width;
        const here = at(row, column);
        const around = [at(row - 1, column), at(row, column + 1), at(row + 1, column), at(row, column - 1)];
        expect(counts[cell]).toBe(around.filter((side) => side !== here).length);
      }
    }
  });
});

/** How many connected parts there are inside and outside; the board has one row of outside around it. */
function parts(width: number, height: number, at: (row: number, column: number) => number) {
  const seen = new Set<string>();
  const found = { inside: 0, outside: 0 };
  for (let row = -1; row <= height; row++) {
    for (let column = -1; column <= width; column++) {
      if (seen.has(`${row} ${column}`)) continue;
      const side = at(row, column);
      found[side ? "inside" : "outside"]++;
      const open = [[row, column] as const];
      while (open.length > 0) {
        const [r, c] = open.pop()!;
        if (r < -1 || c < -1 || r > height || c > width || at(r, c) !== side || seen.has(`${r} ${c}`))
          continue;
        seen.add(`${r} ${c}`);
        open.push([r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]);
      }
    }
  }
  return found;
}

describe("removal", () => {
  it.each(patternCodes)("%s takes every cell exactly once, also on odd sizes", (code) => {
    for (const [width, height] of sizes) {
      const cells = removalOrder(code, width, height, createRandom(code)).flatMap((group) => [...group]);
      expect([...cells].sort((a, b) => a - b)).toEqual(
        Array.from({ length: width * height }, (_, cell) => cell),
      );
    }
  });

  it("mirrors: each group is its own image", () => {
    const images = {
      X: (row: number, column: number, width: number) => row * width + (width - 1 - column),
      Y: (row: number, column: number, width: number, height: number) => (height - 1 - row) * width + column,
      P: (row: number, column: number, width: number, height: number) =>
        (height - 1 - row) * width + (width - 1 - column),
    };
    for (const [code, image] of Object.entries(images)) {
      for (const [width, height] of sizes) {
        for (const group of removalOrder(code as "X", width, height, createRandom(code))) {
          const turned = [...group].map((cell) =>
            image(Math.floor(cell / width), cell % width, width, height),
          );
          expect(turned.sort((a, b) => a - b)).toEqual([...group].sort((a, b) => a - b));
        }
      }
    }
  });

  it("a group gives each of its patterns once per round, never the same twice in a row", () => {
    const turns = patternsInTurn("4", createRandom("turns"));
    const drawn = Array.from({ length: 40 }, () => turns.next().value);
    expect(drawn.every((code, i) => code !== drawn[i - 1])).toBe(true);
    expect(new Set(drawn)).toEqual(new Set(patternGroups["4"]));
  });
});

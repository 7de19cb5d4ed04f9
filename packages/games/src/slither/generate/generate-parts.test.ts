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

  it("pairs: cells side by side, or on a diagonal of their block, and their mirror images", () => {
    const cellsOf = (group: Int32Array, width: number): readonly (readonly [number, number])[] =>
      [...group].map((cell) => [Math.floor(cell / width), cell % width] as const);
    for (const [width, height] of sizes) {
      for (const group of removalOrder("H", width, height, createRandom("H"))) {
        const [a, b] = cellsOf(group, width);
        if (b) expect([b[0] - a![0], b[1] - a![1]]).toEqual([0, 1]);
      }
      for (const group of removalOrder("D", width, height, createRandom("D"))) {
        const [a, b] = cellsOf(group, width);
        if (!b) continue;
        expect([Math.abs(b[0] - a![0]), Math.abs(b[1] - a![1])]).toEqual([1, 1]);
        expect([a![0] >> 1, a![1] >> 1]).toEqual([b[0] >> 1, b[1] >> 1]);
      }
      for (const group of removalOrder("Q", width, height, createRandom("Q"))) {
        const blocks = new Set(cellsOf(group, width).map(([r, c]) => `${r >> 1} ${c >> 1}`));
        expect(blocks.size).toBe(1);
      }
      for (const code of ["XY", "HX", "DX"] as const) {
        for (const group of removalOrder(code, width, height, createRandom(code))) {
          const mirrored = cellsOf(group, width).map(([r, c]) => r * width + (width - 1 - c));
          expect(mirrored.toSorted((a, b) => a - b)).toEqual([...group].toSorted((a, b) => a - b));
          expect(group.length).toBeLessThanOrEqual(4);
        }
      }
    }
  });

  it.each(["WD", "TD", "C", "WV", "TV", "WH", "TH"] as const)(
    "%s takes one half of the cells before the other",
    (code) => {
      const [width, height] = [8, 8];
      for (let seed = 0; seed < 8; seed++) {
        const order = removalOrder(code, width, height, createRandom(`${seed}`)).map(([cell]) => cell!);
        const early = new Set(order.slice(0, 32));
        const kind = (cell: number): boolean => early.has(cell);
        // What goes first is a pattern that repeats every four cells in both directions.
        for (let cell = 0; cell < 64; cell++) {
          const [row, column] = [cell >> 3, cell & 7];
          expect(kind(cell)).toBe(kind(((row + 4) & 7) * 8 + column));
          expect(kind(cell)).toBe(kind(row * 8 + ((column + 4) & 7)));
        }
      }
    },
  );

  it.each(["4", "2", "1", "hard"] as const)(
    "group %s gives each of its patterns once per round, never the same twice in a row",
    (choice) => {
      const patterns = patternGroups[choice];
      for (let seed = 0; seed < 20; seed++) {
        const turns = patternsInTurn(choice, createRandom(`turns ${seed}`));
        const drawn = Array.from({ length: 5 * patterns.length }, () => turns.next().value);
        expect(drawn.every((code, i) => code !== drawn[i - 1])).toBe(true);
        for (let round = 0; round < 5; round++) {
          const part = drawn.slice(round * patterns.length, (round + 1) * patterns.length);
          expect(part.toSorted()).toEqual([...patterns].toSorted());
        }
      }
    },
  );

  it("a single pattern is the only one", () => {
    const turns = patternsInTurn("HX", createRandom("single"));
    expect([turns.next().value, turns.next().value]).toEqual(["HX", "HX"]);
  });
});

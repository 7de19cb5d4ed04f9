import { describe, expect, it } from "vitest";
import { hexCentre, hexCorners, hexDirections, hexDistance } from "./hex.js";
import {
  type Cell,
  directions,
  neighbourTable,
  sameCell,
  stepFrom,
  touches,
  transformCell,
} from "./square.js";

describe("square grids", () => {
  it("the neighbour table is what stepping gives", () => {
    const [width, height] = [4, 3];
    const table = neighbourTable(width, height);
    expect(table).toHaveLength(width * height * 4);
    for (let index = 0; index < width * height; index++) {
      const cell: Cell = [Math.floor(index / width), index % width];
      for (const [d, direction] of directions.entries()) {
        const [row, column] = stepFrom(cell, direction);
        const inside = row >= 0 && row < height && column >= 0 && column < width;
        expect(table[index * 4 + d]).toBe(inside ? row * width + column : -1);
      }
    }
  });

  it("a cell is itself, and touches the four cells that are a step away", () => {
    const cells = Array.from({ length: 25 }, (_, i): Cell => [Math.floor(i / 5), i % 5]);
    for (const cell of cells) {
      const near = directions.map((direction) => stepFrom(cell, direction).join());
      for (const other of cells) {
        expect(sameCell(cell, other)).toBe(cell.join() === other.join());
        expect(touches(cell, other)).toBe(near.includes(other.join()));
      }
    }
  });

  it("the eight symmetries are distinct permutations that keep neighbours together", () => {
    const size = 4;
    const cells = Array.from({ length: 16 }, (_, i): Cell => [i >> 2, i & 3]);
    const images = Array.from({ length: 8 }, (_, s) => cells.map((cell) => transformCell(s, size, cell)));
    expect(new Set(images.map((image) => image.join(" "))).size).toBe(8);
    for (const image of images) {
      expect(image.map(String).sort()).toEqual(cells.map(String));
      for (let i = 0; i < 16; i++) {
        for (let j = 0; j < 16; j++)
          expect(touches(image[i]!, image[j]!)).toBe(touches(cells[i]!, cells[j]!));
      }
    }
  });
});

describe("hex grids", () => {
  it("neighbours are at distance 1 and their centres √3 apart", () => {
    for (const direction of hexDirections) {
      expect(hexDistance([0, 0], direction)).toBe(1);
      const { x, y } = hexCentre(direction);
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3));
    }
    expect(hexDistance([2, -2], [-1, 1])).toBe(3);
  });

  it("a cell shares two corners with each neighbour", () => {
    const corners = new Set(hexCorners({ x: 0, y: 0 }).map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`));
    for (const direction of hexDirections) {
      const theirs = hexCorners(hexCentre(direction)).map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`);
      const normal = theirs.map((corner) => corner.replace(/-0\.000000/g, "0.000000"));
      const ours = [...corners].map((corner) => corner.replace(/-0\.000000/g, "0.000000"));
      expect(normal.filter((corner) => ours.includes(corner))).toHaveLength(2);
    }
  });

  it("corners go clockwise from the top", () => {
    const [top, right, , bottom] = hexCorners({ x: 1, y: 2 }, 10);
    expect([top!.x, top!.y]).toEqual([expect.closeTo(1), expect.closeTo(-8)]);
    expect([right!.x, right!.y]).toEqual([expect.closeTo(1 + Math.sqrt(75)), expect.closeTo(-3)]);
    expect([bottom!.x, bottom!.y]).toEqual([expect.closeTo(1), expect.closeTo(12)]);
  });
});

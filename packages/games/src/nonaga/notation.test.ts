import type { Hex } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { startPosition, type Turn } from "./board.js";
import { moveCodec } from "./codec.js";
import { cellName, formatCell, formatTurn, parseCell, turnName } from "./notation.js";
import { legalTurns } from "./rules.js";

const near: fc.Arbitrary<Hex> = fc.tuple(
  fc.integer({ min: -15, max: 16 }),
  fc.integer({ min: -15, max: 16 }),
);
const far: fc.Arbitrary<Hex> = fc.tuple(
  fc.integer({ min: -1e8, max: 1e8 }),
  fc.integer({ min: -1e8, max: 1e8 }),
);

test("the first position stands on k to o, 11 to 15", () => {
  expect(cellName([0, 0])).toBe("m13");
  expect(startPosition.red.map(cellName).sort()).toEqual(["k13", "m15", "o11"]);
  expect(new Set(startPosition.tiles.map((cell) => cellName(cell)[0])).size).toBe(5);
});

test("twenty-six columns and twenty-five rows have names", () => {
  const corners: readonly Hex[] = [
    [-12, -12],
    [13, 12],
  ];
  expect(corners.map(cellName)).toEqual(["a1", "z25"]);
  const beyond: readonly Hex[] = [
    [-13, 0],
    [14, 0],
    [0, -13],
    [0, 13],
  ];
  expect(beyond.map(cellName)).toEqual(beyond.map(formatCell));
});

test("coordinates have up to nine digits, and no zero below zero", () => {
  const largest = 999_999_999;
  expect(parseCell(`-${largest},${largest}`)).toEqual([-largest, largest]);
  expect(parseCell(`${largest},-${largest}`)).toEqual([largest, -largest]);
  expect([parseCell(`${largest}0,0`), parseCell(`0,${largest}0`)]).toEqual([undefined, undefined]);
  expect(parseCell("-0,-0")).toStrictEqual([0, 0]);
});

test("a name and coordinates mean the same cell, and no two cells share a name", () => {
  fc.assert(
    fc.property(fc.oneof(near, far), fc.oneof(near, far), (cell, other) => {
      expect(parseCell(cellName(cell))).toEqual(cell);
      expect(parseCell(formatCell(cell))).toEqual(cell);
      expect(cellName(cell) === cellName(other)).toBe(formatCell(cell) === formatCell(other));
    }),
  );
});

test.each(["", "m", "13", "m0", "m26", "m013", "M13", "mm1", "m13 ", "1,2,3", "m1,3"])(
  "%j is no cell",
  (text) => {
    expect(parseCell(text)).toBeUndefined();
  },
);

test("every first turn can be read by its names", () => {
  const turns = legalTurns("basic", startPosition);
  expect(turns.length).toBeGreaterThan(1000);
  for (const turn of turns)
    expect(moveCodec.parse(turnName(turn))).toEqual(moveCodec.parse(formatTurn(turn, " ")));
});

test("parts that are missing", () => {
  const [from, to]: [Hex, Hex] = [
    [2, -2],
    [1, -1],
  ];
  const slide: Turn = { slide: { from, to }, tile: undefined };
  const tile: Turn = { slide: undefined, tile: { from, to } };
  expect(turnName(slide)).toBe("o11>n12");
  expect(turnName(tile, "/")).toBe("-/o11>n12");
});

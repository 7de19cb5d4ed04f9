/** Setting up a position: presses that undo themselves, and each thing that can be wrong. */
import type { Hex } from "@masume/kernel";
import { expect, test } from "vitest";
import { type Position, startPosition } from "./board.js";
import { positionFault, type SetUpTool, toggled } from "./edit-puzzle.js";

const outside: Hex = [9, 9];
const tools: readonly SetUpTool[] = ["tile", "red", "blue"];

test.each(tools)("%s: put down and taken away, the pieces are as before", (tool) => {
  const twice = toggled(toggled(startPosition, tool, outside), tool, outside);
  expect([twice.red, twice.blue]).toEqual([startPosition.red, startPosition.blue]);
});

test("a piece comes with a tile under it, and takes the place of the other side's", () => {
  const red = toggled(startPosition, "red", outside);
  expect([red.tiles.length, red.red.length]).toEqual([20, 4]);
  const blue = toggled(red, "blue", outside);
  expect([blue.tiles.length, blue.red.length, blue.blue.length]).toEqual([20, 3, 4]);
});

test("a tile that comes changes nothing else", () => {
  const played: Position = { ...startPosition, lastTile: [1, 1] };
  expect(toggled(played, "tile", outside)).toEqual({ ...played, tiles: [...played.tiles, outside] });
});

test("a tile goes with the piece on it, and the last tile stays", () => {
  const [first] = startPosition.red;
  expect(toggled(startPosition, "tile", first!).red).toHaveLength(2);
  const single: Position = { ...startPosition, tiles: [first!] };
  expect(toggled(single, "tile", first!)).toBe(single);
});

test("each fault is named", () => {
  const [red] = startPosition.red;
  const moved = (tiles: Position["tiles"]) => [...tiles.slice(0, -1), outside];
  const together: readonly Hex[] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ];
  expect(positionFault(startPosition)).toBeUndefined();
  expect(positionFault(toggled(startPosition, "tile", outside))).toBe("tiles");
  expect(positionFault({ ...startPosition, tiles: moved(startPosition.tiles) })).toBe("split");
  expect(positionFault(toggled(startPosition, "red", red!))).toBe("pieces");
  expect(positionFault({ ...startPosition, mover: "red", blue: together })).toBe("over");
  // Pieces that are together win at the end of a turn of one's own, and not before it.
  expect(positionFault({ ...startPosition, mover: "blue", blue: together })).toBeUndefined();
});

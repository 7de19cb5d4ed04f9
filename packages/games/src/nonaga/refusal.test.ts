/** Why a touch does nothing, and where the arrows over a turn begin and end. */
import { hexCentre, type Point } from "@masume/kernel";
import { expect, test } from "vitest";
import { arrow, cellNames, outline, threatArrows, turnArrows } from "./arrows.js";
import { startPosition } from "./board.js";
import type { Gesture } from "./gesture.js";
import { refusalOf } from "./refusal.js";
import { type Puzzle, start } from "./rules.js";
import { positionMarks } from "./scene.js";

const official: Puzzle = { rules: "official", position: startPosition };
const basic: Puzzle = { rules: "basic", position: startPosition };
const state = start(official);
const why = (target: string, gesture?: Gesture, puzzle = official): string | undefined =>
  refusalOf(puzzle, state, gesture, target)?.key;

test("at first only the other side's pieces need a word, and one's own that cannot move", () => {
  expect(why("2,0")).toBe("not-yours");
  expect(why("2,-2")).toBeUndefined();
  expect(why("0,0")).toBeUndefined();
  expect(why("9,9")).toBeUndefined();
  const [a, b, c] = [startPosition.red[0]!, [1, -1], [2, -1]] as const;
  // Whatever way the piece at its corner could go, a piece stands there.
  const stuck = start({
    rules: "basic",
    position: {
      ...startPosition,
      red: [a, b, c],
      blue: [
        [1, -2],
        [0, 0],
        [-2, 2],
      ],
    },
  });
  expect(refusalOf(basic, stuck, undefined, a.join(","))?.key).toBe("blocked");
});

test("a piece that has been taken up slides to its end and nowhere else", () => {
  const piece: Gesture = { stage: "piece", piece: [2, -2] };
  expect(why("0,0", piece)).toBe("not-a-slide");
  expect(why("9,9", piece)).toBeUndefined();
});

test("a tile that may not move says which rule keeps it", () => {
  const tile: Gesture = { stage: "tile", slide: { from: [2, -2], to: [-1, 1] } };
  expect(why("2,0", tile)).toBeDefined();
  expect(why("9,9", tile)).toBeUndefined();
  // In the middle of the board: only the official rules hold it fast.
  expect(why("0,0", tile)).toBeDefined();
  expect(why("0,0", tile, basic)).toBeUndefined();
});

test("the rules for tiles see the slide as made: where the piece came from, and where it stands", () => {
  const tile: Gesture = { stage: "tile", slide: { from: [2, -2], to: [-1, 1] } };
  expect(why("2,-2", tile)).toBeUndefined();
  expect(why("-1,1", tile)).toBe("occupied");
});

test("a tile is put down beside others, on no other", () => {
  const place: Gesture = { stage: "place", slide: { from: [2, -2], to: [-1, 1] }, tile: [1, -2] };
  expect(why("0,0", place)).toBe("taken");
  expect(why("9,9", place)).toBe("loose");
});

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

test("an arrow goes from beside one centre to beside the other, or stops short of what stands there", () => {
  const shift = { from: [0, 0], to: [3, 0] } as const;
  const ends = (isTaken: boolean): [number, number] => {
    const mark = arrow("a", "hint", shift, 0.1, isTaken);
    if (mark.shape !== "line") throw new Error("an arrow is a line");
    const [tail, tip, left, again, right] = mark.points as [Point, Point, Point, Point, Point];
    expect(again).toEqual(tip);
    expect(far(left, tip)).toBeCloseTo(far(right, tip));
    expect(far(left, tail)).toBeLessThan(far(tip, tail));
    return [far(tail, hexCentre(shift.from)), far(tip, hexCentre(shift.to))];
  };
  expect(ends(false)).toEqual([expect.closeTo(0.2), expect.closeTo(0.2)]);
  expect(ends(true)).toEqual([expect.closeTo(0.2), expect.closeTo(0.62)]);
});

test("a turn has an arrow for its slide, one for its tile and a ring where that was", () => {
  const slide = { from: [0, 0], to: [1, 0] } as const;
  const tile = { from: [2, 0], to: [3, 0] } as const;
  const keys = (turn: Parameters<typeof turnArrows>[2]): readonly string[] =>
    turnArrows("t", "hint", turn).map(({ key }) => key);
  expect(keys({ slide, tile })).toEqual(["t:slide", "t:from", "t:tile"]);
  expect(keys({ slide, tile: undefined })).toEqual(["t:slide"]);
  expect(keys({ slide: undefined, tile })).toEqual(["t:from", "t:tile"]);
  expect(turnArrows("t", "hint", { slide, tile })[1]).toEqual(outline("t:from", "hint", tile.from));
  expect(turnArrows("t", "hint", { slide, tile: undefined }, true)).toEqual([
    arrow("t:slide", "hint", slide, 0.14, true),
  ]);
  expect(threatArrows("blue", [slide, tile]).map(({ key, role }) => [key, role])).toEqual([
    ["threat:blue:0", "wrong"],
    ["threat:blue:1", "wrong"],
  ]);
});

test("the names of cells stand in the lower halves of their tiles, and not over an edge", () => {
  const [name] = cellNames([[0, 0]]);
  if (name?.shape !== "text") throw new Error("a name is a text");
  expect([name.text, name.at.x, name.at.y > 0]).toEqual(["m13", 0, true]);
  const [tile] = positionMarks({ ...startPosition, tiles: [[0, 0]] });
  if (tile?.shape !== "area") throw new Error("a tile is an area");
  const tileRadius = Math.max(...tile.points.map(({ y }) => y));
  // Letters and digits of most typefaces are at most 0.7 wide and 0.75 high.
  const right = (name.text.length * 0.7 * name.size) / 2;
  const bottom = name.at.y + (0.75 * name.size) / 2;
  // Below its side, a tile of radius r is bounded by y + x / √3 = r.
  expect(bottom + right / Math.sqrt(3)).toBeLessThan(tileRadius);
});

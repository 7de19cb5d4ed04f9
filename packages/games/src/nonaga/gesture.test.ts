/** A turn in the making where a part of it is not possible, where it is taken back, and where the game is over. */
import { type Hex, hexDirections } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { type Position, startPosition } from "./board.js";
import { currentGesture, type Gesture, selectableCells, stepBack, touch } from "./gesture.js";
import { type Puzzle, type State, start } from "./rules.js";

const basic = (position: Position): Puzzle => ({ rules: "basic", position });
const first = basic(startPosition);

const won: Position = {
  ...startPosition,
  mover: "blue",
  red: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
};

/** A small hexagon with three arms, at the end of each a red piece behind a blue one. */
const arms = [0, 2, 4].map((direction) => hexDirections[direction]!);
const along = ([q, r]: Hex, steps: number): Hex => [q * steps, r * steps];
const shutIn: Position = {
  ...startPosition,
  tiles: [[0, 0], ...hexDirections, ...arms.flatMap((arm) => [2, 3, 4, 5].map((steps) => along(arm, steps)))],
  red: arms.map((arm) => along(arm, 5)),
  blue: arms.map((arm) => along(arm, 4)),
};

/** Nineteen tiles in a row: each but the outermost, on which pieces stand, would split the board. */
const inRow = (...columns: readonly number[]): readonly Hex[] => columns.map((q): Hex => [q, 0]);
const row: Position = {
  ...startPosition,
  tiles: inRow(...Array.from({ length: 19 }, (_, q) => q)),
  red: inRow(0, 9, 18),
  blue: inRow(1, 5, 17),
};

test("when the game is over nothing is in hand, and nothing can be touched", () => {
  const state = start(basic(won));
  const held: Gesture = { stage: "piece", piece: won.blue[0]! };
  expect(currentGesture(state, held)).toBeUndefined();
  expect(selectableCells(basic(won), state, undefined)).toEqual([]);
  // The same layout for the third time.
  const { position, layouts } = start(first);
  const drawn: State = { position, layouts: [...layouts, ...layouts, ...layouts] };
  expect(currentGesture(drawn, { stage: "piece", piece: startPosition.red[0]! })).toBeUndefined();
  expect(selectableCells(first, drawn, undefined)).toEqual([]);
});

test("where no piece can slide a turn begins with its tile", () => {
  const puzzle = basic(shutIn);
  const state = start(puzzle);
  expect(currentGesture(state, undefined)).toEqual({ stage: "tile", slide: undefined });
  expect(currentGesture(start(first), undefined)).toBeUndefined();
  const held = touch(puzzle, state, currentGesture(state, undefined), [-1, 0]);
  expect(held).toEqual({ gesture: { stage: "place", slide: undefined, tile: [-1, 0] } });
  const tile: Gesture = { stage: "tile", slide: undefined };
  expect(stepBack(tile)).toBeUndefined();
});

test("where no tile could move then, or the slide wins, it is the whole turn", () => {
  const puzzle = basic(row);
  const slide = { from: [9, 0], to: [6, 0] } as const;
  const piece: Gesture = { stage: "piece", piece: slide.from };
  expect(touch(puzzle, start(puzzle), piece, slide.to)).toEqual({ turn: { slide, tile: undefined } });
});

describe("with the slide made", () => {
  const slide = { from: [2, -2], to: [-1, 1] } as const;
  const made: Gesture = { stage: "tile", slide };
  const taken: Gesture = { stage: "place", slide, tile: [1, -2] };
  const state = start(first);

  test("a touch on either end of it takes it back, unless that is a tile to take", () => {
    const back = { gesture: { stage: "piece", piece: slide.from } };
    const resting: Puzzle = { rules: "official", position: { ...startPosition, lastTile: slide.from } };
    for (const cell of [slide.from, slide.to]) {
      expect(touch(resting, start(resting), made, cell)).toEqual(back);
    }
    expect(touch(first, state, made, slide.to)).toEqual(back);
    expect(touch(first, state, made, slide.from)).toEqual({
      gesture: { stage: "place", slide, tile: slide.from },
    });
  });

  test("one step back has the piece in hand where it stood", () => {
    expect(stepBack(made)).toEqual({ stage: "piece", piece: slide.from });
    expect(stepBack(taken)).toEqual(made);
  });

  test("another tile is taken instead, the same one put back, and the slide stays", () => {
    expect(touch(first, state, taken, [-1, -1])).toEqual({
      gesture: { stage: "place", slide, tile: [-1, -1] },
    });
    expect(touch(first, state, taken, taken.tile)).toEqual({ gesture: made });
  });
});

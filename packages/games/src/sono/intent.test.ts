import type { Input, PointerInput } from "@masume/kernel";
import { createRandom } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import type { Op, Puzzle } from "./board.js";
import { randomPuzzle } from "./generate/scramble.js";
import { chosenSquare, type Gesture, intend } from "./intent.js";
import { cellId, start } from "./rules.js";

const puzzle: Puzzle = randomPuzzle(12, createRandom("intent"));
const state = start(puzzle);

/** A hand on the board: what it holds, where its cursor is, and what it has turned. */
function hand() {
  let gesture: Gesture | undefined;
  let cursor = "0,0";
  const turns: Op[] = [];
  const give = (input: Input) => {
    const intent = intend(puzzle, state, input, gesture);
    if (!intent) return false;
    gesture = intent.gesture;
    cursor = intent.cursor ?? cursor;
    turns.push(...intent.moves);
    return true;
  };
  const point = (type: PointerInput["type"], x: number, y: number) =>
    give({ type, target: cellId(x, y), at: { x, y }, button: "primary", by: "mouse" });
  return {
    turns,
    give,
    point,
    square: () => chosenSquare(puzzle.size, gesture),
    cursor: () => cursor,
    drag(...places: readonly (readonly [number, number])[]) {
      point("press", ...places[0]!);
      for (const place of places.slice(1)) point("drag", ...place);
      point("release", ...places.at(-1)!);
    },
    tap(x: number, y: number) {
      point("press", x, y);
      point("release", x, y);
    },
    keys(...keys: readonly string[]) {
      for (const key of keys) {
        const shift = key.startsWith("Shift+");
        give({ type: "key", key: key.replace("Shift+", ""), shift, target: cursor });
      }
    },
  };
}

describe("a drag", () => {
  test.each([
    { way: "down right", to: [5, 4], turned: { x: 3, y: 3, n: 3 } },
    { way: "up left", to: [1, 2], turned: { x: 1, y: 1, n: 3 } },
    { way: "down left", to: [2, 6], turned: { x: 0, y: 3, n: 4 } },
    { way: "far right", to: [11, 3], turned: { x: 3, y: 3, n: 9 } },
    // Along a line the square lies on the far side of where the hand began: below and to the right.
    { way: "straight right", to: [5, 3], turned: { x: 3, y: 3, n: 3 } },
    { way: "straight down", to: [3, 5], turned: { x: 3, y: 3, n: 3 } },
    { way: "straight left", to: [1, 3], turned: { x: 1, y: 3, n: 3 } },
    { way: "straight up", to: [3, 1], turned: { x: 3, y: 1, n: 3 } },
  ] as const)("$way turns the square that it spans", ({ to, turned }) => {
    const { drag, turns } = hand();
    drag([3, 3], to);
    expect(turns).toEqual([turned]);
  });

  test("across the whole board turns the largest square there is", () => {
    const { drag, turns } = hand();
    drag([0, 0], [11, 11]);
    expect(turns).toEqual([{ x: 0, y: 0, n: 11 }]);
  });

  test("that comes back to its first cell turns nothing and chooses nothing", () => {
    const { drag, turns, square } = hand();
    drag([3, 3], [5, 5], [3, 3]);
    expect(turns).toEqual([]);
    expect(square()).toBeUndefined();
  });

  test("leaves its square chosen, with the cursor at its corner, to be turned again", () => {
    const { drag, keys, turns, square, cursor } = hand();
    drag([5, 5], [3, 4]);
    expect(square()).toEqual({ x: 3, y: 3, n: 3 });
    expect(cursor()).toBe("3,3");
    keys("Enter");
    expect(turns).toEqual([
      { x: 3, y: 3, n: 3 },
      { x: 3, y: 3, n: 3 },
    ]);
  });

  test("that is cancelled turns nothing", () => {
    const { point, give, turns, square } = hand();
    point("press", 1, 1);
    point("drag", 4, 4);
    give({ type: "cancel" });
    point("release", 4, 4);
    expect(turns).toEqual([]);
    expect(square()).toBeUndefined();
  });
});

test("a drag off the board keeps the square that it had there", () => {
  const { point, give, turns } = hand();
  point("press", 3, 3);
  point("drag", 5, 5);
  give({ type: "drag", target: undefined, at: { x: 99, y: 99 }, button: "primary", by: "mouse" });
  point("release", 5, 5);
  expect(turns).toEqual([{ x: 3, y: 3, n: 3 }]);
});

test("the other button of a mouse does nothing", () => {
  const { give, square } = hand();
  const press = {
    type: "press",
    target: "3,3",
    at: { x: 3, y: 3 },
    button: "secondary",
    by: "mouse",
  } as const;
  expect([give(press), square()]).toEqual([false, undefined]);
});

test("a press shows what was chosen before it, until the hand moves; then it is no tap", () => {
  const { tap, point, square, turns } = hand();
  tap(2, 2);
  point("press", 7, 7);
  expect(square()).toEqual({ x: 2, y: 2, n: 2 });
  point("drag", 7, 7);
  expect(square()).toBeUndefined();
  point("release", 7, 7);
  expect([square(), turns]).toEqual([undefined, []]);
});

test.each([
  [2, 2, true],
  [3, 3, true],
  [4, 2, false],
  [2, 4, false],
  [1, 2, false],
  [2, 1, false],
])("a tap on %i,%i is one on the square of two from 2,2: %s", (x, y, isOn) => {
  const { tap, turns } = hand();
  tap(2, 2);
  tap(x, y);
  expect(turns).toEqual(isOn ? [{ x: 2, y: 2, n: 2 }] : []);
});

test("a tap chooses, a tap on the chosen square turns it, a tap elsewhere moves the choice", () => {
  const { tap, keys, turns, square } = hand();
  tap(2, 2);
  expect(square()).toEqual({ x: 2, y: 2, n: 2 });
  keys("]");
  expect(turns).toEqual([]);
  tap(4, 4);
  expect(turns).toEqual([{ x: 2, y: 2, n: 3 }]);
  tap(8, 8);
  expect(turns).toHaveLength(1);
  expect(square()).toEqual({ x: 8, y: 8, n: 3 });
});

describe("the keyboard", () => {
  test("moves, grows, shrinks and turns; the first Enter only shows the square", () => {
    const { keys, turns, square } = hand();
    keys("Enter");
    expect(turns).toEqual([]);
    expect(square()).toEqual({ x: 0, y: 0, n: 2 });
    keys("ArrowRight", "ArrowDown", "]", "]", "[", "Shift+ArrowRight", "Shift+ArrowUp", " ");
    expect(turns).toEqual([{ x: 1, y: 1, n: 3 }]);
  });

  test("grows a square no further than one less than the board, and shrinks it to two", () => {
    const { keys, turns, square } = hand();
    keys("Enter", ..."]".repeat(20), "Enter");
    expect([square()?.n, turns]).toEqual([11, [{ x: 0, y: 0, n: 11 }]]);
    keys(..."[".repeat(20));
    expect(square()?.n).toBe(2);
  });

  test("takes a side in digits, also of two", () => {
    const { keys, square } = hand();
    keys("5");
    expect(square()?.n).toBe(5);
    keys("1", "1");
    expect(square()?.n).toBe(11);
    // No square is as large as the board: the second digit begins anew.
    keys("Escape", "Enter", "1", "2");
    expect(square()?.n).toBe(2);
    keys("7");
    expect(square()?.n).toBe(7);
  });

  test("moves a square in that would stick out, and stays on the board", () => {
    const { keys, square, cursor, turns } = hand();
    keys("ArrowUp", "ArrowLeft");
    expect(cursor()).toBe("0,0");
    keys(...Array.from({ length: 20 }, () => "ArrowRight"), "4");
    expect(cursor()).toBe("11,0");
    expect(square()).toEqual({ x: 8, y: 0, n: 4 });
    keys("Enter");
    expect(turns).toEqual([{ x: 8, y: 0, n: 4 }]);
  });

  test("lets go with Escape and leaves other keys to the page", () => {
    const { keys, square, give } = hand();
    keys("3", "Escape");
    expect(square()).toBeUndefined();
    for (const key of ["Escape", "0", "+", "u"]) {
      expect(give({ type: "key", key, shift: false, target: "0,0" }), key).toBe(false);
    }
  });
});

/** Hands and keys on the first position: taps, drags, second thoughts, six directions. */
import { hexCentre, type Input, type TargetId } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { type Position, startPosition, type Turn } from "./board.js";
import type { Gesture } from "./gesture.js";
import { intend } from "./intent.js";
import { start } from "./rules.js";

const puzzle = { rules: "basic", position: startPosition } as const;
const state = start(puzzle);

function pointer(type: "press" | "drag" | "release", target: TargetId): Input {
  const [q, r] = target.split(",").map(Number);
  return { type, target, at: hexCentre([q!, r!]), button: "primary", by: "touch" };
}

const tap = (target: TargetId): readonly Input[] => [pointer("press", target), pointer("release", target)];
const drag = (from: TargetId, to: TargetId): readonly Input[] => [
  pointer("press", from),
  pointer("drag", to),
  pointer("release", to),
];
const key = (name: string, target: TargetId, shift = false): Input => ({
  type: "key",
  key: name,
  shift,
  target,
});

/** What the hand holds and which turns it has made after these inputs. */
function after(inputs: readonly Input[]): { gesture: Gesture | undefined; turns: readonly Turn[] } {
  let gesture: Gesture | undefined;
  const turns: Turn[] = [];
  for (const input of inputs) {
    const intent = intend(puzzle, state, input, gesture);
    gesture = intent?.gesture;
    turns.push(...(intent?.moves ?? []));
  }
  return { gesture, turns };
}

const whole: Turn = { slide: { from: [2, -2], to: [-1, 1] }, tile: { from: [1, -2], to: [3, -1] } };

describe("a whole turn", () => {
  test("by four taps", () => {
    const taps = ["2,-2", "-1,1", "1,-2", "3,-1"].flatMap(tap);
    expect(after(taps)).toEqual({ gesture: undefined, turns: [whole] });
  });

  test("by two drags, also of what a tap has taken up", () => {
    const twice = [...drag("2,-2", "-1,1"), ...drag("1,-2", "3,-1")];
    expect(after(twice).turns).toEqual([whole]);
    expect(after([...tap("2,-2"), ...twice]).turns).toEqual([whole]);
  });

  test("by keys", () => {
    const keys = ["2,-2", "-1,1", "1,-2", "3,-1"].map((target) => key("Enter", target));
    expect(after(keys).turns).toEqual([whole]);
  });
});

describe("second thoughts", () => {
  test("a second tap puts back, another piece is taken instead", () => {
    expect(after([...tap("2,-2"), ...tap("2,-2")]).gesture).toBeUndefined();
    expect(after([...tap("2,-2"), ...tap("0,2")]).gesture).toMatchObject({ stage: "piece", piece: [0, 2] });
  });

  test("Backspace goes back one stage, Escape to the beginning", () => {
    const taken = [...tap("2,-2"), ...tap("-1,1"), ...tap("1,-2")];
    expect(after(taken).gesture).toMatchObject({ stage: "place" });
    expect(after([...taken, key("Backspace", "1,-2")]).gesture).toMatchObject({ stage: "tile" });
    expect(after([...taken, key("Escape", "1,-2")]).gesture).toBeUndefined();
  });

  test("what cannot be touched changes nothing", () => {
    expect(after([...tap("2,0"), ...tap("0,0")])).toEqual({ gesture: undefined, turns: [] });
    expect(after([...tap("2,-2"), ...tap("0,0")]).gesture).toMatchObject({ piece: [2, -2] });
  });
});

test("the space bar touches like Enter, and the other button of a mouse does not touch at all", () => {
  const keys = ["2,-2", "-1,1", "1,-2", "3,-1"].map((target) => key(" ", target));
  expect(after(keys).turns).toEqual([whole]);
  const aside: Input = { type: "press", target: "0,2", at: { x: 0, y: 3 }, button: "secondary", by: "mouse" };
  expect(after([aside])).toEqual({ gesture: undefined, turns: [] });
  expect(after([...tap("2,-2"), aside]).gesture).toMatchObject({ piece: [2, -2] });
});

describe("the cursor", () => {
  const led = (name: string, from: TargetId) => intend(puzzle, state, key(name, from))?.cursor;

  test("goes in six directions and stays at the end of the board", () => {
    expect(led("ArrowRight", "0,0")).toBe("1,0");
    expect(led("ArrowLeft", "0,0")).toBe("-1,0");
    expect(led("PageUp", "0,0")).toBe("1,-1");
    expect(led("Home", "0,0")).toBe("0,-1");
    expect(led("End", "0,0")).toBe("-1,1");
    expect(led("PageDown", "0,0")).toBe("0,1");
    expect(led("Home", "0,-3")).toBe("0,-3");
  });

  test.each(["ArrowLeft", "End", "n"])("is moved by %s without letting go of what is in hand", (name) => {
    expect(after([...tap("2,-2"), key(name, "2,-2")]).gesture).toMatchObject({ piece: [2, -2] });
  });

  test("N visits every cell that can be touched, and no other", () => {
    const visited = new Set<TargetId>();
    let at: TargetId = "0,0";
    for (let i = 0; i < 6; i++) {
      at = intend(puzzle, state, key("n", at))!.cursor!;
      visited.add(at);
    }
    const position: Position = startPosition;
    expect([...visited].sort()).toEqual(position.red.map((piece) => piece.join(",")).sort());
    // Both ways go round: back from where a round of N ends leads to where it came from.
    const round = [...visited];
    for (const [i, cell] of round.entries())
      expect(intend(puzzle, state, key("N", cell, true))!.cursor).toBe(round.at(i - 1));
  });
});

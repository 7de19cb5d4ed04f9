import type { Input, Point } from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { edgeCount, edgeName, nodesOfEdge, type Puzzle } from "./board.js";
import { moveCodec } from "./codec.js";
import { type Gesture, intend, lockOrUnlock } from "./intent.js";
import { layout, nodePoint, tappedEdge } from "./layout.js";
import { play, type State, start } from "./rules.js";
import { describe as describeTarget, paint } from "./scene.js";

const puzzle: Puzzle = { width: 4, height: 3, clues: "3..........." };

/** A hand on a board: every input is played as a page would play it. */
class Hand {
  state: State = start(puzzle);
  gesture: Gesture | undefined;
  cursor = "n:0,0";
  readonly log: string[] = [];

  give(input: Input): this {
    const intent = intend(puzzle, this.state, input, this.gesture);
    this.gesture = intent?.gesture;
    if (intent?.cursor !== undefined) this.cursor = intent.cursor;
    for (const move of intent?.moves ?? []) {
      const played = play(puzzle, this.state, move);
      this.log.push(played.ok ? moveCodec.format(move) : played.error.code);
      if (played.ok) this.state = played.value;
    }
    return this;
  }

  /** Presses at the first point, drags through the others, lets go at the last. */
  stroke(button: "primary" | "secondary", ...points: readonly (readonly [x: number, y: number])[]): this {
    const inputs = points.map(([x, y], i): Input => {
      const target = layout(puzzle).rows[Math.round(2 * y)]![Math.round(2 * x)]!;
      return { type: i === 0 ? "press" : "drag", target, at: { x, y }, button, by: "touch" };
    });
    for (const input of inputs) this.give(input);
    return this.give({ ...inputs.at(-1)!, type: "release" } as Input);
  }

  key(key: string, target = this.cursor, shift = false): this {
    return this.give({ type: "key", key, shift, target });
  }
}

describe("a tap", () => {
  it("goes round line, cross, nothing", () => {
    const hand = new Hand();
    for (let i = 0; i < 3; i++) hand.stroke("primary", [0.5, 0.1]);
    expect(hand.log).toEqual(["h:0,0=1", "h:0,0=x", "h:0,0=."]);
  });

  it("with the other button sets a cross and takes it away", () => {
    const hand = new Hand().stroke("secondary", [1.1, 0.5]).stroke("secondary", [1.1, 0.5]);
    expect(hand.log).toEqual(["v:0,1=x", "v:0,1=."]);
  });

  it("means the nearest edge", () => {
    const segmentDistance = (edge: number, { x, y }: Point) => {
      const [a, b] = nodesOfEdge(puzzle, edge).map((node) => nodePoint(puzzle, node)) as [Point, Point];
      const dx = Math.max(a.x - x, 0, x - b.x);
      const dy = Math.max(a.y - y, 0, y - b.y);
      return Math.hypot(dx, dy);
    };
    const coordinate = (max: number) => fc.double({ min: -0.2, max: max + 0.2, noNaN: true });
    fc.assert(
      fc.property(coordinate(puzzle.width), coordinate(puzzle.height), (x, y) => {
        const edge = tappedEdge(puzzle, { x, y });
        if (edge === undefined) return;
        const all = Array.from({ length: edgeCount(puzzle) }, (_, other) => segmentDistance(other, { x, y }));
        expect(segmentDistance(edge, { x, y })).toBeCloseTo(Math.min(...all), 9);
      }),
      // Beyond the end of a line, beside a corner.
      {
        examples: [
          [puzzle.width + 0.2, 0.1],
          [-0.2, puzzle.height - 0.1],
          [0.1, -0.2],
        ],
      },
    );
  });

  it("in the middle of a cell shades it: inside, outside, none; the other button outside, none", () => {
    const hand = new Hand();
    for (let i = 0; i < 3; i++) hand.stroke("primary", [0.5, 0.5]);
    for (let i = 0; i < 2; i++) hand.stroke("secondary", [1.5, 0.5]);
    expect(hand.log).toEqual(["c:0,0=i", "c:0,0=o", "c:0,0=.", "c:0,1=o", "c:0,1=."]);
  });

  it("that slips away means nothing", () => {
    expect(new Hand().stroke("primary", [0.5, 0.1], [0.5, 0.6]).log).toEqual([]);
  });
});

describe("a drag", () => {
  it("draws a stroke from point to point, one move in all", () => {
    const hand = new Hand().stroke("primary", [0, 0], [1, 0], [1, 1], [3, 1]);
    expect(hand.log).toEqual(["h:0,0=1 v:0,1=1 h:1,1=1 h:1,2=1"]);
  });

  it("shows the stroke before it is let go", () => {
    const hand = new Hand();
    const press = { at: { x: 0, y: 0 }, button: "primary", by: "mouse" } as const;
    hand.give({ type: "press", target: "n:0,0", ...press });
    hand.give({ type: "drag", target: "n:0,1", ...press });
    const drawn = paint(puzzle, hand.state, hand.gesture).filter(({ role }) => role === "line");
    expect(drawn.map(({ key }) => key)).toEqual(["h:0,0"]);
  });

  it("takes back what it retraces", () => {
    const hand = new Hand().stroke("primary", [0, 0], [1, 0], [2, 0], [1, 0], [1, 1]);
    expect(hand.log).toEqual(["h:0,0=1 v:0,1=1"]);
  });

  it("follows a hand that cuts a corner", () => {
    const hand = new Hand().stroke("primary", [0, 0], [0.5, 0.1], [0.75, 0.3], [0.9, 0.5], [1, 1]);
    expect(hand.log).toEqual(["h:0,0=1 v:0,1=1"]);
  });

  it("changes each edge once, and only those that are not yet so", () => {
    const hand = new Hand().stroke("primary", [0, 0], [1, 0]);
    hand.stroke("primary", [0, 1], [0, 0], [2, 0]);
    expect(hand.log.at(-1)).toBe("v:0,0=1 h:0,1=1");
    hand.stroke("secondary", [2.5, 2], [2.5, 3], [2.5, 2], [2.5, 3]);
    expect(hand.log.at(-1)).toBe("h:2,2=x h:3,2=x");
    expect(hand.stroke("secondary", [2.5, 3], [2.5, 2]).log.at(-1)).toBe("h:3,2=. h:2,2=.");
  });

  it("goes on from where the hand came down again, if that is not straight ahead", () => {
    expect(new Hand().stroke("primary", [0, 0], [1, 1], [2, 1]).log).toEqual(["h:1,1=1"]);
    expect(new Hand().stroke("primary", [0, 0], [2.5, 2], [3, 2]).log).toEqual(["h:2,2=1"]);
  });

  it("means nothing inside of cells", () => {
    expect(new Hand().stroke("primary", [0, 0], [1.5, 1.5], [1, 0]).log).toEqual(["h:0,0=1"]);
  });

  it("is shown on what is drawn now, also when that changes under the hand", () => {
    const gesture: Gesture = {
      draws: "line",
      pressedAt: { x: 0, y: 0 },
      node: 1,
      path: [0],
      to: "line",
    };
    const { state: later } = new Hand().key("Enter", "v:2,0");
    const shown = (state: State) =>
      paint(puzzle, state, gesture).flatMap(({ role, key }) => (role === "line" ? [key] : []));
    expect(shown(start(puzzle))).toEqual(["h:0,0"]);
    expect(shown(later)).toEqual(["h:0,0", "v:2,0"]);
    expect(shown(start(puzzle))).toEqual(["h:0,0"]);
  });

  it("that begins on a line erases", () => {
    const hand = new Hand().stroke("primary", [0, 0], [2, 0]).stroke("primary", [0, 0], [2, 0]);
    expect(hand.log.at(-1)).toBe("h:0,0=. h:0,1=.");
  });

  it("with the other button crosses out every edge it passes, the first one too", () => {
    const hand = new Hand().stroke("secondary", [0.5, 0], [0.5, 0.5], [0.5, 1], [0.5, 1.5], [0.5, 2]);
    expect(hand.log).toEqual(["h:0,0=x h:1,0=x h:2,0=x"]);
  });

  it("leaves alone what is locked; a tap on it is refused", () => {
    const hand = new Hand().stroke("primary", [0, 0], [1, 0]).key("f").stroke("primary", [0, 0], [2, 0]);
    expect(hand.log).toEqual(["h:0,0=1", "lock", "h:0,1=1"]);
    expect(hand.stroke("primary", [0.5, 0]).log.at(-1)).toBe("locked");
    expect(hand.key("F", "n:0,0", true).stroke("primary", [0.5, 0]).log.slice(-2)).toEqual([
      "unlock",
      "h:0,0=x",
    ]);
  });
});

describe("the keyboard", () => {
  it("locks what is drawn with F, and unlocks it when all of it is locked", () => {
    const hand = new Hand().stroke("primary", [0, 0], [1, 0]).key("f");
    expect(hand.stroke("primary", [1, 0], [2, 0]).key("f").key("f").key("f").log).toEqual([
      "h:0,0=1",
      "lock",
      "h:0,1=1",
      "lock",
      "unlock",
      "lock",
    ]);
  });

  it("has nothing to unlock on an empty board", () => {
    expect(new Hand().key("f").log).toEqual(["lock"]);
    expect(lockOrUnlock(start(puzzle))).toEqual({ kind: "lock" });
  });

  it("does not draw beyond the border, nor leave the key to the page there", () => {
    const key = { type: "key", key: "ArrowUp", shift: true, target: "n:0,0" } as const;
    expect(intend(puzzle, start(puzzle), key)).toEqual({ moves: [] });
    expect(intend(puzzle, start(puzzle), { ...key, key: "a" })).toEqual({ moves: [] });
  });

  it("means the same by large letters", () => {
    expect(new Hand().key("X", "c:0,1").key("X", "c:0,1").log).toEqual(["c:0,1=o", "c:0,1=."]);
    expect(new Hand().key("X", "v:0,0").log).toEqual(["v:0,0=x"]);
  });

  it("changes the edge under the cursor", () => {
    const hand = new Hand();
    for (const key of [" ", "Enter", "x", "x", "Backspace", "Delete"]) hand.key(key, "v:0,0");
    expect(hand.log).toEqual(["v:0,0=1", "v:0,0=x", "v:0,0=.", "v:0,0=x", "v:0,0=."]);
  });

  it("walks along with Shift and an arrow, and takes back the same way", () => {
    const hand = new Hand();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowUp"]) hand.key(key, hand.cursor, true);
    expect(hand.log).toEqual(["h:0,0=1", "v:0,1=1", "v:0,1=."]);
    expect(hand.cursor).toBe("n:0,1");
    expect(hand.key("ArrowUp", "n:0,1", true).log).toHaveLength(3);
  });

  it("draws and crosses out the sides of a cell, which it does not leave", () => {
    const hand = new Hand().key("ArrowUp", "c:1,1", true).key("s", "c:1,1").key("A", "c:1,1", true);
    expect(hand.log).toEqual(["h:1,1=1", "h:2,1=x", "v:1,1=x"]);
    expect(hand.key("d", "n:1,1").log.at(-1)).toBe("h:1,1=x");
    expect(hand.cursor).toBe("n:0,0");
  });

  it("shades the cell it is in", () => {
    const hand = new Hand().key("Enter", "c:1,1").key(" ", "c:1,1").key("x", "c:0,1").key("Delete", "c:0,1");
    expect(hand.log).toEqual(["c:1,1=i", "c:1,1=o", "c:0,1=o", "c:0,1=."]);
    expect(hand.key("Delete", "c:0,1").log).toHaveLength(4);
    const said = describeTarget(puzzle, hand.state, "c:1,1");
    expect(said.key).toBe("cell.shaded");
    const shades = paint(puzzle, hand.state).filter(({ key }) => key.startsWith("shade:"));
    expect(shades.map(({ role, shape }) => `${role} ${shape}`)).toEqual(["outside area", "grid line"]);
  });

  it("leaves plain arrows to the page", () => {
    const key = { type: "key", key: "ArrowUp", shift: false, target: "c:0,0" } as const;
    expect(intend(puzzle, start(puzzle), key)).toBeUndefined();
  });
});

describe("clues and points", () => {
  const rolesAfter = (moves: string) => {
    const move = moveCodec.parse(moves);
    const played = move.ok && play(puzzle, start(puzzle), move.value);
    if (played === false || !played.ok) throw new Error(moves);
    const marks = paint(puzzle, played.value);
    return {
      clue: marks.find(({ key }) => key === "clue:0")?.role,
      knots: marks.filter(({ key }) => key.startsWith("knot:")).map(({ key }) => key.slice(5)),
    };
  };

  it("a clue with all its lines is done, one that cannot be met is wrong", () => {
    expect(rolesAfter("h:0,0=1 v:0,0=1").clue).toBe("clue");
    expect(rolesAfter("h:0,0=1 v:0,0=1 h:1,0=1").clue).toBe("clue-done");
    expect(rolesAfter("h:0,0=1 v:0,0=1 h:1,0=1 v:0,1=1").clue).toBe("clue-wrong");
    expect(rolesAfter("h:0,0=x v:0,0=x").clue).toBe("clue-wrong");
  });

  it("a closed loop finishes every clue, a 0 without crosses too", () => {
    const zero: Puzzle = { width: 3, height: 2, clues: "3.0..?" };
    const drawn = (moves: string) => {
      const move = moveCodec.parse(moves);
      const played = move.ok && play(zero, start(zero), move.value);
      if (played === false || !played.ok) throw new Error(moves);
      return paint(zero, played.value).flatMap((mark) => (mark.shape === "text" ? [mark.role] : []));
    };
    const open = "h:0,0=1 v:0,0=1 v:1,0=1 h:2,0=1 v:1,1=1";
    expect(drawn(open)).toEqual(["clue", "clue", "clue"]);
    expect(drawn(`${open} v:0,1=1`)).toEqual(["clue-done", "clue-done", "clue-done"]);
  });

  it("a point where the line branches or cannot go on is marked", () => {
    expect(rolesAfter("h:1,0=1 h:1,1=1 v:0,1=1").knots).toEqual(["n:1,1"]);
    expect(rolesAfter("h:0,0=1 v:0,0=x").knots).toEqual(["n:0,0"]);
    expect(rolesAfter("h:0,0=1").knots).toEqual([]);
  });

  it("names edges as the board does", () => {
    const names = layout(puzzle).targets.map(({ id }) => id);
    for (let edge = 0; edge < edgeCount(puzzle); edge++) expect(names).toContain(edgeName(puzzle, edge));
  });
});

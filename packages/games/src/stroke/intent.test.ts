/** Hands on the board: what presses, drags and keys do to the line. */
import { type Input, sameCell } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "./board.js";
import { type Gesture, intend } from "./intent.js";
import { play, type State, start } from "./rules.js";

const board: Puzzle = { size: 4, blocked: [[1, 1]], start: [0, 0], goal: [3, 3] };

function hand(...inputs: (readonly [Input["type"], string])[]): string {
  let state: State = start(board);
  let gesture: Gesture | undefined;
  for (const [type, what] of inputs) {
    const input: Input =
      type === "key"
        ? { type, key: what, shift: false, target: state.line.at(-1)!.join(",") }
        : type === "cancel"
          ? { type }
          : { type, target: what, at: { x: 0, y: 0 }, button: "primary", by: "touch" };
    const intent = intend(board, state, input, gesture);
    gesture = intent?.gesture;
    for (const move of intent?.moves ?? []) {
      const next = play(board, state, move);
      if (next.ok) state = next.value;
    }
  }
  return state.line.map((cell) => cell.join("")).join(" ");
}

describe("pointer", () => {
  it("drags through cells, also where a fast hand skipped some", () => {
    expect(hand(["press", "0,0"], ["drag", "0,1"], ["drag", "0,3"], ["drag", "2,3"])).toBe(
      "00 01 02 03 13 23",
    );
  });

  it("takes the line back by retracing, and ignores slips onto other parts of it", () => {
    const drawn = [
      ["press", "0,0"],
      ["drag", "0,3"],
      ["drag", "1,3"],
      ["drag", "1,2"],
    ] as const;
    expect(hand(...drawn, ["drag", "1,3"])).toBe("00 01 02 03 13");
    expect(hand(...drawn, ["drag", "0,2"])).toBe("00 01 02 03 13 12");
  });

  it("rounds a corner that the hand cuts: straight ahead first, else by the free side", () => {
    expect(hand(["press", "0,0"], ["drag", "0,2"], ["drag", "1,3"])).toBe("00 01 02 03 13");
    expect(hand(["press", "0,0"], ["drag", "0,1"], ["drag", "1,2"])).toBe("00 01 02 12");
    expect(hand(["press", "0,0"], ["drag", "1,0"], ["drag", "2,1"])).toBe("00 10 20 21");
    expect(hand(["press", "0,0"], ["drag", "0,3"], ["drag", "1,3"], ["drag", "2,2"])).toBe(
      "00 01 02 03 13 23 22",
    );
    expect(hand(["press", "0,0"], ["drag", "1,1"])).toBe("00");
  });

  it("leaves the keyboard cursor at the head, also after a cancelled gesture", () => {
    const drag = { type: "drag", target: "0,1", at: { x: 0, y: 0 }, button: "primary", by: "touch" } as const;
    expect(intend(board, start(board), drag, "drag")?.cursor).toBe("0,1");
    expect(intend(board, start(board), { ...drag, target: "3,3" }, "drag")?.cursor).toBe("0,0");
    expect(intend(board, start(board), { type: "cancel" })?.cursor).toBe("0,0");
  });

  it("does not pass through blocked cells or start away from the head", () => {
    expect(hand(["press", "0,0"], ["drag", "0,1"], ["drag", "2,1"])).toBe("00 01");
    expect(hand(["press", "3,3"], ["drag", "3,2"])).toBe("00");
    expect(hand(["press", "0,0"], ["release", "0,0"], ["drag", "0,1"])).toBe("00");
  });

  it("makes no move of its own while the hand stays on the head, or where something is in the way", () => {
    const moves = (target: string): unknown => {
      const drag = { type: "drag", target, at: { x: 0, y: 0 }, button: "primary", by: "touch" } as const;
      return intend(
        board,
        {
          line: [
            [0, 0],
            [1, 0],
          ],
        },
        drag,
        "drag",
      )?.moves;
    };
    expect(moves("1,0")).toEqual([]);
    expect(moves("1,3")).toEqual([]);
    expect(moves("0,0")).toEqual([{ kind: "back", cell: [0, 0] }]);
    expect(hand(["press", "0,0"], ["drag", "1,0"], ["drag", "3,0"], ["drag", "3,1"], ["drag", "0,1"])).toBe(
      "00 10 20 30 31",
    );
    expect(hand(["press", "0,0"], ["drag", "0,1"], ["drag", "3,1"])).toBe("00 01");
  });

  it("takes only presses of the first button that lead to their cell for the beginning of a stroke", () => {
    const press = {
      type: "press",
      target: "0,0",
      at: { x: 0, y: 0 },
      button: "primary",
      by: "mouse",
    } as const;
    expect(intend(board, start(board), press)).toEqual({ moves: [], gesture: "drag" });
    expect(intend(board, start(board), { ...press, button: "secondary" })).toBeUndefined();
    expect(intend(board, start(board), { ...press, target: "2,1" })).toBeUndefined();
    expect(intend(board, start(board), { ...press, target: undefined })).toBeUndefined();
  });

  it("taps ahead of the head or back on the line", () => {
    expect(hand(["press", "0,3"], ["release", "0,3"], ["press", "0,1"])).toBe("00 01");
  });
});

describe("keyboard", () => {
  it("draws with arrows, steps back with the opposite arrow or Backspace, home with Home", () => {
    const keys = (...names: string[]) => hand(...names.map((name) => ["key", name] as const));
    expect(keys("ArrowRight", "ArrowRight", "ArrowLeft")).toBe("00 01");
    expect(keys("ArrowDown", "ArrowDown", "Backspace")).toBe("00 10");
    expect(keys("ArrowDown", "ArrowRight")).toBe("00 10");
    expect(keys("ArrowUp", "ArrowRight", "ArrowRight", "Home")).toBe("00");
  });

  it("leaves the cursor at the head, and Shift only looks around", () => {
    const key = { type: "key", key: "ArrowRight", shift: false, target: "0,0" } as const;
    expect(intend(board, start(board), key)?.cursor).toBe("0,1");
    expect(intend(board, start(board), { ...key, key: "ArrowUp" })?.cursor).toBe("0,0");
    expect(intend(board, start(board), { ...key, shift: true })).toBeUndefined();
  });

  it("asks for the cell under the cursor also where the rules will refuse it", () => {
    const enter = { type: "key", key: "Enter", shift: false, target: "2,2" } as const;
    expect(intend(board, start(board), enter)?.moves).toEqual([{ kind: "extend", cell: [2, 2] }]);
    expect(intend(board, start(board), { ...enter, key: " ", target: "0,2" })?.moves).toHaveLength(2);
  });

  it.each(["Backspace", "Delete"])("%s takes a cell back, and at the start is none of the page's", (key) => {
    const back = { type: "key", key, shift: false, target: "0,0" } as const;
    const line = [
      [0, 0],
      [0, 1],
    ] as const;
    expect(intend(board, { line }, back)).toEqual({ moves: [{ kind: "back", cell: [0, 0] }], cursor: "0,0" });
    expect(intend(board, start(board), back)).toEqual({ moves: [] });
  });

  it("never proposes a press that does not end at the pressed cell", () => {
    for (let r = 0; r < 4; r++) {
      for (let c = 0; c < 4; c++) {
        const press = {
          type: "press",
          target: `${r},${c}`,
          at: { x: 0, y: 0 },
          button: "primary",
          by: "mouse",
        } as const;
        const moves = intend(board, start(board), press)?.moves ?? [];
        if (moves.length > 0) expect(sameCell(moves.at(-1)!.cell, [r, c])).toBe(true);
      }
    }
  });
});

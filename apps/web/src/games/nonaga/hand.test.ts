import { legalTurns, selectableCells, start, startPosition } from "@masume/games/nonaga";
import { hexCentre } from "@masume/kernel";
import { createRoot } from "solid-js";
import { expect, test, vi } from "vitest";
import { createHand } from "./hand.js";
import { createTable } from "./table.js";

vi.stubGlobal("navigator", { language: "en" });

const puzzle = { rules: "official", position: startPosition } as const;

function open(confirms = false) {
  return createRoot(() => {
    const seat = { name: () => "", isHere: true };
    const table = createTable({ puzzle, turns: [], seats: { red: seat, blue: seat } });
    const hand = createHand(
      table,
      () => true,
      undefined,
      () => confirms,
    );
    /** A tap on the first cell that takes the turn further. */
    const tap = () => {
      const cell = selectableCells(puzzle, table.state(), hand.gesture())[0]!;
      const at = { target: cell.join(","), at: hexCentre(cell), button: "primary", by: "touch" } as const;
      hand.input({ type: "press", ...at });
      hand.input({ type: "release", ...at });
    };
    return { table, hand, tap };
  });
}

test("a press that begins a pinch is taken back alone: the slide of the turn stays", () => {
  const { hand, tap } = open();
  tap();
  tap();
  const slid = hand.gesture();
  expect([slid?.stage, hand.isHalfway()]).toEqual(["tile", true]);
  tap();
  expect(hand.gesture()).not.toEqual(slid);
  hand.cancelPress();
  expect(hand.gesture()).toEqual(slid);
});

test("a press that completed the turn stays made", () => {
  const { table, hand, tap } = open();
  for (let i = 0; i < 4; i++) tap();
  expect(table.turns()).toHaveLength(1);
  hand.cancelPress();
  expect([table.turns().length, hand.gesture()]).toEqual([1, undefined]);
  expect(table.state()).not.toEqual(start(puzzle));
});

test("a turn that waits to be confirmed is gone once the game goes on without it", () => {
  const { table, hand, tap } = open(true);
  for (let i = 0; i < 4; i++) tap();
  const [other] = legalTurns(puzzle.rules, puzzle.position).slice(-1);
  table.adopt([other!], undefined);
  expect([hand.proposed(), hand.isHalfway()]).toEqual([undefined, false]);
  hand.confirm();
  expect(table.turns()).toEqual([other]);
});

test("a turn that is to be confirmed is shown, waits, and is played or taken back whole", () => {
  const { table, hand, tap } = open(true);
  for (let i = 0; i < 4; i++) tap();
  expect([table.turns().length, hand.isHalfway()]).toEqual([0, true]);
  const proposed = hand.proposed()!;
  const cell = proposed.state.position.blue[0]!;
  const press = { type: "press", target: cell.join(","), at: hexCentre(cell) } as const;
  expect(hand.input({ ...press, button: "primary", by: "touch" })).toBe(false);
  hand.drop();
  expect([hand.proposed(), hand.isHalfway(), table.turns().length]).toEqual([undefined, false, 0]);
  for (let i = 0; i < 4; i++) tap();
  hand.confirm();
  expect(table.turns()).toEqual([proposed.turn]);
  expect(table.state()).toEqual(proposed.state);
  expect([hand.proposed(), hand.made()]).toEqual([undefined, proposed.turn]);
  hand.confirm();
  expect(table.turns()).toHaveLength(1);
});

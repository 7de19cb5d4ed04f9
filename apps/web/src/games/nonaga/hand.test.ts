import {
  legalTurns,
  sameHex,
  selectableCells,
  slides,
  start,
  startPosition,
  type Turn,
} from "@masume/games/nonaga";
import { type Hex, hexCentre, type Input } from "@masume/kernel";
import { createRoot, createSignal } from "solid-js";
import { expect, test, vi } from "vitest";
import { createHand, type SlideStore } from "./hand.js";
import { createTable } from "./table.js";

vi.stubGlobal("navigator", { language: "en" });

const puzzle = { rules: "official", position: startPosition } as const;

function open(confirms = false, halfway?: SlideStore, mayMove = () => true) {
  return createRoot(() => {
    const seat = { name: () => "", isHere: true };
    const table = createTable({ puzzle, turns: [], seats: { red: seat, blue: seat } });
    const hand = createHand(table, mayMove, halfway, () => confirms);
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

const touch = (type: "press" | "release", cell: Hex): Input => ({
  type,
  target: cell.join(","),
  at: hexCentre(cell),
  button: "primary",
  by: "touch",
});
const key = (name: string, cell: Hex): Input => ({
  type: "key",
  key: name,
  shift: false,
  target: cell.join(","),
});
const theirs = startPosition.blue[0]!;

test("why a touch meant nothing is said until something else is touched; letting go and moving on keep it", () => {
  const { table, hand, tap } = open();
  hand.input(touch("press", theirs));
  const why = hand.refusal();
  expect(why).toBeDefined();
  hand.input(touch("release", theirs));
  hand.input(key("ArrowLeft", theirs));
  expect(hand.refusal()).toEqual(why);
  tap();
  expect(hand.refusal()).toBeUndefined();
  for (const name of ["Enter", " "]) {
    hand.input(key(name, theirs));
    expect(hand.refusal()).toBeDefined();
    hand.drop();
    tap();
  }
  hand.input(touch("press", theirs));
  table.play(legalTurns(puzzle.rules, puzzle.position)[0]!);
  expect(hand.refusal()).toBeUndefined();
});

test("a turn that is to be confirmed is played with Enter, let go of with Escape or Backspace, and keeps other keys", () => {
  const { table, hand, tap } = open(true);
  const propose = () => {
    for (let i = 0; i < 4; i++) tap();
    return hand.proposed();
  };
  for (const name of ["Escape", "Backspace"]) {
    propose();
    expect([hand.input(key(" ", theirs)), hand.proposed() === undefined]).toEqual([false, false]);
    expect([hand.input(key(name, theirs)), hand.proposed(), hand.gesture()]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  }
  const { turn } = propose()!;
  expect([hand.input(key("Enter", theirs)), table.turns()]).toEqual([true, [turn]]);
});

test("a hand that may not move any more holds nothing", () => {
  const [mayMove, setMayMove] = createSignal(true);
  const { hand, tap } = open(false, undefined, mayMove);
  tap();
  setMayMove(false);
  expect([hand.gesture(), hand.input(touch("press", startPosition.red[0]!))]).toEqual([undefined, false]);
  setMayMove(true);
  expect(hand.gesture()).toBeUndefined();
});

test("the slide of a turn is kept as soon as it is made, until the turn is whole", () => {
  const save = vi.fn();
  const { table, tap } = open(false, { slide: undefined, save });
  const kept = [1, 2, 3, 4].map(() => {
    tap();
    return save.mock.lastCall![0];
  });
  const { slide } = table.turns()[0] as Turn;
  expect(kept).toEqual([undefined, slide, slide, undefined]);
});

test("a kept slide is taken up where it is one of this table, and forgotten where it is not", () => {
  const [slide, ...others] = slides(startPosition);
  const opened = (kept: typeof slide, mayMove = true) => {
    const save = vi.fn();
    const { hand } = open(false, { slide: kept, save }, () => mayMove);
    return [hand.gesture()?.stage, save.mock.lastCall![0]];
  };
  const from = slide!.from;
  const elsewhere = others.find(
    ({ to }) => !slides(startPosition).some((one) => sameHex(one.from, from) && sameHex(one.to, to)),
  )!.to;
  expect(opened(slide)).toEqual(["tile", slide]);
  expect(opened({ from, to: elsewhere })).toEqual([undefined, undefined]);
  expect(opened(slide, false)).toEqual([undefined, undefined]);
});

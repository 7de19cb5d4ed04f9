import "../../testing/in-browser.js";
import type { Puzzle, Turn } from "@masume/games/nonaga";
import { createRoot } from "solid-js";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Seat } from "./seat.js";
import { createTable, type Table, type TableStart } from "./table.js";
import { here, nearWin, puzzle, someTurns, turnsOf } from "./testing/games.js";

const [first, second, third] = someTurns(3) as [Turn, Turn, Turn];
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A seat elsewhere: what it was asked, and how it answers. */
function elsewhere() {
  const asked: {
    readonly turns: number;
    readonly signal: AbortSignal;
    answer(turn: Turn): void;
    fail(): void;
  }[] = [];
  const seat: Seat = {
    name: () => "There",
    isHere: false,
    turn: ({ turns }, signal) =>
      new Promise((answer, reject) =>
        asked.push({ turns: turns.length, signal, answer, fail: () => reject(new Error("gone")) }),
      ),
    onTurn: vi.fn(),
  };
  return { seat, asked };
}

function open(given: Partial<TableStart> & { readonly board?: Puzzle } = {}) {
  return createRoot((end) => {
    onTestFinished(end);
    return createTable({ puzzle, turns: [], seats: { red: here, blue: here }, ...given });
  });
}

test("a turn goes to the other seat alone, with the game as it then is", () => {
  const { seat } = elsewhere();
  const table = open({ seats: { red: here, blue: seat } });
  table.play(first);
  expect(seat.onTurn).toHaveBeenCalledExactlyOnceWith({ puzzle, turns: [first], state: table.state() });
});

test("a seat that is not here is asked when it is to move, and its turn is played", async () => {
  const { seat, asked } = elsewhere();
  const table = open({ seats: { red: here, blue: seat } });
  expect([asked.length, table.isWaiting()]).toEqual([0, false]);
  table.play(first);
  expect([asked.map(({ turns }) => turns), table.isWaiting()]).toEqual([[1], true]);
  asked[0]!.answer(second);
  await settled();
  expect([table.turns(), table.isWaiting()]).toEqual([[first, second], false]);
});

test("an answer to a game that has moved on is nobody's", async () => {
  const { seat, asked } = elsewhere();
  const table = open({ seats: { red: here, blue: seat } });
  table.play(first);
  table.takeBackTo(0);
  expect(asked[0]!.signal.aborted).toBe(true);
  asked[0]!.answer(second);
  await settled();
  expect([table.turns(), table.hasFailed()]).toEqual([[], false]);
});

test.each([
  ["fails", (asked: { fail(): void }) => asked.fail()],
  ["answers against the rules", (asked: { answer(turn: Turn): void }) => asked.answer(first)],
])("a seat that %s leaves the table waiting to ask again", async (_, how) => {
  const { seat, asked } = elsewhere();
  const table = open({ seats: { red: here, blue: seat } });
  table.play(first);
  how(asked[0]!);
  await settled();
  expect([table.hasFailed(), table.isWaiting(), table.turns().length]).toEqual([true, false, 1]);
  table.askAgain();
  expect([table.hasFailed(), table.isWaiting(), asked.length]).toEqual([false, true, 2]);
  asked[1]!.answer(second);
  await settled();
  expect(table.turns()).toEqual([first, second]);
});

test("turns against the rules are refused, and after the end every turn is", () => {
  const table = open();
  table.play(first);
  expect(table.play(first).ok).toBe(false);
  expect(table.turns()).toEqual([first]);
  table.end({ result: "red", by: "resignation" });
  expect(table.play(second)).toMatchObject({ ok: false, error: { code: "over" } });
  table.end({ result: "blue", by: "time" });
  expect(table.ending()).toEqual({ result: "red", by: "resignation" });
});

test("a turn taken back is open again, and so is a game that was resigned", () => {
  const table = open({ turns: [first, second, third] });
  const states = table.states();
  expect(states.length).toBe(4);
  table.end({ result: "draw", by: "agreement" });
  table.takeBackTo(1);
  expect([table.turns(), table.state(), table.ending()]).toEqual([[first], states[1], undefined]);
});

test("the board ends a game by itself, whatever else is said of it, and nobody is asked then", () => {
  const { seat, asked } = elsewhere();
  const [win] = turnsOf(nearWin, true);
  const table = open({
    puzzle: nearWin,
    seats: { red: here, blue: seat },
    ending: { result: "blue", by: "record" },
  });
  expect(table.ending()).toEqual({ result: "blue", by: "record" });
  table.takeBackTo(0);
  table.play(win!);
  expect([table.ending(), asked.length, table.isWaiting()]).toEqual([
    { result: "red", by: "together" },
    0,
    false,
  ]);
});

test("a game known elsewhere is taken over as far as the rules allow, with its end", () => {
  const table = open({ turns: [first] });
  table.adopt([first, second, second, third], { result: "draw", by: "agreement" });
  expect([table.turns(), table.states().length, table.ending()?.by]).toEqual([
    [first, second],
    3,
    "agreement",
  ]);
  table.adopt([], undefined);
  expect([table.turns(), table.ending()]).toEqual([[], undefined]);
});

test.each([
  ["taking back", (table: Table): void => table.takeBackTo(0), false],
  ["a game taken over", (table: Table): void => table.adopt([first], undefined), true],
  ["a turn that came all the same", (table: Table): void => void table.play(second), false],
] as const)("%s ends the failure of a seat", async (_, goOn, isAskedAgain) => {
  const { seat, asked } = elsewhere();
  const table = open({ seats: { red: here, blue: seat } });
  table.play(first);
  asked[0]!.fail();
  await settled();
  expect(table.hasFailed()).toBe(true);
  goOn(table);
  expect([table.hasFailed(), table.isWaiting()]).toEqual([false, isAskedAgain]);
});

test("the failure of a seat for which nobody waits any more is nobody's", async () => {
  const { seat, asked } = elsewhere();
  const table = open({ seats: { red: here, blue: seat } });
  table.play(first);
  table.takeBackTo(0);
  asked[0]!.fail();
  await settled();
  expect(table.hasFailed()).toBe(false);
});

test("turns of a record that the rules refuse are left out, with those after them", () => {
  const table = open({ turns: [first, first, second] });
  expect([table.turns(), table.states().length]).toEqual([[first], 2]);
});

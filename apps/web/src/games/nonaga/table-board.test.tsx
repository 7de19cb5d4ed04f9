/** The board of a table: a turn from elsewhere in its two steps, and the keyboard's place. */
import "../../testing/in-browser.js";
import { afterSlide, nonaga, type State } from "@masume/games/nonaga";
import type { Input, Marks } from "@masume/kernel";
import { createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setPreference } from "../../testing/in-browser.js";
import { show } from "../../testing/show.js";
import { createTable } from "./table.js";
import { type Scene, TableBoard } from "./table-board.js";
import { here, puzzle, someTurns } from "./testing/games.js";

interface Shown {
  readonly marks: Marks;
  readonly overlay: Marks;
  readonly cursor: string;
  onInput(input: Input): boolean;
}
let board: Shown;
vi.mock("../../board/board.js", () => ({
  Board: (props: Shown) => {
    board = props;
    return undefined;
  },
}));
vi.stubGlobal("requestAnimationFrame", () => 0);
vi.stubGlobal("cancelAnimationFrame", () => {});

const reduced = "(prefers-reduced-motion: reduce)";
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setPreference(reduced, false);
});

const [turn] = someTurns(1);
const table = createTable({ puzzle, turns: [turn!], seats: { red: here, blue: here } });
const [before, after] = table.states() as readonly [State, State];
const halfway: State = { ...before, position: afterSlide(before.position, turn!.slide!) };
const overlay = nonaga.paint(puzzle, before);
const input: Input = { type: "key", key: "Enter", shift: false, target: "0,0" };

/** The turn is made on a board that shows the position before it, or another. */
function made(about: Partial<Scene> = {}, first: State = before) {
  const [scene, setScene] = createSignal<Scene>({ state: first });
  const [cursor, setCursor] = createSignal<string>();
  show(() => (
    <TableBoard
      puzzle={puzzle}
      scene={scene()}
      gesture={undefined}
      overlay={overlay}
      cursor={cursor()}
      onCursor={() => {}}
      onInput={() => true}
      onAbandon={() => {}}
    />
  ));
  setScene({ state: after, before, turn, ...about });
  return { setCursor };
}
const isShown = (state: State) => JSON.stringify(board.marks) === JSON.stringify(nonaga.paint(puzzle, state));

test("a turn from elsewhere is shown in two steps, during which nothing can be touched", () => {
  made();
  expect([isShown(halfway), board.overlay, board.onInput(input)]).toEqual([true, [], false]);
  vi.advanceTimersByTime(199);
  expect(isShown(halfway)).toBe(true);
  vi.advanceTimersByTime(1);
  expect([isShown(after), board.overlay, board.onInput(input)]).toEqual([true, overlay, true]);
});

test.each([
  ["one has made oneself", { isSeen: true }, before],
  ["of which only the slide is made", { turn: { slide: turn!.slide, tile: undefined } }, before],
  ["without a slide", { turn: { slide: undefined, tile: turn!.tile } }, before],
  ["that does not follow what was shown", {}, after],
] as const)("a turn %s is shown at once", (_, about, first) => {
  made(about as Partial<Scene>, first);
  expect(isShown(after)).toBe(true);
});

test("where nothing should move, a turn is shown at once", () => {
  setPreference(reduced, true);
  made();
  expect(isShown(after)).toBe(true);
});

test("the keyboard begins at a piece of the side to move, stays where it was, and comes back when that place is gone", () => {
  const { setCursor } = made({ isSeen: true });
  const first = after.position.blue[0]!.join(",");
  expect(board.cursor).toBe(first);
  const red = after.position.red[0]!.join(",");
  setCursor(red);
  expect(board.cursor).toBe(red);
  setCursor("40,40");
  expect(board.cursor).toBe(first);
});

/** What a table draws over its board, and what its tools do to the position that is shown. */
import "../../testing/in-browser.js";
import {
  type Analysis,
  cellNames,
  type Gesture,
  type Line,
  outline,
  selectableCells,
  turnArrows,
} from "@masume/games/nonaga";
import { hexCentre, type Input, type Marks } from "@masume/kernel";
import { beforeEach, expect, test, vi } from "vitest";
import { setSetting } from "../../settings/settings.js";
import { pressKey, setPreference } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { createTable, type Table, type TableStart } from "./table.js";
import type { TableActions } from "./table-actions.js";
import type { Scene } from "./table-board.js";
import { TableView } from "./table-view.js";
import { here, puzzle, someTurns } from "./testing/games.js";

const { think, thinkBriefly, review } = vi.hoisted(() => ({
  think: vi.fn(),
  thinkBriefly: vi.fn(),
  review: vi.fn(),
}));
vi.mock("./engine-client.js", () => ({
  think,
  thinkBriefly,
  review,
  complete: async ({ line }: { line: Line }) => line,
}));

interface Shown {
  readonly scene: Scene;
  readonly overlay: Marks;
  readonly gesture: Gesture | undefined;
  onInput(input: Input): boolean;
}
let board: Shown;
vi.mock("./table-board.js", () => ({
  TableBoard: (props: Shown & { steps: () => unknown }) => {
    board = props;
    return props.steps();
  },
}));
vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());

const turns = someTurns(4);
const never = () => new Promise(() => {});

beforeEach(() => {
  for (const engine of [think, thinkBriefly, review]) engine.mockReset().mockImplementation(never);
  setPreference("(prefers-reduced-motion: reduce)", true);
  setSetting("labels", false);
});

type ViewProps = Omit<Parameters<typeof TableView>[0], "table" | "actions">;

function shown(start: Partial<TableStart> = {}, actions: Partial<TableActions> = {}, props: ViewProps = {}) {
  let table!: Table;
  const page = show(() => {
    table = createTable({ puzzle, turns, seats: { red: here, blue: here }, ...start });
    return <TableView table={table} actions={{ isAssisted: true, ...actions }} {...props} />;
  });
  return { page, table };
}

/** A tap on the first cell that takes the turn further. */
function tap(table: Table): void {
  const cell = selectableCells(puzzle, table.state(), board.gesture)[0]!;
  const at = { target: cell.join(","), at: hexCentre(cell), button: "primary", by: "touch" } as const;
  board.onInput({ type: "press", ...at });
  board.onInput({ type: "release", ...at });
}
const rows = (page: PageNode) => page.all("button").filter(({ props }) => props.class === "score-turn");
const last = (at: number, role: "line" | "line-second") => turnArrows("last", role, turns[at - 1]!, true);
const open = (table: Table) =>
  selectableCells(puzzle, table.state(), undefined).map((cell, i) => outline(`open:${i}`, "selected", cell));
const brief = { turn: turns[0], score: 0, line: turns.slice(0, 2), depth: 3, nodes: 7, lines: [] } as unknown;

test("the last turn and the pieces that may be moved stand out; looking back, only the turn", () => {
  const { table } = shown();
  expect(board.overlay).toEqual([...open(table), ...last(4, "line-second")]);
  pressKey("[");
  expect(board.overlay).toEqual(last(3, "line"));
  pressKey("]");
  tap(table);
  expect([board.gesture?.stage, board.overlay]).toEqual(["piece", []]);
});

test("nothing may be moved where nobody here is to move, nor while a turn waits for a yes", () => {
  const away = { name: () => "Engine", isHere: false };
  shown({ seats: { red: away, blue: away } });
  expect(board.overlay).toEqual(last(4, "line-second"));
  const { table } = shown({ turns: [] }, {}, { confirms: () => true });
  for (let i = 0; i < 4; i++) tap(table);
  expect(board.overlay.some(({ role }) => role === "selected")).toBe(false);
  expect(board.scene.state).not.toBe(table.state());
});

test("a turn of the list that is pointed at is drawn, until it is gone", () => {
  const { page, table } = shown();
  rows(page)[1]!.fire("pointerenter");
  const pointed = turnArrows("pointed", "hint", turns[1]!);
  expect(board.overlay).toEqual(pointed);
  tap(table);
  expect(board.overlay).toEqual(pointed);
  table.takeBackTo(1);
  expect(board.overlay).toEqual([...open(table), ...last(1, "line-second")]);
});

test("names of cells are there while turns are spoken of: in the analysis, in the review, or always", () => {
  const { page } = shown({ ending: { result: "red", by: "resignation" } });
  const names = () => cellNames(board.scene.state.position.tiles);
  const areShown = () => JSON.stringify(board.overlay).includes(JSON.stringify(names()).slice(1, -1));
  expect(areShown()).toBe(false);
  page.button("Analysis").press();
  expect(areShown()).toBe(true);
  page.button("Review").press();
  expect(areShown()).toBe(true);
  page.button("Share").press();
  expect(areShown()).toBe(false);
  pressKey("l");
  expect(areShown()).toBe(true);
});

test("advice is hidden while something is in the hand, which a hint empties first", async () => {
  thinkBriefly.mockResolvedValue(brief);
  const { page, table } = shown();
  tap(table);
  page.button("Hint").press();
  expect(board.gesture).toBeUndefined();
  await until(() => page.button("Where?").press());
  const advice = board.overlay;
  expect(advice.length).toBeGreaterThan(0);
  tap(table);
  expect(board.overlay).toEqual([]);
});

test("help is counted when a hint begins, not with its further stages", async () => {
  thinkBriefly.mockResolvedValue(brief);
  const helped = vi.fn();
  const { page } = shown({}, { helped });
  page.button("Hint").press();
  await until(() => page.button("Where?").press());
  expect(helped).toHaveBeenCalledOnce();
  page.button("Analysis").press();
  page.button("Analysis").press();
  expect(helped).toHaveBeenCalledTimes(2);
});

test.each(["Hint", "Undo", "Redo"])("%s leads back from an earlier position to the game", (name) => {
  const undo = vi.fn();
  const { page, table } = shown({}, { undo, redo: undo, canUndo: () => true, canRedo: () => true });
  pressKey("[");
  expect(board.scene.state).toBe(table.states()[3]);
  page
    .all("button")
    .find((one) => one.name === name)!
    .press();
  expect(board.scene.state).toBe(table.state());
});

test("turns that are taken back while an earlier position is shown take that with them", () => {
  const { table } = shown();
  pressKey("[");
  table.takeBackTo(1);
  expect(board.scene.state).toBe(table.state());
});

test("a line of the analysis is looked at and left again", async () => {
  think.mockResolvedValue({
    ...(brief as Analysis),
    lines: [{ turn: turns[0], score: 0, line: turns.slice(0, 2) }],
  });
  const { page, table } = shown({ turns: [] });
  page.button("Analysis").press();
  await until(() => rows(page)[1]!.press());
  expect(board.scene).toMatchObject({ turn: turns[1], isSeen: true });
  expect(board.scene.state).not.toBe(table.state());
  page.button("Back to the game").press();
  expect(board.scene.state).toBe(table.state());
});

test("a replay of a game to look at stays where it is when it is closed", () => {
  const { page, table } = shown({}, {}, { reviewFrom: 2 });
  page.button("Replay").press();
  expect(board.scene.state).toBe(table.states()[0]);
  page.button("Replay").press();
  expect(board.scene.state).toBe(table.states()[0]);
});

test("asked about twice, leaving is not wished any more", () => {
  const { page } = shown({}, { resign: () => {} });
  page.button("Resign").press();
  expect(page.has("button", "Yes, resign")).toBe(true);
  page.button("Resign").press();
  expect(page.has("button", "Yes, resign")).toBe(false);
});

test("a slide whose tile has not been moved yet can be taken back below the board, a whole turn not", () => {
  const { page, table } = shown({ turns: [] }, {}, { confirms: () => true });
  const canUndo = () => page.has("button", "Undo the slide");
  const seen = [0, 1, 2, 3, 4].map((i) => {
    if (i > 0) tap(table);
    return canUndo();
  });
  expect(seen).toEqual([false, false, true, true, false]);
});

test.each(["Hint", "Threats"])("%s that stopped unexpectedly is asked for again", async (name) => {
  thinkBriefly.mockRejectedValueOnce(new Error("the worker died"));
  const { page } = shown({ turns: [] });
  page.button(name).press();
  await until(() => expect(page.has("button", "Try again")).toBe(true));
  page.button("Try again").press();
  await until(() => expect(thinkBriefly).toHaveBeenCalledTimes(2));
});

test("the name of the game leads home, the rules stand beside it, and whatever else is handed on", () => {
  const beside = (side: string) => <b>{side}’s clock</b>;
  const { page } = shown(
    { puzzle: { ...puzzle, rules: "basic" }, turns: [] },
    {},
    { home: "/elsewhere", beside, mark: <i>Watching</i> },
  );
  const title = page.the("h1");
  expect([title.the("a").props.href, title.text.includes("basic rules"), page.all("b").length]).toEqual([
    "/elsewhere",
    true,
    2,
  ]);
  expect(page.has("i", "Watching")).toBe(true);
  expect(shown().page.the("h1").the("a").props.href).toBe("/nonaga");
});

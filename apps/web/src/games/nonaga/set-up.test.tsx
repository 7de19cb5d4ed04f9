/** Games and positions to be set up, and the analysis board. */
import "../../testing/in-browser.js";
import { emptyStudy, fullStrength, type Puzzle, startPosition } from "@masume/games/nonaga";
import type { Input } from "@masume/kernel";
import { createRoot } from "solid-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { clearAll } from "../../platform/storage/records.js";
import { browser } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo, here } from "../../testing/router.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { PositionSetUp } from "./position-set-up.js";
import { loadGame } from "./saved-table.js";
import { SetUp } from "./set-up.js";
import { createStudyBoard } from "./study-board.js";
import { puzzle, someTurns } from "./testing/games.js";

let input: (input: Input) => boolean;
vi.mock("../../board/board.js", () => ({
  Board: (props: { onInput: typeof input }) => {
    input = props.onInput;
    return undefined;
  },
}));

beforeEach(async () => {
  await clearAll();
  browser.storage.clear();
  goTo("/nonaga");
});

const choose = (page: PageNode, value: string) =>
  page
    .all("input")
    .find(({ props }) => props.value === value)!
    .fire("change", { currentTarget: { value, checked: true } });

async function begun(page: PageNode) {
  page.the("form").fire("submit");
  await until(() => expect(here()).toMatch(/^\/nonaga\/table\?id=/));
  const game = await loadGame(here().split("=")[1]!);
  goTo("/nonaga");
  return game!;
}

test("against the engine one is red at first, at the lowest level, without a clock", async () => {
  const game = await begun(show(() => <SetUp />));
  expect(game.plan).toMatchObject({
    red: { kind: "person" },
    blue: { kind: "engine", level: 1, pace: "normal" },
  });
  expect([game.clock, game.turns, game.puzzle.position]).toEqual([undefined, [], startPosition]);
});

test("colour, level and clock are as chosen, and chosen again the next time", async () => {
  const page = show(() => <SetUp />);
  choose(page, "blue");
  expect(page.has("select", /Thinking time/)).toBe(false);
  page.all("select")[0]!.enter(String(fullStrength));
  page.all("select")[1]!.enter("30");
  page.all("select").at(-1)!.enter("300+5");
  const wished = {
    plan: { red: { kind: "engine", level: fullStrength, seconds: 30 }, blue: { kind: "person" } },
    clock: { control: "300+5", left: { red: 300_000, blue: 300_000 } },
  };
  expect(await begun(page)).toMatchObject(wished);
  expect(await begun(show(() => <SetUp />))).toMatchObject(wished);
});

test("two at one screen are both people", async () => {
  const page = show(() => <SetUp />);
  choose(page, "two");
  expect(page.all("select").length).toBe(1);
  expect((await begun(page)).plan).toEqual({ red: { kind: "person" }, blue: { kind: "person" } });
});

function setUp() {
  const ready: Puzzle[] = [];
  const page = show(() => (
    <PositionSetUp puzzle={puzzle} onReady={(made) => ready.push(made)} onCancel={() => {}} />
  ));
  const status = () => page.all("p").find(({ props }) => props.role === "status")!.text;
  const press = (cell: readonly number[]) =>
    input({ type: "press", target: cell.join(","), at: { x: 0, y: 0 }, button: "primary", by: "mouse" });
  return { page, status, press, ready };
}

test("a position with too few pieces or tiles cannot be used, and what is wrong is said", () => {
  const { page, status, press, ready } = setUp();
  const done = () => page.all("button").find(({ props }) => props.class === "button")!;
  expect(done().props.disabled).toBe(false);
  choose(page, "red");
  press(startPosition.red[0]!);
  expect([done().props.disabled, status().includes("2")]).toEqual([true, true]);
  press(startPosition.red[0]!);
  expect(done().props.disabled).toBe(false);
  choose(page, "blue");
  press(startPosition.blue[0]!);
  expect(done().props.disabled).toBe(true);
  input({ type: "key", key: "Enter", shift: false, target: startPosition.blue[0]!.join(",") });
  choose(page, "blue");
  done().press();
  expect(ready.length).toBe(1);
  expect(input({ type: "key", key: "x", shift: false, target: "0,0" })).toBe(false);
});

const turns = someTurns(4);

function study() {
  return createRoot((end) => {
    onTestFinished(end);
    return createStudyBoard(emptyStudy(puzzle));
  });
}

test("turns go into the tree; another turn at the same place is a variation, and the first stays the main line", () => {
  const board = study();
  board.playLine(turns);
  expect(board.table.turns()).toEqual(turns);
  board.step(-1);
  expect(board.table.turns()).toEqual(turns.slice(0, 3));
  board.step(-9);
  expect(board.path()).toEqual([]);
  board.step(2);
  expect(board.table.turns()).toEqual(turns.slice(0, 2));
  board.step(9);
  expect(board.table.turns()).toEqual(turns);
});

test("a turn against the rules ends a line where it stands", () => {
  const board = study();
  board.playLine([turns[0]!, turns[0]!, turns[1]!]);
  expect(board.table.turns()).toEqual([turns[0]]);
});

test("a comment belongs to its position; what is removed goes with all that follows", () => {
  const board = study();
  board.write("start");
  board.playLine(turns.slice(0, 3));
  board.write("third");
  board.step(-1);
  expect(board.comment()).toBe("");
  board.step(1);
  expect(board.comment()).toBe("third");
  board.step(-1);
  board.remove();
  expect([board.table.turns(), board.path().length]).toEqual([[turns[0]], 1]);
  board.step(1);
  expect(board.table.turns()).toEqual([turns[0]]);
  board.goTo([]);
  expect(board.comment()).toBe("start");
  board.remove();
  expect(board.comment()).toBe("start");
});

/** Games on this device: saved, found again, taken back, given up and played once more. */
import "../../testing/in-browser.js";
import { levels, nonaga, type Shift, type Side, start, type Turn } from "@masume/games/nonaga";
import { loadSession } from "@masume/kernel";
import type { JSX } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { clearAll, getAll } from "../../platform/storage/records.js";
import { getSessionRecord } from "../../platform/storage/sessions.js";
import { here as address, goTo } from "../../testing/router.js";
import { settled } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { fullTime } from "./local-clock.js";
import {
  historyText,
  loadGame,
  newGame,
  type SavedGame,
  type SeatPlans,
  saveGame,
  tableKey,
} from "./saved-table.js";
import { engineSeat } from "./seats.js";
import type { Table } from "./table.js";
import type { TableActions } from "./table-actions.js";
import TablePage from "./table-page.js";
import { puzzle, someTurns } from "./testing/games.js";

const think = vi.hoisted(() => vi.fn());
vi.mock("./engine-client.js", () => ({ think }));

interface Shown {
  readonly table: Table;
  readonly actions: Required<TableActions>;
  readonly halfway: { readonly slide: Shift | undefined; save(made: Shift | undefined): void };
  readonly beside?: (side: Side) => JSX.Element;
}
let shown: Shown;
vi.mock("./table-view.js", () => ({
  TableView: (props: Shown) => {
    shown = props;
    return <p>{props.table.turns().length} turns</p>;
  },
}));

const person = { kind: "person" } as const;
const two: SeatPlans = { red: person, blue: person };
const engine = { kind: "engine", level: 2 } as const;
const turns = someTurns(4);
const never = () => new Promise(() => {});

beforeEach(async () => {
  await clearAll();
  think.mockReset().mockImplementation(never);
});

const game = (about: Partial<SavedGame> = {}): SavedGame => ({
  id: "g",
  puzzle,
  turns,
  plan: two,
  ending: undefined,
  slide: undefined,
  ...about,
});

async function opened(about: Partial<SavedGame> = {}) {
  await saveGame(game(about), start(puzzle));
  goTo("/nonaga/table?id=g");
  const page = show(() => <TablePage />);
  await until(() => expect(page.text).toMatch(/turns$/));
  return { page, ...shown };
}

test("a game comes back as it was saved: turns, seats, end, clocks, and a slide without its tile", async () => {
  const saved = game({
    plan: { red: { ...engine, seconds: 10, pace: "slow" }, blue: person },
    ending: { result: "blue", by: "resignation" },
    slide: turns[0]!.slide!,
    clock: { control: "300+5", left: { red: 1, blue: 2 } },
  });
  await saveGame(saved, start(puzzle));
  expect(await loadGame("g")).toEqual(saved);
  expect([await loadGame("other"), historyText(saved) === historyText(game())]).toEqual([undefined, false]);
});

test.each([
  [{ ending: undefined }, { key: "note.turns", params: { count: 4 } }],
  [{ ending: { result: "draw", by: "repetition" } as const }, { key: "note.drawn" }],
  [
    { ending: { result: "blue", by: "time" } as const },
    { key: "note.won", params: { side: { key: "side.blue" } } },
  ],
])("in lists: %j", async (about, note) => {
  await saveGame(game(about), start(puzzle));
  const record = await getSessionRecord(tableKey("g"));
  expect(record).toMatchObject({
    note,
    isBegun: true,
    title: { key: "title.two" },
    href: "/nonaga/table?id=g",
  });
  expect(record?.solvedIn).toBe(about.ending ? 0 : undefined);
});

test("against the engine its level is in the title", async () => {
  await newGame(puzzle, { red: person, blue: engine });
  expect((await getAll("sessions"))[0]).toMatchObject({
    title: { key: "title.engine", params: { level: levels[1]!.name } },
    isBegun: false,
  });
});

test("a game is begun, and worth continuing, from its first turn on; it is kept at its last one", async () => {
  await saveGame(game({ turns: turns.slice(0, 1) }), start(puzzle));
  const record = (await getSessionRecord(tableKey("g")))!;
  expect([record.isBegun, record.progress.value === record.progress.of]).toEqual([true, true]);
  const session = loadSession(nonaga, record.saved);
  expect(session.ok && session.value.cursor).toBe(1);
});

test("two savings of a game differ by any turn and by the end", () => {
  const texts = [
    game(),
    game({ turns: turns.slice(0, 3) }),
    game({ turns: [...turns.slice(0, 3), turns[0]!] }),
    game({ ending: { result: "red", by: "resignation" } }),
    game({ ending: { result: "red", by: "time" } }),
  ].map(historyText);
  expect(new Set(texts).size).toBe(5);
});

test("a new game has full clocks, or none, and an address of its own", async () => {
  const paths = [
    await newGame(puzzle, two, { clock: "180+2" }),
    await newGame(puzzle, two, { turns: turns.slice(0, 2) }),
  ];
  const games = await Promise.all(paths.map((path) => loadGame(path.split("=")[1]!)));
  expect(games[0]).toMatchObject({
    clock: { control: "180+2", left: { red: 180_000, blue: 180_000 } },
    turns: [],
  });
  expect([games[1]!.clock, games[1]!.turns.length, paths[0] === paths[1]]).toEqual([undefined, 2, false]);
  expect(fullTime("900+10")).toEqual({ red: 900_000, blue: 900_000 });
});

test("a game that is not on this device says so", async () => {
  goTo("/nonaga/table?id=none");
  const page = show(() => <TablePage />);
  await until(() => expect(page.text).toContain("This game is not on this device"));
});

test("two at one screen take back the last turn, whose ever it was; alone one's own and all after it", async () => {
  const both = await opened();
  expect(both.table.viewer).toBeUndefined();
  both.actions.undo();
  expect(both.table.turns().length).toBe(3);
  const alone = await opened({ plan: { red: person, blue: engine } });
  expect(alone.table.viewer).toBe("red");
  alone.actions.undo();
  expect(alone.table.turns().length).toBe(2);
  const second = await opened({ plan: { red: engine, blue: person }, turns: turns.slice(0, 1) });
  expect([second.table.viewer, second.actions.canUndo()]).toEqual(["blue", false]);
});

test("what was taken back is made again, step by step, until another turn is played", async () => {
  const { table, actions } = await opened({ plan: { red: person, blue: engine } });
  expect(actions.canRedo()).toBe(false);
  actions.undo();
  actions.undo();
  expect(table.turns()).toEqual([]);
  actions.redo();
  expect([table.turns(), actions.canRedo()]).toEqual([turns.slice(0, 2), true]);
  actions.redo();
  expect([table.turns(), actions.canRedo()]).toEqual([turns, false]);
  await until(async () => expect((await loadGame("g"))!.turns).toEqual(turns));
  actions.undo();
  table.play(turns[2]!);
  expect(actions.canRedo()).toBe(false);
});

test("who has run out of time cannot take back; who has resigned can", async () => {
  const late = await opened({ ending: { result: "red", by: "time" } });
  expect(late.actions.canUndo()).toBe(false);
  const given = await opened({ ending: { result: "red", by: "resignation" } });
  expect(given.actions.canUndo()).toBe(true);
});

test.each([
  ["the side to move", two, turns, "blue"],
  ["the side to move", two, turns.slice(0, 3), "red"],
  ["the person, whoever is to move", { red: person, blue: engine }, turns.slice(0, 3), "blue"],
  ["the person, whoever is to move", { red: engine, blue: person }, turns.slice(0, 3), "red"],
] as const)("who resigns is %s", async (_, plan, played, winner) => {
  const { table, actions } = await opened({ plan, turns: played });
  actions.resign();
  expect(table.ending()).toEqual({ result: winner, by: "resignation" });
});

test("a rematch swaps the colours and keeps the clock", async () => {
  const { actions } = await opened({
    plan: { red: person, blue: engine },
    clock: { control: "300+5", left: { red: 1, blue: 1 } },
  });
  actions.rematch();
  await until(() => expect(address()).not.toBe("/nonaga/table?id=g"));
  expect(await loadGame(address().split("=")[1]!)).toMatchObject({
    plan: { red: engine, blue: person },
    turns: [],
    clock: { control: "300+5", left: { red: 300_000, blue: 300_000 } },
  });
});

test("every turn and every slide is saved at once; what only was looked at is not", async () => {
  const { table, halfway } = await opened({ turns: turns.slice(0, 3) });
  const before = (await getSessionRecord(tableKey("g")))!.updated;
  await settled();
  expect((await getSessionRecord(tableKey("g")))!.updated).toBe(before);
  halfway.save(turns[3]!.slide);
  await until(async () => expect((await loadGame("g"))!.slide).toEqual(turns[3]!.slide));
  halfway.save(undefined);
  table.play(turns[3]!);
  await until(async () => expect((await loadGame("g"))!.turns).toEqual(turns));
  expect((await loadGame("g"))!.slide).toBeUndefined();
});

test("the engine is shown thinking until its turn has come, at its level and with the game's seed", async () => {
  const seat = engineSeat({ kind: "engine", level: 7, seconds: 10, pace: "quick" }, "seed");
  const game = { puzzle, turns: [], state: start(puzzle) };
  let found!: (best: { turn: Turn } | undefined) => void;
  think.mockImplementation(
    (_: object, __: AbortSignal, onProgress: (best: object) => void) =>
      new Promise((resolve) => {
        onProgress({ depth: 3, nodes: 5, turn: turns[0] });
        found = resolve as typeof found;
      }),
  );
  const turn = seat.turn!(game, new AbortController().signal);
  expect(seat.thinking!()).toEqual({ depth: 3, nodes: 5 });
  expect(think.mock.lastCall![0]).toMatchObject({ level: 7, seed: "seed", time: 10_000 });
  seat.moveNow!();
  expect(think.mock.lastCall![1].aborted).toBe(true);
  found({ turn: turns[0]! });
  expect([await turn, seat.thinking!()]).toEqual([turns[0], undefined]);
  think.mockResolvedValue(undefined);
  await expect(seat.turn!(game, new AbortController().signal)).rejects.toThrow();
  const weak = engineSeat({ kind: "engine", level: 3, seconds: 10, pace: "quick" }, "seed");
  think.mockResolvedValue({ turn: turns[0]! });
  await weak.turn!(game, new AbortController().signal);
  expect(think.mock.lastCall![0]).not.toHaveProperty("time");
});

/** Help at a Nonaga table: hints, threats, and when they may be asked for. */
import "../../testing/in-browser.js";
import { type Analysis, lessonSteps, play, start, winningSlides } from "@masume/games/nonaga";
import { createRoot, createSignal } from "solid-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { until } from "../../testing/until.js";
import type { Hand } from "./hand.js";
import { createHints } from "./hints.js";
import { createTable, type TableStart } from "./table.js";
import { tableCommands } from "./table-commands.js";
import { here, puzzle, someTurns } from "./testing/games.js";
import { createThreats } from "./threats.js";

const thinkBriefly = vi.hoisted(() => vi.fn());
vi.mock("./engine-client.js", () => ({ thinkBriefly }));

const turns = someTurns(4);
const [first] = turns;

beforeEach(() => void thinkBriefly.mockReset().mockImplementation(() => new Promise(() => {})));

function inRoot<T>(make: () => T): T {
  return createRoot((end) => {
    onTestFinished(end);
    return make();
  });
}

const open = (given: Partial<TableStart> = {}) =>
  inRoot(() => createTable({ puzzle, turns: [], seats: { red: here, blue: here }, ...given }));

/** What the engine says of a position. */
const brief = (about: Partial<Analysis> = {}): Analysis =>
  ({ turn: first!, score: 0, line: [first!], depth: 3, nodes: 7, lines: [], ...about }) as Analysis;

test("a hint in four presses: what, where, why, and the turn; a turn made meanwhile ends it", async () => {
  thinkBriefly.mockResolvedValue(brief());
  const table = open();
  const hints = inRoot(() => createHints(table));
  hints.press();
  expect([hints.isThinking(), hints.stage()]).toEqual([true, undefined]);
  await until(() => expect(hints.stage()).toBe("nudge"));
  const nudge = hints.text();
  expect([hints.marks(), nudge === undefined]).toEqual([[], false]);
  hints.press();
  expect([hints.stage(), hints.marks().length]).toEqual(["where", first!.tile ? 2 : 1]);
  hints.press();
  expect(hints.stage()).toBe("why");
  hints.press();
  expect([table.turns(), hints.stage(), hints.text(), hints.marks()]).toEqual([
    [first],
    undefined,
    undefined,
    [],
  ]);
  hints.press();
  table.takeBackTo(0);
  await until(() => expect(hints.isThinking()).toBe(false));
  expect(hints.stage()).toBeUndefined();
});

test("help that stopped is tried again, and a game that is over needs none", async () => {
  thinkBriefly.mockRejectedValueOnce(new Error("the worker died"));
  const hints = inRoot(() => createHints(open()));
  hints.press();
  await until(() => expect(hints.isStopped()).toBe(true));
  thinkBriefly.mockResolvedValue(brief());
  hints.press();
  await until(() => expect(hints.stage()).toBe("nudge"));
  const over = inRoot(() => createHints(open({ ending: { result: "red", by: "resignation" } })));
  over.press();
  expect(over.isThinking()).toBe(false);
});

const parry = lessonSteps.find(({ id }) => id === "parry")!.puzzle;

test("threats are the slides with which the other side would win now, without asking the engine", () => {
  const threats = inRoot(() => createThreats(parry, () => start(parry)));
  expect([threats.text(), threats.marks()]).toEqual([undefined, []]);
  threats.toggle();
  const count = winningSlides(parry.position, "blue").length;
  expect(count).toBeGreaterThan(0);
  expect(threats.text()).toMatchObject({ key: "threats.some", params: { count } });
  expect([threats.marks().length > 0, thinkBriefly.mock.calls.length]).toEqual([true, 0]);
  threats.toggle();
  expect(threats.isShown()).toBe(false);
});

test.each([
  [{}, "threats.none"],
  [{ lossIn: 2, line: turns.slice(0, 2) }, "threats.forced"],
])("where there is none the engine is asked: %j", async (about, key) => {
  thinkBriefly.mockResolvedValue(brief(about as Partial<Analysis>));
  const [state, setState] = createSignal(start(puzzle));
  const threats = inRoot(() => createThreats(puzzle, state));
  threats.toggle();
  expect(threats.text()?.key).toBe("thinking");
  await until(() => expect(threats.text()?.key).toBe(key));
  expect(threats.marks().length > 0).toBe(key === "threats.forced");
  const played = play(puzzle, state(), first!);
  if (played.ok) setState(played.value);
  expect([threats.isShown(), threats.text()]).toEqual([false, undefined]);
});

function commands(
  table: ReturnType<typeof open>,
  actions: Parameters<typeof tableCommands>[1],
  isReview = false,
) {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const does = {
    hints: { stage: () => undefined, isThinking: () => false } as never,
    hand: { isHalfway: () => false } as Hand,
    isReview,
    undo: note("undo"),
    redo: note("redo"),
    hint: note("hint"),
    threats: note("threats"),
    toggle: (panel: string) => void done.push(panel),
    step: (by: number) => void done.push(`step ${by}`),
    leave: (way: string) => void done.push(way),
    showKeys: note("keys"),
  };
  return { ...tableCommands(table, actions, does), done };
}

test("against somebody else there is no help until the game is over; a game to look at has no hints", () => {
  const rival = commands(open(), { isAssisted: false });
  expect([rival.hint, rival.threats.enabled!(), rival.analysis.enabled!()]).toEqual([
    undefined,
    false,
    false,
  ]);
  const over = commands(open({ ending: { result: "red", by: "time" } }), { isAssisted: false });
  expect([over.threats.enabled!(), over.analysis.enabled!()]).toEqual([true, true]);
  expect(commands(open(), { isAssisted: true }, true).hint).toBeUndefined();
  expect(commands(open(), { isAssisted: true }).hint!.enabled!()).toBe(true);
  const ranked = commands(open({ ending: { result: "red", by: "time" } }), {
    isAssisted: true,
    isHelpOff: () => true,
  });
  expect([ranked.hint, ranked.threats, ranked.analysis].map((help) => help!.enabled!())).toEqual([
    false,
    false,
    false,
  ]);
  const theirs = open({
    turns: [first!],
    seats: { red: here, blue: { name: () => "Engine", isHere: false } },
  });
  expect(commands(theirs, { isAssisted: true }).hint!.enabled!()).toBe(false);
});

test("what cannot be done is not there; resigning is cancelling as long as nothing was played for", () => {
  const bare = commands(open(), { isAssisted: true });
  expect([bare.undo ?? bare.redo, bare.resign, bare.replay.enabled!()]).toEqual([
    undefined,
    undefined,
    false,
  ]);
  const abort = vi.fn();
  const early = commands(open(), {
    isAssisted: false,
    resign: () => {},
    abort,
    canAbort: () => true,
    undo: () => {},
  });
  early.resign!.run();
  expect([early.done, abort.mock.calls.length, early.resign!.label(), early.undo!.enabled!()]).toEqual([
    ["abort"],
    0,
    "Cancel the game",
    false,
  ]);
  const late = commands(open({ turns }), { isAssisted: false, resign: () => {}, canAbort: () => false });
  late.resign!.run();
  late.back.run();
  late.forward.run();
  expect([late.done, late.resign!.label()]).toEqual([["resign", "step -1", "step 1"], "Resign"]);
});

/** Help at a Nonaga table: hints, threats, and when they may be asked for. */
import "../../testing/in-browser.js";
import {
  type Analysis,
  adviceFor,
  legalTurns,
  lessonSteps,
  otherSide,
  outline,
  play,
  sideName,
  start,
  threatArrows,
  turnArrows,
  winningSlides,
} from "@masume/games/nonaga";
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
const parry = lessonSteps.find(({ id }) => id === "parry")!.puzzle;

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

test("a hint points at the piece and the tile, then gives its reason with the turn and what it parries", async () => {
  const table = open({ puzzle: parry });
  const turn = legalTurns(parry.rules, parry.position).find((one) => {
    const played = play(parry, start(parry), one);
    return played.ok && one.tile && winningSlides(played.value.position, "blue").length === 0;
  })!;
  thinkBriefly.mockResolvedValue(brief({ turn, line: [turn] }));
  const advice = adviceFor(parry, table.state(), brief({ turn, line: [turn] }));
  const hints = inRoot(() => createHints(table));
  hints.press();
  await until(() => expect(hints.text()).toEqual(advice.nudge));
  hints.press();
  const cells = [turn.slide!.from, turn.tile!.from];
  expect(hints.marks()).toEqual(cells.map((cell, i) => outline(`where:${i}`, "hint", cell)));
  expect(hints.text()).toEqual(advice.nudge);
  hints.press();
  expect([hints.text(), advice.parried.length > 0]).toEqual([advice.why, true]);
  expect(hints.marks()).toEqual([
    ...threatArrows("blue", advice.parried),
    ...turnArrows("advice", "hint", turn),
  ]);
});

test("after a turn a hint begins again with its first stage", async () => {
  thinkBriefly.mockResolvedValue(brief());
  const table = open();
  const hints = inRoot(() => createHints(table));
  hints.press();
  await until(() => expect(hints.stage()).toBe("nudge"));
  hints.press();
  expect(hints.stage()).toBe("where");
  table.play(first!);
  expect(hints.stage()).toBeUndefined();
  hints.press();
  await until(() => expect(hints.stage()).toBe("nudge"));
});

test("help that stopped is tried again, and a game that is over needs none", async () => {
  thinkBriefly.mockRejectedValueOnce(new Error("the worker died"));
  const hints = inRoot(() => createHints(open()));
  hints.press();
  await until(() => expect(hints.isStopped()).toBe(true));
  expect([hints.text()?.key, hints.isThinking()]).toEqual(["work.stopped", false]);
  thinkBriefly.mockResolvedValue(brief());
  hints.press();
  await until(() => expect(hints.stage()).toBe("nudge"));
  const over = inRoot(() => createHints(open({ ending: { result: "red", by: "resignation" } })));
  over.press();
  expect(over.isThinking()).toBe(false);
});

test("threats are the slides with which the other side would win now, without asking the engine", () => {
  const threats = inRoot(() => createThreats(parry, () => start(parry)));
  expect([threats.text(), threats.marks()]).toEqual([undefined, []]);
  threats.toggle();
  const count = winningSlides(parry.position, "blue").length;
  expect(count).toBeGreaterThan(0);
  expect(threats.text()).toMatchObject({
    key: "threats.some",
    params: { side: sideName("blue"), count },
  });
  expect(threats.marks()).toEqual(threatArrows("blue", winningSlides(parry.position, "blue")));
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

test("a win by force is told by its length, with the best try and its answer; help that stopped is asked for again", async () => {
  thinkBriefly.mockRejectedValueOnce(new Error("the worker died"));
  const state = start(puzzle);
  const threats = inRoot(() => createThreats(puzzle, () => state));
  threats.toggle();
  await until(() => expect(threats.isStopped()).toBe(true));
  expect(threats.text()?.key).toBe("work.stopped");
  thinkBriefly.mockResolvedValue(brief({ lossIn: 3, line: turns.slice(0, 2) }));
  threats.retry();
  await until(() =>
    expect(threats.text()).toMatchObject({
      key: "threats.forced",
      params: { side: sideName("blue"), count: 3 },
    }),
  );
  expect(threats.marks()).toEqual([
    ...turnArrows("tried", "line-second", turns[0]!),
    ...turnArrows("answer", "wrong", turns[1]!),
  ]);
});

test("a single slide that wins is a threat, for which no engine is asked", () => {
  const [threat] = lessonSteps
    .map((step) => step.puzzle)
    .filter(({ position }) => winningSlides(position, otherSide(position.mover)).length === 1);
  const threats = inRoot(() => createThreats(threat!, () => start(threat!)));
  threats.toggle();
  expect([threats.text()?.key, thinkBriefly.mock.calls]).toEqual(["threats.some", []]);
});

function commands(
  table: ReturnType<typeof open>,
  actions: Parameters<typeof tableCommands>[1],
  isReview = false,
  about: { readonly isHalfway?: boolean; readonly hints?: object } = {},
) {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const does = {
    hints: { stage: () => undefined, isThinking: () => false, ...about.hints } as never,
    hand: { isHalfway: () => about.isHalfway ?? false } as Hand,
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

test("a slide in the hand is what is taken back, and nothing is made again over it", () => {
  const all = { isAssisted: true, undo: () => {}, redo: () => {}, canUndo: () => false, canRedo: () => true };
  const can = (isHalfway: boolean) => {
    const { undo, redo } = commands(open(), all, false, { isHalfway });
    return [undo!.enabled!(), redo!.enabled!()];
  };
  expect([can(false), can(true)]).toEqual([
    [false, true],
    [true, false],
  ]);
});

test("the hint says what its next press gives, and waits while it is thought about", () => {
  const hint = (hints: object) => commands(open(), { isAssisted: true }, false, { hints }).hint!;
  const labels = [undefined, "nudge", "where", "why"].map((stage) => hint({ stage: () => stage }).label());
  expect(new Set(labels).size).toBe(4);
  expect(hint({ isThinking: () => true }).enabled!()).toBe(false);
});

test("steps are there for turns, or for a page that has its own; an end without a result ends resigning", () => {
  const steps = (actions: object, made: typeof turns) => {
    const { back, forward } = commands(open({ turns: made }), { isAssisted: true, ...actions });
    return [back.enabled!(), forward.enabled!()];
  };
  expect([steps({}, []), steps({}, turns), steps({ step: () => {} }, [])]).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
  const resign = (isOver: boolean) =>
    commands(open(), { isAssisted: false, resign: () => {}, isOver: () => isOver }).resign!.enabled!();
  expect([resign(false), resign(true)]).toEqual([true, false]);
});

import { type Move, type Puzzle, type State, stroke } from "@masume/games/stroke";
import { createRoot } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StepText } from "../platform/workers/engine-client.js";
import { fakeBrowser } from "../testing/browser.js";
import type { HintUi } from "./hint.js";

const explain = vi.fn<() => Promise<StepText | undefined>>();
vi.mock("../platform/workers/engine-client.js", () => ({ explain }));

let dispose: () => void;

beforeEach(() => {
  fakeBrowser();
  explain.mockReset().mockResolvedValue(toTheRight);
});

afterEach(() => {
  dispose();
  vi.unstubAllGlobals();
});

/** A promise with the means to keep it. */
function promised<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<Value>((keep, refuse) => {
    resolve = keep;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

async function opened(ui: HintUi<Puzzle, State, Move, unknown> = {}) {
  const { openPlay } = await import("./create-play.js");
  const { createHint } = await import("./hint.js");
  const puzzle = stroke.codec.puzzle.parse("S..\n...\n..G");
  if (!puzzle.ok) throw new Error("no puzzle");
  const options = { game: stroke, puzzle: puzzle.value, key: "stroke/h", href: "", title: { key: "name" } };
  const open = await openPlay(options);
  return createRoot((end) => {
    dispose = end;
    const play = open();
    play.restart();
    return { play, hint: createHint(play, ui) };
  });
}

const line = (play: { state(): { line: readonly unknown[] } }) => play.state().line.length;
const extend = (row: number, column: number) => ({ kind: "extend", cell: [row, column] }) as const;
const toTheRight: StepText = {
  technique: "hint.only",
  because: ["0,0"],
  moves: [extend(0, 1), extend(0, 2)].map((move) => stroke.codec.move.format(move)),
};

test("three presses: where, why, and the step; only the reason counts as a hint", async () => {
  const { play, hint } = await opened();
  expect(hint.label()).toBe("hint");
  hint.press();
  await vi.waitFor(() => expect(hint.label()).toBe("hint.why"));
  expect(hint.marks()).not.toEqual([]);
  expect(play.hints()).toBe(0);
  hint.press();
  expect([hint.label(), play.hints()]).toEqual(["hint.do", 1]);
  expect(play.notice()?.text.key).toBe("hint.only");
  hint.press();
  expect([line(play), hint.label(), hint.marks()]).toEqual([3, "hint", []]);
});

test("where to look is ringed first; what the step changes, and nothing else, with the reason", async () => {
  const { hint } = await opened();
  const rings = () => hint.marks().map(({ role, key }) => `${role} ${key}`);
  hint.press();
  await vi.waitFor(() => expect(hint.pressed()).toBe(1));
  const because = rings();
  expect(because).toHaveLength(1);
  hint.press();
  expect(rings().slice(0, 1)).toEqual(because);
  expect(rings().slice(1)).toEqual(["hint hint:0,1", "hint hint:0,2"]);
});

test("a step with nothing to do is over with the third press", async () => {
  explain.mockResolvedValueOnce({ ...toTheRight, moves: [] });
  const { hint } = await opened();
  hint.press();
  await vi.waitFor(() => expect(hint.pressed()).toBe(1));
  hint.press();
  hint.press();
  expect([hint.pressed(), hint.marks()]).toEqual([0, []]);
});

test("a step that takes back what went wrong is not offered as a move to make", async () => {
  explain.mockResolvedValueOnce({
    technique: "hint.stuck",
    because: ["0,2"],
    moves: [stroke.codec.move.format({ kind: "back", cell: [0, 1] })],
  });
  const { play, hint } = await opened({ isRecovery: (moves) => moves[0]?.kind === "back" });
  play.playMoves([extend(0, 1), extend(0, 2)]);
  hint.press();
  await vi.waitFor(() => expect(hint.label()).toBe("hint.why"));
  hint.press();
  expect(hint.label()).toBe("mistake.back");
  hint.press();
  expect([line(play), hint.label()]).toEqual([2, "hint"]);
});

test("a game of single moves takes the first one only", async () => {
  const { play, hint } = await opened({ oneMoveAtATime: true });
  hint.press();
  await vi.waitFor(() => expect(hint.pressed()).toBe(1));
  hint.press();
  hint.press();
  expect(line(play)).toBe(2);
});

test("a hint that arrives after the board has changed is dropped", async () => {
  const late = promised<StepText>();
  explain.mockReturnValueOnce(late.promise);
  const { play, hint } = await opened();
  hint.press();
  play.playMoves([extend(1, 0)]);
  late.resolve(toTheRight);
  await vi.waitFor(() => expect(hint.thinking()).toBe(false));
  expect([hint.pressed(), hint.marks(), play.notice()]).toEqual([0, [], undefined]);
});

test("a move of one's own ends the hint", async () => {
  const { play, hint } = await opened();
  hint.press();
  await vi.waitFor(() => expect(hint.pressed()).toBe(1));
  play.playMoves([extend(1, 0)]);
  expect([hint.pressed(), hint.marks()]).toEqual([0, []]);
  play.undo();
  expect(hint.pressed()).toBe(0);
});

test("impatient presses ask once", async () => {
  const slow = promised<StepText>();
  explain.mockReturnValueOnce(slow.promise);
  const { hint } = await opened();
  hint.press();
  hint.press();
  hint.press();
  slow.resolve(toTheRight);
  await vi.waitFor(() => expect(hint.thinking()).toBe(false));
  expect(explain).toHaveBeenCalledTimes(1);
  expect(hint.pressed()).toBe(1);
});

test("where there is no step, it says so and stays ready", async () => {
  explain.mockResolvedValueOnce(undefined);
  const { play, hint } = await opened();
  hint.press();
  await vi.waitFor(() => expect(play.notice()?.text.key).toBe("hint.none"));
  expect([hint.pressed(), hint.thinking()]).toEqual([0, false]);
});

test("an engine that dies is said to have, and can be asked again", async () => {
  explain.mockRejectedValueOnce(new Error("the worker died"));
  const { play, hint } = await opened();
  hint.press();
  await vi.waitFor(() => expect(play.notice()?.text.key).toBe("work.stopped"));
  expect(hint.thinking()).toBe(false);
  play.notice()?.remedy?.run();
  await vi.waitFor(() => expect(hint.pressed()).toBe(1));
});

/** Beside a Slither board: its own tools, the check, and advice step by step. */
import "../../testing/in-browser.js";
import { edgeCount, edgeName, findMistake, type Move, markSymbol } from "@masume/games/slither";
import type { Input } from "@masume/kernel";
import { beforeEach, expect, test, vi } from "vitest";
import type { Hint } from "../../play/hint.js";
import { moveTexts } from "../../play/play.js";
import type { PageNode } from "../../testing/page-tree.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { createAdvice } from "./advice.js";
import { setCoaching } from "./coach.js";
import { checkSolvable } from "./solvable.js";
import { openSlither, puzzle, type SlitherPlay, solution } from "./testing/open-slither.js";
import { adaptInput, SlitherSteps, SlitherTools } from "./tools.js";
import { slitherUi } from "./ui.js";

const call = vi.hoisted(() => vi.fn());
vi.mock("./solver-client.js", () => ({ solverClient: { call } }));

beforeEach(async () => {
  const { solved } = await import("./testing/open-slither.js");
  call.mockReset();
  call.mockImplementation(solved);
  setCoaching({ easyBelow: 1, isOn: false });
});

async function beside(part: (play: SlitherPlay) => unknown) {
  const open = await openSlither();
  let play!: SlitherPlay;
  const page = show(() => {
    play = open();
    return <>{part(play)}</>;
  });
  return { page, play };
}

/** The edges that are not part of the loop. */
const outside = (() => {
  const lines = new Set(
    solution.flatMap((move) => (move.kind === "set" ? move.changes : [])).map(({ edge }) => edge),
  );
  const names = Array.from({ length: edgeCount(puzzle) }, (_, edge) => edgeName(puzzle, edge));
  return names.filter((edge) => !lines.has(edge));
})();
const set = (edge: string, to: "line" | "cross" | "empty"): Move => ({
  kind: "set",
  changes: [{ edge, to }],
});
const press = (button: "primary" | "secondary"): Input => ({
  type: "press",
  at: { x: 0, y: 0 },
  target: undefined,
  button,
  by: "touch",
});

test("while crosses are wanted the buttons change their meanings; keys do not", async () => {
  const { page } = await beside((play) => <SlitherTools play={play} />);
  const key: Input = { type: "key", key: "x", shift: false, target: "c:0,0" };
  expect([adaptInput(press("primary")), adaptInput(key)]).toEqual([press("primary"), key]);
  const [pen] = page.all("button");
  pen!.press();
  expect(pen!.props["aria-pressed"]).toBe(true);
  expect([adaptInput(press("primary")), adaptInput(press("secondary")), adaptInput(key)]).toEqual([
    press("secondary"),
    press("primary"),
    key,
  ]);
  pen!.press();
  expect(adaptInput(press("primary"))).toEqual(press("primary"));
});

test("what is drawn can be locked, what is locked unlocked, and an empty board neither", async () => {
  const { page, play } = await beside((play) => <SlitherTools play={play} />);
  const lock = () => page.all("button")[1]!;
  expect(lock().props["aria-disabled"]).toBe("true");
  play.playMoves([solution[0]!]);
  lock().press();
  expect(play.state().locked.includes("1")).toBe(true);
  lock().press();
  expect(play.state().locked.includes("1")).toBe(false);
});

test("with part of it locked, the rest is erased at once: lines and crosses, but nothing that is locked", async () => {
  const { page, play } = await beside((play) => <SlitherSteps play={play} />);
  play.playMoves([solution[0]!]);
  expect(page.buttons).toEqual([]);
  play.playMoves([{ kind: "lock" }]);
  const locked = play.state().edges;
  expect(page.buttons).toEqual([]);
  play.playMoves([solution[1]!, set(outside[0]!, "cross")]);
  play.addCheckpoint();
  expect(page.buttons).toEqual([]);
  play.keepCheckpoint();
  page.all("button")[0]!.press();
  expect([play.state().edges, page.buttons]).toEqual([locked, []]);
  play.undo();
  expect(play.state().edges).not.toBe(locked);
});

test.each([
  ["unique", { isUnique: true, isFaulty: false }],
  ["multiple", { isUnique: false, isFaulty: true }],
  ["none", { isUnique: false, isFaulty: true }],
])("a puzzle with %s loops", async (status, told) => {
  call.mockResolvedValue({ status });
  expect(await slitherUi.play!.countSolutions!(puzzle)).toMatchObject({
    text: { key: `solutions.${status}` },
    ...told,
  });
});

test("of a puzzle that was given up nothing is said", async () => {
  call.mockResolvedValue({ status: "unknown" });
  expect(await slitherUi.play!.countSolutions!(puzzle)).toBeUndefined();
});

test("the check says nothing while all is well, and leads back to before the first mistake", async () => {
  const { play } = await beside(() => undefined);
  const check = () => checkSolvable(puzzle, play.state(), moveTexts(play.session()));
  play.playMoves([solution[0]!]);
  expect(await check()).toBeUndefined();
  play.playMoves([set(outside[0]!, "line")]);
  expect(await check()).toMatchObject({ text: { key: "check.mistake" }, back: { to: 1 } });
});

test.each([
  ["multiple", "check.multiple"],
  ["none", "solutions.none"],
  ["unknown", "check.unknown"],
])("a puzzle with %s loops cannot be checked", async (status, key) => {
  call.mockResolvedValue({ status });
  const { play } = await beside(() => undefined);
  expect(await checkSolvable(puzzle, play.state(), [])).toMatchObject({ text: { key }, at: [] });
});

async function advised() {
  let hint!: Hint;
  const { page, play } = await beside((play) => {
    hint = createAdvice(play);
    return hint.Panel!({});
  });
  const pressed = async (times = 1) => {
    for (let i = 0; i < times; i++) {
      hint.press();
      await until(() => expect(hint.thinking()).toBe(false));
    }
  };
  return { page, play, hint, pressed };
}

const drawn = (play: SlitherPlay) =>
  [...play.state().edges].filter((mark) => mark !== markSymbol.empty).length;
const status = (page: PageNode) =>
  page
    .all("p")
    .filter(({ props }) => props.role === "status")
    .at(-1)!.text;

test("a hint says where, then why, then is made; it counts once", async () => {
  const { page, play, hint, pressed } = await advised();
  expect([hint.label(), status(page)]).toEqual(["hint", "Ask for a hint to see the next step."]);
  await pressed();
  expect([hint.label(), hint.pressed(), play.hints()]).toEqual(["hint.why", 1, 1]);
  expect(status(page)).toMatch(/^Look at /);
  const where = hint.marks();
  await pressed();
  expect([hint.label(), hint.pressed(), play.hints(), drawn(play)]).toEqual(["hint.do", 2, 1, 0]);
  expect(status(page)).not.toMatch(/^Look at /);
  expect(hint.marks()).not.toEqual(where);
  await pressed();
  await until(() => expect(drawn(play)).toBeGreaterThan(0));
  expect([hint.label(), hint.marks(), play.hints(), status(page)]).toEqual(["hint", [], 1, "Applied."]);
  expect(
    findMistake(puzzle, play.state().edges, (await call("countSolutions", puzzle)).loop, []),
  ).toBeUndefined();
});

test("a move of one's own ends the hint, and what was applied is no longer said", async () => {
  const { page, play, hint, pressed } = await advised();
  await pressed(2);
  play.playMoves([solution[0]!]);
  expect([hint.pressed(), hint.label(), hint.marks()]).toEqual([0, "hint", []]);
  expect(status(page)).toBe("Ask for a hint to see the next step.");
});

test("a mistake is named before any step, counts as a mistake, and leads back to before it", async () => {
  const { page, play, hint, pressed } = await advised();
  play.playMoves([solution[0]!]);
  play.playMoves([set(outside[0]!, "line")]);
  play.playMoves([solution[1]!]);
  await pressed();
  expect([hint.label(), play.hints(), play.mistakes()]).toEqual(["mistake.back", 0, 1]);
  expect(page.text).toContain("A mistake");
  await pressed();
  expect(drawn(play)).toBe(1);
  play.redo();
  await pressed();
  expect(play.mistakes()).toBe(1);
});

test("a board that changed while it was thought about is not advised on", async () => {
  let answer!: (advice: unknown) => void;
  const { play, hint } = await advised();
  call.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  hint.press();
  hint.press();
  expect([hint.thinking(), call.mock.calls.length]).toEqual([true, 1]);
  play.playMoves([solution[0]!]);
  answer({ kind: "complete" });
  await until(() => expect(hint.thinking()).toBe(false));
  expect([hint.pressed(), play.hints(), play.notice()]).toEqual([0, 0, undefined]);
});

test.each([
  [{ kind: "not-unique", status: "multiple" }, "check.multiple"],
  [{ kind: "stuck" }, "advice.stuck"],
  [{ kind: "complete" }, "advice.complete"],
])("where there is no step (%j) that is said, and nothing counted", async (advice, key) => {
  call.mockResolvedValue(advice);
  const { play, pressed } = await advised();
  await pressed();
  expect([play.notice()?.text.key, play.hints()]).toEqual([key, 0]);
});

test("a worker that fails can be asked again", async () => {
  const { play, hint, pressed } = await advised();
  call.mockRejectedValueOnce(new Error("the worker died"));
  await pressed();
  expect(hint.pressed()).toBe(0);
  play.notice()!.remedy!.run();
  await until(() => expect(hint.pressed()).toBe(1));
});

test("all easy steps are made at once, counted as one hint, and no harder one with them", async () => {
  setCoaching({ easyBelow: 2 });
  const { page, play } = await advised();
  const easy = await call("easySteps", { puzzle, drawn: play.state().edges, below: 2 });
  page.button("Apply all easy steps").press();
  await until(() => expect(drawn(play)).toBeGreaterThan(0));
  await until(() => expect(play.hints()).toBeGreaterThan(0));
  const decided = new Set(
    easy.flatMap(({ decides }: { decides: readonly { edge: string }[] }) => decides.map(({ edge }) => edge)),
  );
  expect(drawn(play)).toBe(decided.size);
});

test("the coach makes easy steps by itself", async () => {
  setCoaching({ easyBelow: 5, isOn: true });
  const { play, hint } = await advised();
  hint.press();
  await until(() => expect(play.status().phase).toBe("solved"));
  expect(play.hints()).toBe(1);
});

test("a step of the very level below which steps are easy is not easy: the coach stops at it", async () => {
  const { play, hint } = await advised();
  const { step } = await call("advise", { puzzle, drawn: play.state().edges });
  setCoaching({ easyBelow: step.level, isOn: true });
  hint.press();
  await until(() => expect(hint.pressed()).toBe(1));
  expect([drawn(play), play.hints()]).toEqual([0, 1]);
  expect(call.mock.calls.filter(([task]) => task === "easySteps")).toEqual([]);
});

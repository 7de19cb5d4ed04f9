/** The board along a line that is looked at, and what the engine is asked meanwhile. */
import "../../testing/in-browser.js";
import { type Analysis, type Side, start, type Turn, turnArrows } from "@masume/games/nonaga";
import { createRoot, createSignal } from "solid-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { until } from "../../testing/until.js";
import { createPreview } from "./preview.js";
import { createTable, type TableStart } from "./table.js";
import { here, nearWin, puzzle, someTurns, turnsOf } from "./testing/games.js";

const { think, review } = vi.hoisted(() => ({ think: vi.fn(), review: vi.fn() }));
vi.mock("./engine-client.js", () => ({ think, review, complete: ({ line }: { line: unknown }) => line }));

vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());

const turns = someTurns(4);
const [first, second] = turns;
const never = () => new Promise(() => {});

beforeEach(() => {
  think.mockReset().mockImplementation(never);
  review.mockReset().mockImplementation(never);
});

function inRoot<T>(make: () => T): T {
  return createRoot((end) => {
    onTestFinished(end);
    return make();
  });
}

const open = (given: Partial<TableStart> = {}) =>
  inRoot(() => createTable({ puzzle, turns: [], seats: { red: here, blue: here }, ...given }));

const findings = (about: Partial<Analysis>, mover: Side) => ({
  turn: first!,
  score: 0,
  line: [first!],
  depth: 3,
  nodes: 7,
  lines: [],
  isFinal: true,
  state: mover === "red" ? start(puzzle) : open({ turns: [first!] }).state(),
  ...about,
});

function previewing(from = puzzle, playLine?: (line: readonly Turn[]) => void) {
  const [state, setState] = createSignal(start(from));
  const [isWanted, setWanted] = createSignal(true);
  const preview = inRoot(() => createPreview(from, state, isWanted, playLine));
  return { preview, state, setState, setWanted };
}

test("a line that is looked at stands on the board with its last turn, as if one had made it", () => {
  const { preview, state } = previewing();
  expect(preview.scene()).toBeUndefined();
  preview.show(turns.slice(0, 2));
  const { states } = open({ turns: turns.slice(0, 2) });
  expect(preview.scene()).toEqual({
    state: states()[2],
    before: states()[1],
    turn: second,
    isSeen: true,
  });
  preview.show([first!, first!]);
  expect([preview.scene()!.state, preview.scene()!.before]).toEqual([states()[1], state()]);
  preview.close();
  expect(preview.scene()).toBeUndefined();
});

test.each([
  [
    "another position",
    ({ setState }: ReturnType<typeof previewing>) => setState(open({ turns: [first!] }).state()),
  ],
  ["putting the analysis away", ({ setWanted }: ReturnType<typeof previewing>) => setWanted(false)],
])("a line is left by %s", (_, leave) => {
  const previewed = previewing();
  previewed.preview.show([first!]);
  leave(previewed);
  expect(previewed.preview.shown()).toBeUndefined();
});

test("the best turn is drawn until a line is looked at", async () => {
  think.mockResolvedValue(findings({}, "red"));
  const { preview } = previewing();
  await until(() => expect(preview.marks()).toEqual(turnArrows("best", "line", first!)));
  preview.show(turns.slice(0, 2));
  expect(preview.marks()).toEqual([]);
});

test("the engine looks for twelve seconds at three lines, follows each, and not at what is over", async () => {
  const line = { turn: first!, score: 7, line: [first!] };
  think.mockResolvedValue(findings({ score: 1, lines: [line as never] }, "red"));
  const { preview, state } = previewing();
  expect(think.mock.lastCall![0]).toEqual({ puzzle, state: state(), time: 12_000, lines: 3 });
  await until(() =>
    expect(preview.analysis.result()).toMatchObject({ isFinal: true, score: 7, lines: [line] }),
  );
  think.mockClear();
  const { setState } = previewing(nearWin);
  think.mockClear();
  setState(open({ puzzle: nearWin, turns: turnsOf(nearWin, true).slice(0, 1) }).state());
  expect(think).not.toHaveBeenCalled();
});

test("a page that plays lines itself is given them", () => {
  const playLine = vi.fn();
  const { preview } = previewing(puzzle, playLine);
  preview.show(turns.slice(0, 2));
  expect([playLine.mock.lastCall, preview.scene()]).toEqual([[turns.slice(0, 2)], undefined]);
});

/** A table on the page: which tool does what, and when. */
import "../../testing/in-browser.js";
import { createSignal } from "solid-js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { setSetting, settings } from "../../settings/settings.js";
import { pressKey, setPreference } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { createTable, type Table, type TableStart } from "./table.js";
import type { TableActions } from "./table-actions.js";
import { TableView } from "./table-view.js";
import { here, puzzle, someTurns } from "./testing/games.js";

const { think, thinkBriefly, review } = vi.hoisted(() => ({
  think: vi.fn(),
  thinkBriefly: vi.fn(),
  review: vi.fn(),
}));
vi.mock("./engine-client.js", () => ({ think, thinkBriefly, review, complete: vi.fn() }));

vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());

const turns = someTurns(4);
const never = () => new Promise(() => {});
const away = { name: () => "Engine", isHere: false };

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
const isOff = (page: PageNode, name: string) => String(page.button(name).props["aria-disabled"]) === "true";
/** The sentence under the board. */
const said = (page: PageNode) =>
  page
    .all("p")
    .filter(({ props }) => props.role === "status")
    .map(({ text }) => text)
    .join("|");
const grid = (page: PageNode) => page.all("div").find(({ props }) => props.role === "grid")!;
/** The turn whose row is the current one, counted from one; 0 for none. */
const current = (page: PageNode) =>
  page
    .all("button")
    .filter(({ props }) => props.class === "score-turn")
    .findIndex(({ props }) => props["aria-current"] === "step") + 1;

describe("which tools there are", () => {
  test.each([
    ["a game at this screen", {}, { hint: true, undo: false, resign: false }],
    ["somebody else's", { isAssisted: false }, { hint: false, undo: false, resign: false }],
    ["one with all", { undo: vi.fn(), resign: vi.fn() }, { hint: true, undo: true, resign: true }],
  ])("%s", (_, actions, there) => {
    const { page } = shown({}, actions);
    expect({
      hint: page.has("button", "Hint"),
      undo: page.has("button", "Undo"),
      resign: page.has("button", "Resign"),
    }).toEqual(there);
  });

  test.each([
    // [assisted, help off, over] → [hint, threats, analysis] can be pressed
    [true, false, false, [true, true, true]],
    [true, true, false, [false, false, false]],
    [true, false, true, [false, true, true]],
  ])("help when assisted %s, switched off %s, over %s: %j", (isAssisted, isOff_, isOver, can) => {
    const { page } = shown(isOver ? { ending: { result: "red", by: "resignation" } } : {}, {
      isAssisted,
      isHelpOff: () => isOff_,
    });
    expect(["Hint", "Threats", "Analysis"].map((name) => !isOff(page, name))).toEqual(can);
  });

  test("against somebody else the engine helps only after the game", () => {
    const during = shown({}, { isAssisted: false }).page;
    expect(["Threats", "Analysis"].map((name) => isOff(during, name))).toEqual([true, true]);
    const after = shown({ ending: { result: "draw", by: "agreement" } }, { isAssisted: false }).page;
    expect(["Threats", "Analysis"].map((name) => isOff(after, name))).toEqual([false, false]);
  });

  test("no hint while the other side is to move, and none in a game to look at", () => {
    expect(isOff(shown({ seats: { red: away, blue: here } }).page, "Hint")).toBe(true);
    expect(shown({}, {}, { reviewFrom: 2 }).page.has("button", "Hint")).toBe(false);
  });

  test("nothing to replay before the first turn", () => {
    expect(isOff(shown({ turns: [] }).page, "Replay")).toBe(true);
    expect(isOff(shown().page, "Replay")).toBe(false);
  });

  test("help is told of when it is asked for, not when it is put away", () => {
    const helped = vi.fn();
    const { page } = shown({}, { helped });
    page.button("Threats").press();
    expect(helped).toHaveBeenCalledTimes(1);
    page.button("Threats").press();
    expect(helped).toHaveBeenCalledTimes(1);
    page.button("Analysis").press();
    expect(helped).toHaveBeenCalledTimes(2);
    page.button("Hint").press();
    expect(helped).toHaveBeenCalledTimes(3);
    page.button("Share").press();
    page.button("Replay").press();
    expect(helped).toHaveBeenCalledTimes(3);
  });
});

describe("resigning", () => {
  test("is asked about first", () => {
    const resign = vi.fn();
    const { page } = shown({}, { resign });
    page.button("Resign").press();
    page.button("No, continue").press();
    expect([resign.mock.calls.length, page.has("button", "Yes, resign")]).toEqual([0, false]);
    page.button("Resign").press();
    page.button("Yes, resign").press();
    expect([resign.mock.calls.length, page.has("button", "Yes, resign")]).toEqual([1, false]);
  });

  test("a game for which nothing was played yet is cancelled instead, after a question of its own", () => {
    const [abort, resign] = [vi.fn(), vi.fn()];
    const { page } = shown({ turns: [] }, { resign, abort, canAbort: () => true });
    page.button("Cancel the game").press();
    expect([abort.mock.calls.length, page.has("button", "Yes, resign")]).toEqual([0, false]);
    page.button("Yes, cancel").press();
    expect([abort.mock.calls.length, resign.mock.calls.length]).toEqual([1, 0]);
    expect(page.has("button", "Yes, cancel")).toBe(false);
  });

  test("who is asked about cancelling does not resign when it has become too late for that", () => {
    const [canAbort, setCanAbort] = createSignal(true);
    const [abort, resign] = [vi.fn(), vi.fn()];
    const { page } = shown({ turns: [] }, { resign, abort, canAbort });
    page.button("Cancel the game").press();
    setCanAbort(false);
    expect([page.has("button", "Yes, cancel"), page.has("button", "Yes, resign")]).toEqual([false, false]);
    page.button("Resign").press();
    expect(page.has("button", "Yes, resign")).toBe(true);
  });

  test.each([
    ["a result", { ending: { result: "red", by: "time" } } as Partial<TableStart>, {}],
    ["an end without a result", {}, { isOver: () => true }],
  ])("cannot be done after %s", (_, start, over) => {
    const { page } = shown(start, { resign: vi.fn(), ...over });
    expect(isOff(page, "Resign")).toBe(true);
  });
});

describe("taking back", () => {
  test("only where there is something to take back", () => {
    const undo = vi.fn();
    const { page } = shown({}, { undo, canUndo: () => false });
    expect(isOff(page, "Undo")).toBe(true);
    const other = shown({}, { undo, canUndo: () => true }).page;
    other.button("Undo").press();
    expect(undo).toHaveBeenCalledOnce();
  });

  test("a slide whose tile has not been moved yet is taken back first, and the turn before it only then", () => {
    const undo = vi.fn();
    const save = vi.fn();
    const slide = turns[0]!.slide!;
    const { page } = shown(
      { turns: [] },
      { undo, canUndo: () => false },
      { halfway: { slide, save } as never },
    );
    expect(isOff(page, "Undo")).toBe(false);
    page.button("Undo").press();
    expect([undo.mock.calls.length, isOff(page, "Undo")]).toEqual([0, true]);
  });
});

describe("earlier positions", () => {
  test("[ and ] step through the game and no further than its ends", () => {
    const { page } = shown();
    expect(current(page)).toBe(4);
    pressKey("[");
    expect(current(page)).toBe(3);
    for (let i = 0; i < 6; i++) pressKey("[");
    expect(current(page)).toBe(0);
    expect(said(page)).toContain("Viewing this position: Red to move.");
    pressKey("]");
    expect(current(page)).toBe(1);
    for (let i = 0; i < 6; i++) pressKey("]");
    expect(current(page)).toBe(4);
    expect(said(page)).not.toContain("Viewing");
  });

  test("a page with steps of its own is asked for them", () => {
    const step = vi.fn();
    shown({}, { step });
    pressKey("[");
    pressKey("]");
    expect(step.mock.calls).toEqual([[-1], [1]]);
  });

  test("a turn in the list is shown, and there is a way back to the game", () => {
    const { page } = shown();
    const rows = page.all("button").filter(({ props }) => props.class === "score-turn");
    rows[1]!.press();
    expect(current(page)).toBe(2);
    page.button("Back to the game").press();
    expect(current(page)).toBe(4);
    expect(page.has("button", "Back to the game")).toBe(false);
    rows[3]!.press();
    expect(page.has("button", "Back to the game")).toBe(false);
  });

  test("the arrow keys lead through a game in which nothing can be moved", () => {
    const { page } = shown({ seats: { red: away, blue: away } });
    const at = (key: string) => {
      grid(page).fire("keydown", { key });
      return current(page);
    };
    expect(["ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map(at)).toEqual([3, 2, 3, 0, 4]);
    const own = shown().page;
    grid(own).fire("keydown", { key: "ArrowLeft" });
    expect(current(own)).toBe(4);
  });

  test("a game to look at begins where it is asked to, and stays one at its end", () => {
    const { page } = shown({}, {}, { reviewFrom: 2 });
    expect(current(page)).toBe(2);
    pressKey("]");
    pressKey("]");
    expect(current(page)).toBe(4);
    expect(said(page)).toContain("Viewing this position");
    expect(page.has("button", "Back to the game")).toBe(false);
  });

  test("a replay begins before the first turn, and closing it leads back to the game", () => {
    const { page } = shown();
    page.button("Replay").press();
    expect(current(page)).toBe(0);
    expect(page.button("Replay").props["aria-expanded"]).toBe(true);
    page.button("Replay").press();
    expect(current(page)).toBe(4);
  });

  test.each([
    ["the last one", [], 4],
    ["an earlier one", ["["], 2],
  ])("a turn that comes in while %s is shown", (_, keys, at) => {
    const { page, table } = shown({ turns: turns.slice(0, 3) });
    for (const key of keys) pressKey(key);
    table.play(turns[3]!);
    expect(current(page)).toBe(at);
  });
});

describe("panels", () => {
  test("one at a time, each closed by its own tool", async () => {
    const { page } = shown();
    page.button("Share").press();
    await until(() => expect(page.text).toContain("Link to this game"));
    page.button("Analysis").press();
    await until(() => expect(page.text).toContain("AnalysisThinking…"));
    expect(page.text).not.toContain("Link to this game");
    expect(["Share", "Analysis"].map((name) => page.button(name).props["aria-expanded"])).toEqual([
      false,
      true,
    ]);
    page.button("Analysis").press();
    expect(page.text).not.toContain("AnalysisThinking…");
  });

  test("the result of a game stands beside it, with a replay and a review of what was played", () => {
    const ending = { result: "red", by: "resignation" } as const;
    const { page } = shown({ ending, viewer: "blue" });
    expect(page.text).toContain("You lose (Blue)");
    expect(page.has("button", "Review")).toBe(true);
    const empty = shown({ ending, turns: [] }).page;
    expect(empty.has("button", "Review")).toBe(false);
    expect(shown({ ending }, {}, { hasResultAside: true }).page.has("button", "Review")).toBe(false);
  });

  test("names of cells: L, and the button", () => {
    shown();
    pressKey("l");
    expect(settings().labels).toBe(true);
    pressKey("l");
    expect(settings().labels).toBe(false);
  });

  test("? lists the keys", async () => {
    const { page } = shown();
    pressKey("?");
    await until(() => page.the("dialog"));
  });
});

test("a turn that is to be confirmed waits for a yes, and can be taken back", () => {
  const { page, table } = shown({ turns: [] }, {}, { confirms: () => true });
  /** Piece, slide, tile, place: each time the next cell that takes the turn further. */
  const turn = () => {
    for (let i = 0; i < 4; i++) for (const key of ["n", "Enter"]) grid(page).fire("keydown", { key });
  };
  turn();
  expect([table.turns().length, said(page)]).toEqual([0, expect.stringContaining("Play this turn?")]);
  // Asked on the page once, beside the buttons; the other time it is only spoken.
  const spoken = page.all("p").find(({ props, text }) => props.role && text === "Play this turn?");
  expect(spoken?.props.classList).toEqual({ "visually-hidden": true });
  page.button("Take it back").press();
  expect([table.turns().length, page.has("button", "Play it")]).toEqual([0, false]);
  turn();
  page.button("Play it").press();
  expect([table.turns().length, page.has("button", "Play it")]).toEqual([1, false]);
});

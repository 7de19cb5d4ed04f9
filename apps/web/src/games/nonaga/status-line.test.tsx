/** The line that says what is going on at a table. */
import "../../testing/in-browser.js";
import { cellName, type Side } from "@masume/games/nonaga";
import { createRoot } from "solid-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import type { Seat } from "./seat.js";
import { StatusLine } from "./status-line.js";
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

const away = (about: Partial<Seat> = {}): Seat => ({ name: () => "Engine", isHere: false, ...about });

const quiet = {
  isClosed: false,
  isOffline: false,
  gesture: undefined,
  isAsking: false,
  refusal: undefined,
  hint: undefined,
  isThinking: false,
  threats: undefined,
  onRetry: undefined,
  reviewed: undefined,
  onReturn: undefined,
  onTakeBackSlide: undefined,
};

function said(table: ReturnType<typeof open>, about: Partial<Parameters<typeof StatusLine>[0]> = {}) {
  const page = show(() => <StatusLine table={table} {...quiet} {...about} />);
  const [played, now] = page.all("p").map(({ text }) => text);
  return { page, played, now };
}

test("two at one screen are told whose turn it is; who plays alone that it is theirs", () => {
  expect(said(open()).now).toBe("Red: slide one of your pieces.");
  expect(said(open({ turns: [first!] })).now).toBe("Blue: slide one of your pieces.");
  expect(said(open({ viewer: "red" })).now).toBe("Your turn (Red): slide one of your pieces.");
});

test("without a connection nobody is said to be thinking or to move; a turn in hand is gone on with", () => {
  const theirs = open({ turns: [first!], seats: { red: here, blue: away() }, viewer: "red" });
  expect([said(theirs).now, said(theirs, { isOffline: true }).now]).toEqual(["Engine is thinking…", ""]);
  expect(said(open({ viewer: "red" }), { isOffline: true }).now).toBe("");
  expect(said(open({ viewer: "red" }), { isOffline: true, isAsking: true }).now).not.toBe("");
});

test("what the other side played is spoken, but not one's own turn and not while looking back", () => {
  const table = open({ turns: [first!, second!], seats: { red: here, blue: away() }, viewer: "red" });
  const { slide, tile } = second!;
  expect(said(table).played).toBe(
    `Engine played: slide ${cellName(slide!.from)} to ${cellName(slide!.to)}, tile ${cellName(tile!.from)} to ${cellName(tile!.to)}.`,
  );
  expect(said(table, { reviewed: table.states()[0]! }).played).toBe("");
  expect(said(open({ turns: [first!] })).played).toBe("");
});

test("of several things to say the most urgent is said", () => {
  const table = open();
  const message = (key: "undo" | "redo" | "share") => ({ key });
  expect(said(table, { refusal: message("undo"), threats: message("redo"), isThinking: true }).now).toBe(
    said(table, { refusal: message("undo") }).now,
  );
  expect(said(table, { isThinking: true, reviewed: table.state() }).now).toBe("Looking for the best turn…");
  expect(said(table, { reviewed: table.state(), hint: message("undo") }).now).toBe(
    "Viewing this position: Red to move.",
  );
  expect(said(table, { isAsking: true }).now).toBe("Play this turn?");
  expect(said(table, { isClosed: true }).now).toBe("");
});

test("which part of the turn is awaited, for one's own side and for two at one screen", () => {
  const { slide, tile } = first!;
  const [piece, half, place] = [
    { stage: "piece", piece: slide!.from },
    { stage: "tile", slide },
    { stage: "place", slide, tile: tile!.from },
  ] as const;
  const parts = (viewer?: Side) =>
    [piece, half, place].map((gesture) => said(open({ viewer }), { gesture }).now);
  const [where, to] = ["Choose where it slides.", "Choose where the tile goes."];
  expect(parts()).toEqual([where, "Red: now move a tile.", to]);
  expect(parts("red")).toEqual([where, "Now move a tile.", to]);
  expect(said(open(), { gesture: half, isOffline: true }).now).toBe("Red: now move a tile.");
});

test("a touch that meant nothing is shown as one; other news are not", () => {
  const tone = (about: Parameters<typeof said>[1]) =>
    said(open(), about)
      .page.all("div")
      .find(({ props }) => props.class === "notice")!.props["data-tone"];
  expect([tone({ refusal: { key: "undo" } }), tone({ hint: { key: "undo" } })]).toEqual([
    "refused",
    undefined,
  ]);
});

test("players are spoken of politely", () => {
  const seats = { red: here, blue: away({ politeName: () => "Dear Engine" }) };
  expect(said(open({ turns: [first!], seats })).now).toBe("Dear Engine is thinking…");
  expect(said(open({ turns: turns.slice(0, 2), seats })).played).toMatch(/^Dear Engine played: /);
});

test("a position in which somebody has won says so when it is looked at", () => {
  const [win] = turnsOf(nearWin, true);
  const table = open({ puzzle: nearWin, turns: [win!] });
  expect(said(table, { reviewed: table.state() }).now).toBe("Viewing this position: Red wins.");
});

test("the result stands in its panel and is only spoken here, unless there is something else to say", () => {
  const table = open({ ending: { result: "red", by: "time" } });
  const isSpoken = (about: Parameters<typeof said>[1] = {}) =>
    said(table, about).page.all("p")[1]!.props.classList;
  expect(isSpoken()).toEqual({ "visually-hidden": true });
  const other = [
    { refusal: { key: "undo" } },
    { threats: { key: "undo" } },
    { isThinking: true },
    { reviewed: table.state() },
  ] as const;
  for (const about of other) expect(isSpoken(about)).toEqual({ "visually-hidden": false });
});

test("how deep the engine looks is told from its first depth on, and not when it is not awaited", () => {
  const thinking = (depth: number, ending?: TableStart["ending"]) => {
    const blue = away({ thinking: () => ({ depth, nodes: 10 }) });
    return said(open({ turns: [first!], seats: { red: here, blue }, ending })).page;
  };
  expect([thinking(0).text, thinking(1).text].map((text) => text.includes("depth"))).toEqual([false, true]);
  expect(thinking(0).has("progress")).toBe(true);
  expect(thinking(1, { result: "red", by: "time" }).has("progress")).toBe(false);
});

test("the engine is waited for, can be hurried, and asked again where it failed", async () => {
  const moveNow = vi.fn();
  const seat = away({ moveNow, thinking: () => ({ depth: 4, nodes: 10 }) });
  const table = open({ turns: [first!], seats: { red: here, blue: seat } });
  const { page, now } = said(table);
  expect(now).toBe("Engine is thinking…");
  expect(page.text).toContain("depth 4 · 10 positions");
  page.button("Move now").press();
  expect(moveNow).toHaveBeenCalledOnce();
  const failed = open({
    turns: [first!],
    seats: { red: here, blue: away({ turn: () => Promise.reject(new Error("gone")) }) },
  });
  await until(() => expect(failed.hasFailed()).toBe(true));
  expect(said(failed).now).toBe(said(failed, { hint: { key: "work.stopped" } }).now);
  said(failed).page.button("Try again").press();
  expect(failed.hasFailed()).toBe(false);
});

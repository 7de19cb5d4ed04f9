import "../../testing/in-browser.js";
import { message } from "@masume/kernel";
import { createSignal, Show } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../../account/testing/players.js";
import { clearAll, put } from "../../platform/storage/records.js";
import type { SolveRecord } from "../../platform/storage/schema.js";
import { saveSessionRecord } from "../../platform/storage/sessions.js";
import type { PageNode } from "../../testing/page-tree.js";
import { forgetServer } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { measureLevels } from "./measure-levels.js";
import StatisticsPage from "./statistics-page.js";

vi.mock(
  "../../platform/network/server.js",
  async () => (await import("../../testing/server.js")).serverModule,
);
vi.mock("./measure-levels.js", () => ({ measureLevels: vi.fn(async () => false) }));

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 12), toFake: ["Date"] });
  vi.mocked(measureLevels).mockClear();
  await clearAll();
  forgetServer();
  await forgetPlayer();
});
afterEach(() => void vi.useRealTimers());

let moment = 0;
async function solved(about: Partial<SolveRecord>, at = Date.parse(about.day ?? "2026-11-18") + ++moment) {
  const solve: SolveRecord = {
    key: `stroke/x@${at}`,
    game: "stroke",
    day: "2026-11-18",
    time: 60_000,
    hints: 0,
    size: { width: 5, height: 5 },
    ...about,
  };
  await put("solves", solve);
}

const figures = (page: PageNode) =>
  Object.fromEntries(page.all("dt").map((name, i) => [name.text, page.all("dd")[i]!.text]));
const rows = (page: PageNode, heading: string) =>
  page
    .all("section")
    .find((one) => one.all("h2")[0]?.text === heading)!
    .all("tr")
    .slice(1)
    .map((row) => row.children.filter(({ tag }) => tag !== "").map(({ text }) => text.trim()));
async function shown(heading: string) {
  const page = show(() => <StatisticsPage />);
  await until(() => expect(page.find("h2", heading)).toHaveLength(1));
  return page;
}

test("with nothing solved the page says so, and what it counts", async () => {
  const page = show(() => <StatisticsPage />);
  await until(() => expect(page.text).toContain("Nothing solved yet."));
  expect(page.text).toContain("in this browser on this device");
  await signIn("me", "Ren");
  await until(() => expect(page.text).toContain("solved as Ren"));
  expect(page.has("dl")).toBe(false);
});

test("solved, days in a row, the longest streak: games that ended short of the solution keep the days, not the count", async () => {
  for (const day of ["2026-11-18", "2026-11-17", "2026-11-17", "2026-11-01", "2026-11-02", "2026-11-03"])
    await solved({ day });
  const score = { value: 3, of: 8, moves: 4, maxMoves: 4 };
  await solved({ day: "2026-11-16", game: "sono", key: "sono/y@1", score });
  const page = await shown("Stroke");
  expect(figures(page)).toEqual({ Solved: "6", "Days in a row": "3", "Longest streak": "3" });
  const days = page.the("ol").all("li");
  expect(days).toHaveLength(84);
  expect(days.slice(-3).map(({ text }) => /: (\d+) solved/.exec(text)?.[1])).toEqual(["0", "2", "1"]);
});

test("a square is fuller the more was solved, and full at four", async () => {
  for (const [day, times] of [
    ["2026-11-18", 5],
    ["2026-11-17", 4],
    ["2026-11-16", 3],
  ] as const)
    for (let i = 0; i < times; i++) await solved({ day });
  const page = await shown("Stroke");
  const fullness = page
    .the("ol")
    .all("li")
    .slice(-4)
    .map(({ props }) => Object(props.style)["--solved"]);
  expect(fullness).toEqual(["0%", "75%", "100%", "100%"]);
});

test("times by size: those with hints are counted, but not timed", async () => {
  await solved({ time: 90_000 });
  await solved({ time: 30_000 });
  await solved({ time: 1_000, hints: 1 });
  await solved({ time: 5_000, hints: 2, size: { width: 3, height: 3 } });
  const page = await shown("Stroke");
  expect(rows(page, "Stroke")).toEqual([
    ["3×3", "1", "0", "–", "–"],
    ["5×5", "3", "2", "00:30", "01:00"],
  ]);
});

test("the plot shows the kind with most solves, until another is chosen", async () => {
  await solved({ size: { width: 3, height: 3 } });
  await solved({});
  await solved({ hints: 1 });
  const page = await shown("Stroke");
  expect(page.the("h3").text).toBe("Times over the days: 5×5");
  expect(page.button("5×5: show the times").props["aria-pressed"]).toBe(true);
  expect(page.all("circle").map(({ props }) => Object(props.classList).hinted)).toEqual([false, true]);
  page.button("3×3: show the times").press();
  expect(page.the("h3").text).toBe("Times over the days: 3×3");
  expect(page.all("circle")).toHaveLength(1);
  expect(page.button("5×5: show the times").props["aria-pressed"]).toBe(false);
});

test("a game of measured puzzles is told apart by level too", async () => {
  for (const level of [2, 2, null]) await solved({ game: "slither", key: `slither/x@${++moment}`, level });
  await solved({ game: "slither", key: "slither/y@1" });
  const page = await shown("Slither");
  expect(rows(page, "Slither").map(([size, level, count]) => [size, level, count])).toEqual([
    ["5×5", "level 2", "2"],
    ["5×5", "beyond level 5", "1"],
    ["5×5", "–", "1"],
  ]);
  await until(() => expect(measureLevels).toHaveBeenCalledOnce());
});

test("what has been measured in the meantime is shown", async () => {
  await solved({ game: "slither", key: "slither/y@1" });
  vi.mocked(measureLevels).mockImplementationOnce(async () => {
    await solved({ game: "slither", key: "slither/y@1", level: 3 });
    return true;
  });
  const page = await shown("Slither");
  await until(() => expect(rows(page, "Slither")[0]?.[1]).toBe("level 3"));
});

test("leaving the page stops the measuring", async () => {
  await solved({});
  let signal: AbortSignal | undefined;
  vi.mocked(measureLevels).mockImplementationOnce(async (_open, _solves, given) => {
    signal = given;
    return false;
  });
  const [isThere, setThere] = createSignal(true);
  show(() => (
    <Show when={isThere()}>
      <StatisticsPage />
    </Show>
  ));
  await until(() => expect(signal?.aborted).toBe(false));
  setThere(false);
  expect(signal?.aborted).toBe(true);
});

test("games with a limit: what was reached, the best without hints first", async () => {
  const game = "sono";
  const score = (value: number, moves: number) => ({ value, of: 8, moves, maxMoves: 6 });
  await solved({ game, key: "sono/a@1", score: score(8, 6), time: 1000 });
  await solved({ game, key: "sono/a@2", score: score(8, 5), time: 2000 });
  await solved({ game, key: "sono/a@3", score: score(4, 6), time: 3000 });
  await solved({ game, key: "sono/a@4", score: score(8, 1), hints: 1, time: 3000 });
  const page = await shown("Sono within a number of turns");
  expect(rows(page, "Sono within a number of turns")).toEqual([["5×5", "6", "4", "3", "8 of 8 in 5", "8"]]);
});

test("games against the engine, won, drawn and lost", async () => {
  const plan = { red: { kind: "person" }, blue: { kind: "engine", level: 1 } };
  for (const [i, result] of ["red", "red", "draw", "blue", "blue", "blue"].entries())
    await saveSessionRecord({
      key: `nonaga/table/${i}`,
      game: "nonaga",
      href: "/nonaga",
      title: message("name"),
      saved: "",
      elapsed: 0,
      hints: 0,
      progress: { value: 0, of: 0 },
      updated: 1,
      table: { plan, ending: { result } },
    } as never);
  const page = await shown("Nonaga against the engine");
  const [row] = rows(page, "Nonaga against the engine");
  expect(row?.slice(1)).toEqual(["2", "1", "3"]);
  expect(page.text).not.toContain("Nothing solved yet.");
});

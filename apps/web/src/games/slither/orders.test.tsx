/** Puzzles to order, by level, by day and by technique, and what is known of how hard they are. */
import "../../testing/in-browser.js";
import {
  dailies,
  dailyParams,
  dailySeed,
  difficultyParams,
  linkCode,
  paramsCodec,
  presetParams,
  puzzleCodec,
  rankedDaily,
  stages,
} from "@masume/games/slither";
import { parseOrThrow } from "@masume/kernel";
import { beforeEach, expect, test, vi } from "vitest";
import { libraryOf, savePuzzle } from "../../platform/storage/library.js";
import { clearAll } from "../../platform/storage/records.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo, here } from "../../testing/router.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { dailyQuery } from "./daily.js";
import DrillPage from "./drill.js";
import { Generator } from "./generator.js";
import { knownGrade, rememberGrade } from "./known-grades.js";
import { LevelBar } from "./level-bar.js";
import { levelLabel, levelText } from "./level-label.js";
import { measureGrade } from "./measure-grade.js";
import { dailyWays, nextDaily } from "./next-daily.js";
import { openDaily, openOrder } from "./open-generated.js";
import SlitherPlay from "./play.js";
import { SaveForm } from "./save-form.js";
import { techniqueNameAt } from "./technique-name.js";
import { puzzle } from "./testing/open-slither.js";

const { call, generate, beginAttempt } = vi.hoisted(() => ({
  call: vi.fn(),
  generate: vi.fn(),
  beginAttempt: vi.fn(),
}));
vi.mock("./solver-client.js", () => ({ solverClient: { call } }));
vi.mock("../../platform/workers/engine-client.js", () => ({ generate }));
vi.mock("../../leaderboards/attempt.js", () => ({ beginAttempt }));
vi.mock("../../leaderboards/contest-note.js", () => ({ ContestNote: () => undefined }));
vi.mock("../../leaderboards/ranked-board.js", () => ({ RankedBoard: () => undefined }));
vi.mock("../../i18n/format.js", async (original) => ({
  ...(await original<object>()),
  today: () => "2026-11-18",
}));

const code = linkCode(puzzle);
const text = puzzleCodec.format(puzzle);
const made = { puzzle: text, origin: "masume 10×10" };

beforeEach(async () => {
  await clearAll();
  goTo("/slither");
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const { solved } = await import("./testing/open-slither.js");
  call.mockReset().mockImplementation(solved);
  generate.mockReset().mockResolvedValue({ ok: true, value: made });
  beginAttempt.mockReset().mockResolvedValue(undefined);
});

const ordered = () => parseOrThrow(paramsCodec, generate.mock.lastCall![0].params);

test("an order leads to its puzzle and carries itself along", async () => {
  const params = difficultyParams({ level: 3 }, 10, 10);
  const make = vi.fn().mockResolvedValue(made);
  const path = await openOrder(params, make);
  const { pathname, searchParams } = new URL(path!, "https://masume.example");
  expect(decodeURIComponent(pathname)).toBe(`/slither/play/${code}`);
  expect(parseOrThrow(paramsCodec, searchParams.get("order")!)).toEqual(params);
  expect(knownGrade(puzzle)).toMatchObject({ level: 1 });
  expect(await openOrder(params, async () => undefined)).toBeUndefined();
});

test("only today's ranked puzzle comes from the server; the others, and other days, are made here", async () => {
  const make = vi.fn().mockResolvedValue(made);
  beginAttempt.mockResolvedValue({ puzzles: [text] });
  for (const daily of dailies) await openDaily(daily, "2026-11-18", make);
  expect(beginAttempt.mock.calls).toEqual([["slither-daily", "2026-11-18"]]);
  expect(make.mock.calls.map(([, seed]) => seed)).toEqual(
    dailies.filter(({ id }) => id !== rankedDaily.id).map((daily) => dailySeed(daily, "2026-11-18")),
  );
  const path = await openDaily(rankedDaily, "2026-11-17", make);
  expect(beginAttempt).toHaveBeenCalledOnce();
  expect(make.mock.lastCall).toEqual([
    paramsCodec.format(dailyParams(rankedDaily)),
    dailySeed(rankedDaily, "2026-11-17"),
  ]);
  expect(path).toBe(`/slither/play/${encodeURIComponent(code)}?daily=medium&day=2026-11-17`);
});

test("without a server the ranked puzzle is made here too", async () => {
  const make = vi.fn().mockResolvedValue(made);
  await openDaily(rankedDaily, "2026-11-18", make);
  expect(make).toHaveBeenCalledOnce();
});

test("after each puzzle of a day comes the next larger one, and none after the largest", () => {
  const after = (i: number) =>
    nextDaily(new URLSearchParams(dailyQuery(dailies[i]!, "2026-11-18")))?.label.params;
  expect([after(0), after(1), after(2)]).toEqual([
    { width: 10, height: 10 },
    { width: 20, height: 14 },
    undefined,
  ]);
  expect(nextDaily(new URLSearchParams("?daily=small&day=x"))).toBeUndefined();
  expect(dailyWays("2026-11-18").map(({ label }) => label.key)).toEqual([
    "daily.small",
    "daily.medium",
    "daily.large",
  ]);
});

test("a grade is measured once for a tab", async () => {
  const grade = await measureGrade(puzzle);
  expect(grade.hardest.length).toBeLessThanOrEqual(3);
  expect(await measureGrade(puzzle)).toEqual(grade);
  expect(call).toHaveBeenCalledOnce();
});

test.each([
  ["nonsense", undefined],
  ['{"level":2}', undefined],
  ['{"level":"2","hardest":[]}', undefined],
  ['{"level":2,"hardest":["x"]}', undefined],
  ['{"level":2,"hardest":[],"raised":{"from":1}}', undefined],
  ['{"level":2,"hardest":[],"raised":3}', undefined],
  ['{"level":null,"hardest":[]}', { level: null, hardest: [] }],
])("what stands there is believed only if it is a grade: %s", (stored, grade) => {
  rememberGrade(puzzle, { level: 1, hardest: [] });
  expect(knownGrade(puzzle)).toEqual({ level: 1, hardest: [] });
  vi.stubGlobal("sessionStorage", { getItem: () => stored });
  expect(knownGrade(puzzle)).toEqual(grade);
});

test.each([
  [1, 1],
  [5, 5],
  [null, 6],
])("the bar of level %s is filled to %i of 6", (level, filled) => {
  const meter = show(() => <LevelBar grade={{ level, hardest: [] }} />).the("meter");
  expect([meter.props.value, meter.props.max]).toEqual([filled, "6"]);
});

test("beside its level a puzzle has the hardest techniques that it takes, and why it is above theirs", () => {
  const line = (about: object) =>
    show(() => <LevelBar grade={{ level: 3, hardest: [20, 21], ...about }} />).the("p").text;
  for (const technique of [20, 21]) expect(line({})).toContain(techniqueNameAt(technique));
  expect(line({ hardest: [] })).toBe(levelLabel({ level: 3, hardest: [] }));
  expect(line({ raised: { from: 2, known: 5 } }).slice(line({}).length)).toMatch(/2/);
});

test("no level is beyond the scale; what everybody knows is on none", () => {
  expect(levelLabel({ level: null, hardest: [] })).not.toBe(levelLabel({ level: 5, hardest: [] }));
  expect([levelText(1) === levelLabel({ level: 1, hardest: [] }), levelText(0) === levelText(1)]).toEqual([
    true,
    false,
  ]);
});

const submit = (page: PageNode) => page.all("form")[0]!.fire("submit");

test("the day's order plays at the size and level that were chosen", async () => {
  const page = show(() => <SlitherPlay />);
  page.the("select", "Size").enter("3");
  page.the("select", "Level").enter("4");
  submit(page);
  await until(() => expect(here()).toContain("?order="));
  expect(ordered()).toEqual(difficultyParams({ level: 4 }, 14, 10));
});

test("the generator follows the level, then the preset, then what was changed of it", async () => {
  const page = show(() => <Generator />);
  submit(page);
  expect(ordered()).toEqual(difficultyParams({ level: 2 }, 10, 10));
  page.the("input", "Width").fire("change", { currentTarget: { valueAsNumber: 12 } });
  page.the("select", /^Preset/).enter("expert");
  submit(page);
  const expert = presetParams("expert", 12, 10);
  expect(ordered()).toEqual(expert);
  page.the("input", /^Gates/).enter(!expert.gates);
  submit(page);
  expect(ordered()).toEqual({ ...expert, gates: !expert.gates });
  page.the("select", /^Preset/).enter("beginner");
  submit(page);
  expect(ordered()).toEqual(presetParams("beginner", 12, 10));
  page.the("select", /^Hardest technique/).enter("20");
  submit(page);
  expect(ordered()).toEqual(difficultyParams({ technique: 20 }, 12, 10));
  page.the("select", /^Hardest technique/).enter("0");
  submit(page);
  expect(ordered()).toEqual(difficultyParams({ level: 2 }, 12, 10));
});

test("a seed makes the same puzzle again, and what was made says so", async () => {
  const page = show(() => <Generator />);
  page.the("input", /^Seed/).enter(" tea ");
  submit(page);
  await until(() => expect(page.text).toContain("exactly one solution"));
  expect(generate.mock.lastCall![0].seed).toBe("tea");
  expect(page.the("code").text).toBe("masume 10×10 · tea");
  const clues = [...puzzle.clues].filter((clue) => clue !== ".").length;
  expect(page.text).toContain(`Done: ${clues} clues`);
  expect(page.all("a").map(({ props }) => props.href)).toContain(`/slither/make?by=hand&board=${code}`);
});

test("a puzzle is kept under its name and folder, or under the day and the next number of it", async () => {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  await savePuzzle({ game: "slither", code: "x", name: "old", folder: "b", saved: 1 });
  const first = show(() => <SaveForm puzzle={puzzle} origin="made" />);
  const name = () => first.all("input")[0]!;
  await until(() =>
    expect(
      first
        .the("datalist")
        .all("option")
        .map(({ props }) => props.value),
    ).toEqual(["b"]),
  );
  const usual = String(name().props.value);
  expect(usual.replace(/\D/g, "")).toContain(two(now.getDate()));
  name().enter("  ");
  first.all("input")[1]!.enter(" box ");
  submit(first);
  await until(() => first.button("Saved"));
  expect((await libraryOf("slither")).find((one) => one.code === code)).toMatchObject({
    name: usual,
    folder: "box",
    origin: "made",
  });
  const second = show(() => <SaveForm puzzle={puzzle} />);
  await until(() => expect(second.all("input")[0]!.props.value).not.toBe(usual));
});

/** The first stage has nothing above the basic steps, this one has. */
const harder = { ok: true, value: { puzzle: stages[20]!.code, origin: "" } };

test("puzzles are made until one has a step of the level; after forty it is given up", async () => {
  goTo("/slither/drill?level=1");
  generate.mockResolvedValueOnce({ ok: true, value: made }).mockResolvedValue(harder);
  const page = show(() => <DrillPage />);
  await until(() => page.button("Show answer"));
  expect(generate).toHaveBeenCalledTimes(2);
  expect(generate.mock.lastCall![0].params).toBe(paramsCodec.format(difficultyParams({ level: 1 }, 7, 7)));
  call.mockResolvedValue({ steps: [] });
  page.button("Another position").press();
  await until(() => expect(page.all("p").some(({ props }) => props.role === "alert")).toBe(true));
  expect(generate).toHaveBeenCalledTimes(42);
});

test("a level that there is none of is the first; a solver that fails can be asked again", async () => {
  goTo("/slither/drill?level=9");
  generate.mockResolvedValue(harder);
  call.mockRejectedValueOnce(new Error("the worker died"));
  const page = show(() => <DrillPage />);
  await until(() => page.button("Try again").press());
  await until(() => page.button("Show answer"));
  expect(page.the("h2").text).toContain(levelText(1));
});

test("the answer is shown when it is asked for, where first if that is enough", async () => {
  goTo("/slither/drill?level=1");
  generate.mockResolvedValue(harder);
  const page = show(() => <DrillPage />);
  await until(() => page.button("Show answer"));
  const finding = () => page.all("p").find(({ props }) => props.class === "finding")!.text;
  const why = () => page.all("p").some(({ props }) => props.class === "finding-why");
  expect([finding(), why()]).toEqual(["What can be deduced here? Draw a line or a cross.", false]);
  page.button("Show answer").press();
  expect([finding(), why(), page.has("button", "Show answer")]).toEqual(["", true, false]);
});

/** The lists that pages read: puzzles, stages, runs, sessions and solves, each game's own. */
import "../../testing/in-browser.js";
import { beforeEach, expect, test, vi } from "vitest";
import { deletePuzzle, libraryOf, saveNewPuzzle, savePuzzle } from "./library.js";
import { progressOf, saveProgress } from "./progress.js";
import { clearAll, put } from "./records.js";
import { getRun, isDone, runKey, runsOf, saveRun, totalTime } from "./runs.js";
import type { LibraryRecord, RunRecord, SessionRecord } from "./schema.js";
import { recentSessions, saveSessionRecord } from "./sessions.js";
import { allSolves, isSolve, saveLevel, saveSolve } from "./solves.js";

beforeEach(clearAll);

const puzzle = (code: string, more: Partial<LibraryRecord> = {}): Omit<LibraryRecord, "key"> => ({
  game: "stroke",
  code,
  name: code,
  folder: "",
  saved: 1,
  ...more,
});

test("a library has each puzzle once, and only those of its game", async () => {
  await savePuzzle(puzzle("a"));
  await savePuzzle(puzzle("a", { name: "renamed" }));
  await savePuzzle(puzzle("a", { game: "slither" }));
  expect((await libraryOf("stroke")).map(({ name }) => name)).toEqual(["renamed"]);
  await deletePuzzle("stroke/a");
  expect([(await libraryOf("stroke")).length, (await libraryOf("slither")).length]).toEqual([0, 1]);
});

test("a puzzle that is there already stays as it is", async () => {
  expect(await saveNewPuzzle(puzzle("a"))).toBe(true);
  expect(await saveNewPuzzle(puzzle("a", { name: "another" }))).toBe(false);
  expect((await libraryOf("stroke")).map(({ name }) => name)).toEqual(["a"]);
});

test("of a stage the best time and the most stars are kept, by game and stage", async () => {
  await saveProgress("stroke", "1", { stars: 3, best: 50 });
  await saveProgress("stroke", "1", { stars: 1, best: 40 });
  for (const stage of ["1", "2"]) await saveProgress("slither", stage, { stars: 2, best: 70 });
  expect([...(await progressOf("stroke"))].map(([stage, { stars, best }]) => [stage, stars, best])).toEqual([
    ["1", 3, 40],
  ]);
});

const run = (seed: string, more: Partial<RunRecord> = {}): RunRecord => ({
  key: runKey("stroke", seed),
  game: "stroke",
  seed,
  band: "easy",
  times: [1_000, 2_500],
  of: 3,
  begun: 1,
  ...more,
});

test("the runs of a game come newest first", async () => {
  for (const one of [run("a"), run("b", { begun: 3 }), run("c", { begun: 2 })]) await saveRun(one);
  await saveRun(run("d", { key: "slither/run/d", game: "slither", begun: 9 }));
  expect((await runsOf("stroke")).map(({ seed }) => seed)).toEqual(["b", "c", "a"]);
  expect((await getRun("stroke/run/c"))?.begun).toBe(2);
});

test("a run is done with its last puzzle, and its time is that of all of them", () => {
  expect([isDone(run("a")), isDone(run("a", { times: [1, 1, 1] }))]).toEqual([false, true]);
  expect(totalTime(run("a"))).toBe(3_500);
});

test("a session is told of in the other tabs; all come by when they were last played, newest first", async () => {
  const session = (key: string, updated: number): SessionRecord => ({
    key,
    game: "stroke",
    href: "",
    title: { key: "name" },
    saved: "",
    elapsed: 0,
    hints: 0,
    progress: { value: 0, of: 0 },
    updated,
  });
  const otherTab = new BroadcastChannel("masume.sessions");
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  await saveSessionRecord(session("a", 2));
  expect(await heard).toBe("a");
  otherTab.close();
  await saveSessionRecord(session("b", 3));
  await put("sessions", session("c", 1));
  expect((await recentSessions()).map(({ key }) => key)).toEqual(["b", "a", "c"]);
});

const solve = { game: "slither", day: "2026-11-15", time: 1, hints: 0 } as const;

test("a puzzle solved again is another solve; its level is noted on all that have none, and on no other's", async () => {
  vi.spyOn(Date, "now").mockReturnValueOnce(5).mockReturnValueOnce(6);
  await saveSolve("slither/a", solve);
  await saveSolve("slither/a", { ...solve, level: 1 });
  await saveSolve("slither/ab", solve);
  await put("solves", { ...solve, key: "slither/a@9", level: null });
  await saveLevel("slither/a", 3);
  const levels = (await allSolves()).map(({ key, level }) => [key.split("@")[0], level]);
  expect(levels.toSorted()).toEqual([
    ["slither/a", null],
    ["slither/a", 1],
    ["slither/a", 3],
    ["slither/ab", undefined],
  ]);
});

test("a game that ended at its limit, short of the solution, is no solve", () => {
  const score = { of: 8, moves: 3, maxMoves: 3 };
  expect([
    isSolve({}),
    isSolve({ score: { ...score, value: 8 } }),
    isSolve({ score: { ...score, value: 7 } }),
  ]).toEqual([true, true, false]);
});

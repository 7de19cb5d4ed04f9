import "../../testing/in-browser.js";
import { puzzleCodec } from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import { expect, test } from "vitest";
import { show } from "../../testing/show.js";
import { momentText, RunTable } from "./run-table.js";
import type { SolverRun } from "./solver-runs.js";

/** Two turns from all eight pairs. */
const puzzle = parseOrThrow(
  puzzleCodec,
  '{"problem":{"field":{"size":4,"entities":[[1,0,3,3],[2,2,5,5],[7,0,6,4],[7,1,6,4]]}}}',
);
const turn = { x: 0, y: 0, n: 2 };
const solved = [turn, { x: 1, y: 1, n: 3 }];
/** Four turns of a square, and everything is where it was. */
const around = [turn, turn, turn, turn];

const run = (key: string, about: Partial<SolverRun> = {}): SolverRun => ({
  key,
  ops: solved,
  begun: 0,
  seed: key,
  seconds: 5,
  ...about,
});

function shown(runs: readonly SolverRun[], keys: readonly string[] = []) {
  const page = show(() => <RunTable puzzle={puzzle} runs={runs} shown={keys} />);
  return page.all("tr").slice(1);
}

const starred = (runs: readonly SolverRun[]) => shown(runs).map((row) => row.text.includes("★"));

test("the star is for the best under each limit, and no limit is one of its own", () => {
  expect(
    starred([
      run("a", { maxSteps: 10 }),
      run("b", { maxSteps: 20, ops: [...around, ...solved] }),
      run("c", { maxSteps: 20, ops: [...around, ...around, ...solved] }),
      run("d", { ops: around }),
    ]),
  ).toEqual([true, true, false, true]);
});

test("more pairs go before fewer turns, and equals share the star", () => {
  expect(starred([run("a", { ops: [] }), run("b"), run("c")])).toEqual([false, true, true]);
});

test("a run says its limit, pairs, turns, when it found its answer, its time, seed and threads", () => {
  const [limited, old] = shown([
    run("s1", {
      maxSteps: 10,
      threads: 4,
      history: [
        [1_000, 7, 3],
        [2_340, 8, 2],
      ],
    }),
    run("s2", { ops: around }),
  ]).map((row) => row.all("td").map(({ text }) => text));
  expect(limited).toEqual(["10", "8/8", "2 ★", "2.3 s", "5 s", "s1", "4"]);
  expect(old).toEqual(["none", expect.stringMatching(/^\d\/8$/), "4 ★", "–", "5 s", "s2", "–"]);
});

test("the runs whose answers are shown are marked, and those that went on from another", () => {
  const rows = shown([run("a"), run("b", { continued: true })], ["b"]);
  expect(rows.map(({ props }) => props["aria-current"])).toEqual([undefined, "true"]);
  expect(rows.map((row) => row.text.includes("(continued)"))).toEqual([false, true]);
});

test("a run of today is told by its time alone, one of another day with the date", () => {
  const now = new Date();
  const time = /^\d\d:\d\d:\d\d$/;
  expect(momentText(now.setHours(12))).toMatch(time);
  const before = momentText(new Date(2001, 1, 3, 13, 4, 5).getTime());
  expect(before).toMatch(/13:04:05/);
  expect(before).not.toMatch(time);
});

import type { GameId } from "@masume/games";
import { dailies as slitherDailies } from "@masume/games/slither";
import { dailyBand, dailySeed, planTimeAttack } from "@masume/games/stroke";
import { message } from "@masume/kernel";
import { expect, test } from "vitest";
import type { SessionRecord } from "../platform/storage/schema.js";
import { dailies, doneOn } from "./today.js";

const day = "2026-11-16";
const [stroke, slither, sono, nonaga] = dailies as [
  (typeof dailies)[number],
  (typeof dailies)[number],
  (typeof dailies)[number],
  (typeof dailies)[number],
];
const session = (game: GameId, href: string, solvedIn?: number): SessionRecord => ({
  key: `${game}/${href}`,
  game,
  href,
  title: message("x"),
  saved: "",
  elapsed: 0,
  hints: 0,
  progress: { value: 1, of: 1 },
  ...(solvedIn === undefined ? {} : { solvedIn }),
  updated: 0,
});
const nothing = { sessions: [], runs: [], solves: [] };

test("as many boards as the games have for a day", () => {
  expect(stroke.of).toBe(planTimeAttack(dailySeed(day), dailyBand).length);
  expect(slither.of).toBe(slitherDailies.length);
});

test("solved boards of the day count, others do not", () => {
  const sessions = [
    session("slither", `/slither/play/a?daily=small&day=${day}`, 1),
    session("slither", `/slither/play/b?daily=medium&day=${day}`),
    session("slither", "/slither/play/c?daily=small&day=2026-11-15", 1),
    session("sono", `/sono/play/d?daily=${day}.easy`, 1),
  ];
  expect(doneOn(slither, day, { ...nothing, sessions })).toBe(1);
  expect(doneOn(sono, day, { ...nothing, sessions })).toBe(1);
  expect(doneOn(stroke, day, { ...nothing, sessions })).toBe(0);
});

test("a board played to its last move counts, solved or not", () => {
  const ended = { time: 1, score: { value: 7, of: 8, moves: 5, maxMoves: 5 } };
  const played = { ...session("sono", `/sono/play/d?daily=${day}.easy`), ended };
  expect(doneOn(sono, day, { ...nothing, sessions: [played] })).toBe(1);
});

test("a board that is being played again was solved all the same", () => {
  const again = session("slither", `/slither/play/a?daily=small&day=${day}`);
  const solve = { key: `${again.key}@1`, game: "slither" as const, day, time: 1, hints: 0 };
  expect(doneOn(slither, day, { ...nothing, sessions: [again], solves: [solve] })).toBe(1);
  const other = { ...solve, key: `${again.key}b@1` };
  expect(doneOn(slither, day, { ...nothing, sessions: [again], solves: [other] })).toBe(0);
});

test("so do the boards of the day's run, and the day's problem however often it was solved", () => {
  const run = {
    key: "r",
    game: "stroke" as const,
    seed: "s",
    day,
    band: "normal",
    times: [1, 2],
    of: 5,
    begun: 0,
  };
  const solve = { game: "nonaga" as const, day, time: 1, hints: 0 };
  const solves = [
    { ...solve, key: `nonaga/problem/${day}@1` },
    { ...solve, key: `nonaga/problem/${day}@2` },
    { ...solve, key: "nonaga/problem/other@3" },
  ];
  expect(doneOn(stroke, day, { ...nothing, runs: [run] })).toBe(2);
  const others = [
    { ...run, day: "2026-11-15" },
    { ...run, game: "slither" as const },
  ];
  expect(doneOn(stroke, day, { ...nothing, runs: others })).toBe(0);
  expect(doneOn(nonaga, day, { ...nothing, solves })).toBe(1);
});

test("the boards of a run are counted by the run, a problem on its own day, and none beyond what there is", () => {
  const ofRun = { ...session("stroke", `/stroke/attack?day=${day}`, 1), key: "stroke/run/s/1" };
  expect(doneOn(stroke, day, { ...nothing, sessions: [ofRun] })).toBe(0);
  const solve = { game: "nonaga" as const, day, time: 1, hints: 0, key: "nonaga/problem/2026-11-15@1" };
  expect(doneOn(nonaga, day, { ...nothing, solves: [solve] })).toBe(0);
  const sessions = ["a", "b", "c", "d"].map((code) =>
    session("slither", `/slither/play/${code}?day=${day}`, 1),
  );
  expect(doneOn(slither, day, { ...nothing, sessions })).toBe(3);
});

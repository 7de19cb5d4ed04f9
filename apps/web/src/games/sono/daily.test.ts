import "../../testing/in-browser.js";
import { puzzleCodec, rankedBand } from "@masume/games/sono";
import { expect, test } from "vitest";
import { dailyBoards, dailyQuery, nextDaily, readDaily } from "./daily.js";

const query = (text: string) => new URLSearchParams(text);

test("a day has three boards, the easiest first, and each may be turned twice as often as suffices", () => {
  const boards = dailyBoards("2026-11-18");
  expect(boards.map(({ band, puzzle }) => [band, puzzle.size, puzzle.par, puzzle.maxSteps])).toEqual([
    ["easy", 4, 3, 6],
    ["normal", 6, 6, 12],
    ["hard", 8, 10, 20],
  ]);
  for (const { band, puzzle, href } of boards) {
    const { pathname, searchParams } = new URL(href, "https://masume.example");
    expect(decodeURIComponent(pathname)).toBe(`/sono/play/${puzzleCodec.format(puzzle)}`);
    expect(readDaily(searchParams)).toEqual({ day: "2026-11-18", band });
  }
});

test("the boards are the day's own, and the same for everybody", () => {
  const codes = (day: string) => dailyBoards(day).map(({ href }) => href);
  expect(codes("2026-11-18")).toEqual(codes("2026-11-18"));
  const [one, other] = [codes("2026-11-18"), codes("2026-11-19")];
  for (const [i, code] of one.entries()) expect(code.split("?")[0]).not.toBe(other[i]!.split("?")[0]);
});

test.each(["", "?daily=2026-11-18", "?daily=2026-11-18.wild", "?daily=2026-13-01.easy", "?daily=x.easy"])(
  "“%s” is no board of a day",
  (text) => {
    expect(readDaily(query(text))).toBeUndefined();
    expect(nextDaily(query(text))).toBeUndefined();
  },
);

test("after each board comes the next harder one of the same day, and none after the hardest", () => {
  const [, normal, hard] = dailyBoards("2026-11-18");
  const next = (band: "easy" | "normal" | "hard") => nextDaily(query(dailyQuery("2026-11-18", band)))?.open;
  expect([next("easy"), next("normal"), next("hard")]).toEqual([normal!.href, hard!.href, undefined]);
});

test("the ranked board is the one that the server ranks: 6 × 6", () => {
  expect(dailyBoards("2026-11-18").find(({ band }) => band === rankedBand)!.puzzle.size).toBe(6);
});

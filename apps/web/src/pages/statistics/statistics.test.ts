import type { GameId } from "@masume/games";
import { expect, test } from "vitest";
import type { SolveRecord } from "../../platform/storage/schema.js";
import { byGame, lastDays, streak } from "./statistics.js";

const solve = (day: string, time = 1000, hints = 0, game: GameId = "stroke"): SolveRecord => ({
  key: `${game}/${day}/${time}`,
  game,
  day,
  time,
  hints,
});

test("each game has its count, its best and its median", () => {
  const found = byGame([
    solve("2026-11-01", 9000),
    solve("2026-11-01", 1000, 2),
    solve("2026-11-02", 4000),
    solve("2026-11-02", 5000),
    solve("2026-11-02", 7000, 1, "slither"),
  ]);
  expect(found.get("stroke")).toEqual({ solved: 4, unaided: 3, best: 1000, median: 4500 });
  expect(found.get("slither")).toEqual({ solved: 1, unaided: 0, best: 7000, median: 7000 });
});

test.each([
  { days: [], now: 0, longest: 0 },
  { days: ["2026-11-15"], now: 1, longest: 1 },
  { days: ["2026-11-14", "2026-11-13"], now: 2, longest: 2 },
  { days: ["2026-11-13"], now: 0, longest: 1 },
  { days: ["2026-11-15", "2026-11-15", "2026-11-14", "2026-11-12"], now: 2, longest: 2 },
  { days: ["2026-11-15", "2026-10-31", "2026-11-01", "2026-11-02"], now: 1, longest: 3 },
  { days: ["2026-02-28", "2026-03-01"], now: 0, longest: 2 },
])("days in a row: $days", ({ days, now, longest }) => {
  expect(
    streak(
      days.map((day) => solve(day)),
      "2026-11-15",
    ),
  ).toEqual({ now, longest });
});

test("the last days end today and count each day", () => {
  expect(
    lastDays(
      [solve("2026-03-01"), solve("2026-03-01", 2), solve("2026-02-27"), solve("2026-01-01")],
      "2026-03-01",
      4,
    ),
  ).toEqual([
    { day: "2026-02-26", solved: 0 },
    { day: "2026-02-27", solved: 1 },
    { day: "2026-02-28", solved: 0 },
    { day: "2026-03-01", solved: 2 },
  ]);
});

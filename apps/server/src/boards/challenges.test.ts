/** Which day it is somewhere on earth, hour by hour; and that each day's puzzles are made once. */
import type { LeaderboardName } from "@masume/protocol";
import { describe, expect, test } from "vitest";
import type { GenerateRequest } from "../jobs/generate.js";
import type { Generator } from "../jobs/generator.js";
import { challenges, DailyPuzzles, dayOf, isOver, isTodaySomewhere, tomorrow } from "./challenges.js";

const at = (text: string) => Date.parse(`2026-11-${text}Z`);

describe("a day", () => {
  // The first places where it begins are 14 hours ahead of UTC, the last where it ends 12 behind.
  test.each([
    ["15T09:59:59.999", false, false],
    ["15T10:00", true, false],
    ["16T00:00", true, false],
    ["16T23:59", true, false],
    ["17T11:59:59.999", true, false],
    ["17T12:00", false, true],
    ["18T00:00", false, true],
  ])("on the %s of UTC, the 16th is today somewhere: %s; over: %s", (moment, isToday, hasEnded) => {
    expect(isTodaySomewhere("2026-11-16", at(moment))).toBe(isToday);
    expect(isOver("2026-11-16", at(moment))).toBe(hasEnded);
  });

  test("is that of UTC, and tomorrow is what is today nowhere yet", () => {
    expect(dayOf(at("16T23:59:59.999"))).toBe("2026-11-16");
    expect(tomorrow(at("16T09:59:59.999"))).toBe("2026-11-17");
    expect(tomorrow(at("16T10:00"))).toBe("2026-11-18");
    for (let hour = 0; hour < 48; hour++) {
      const now = at("16T00:00") + hour * 3_600_000;
      expect(isTodaySomewhere(tomorrow(now), now)).toBe(false);
      // A day earlier it is: no day lies between.
      expect(isTodaySomewhere(dayOf(Date.parse(tomorrow(now)) - 1), now)).toBe(true);
    }
  });
});

describe("the puzzles of a day", () => {
  function start(fail = () => false) {
    const asked: GenerateRequest[] = [];
    const generator = {
      generate: async (request: GenerateRequest) => {
        asked.push(request);
        return fail()
          ? undefined
          : { puzzle: `${request.game} ${request.seed}`, band: null, width: 1, height: 1 };
      },
    } as unknown as Generator;
    return { asked, daily: new DailyPuzzles(generator) };
  }

  test("are made once for each board and seed", async () => {
    const { asked, daily } = start();
    const slither = await daily.of("slither-daily", "s");
    expect(slither).toEqual(["slither s"]);
    expect(await daily.of("slither-daily", "s")).toBe(slither);
    expect(await daily.of("sono-daily", "s")).toEqual(["sono s"]);
    expect(await daily.of("slither-daily", "t")).toEqual(["slither t"]);
    expect(asked.map(({ game, seed }) => `${game} ${seed}`)).toEqual(["slither s", "sono s", "slither t"]);
  });

  test("that could not be made are tried again", async () => {
    let fails = true;
    const { daily } = start(() => fails);
    await expect(daily.of("slither-daily", "s")).rejects.toThrow("no puzzle for s");
    fails = false;
    expect(await daily.of("slither-daily", "s")).toEqual(["slither s"]);
  });

  test("are kept for three days of every board, and not for ever", async () => {
    const { asked, daily } = start();
    const boards = ["slither-daily", "sono-daily"] as const;
    const look = async (days: number) => {
      for (let day = 0; day < days; day++) for (const board of boards) await daily.of(board, `day ${day}`);
    };
    await look(3);
    await look(3);
    expect(asked).toHaveLength(6);
    await look(100);
    const before = asked.length;
    await daily.of("slither-daily", "day 0");
    expect(asked.length).toBe(before + 1);
  });
});

test.each(Object.keys(challenges) as LeaderboardName[])("%s has puzzles of its own game", async (board) => {
  const asked: GenerateRequest[] = [];
  const generator = {
    generate: async (request: GenerateRequest) => {
      asked.push(request);
      return { puzzle: "", band: null, width: 1, height: 1 };
    },
  } as unknown as Generator;
  const puzzles = await challenges[board].puzzles("seed", generator);
  expect(challenges[board].game).toBe(board.split("-")[0]);
  expect(asked.every(({ game }) => game === challenges[board].game)).toBe(true);
  expect(puzzles).toHaveLength(board === "stroke-attack" ? 5 : 1);
  // No two of an attempt are the same board.
  expect(new Set(asked.map(({ params, seed }) => params + seed)).size).toBe(asked.length);
});

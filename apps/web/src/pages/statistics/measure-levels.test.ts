import "../../testing/in-browser.js";
import { beforeEach, expect, test, vi } from "vitest";
import { clearAll, put } from "../../platform/storage/records.js";
import type { SolveRecord } from "../../platform/storage/schema.js";
import { allSolves } from "../../platform/storage/solves.js";
import type { OpenGame } from "../../play/game-ui.js";
import { measureLevels } from "./measure-levels.js";

/** Every code is a puzzle, of the level of its length; what was measured, in order. */
const measured: string[] = [];
const open = {
  game: { id: "slither", codec: { puzzle: { parse: (code: string) => ({ ok: true, value: code }) } } },
  ui: {
    library: {
      grading: {
        grade: async (code: string) => {
          measured.push(code);
          return { level: code.length, hardest: [] };
        },
      },
    },
  },
} as unknown as OpenGame;

const solve = (code: string, at: number, about: Partial<SolveRecord> = {}): SolveRecord => ({
  key: `slither/${code}@${at}`,
  game: "slither",
  day: "2026-11-18",
  time: 1,
  hints: 0,
  ...about,
});
const wanted = () => new AbortController().signal;

beforeEach(async () => {
  measured.length = 0;
  await clearAll();
});

test("the newest unmeasured puzzles of the game are measured first, and their levels kept", async () => {
  const solves = [
    solve("old", 1),
    solve("new", 9),
    solve("done", 5, { level: 2 }),
    solve("beyond", 5, { level: null }),
    { ...solve("x", 8), key: "stroke/x@8", game: "stroke" as const },
    solve("a@b", 4),
  ];
  for (const one of solves) await put("solves", one);
  expect(await measureLevels(open, solves, wanted())).toBe(true);
  expect(measured).toEqual(["new", "a@b", "old"]);
  const levels = new Map((await allSolves()).map(({ key, level }) => [key, level]));
  expect(Object.fromEntries(levels)).toEqual({
    "slither/old@1": 3,
    "slither/new@9": 3,
    "slither/a@b@4": 3,
    "slither/done@5": 2,
    "slither/beyond@5": null,
    "stroke/x@8": undefined,
  });
});

test("forty at a time, and none once the page is left", async () => {
  const many = Array.from({ length: 41 }, (_, i) => solve(`p${i}`, i + 1));
  await measureLevels(open, many, wanted());
  expect([measured.length, measured[0], measured.at(-1)]).toEqual([40, "p40", "p1"]);
  measured.length = 0;
  expect(await measureLevels(open, many, AbortSignal.abort())).toBe(false);
  expect(await measureLevels(open, [], wanted())).toBe(false);
});

test("a game that measures nothing is left alone", async () => {
  const grade = vi.fn();
  const other = { ...open, ui: { library: {} } } as unknown as OpenGame;
  expect(await measureLevels(other, [solve("a", 1)], wanted())).toBe(false);
  expect(grade).not.toHaveBeenCalled();
});

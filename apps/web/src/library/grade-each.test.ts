import { expect, test } from "vitest";
import type { OpenGame } from "../play/game-ui.js";
import { gradeEach } from "./grade-each.js";

/** Puzzles are numbers, and so are their levels; that of 13 cannot be measured. */
const open = {
  game: { codec: { puzzle: { parse: (code: string) => ({ ok: code !== "", value: Number(code) }) } } },
  ui: {
    library: {
      grading: {
        grade: async (level: number) => {
          if (level === 13) throw new Error("the worker died");
          return { level, hardest: [] };
        },
      },
    },
  },
} as unknown as OpenGame;

const items = ["1", "13", "", "2", "3"].map((code) => ({ code }));

test("what cannot be read or measured is passed over", async () => {
  const levels: (number | null)[] = [];
  await gradeEach(open, items, new AbortController().signal, async (_, { level }) => levels.push(level));
  expect(levels).toEqual([1, 2, 3]);
});

test("nothing is measured after it was called off, and nothing saved", async () => {
  const levels: (number | null)[] = [];
  const abort = new AbortController();
  const begun: string[] = [];
  function* watched() {
    for (const item of items) {
      begun.push(item.code);
      yield item;
    }
  }
  await gradeEach(open, watched(), abort.signal, async (_, { level }) => {
    levels.push(level);
    abort.abort();
  });
  expect([levels, begun]).toEqual([[1], ["1", "13"]]);
});

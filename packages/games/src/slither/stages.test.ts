import { finish, parseOrThrow } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { puzzleCodec } from "./codec.js";
import { grade } from "./grade/grade.js";
import { stages } from "./stages.js";

describe("the stages", () => {
  it("are thirty in each of five courses, from 5×5 to 20×20, and no two alike", () => {
    for (const course of [1, 2, 3, 4, 5]) {
      const own = stages.filter(({ level }) => level === course);
      expect(own.map(({ number }) => number)).toEqual(own.map((_, i) => i + 1));
      expect(own).toHaveLength(30);
    }
    expect(new Set(stages.map(({ code }) => code)).size).toBe(150);
    expect(stages[0]).toMatchObject({ width: 5, height: 5 });
    expect(stages.at(-1)).toMatchObject({ width: 20, height: 20 });
  });

  it("take up every technique that can be the hardest, in order", () => {
    const order = [...new Set(stages.map(({ technique }) => technique))];
    expect(order).toEqual(Array.from({ length: 27 }, (_, i) => i + 6));
  });

  it.each([1, 2, 3, 4, 5])("course %i is graded as stated", (course) => {
    for (const { id, level, technique, code } of stages.filter((stage) => stage.level === course)) {
      const { level: found, techniques } = finish(grade(parseOrThrow(puzzleCodec, code)));
      const hardest = Math.max(...Object.keys(techniques).map(Number));
      expect({ id, level: found, technique: hardest }).toEqual({ id, level, technique });
    }
  });
});

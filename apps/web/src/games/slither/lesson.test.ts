import { type Puzzle, steps, techniques, withDecisions } from "@masume/games/slither";
import { finish } from "@masume/kernel";
import { expect, test } from "vitest";
import { examplePuzzle, findingOf, lessonOn, lessonsIn } from "./lesson.js";

test.each(techniques.map((technique) => ({ id: technique.id, technique })))(
  "the example of $id has a moment at which it is used, and the step can be found there",
  ({ technique }) => {
    const puzzle = examplePuzzle(technique);
    const lesson = lessonOn(technique, puzzle, finish(steps(puzzle)))!;
    expect(lesson.step.id).toBe(technique.id);
    expect(findingOf(lesson, lesson.drawn)).toBe("nothing");
    expect(findingOf(lesson, withDecisions(puzzle, lesson.drawn, lesson.step.decides))).toBe("found");
  },
);

test("a wrong mark is told from a right one that does not follow yet", () => {
  const puzzle: Puzzle = { width: 3, height: 3, clues: "22.2....." };
  const walk = finish(steps(puzzle));
  const lesson = lessonsIn(puzzle, walk, 0)[0] ?? lessonsIn(puzzle, walk, 1)[0]!;
  const answered = new Set(lesson.answers.map(({ edge }) => edge));
  const later = walk.steps.flatMap(({ decides }) => decides).find(({ edge }) => !answered.has(edge));
  const found = (edge: string, to: "on" | "off") =>
    findingOf(lesson, withDecisions(puzzle, lesson.drawn, [{ edge, to }]));
  const [answer] = lesson.answers;
  expect(found(answer!.edge, answer!.to)).toBe("found");
  expect(found(answer!.edge, answer!.to === "on" ? "off" : "on")).toBe("wrong");
  if (later) expect(found(later.edge, later.to)).toBe("another");
});

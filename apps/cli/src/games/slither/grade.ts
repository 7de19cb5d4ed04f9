/** `slither grade`: how hard a puzzle is for people, and which techniques it takes. */
import { type Grade, grade as grading } from "@masume/games/slither";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { AnyVerbCall, Verb } from "../../verbs/verb.js";
import { slitherGame } from "./cli-game.js";

export function gradeText(grade: Grade, { t, colours }: Pick<AnyVerbCall, "t" | "colours">): string {
  const { level, raised } = grade;
  if (level === null) return colours.red(t("result.ungraded"));
  return colours.green(raised ? t("result.raised", { level, ...raised }) : t("result.level", { level }));
}

export const grade: Verb = puzzleVerb(slitherGame, {
  options: {},
  examples: ["slither grade puzzle.txt", "slither grade puzzles.txt --jobs 4"],
  run: async (puzzle, call, work) => {
    const { t, colours } = call;
    const graded = await work.run(grading(puzzle));
    if (!graded.finished) {
      const json = { level: null, solved: null };
      return { verdict: "unknown", json, text: colours.yellow(t("result.unknown")) };
    }
    const { value } = graded;
    const used = Object.entries(value.techniques).map(([number, count]) => `${number}×${count}`);
    return {
      verdict: value.solved ? "yes" : "no",
      json: value,
      text: `${gradeText(value, call)}\n${t("result.techniques", { techniques: used.join(" ") })}`,
    };
  },
});

/** `slither grade`: how hard a puzzle is for people, and which techniques it takes. */
import { type Grade, type GradeBeyond, gradeBeyond, grade as grading } from "@masume/games/slither";
import { flag } from "../../platform/parameters.js";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { AnyVerbCall, Verb } from "../../verbs/verb.js";
import { slitherGame } from "./cli-game.js";

export function gradeText(grade: Grade, { t, colours }: Pick<AnyVerbCall, "t" | "colours">): string {
  const { level, raised } = grade;
  if (level === null) return colours.red(t("result.ungraded"));
  return colours.green(raised ? t("result.raised", { level, ...raised }) : t("result.level", { level }));
}

function beyondText({ beyond }: GradeBeyond, { t, colours }: Pick<AnyVerbCall, "t" | "colours">): string {
  if (!beyond) return "";
  const { depth, refuted } = beyond;
  return `${depth === null ? colours.red(t("result.beyond.none")) : t("result.beyond", { depth, refuted })}\n`;
}

export const grade: Verb = puzzleVerb(slitherGame, {
  options: { beyond: flag },
  examples: [
    "slither grade puzzle.txt",
    "slither grade puzzles.txt --jobs 4",
    "slither grade puzzle.txt --beyond --time 1m",
  ],
  run: async (puzzle, call, work) => {
    const { t, colours } = call;
    const graded = await work.run(call.options.beyond ? gradeBeyond(puzzle) : grading(puzzle));
    if (!graded.finished) {
      const json = { level: null, solved: null };
      return { verdict: "unknown", json, text: colours.yellow(t("result.unknown")) };
    }
    const value: GradeBeyond = graded.value;
    const used = Object.entries(value.techniques).map(([number, count]) => `${number}×${count}`);
    return {
      verdict: value.solved || value.beyond?.depth ? "yes" : "no",
      json: value,
      text: `${gradeText(value, call)}\n${beyondText(value, call)}${t("result.techniques", { techniques: used.join(" ") })}`,
    };
  },
});

/** `slither steps`: every deduction from the empty board to the loop, with its reason. */
import { steps as solving } from "@masume/games/slither";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { Verb } from "../../verbs/verb.js";
import { slitherGame } from "./cli-game.js";
import { gradeText } from "./grade.js";
import { stepJson, stepText } from "./step-texts.js";

export const steps: Verb = puzzleVerb(slitherGame, {
  options: {},
  examples: ["slither steps puzzle.txt", "slither steps puzzle.txt --json"],
  run: async (puzzle, call, work) => {
    const { t, colours } = call;
    const outcome = await work.run(solving(puzzle));
    if (!outcome.finished) return { verdict: "unknown", json: [], text: colours.yellow(t("result.unknown")) };
    const { grade, steps: made } = outcome.value;
    return {
      verdict: grade.solved ? "yes" : "no",
      json: made.map((step) => stepJson(puzzle, step, t)),
      text: [...made.map((step) => stepText(puzzle, step, t)), gradeText(grade, call)].join("\n"),
    };
  },
});

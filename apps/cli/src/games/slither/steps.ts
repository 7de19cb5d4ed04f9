/** `slither steps`: every deduction from the empty board to the loop, with its reason. */
import { steps as solving } from "@masume/games/slither";
import { puzzle } from "../../platform/parameters.js";
import { readPuzzle } from "../../verbs/board-input.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { slitherGame } from "./cli-game.js";
import { gradeText } from "./grade.js";
import { stepJson, stepText } from "./step-texts.js";

export const steps: Verb = verb({
  arguments: { puzzle },
  options: {},
  examples: ["slither steps puzzle.txt", "slither steps puzzle.txt --json"],
  run: async (call, work) => {
    const { t, colours } = call;
    const board = readPuzzle(slitherGame, call);
    const outcome = await work.run(solving(board));
    if (!outcome.finished) return { verdict: "unknown", json: [], text: colours.yellow(t("result.unknown")) };
    const { grade, steps: made } = outcome.value;
    return {
      verdict: grade.solved ? "yes" : "no",
      json: made.map((step) => stepJson(board, step, t)),
      text: [...made.map((step) => stepText(board, step, t)), gradeText(grade, call)].join("\n"),
    };
  },
});

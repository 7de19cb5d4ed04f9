/** `slither steps`: every deduction from the empty board to the loop, with its reason. */
import { steps as walking } from "@masume/games/slither";
import picocolors from "picocolors";
import { puzzle } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { gradeLine } from "./grade.js";
import { stepJson, stepText } from "./step-words.js";
import { readPuzzle, words } from "./texts.js";

export const steps: Verb = verb({
  arguments: { puzzle },
  options: {},
  examples: ["slither steps puzzle.txt", "slither steps puzzle.txt --json"],
  run: async ({ arguments: { puzzle: source }, language, colour }, work) => {
    const board = readPuzzle(source, language);
    const walk = await work.run(walking(board));
    if (!walk.finished) {
      const { yellow } = picocolors.createColors(colour);
      return { verdict: "unknown", json: [], text: yellow(words(language, "answer.unknown")) };
    }
    const { grade, steps: made } = walk.value;
    return {
      verdict: grade.solved ? "yes" : "no",
      json: made.map((step) => stepJson(board, step, language)),
      text: [...made.map((step) => stepText(board, step, language)), gradeLine(grade, language, colour)].join(
        "\n",
      ),
    };
  },
});

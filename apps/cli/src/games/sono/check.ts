/** `sono check`: may every turn of an answer be made, and how many pairs does it end with? */
import { answerCodec, verify } from "@masume/games/sono";
import { file, requiredPuzzle } from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import { readPuzzle } from "../../verbs/board-input.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { limitOptions, sonoGame, stepLimit } from "./cli-game.js";

export const check: Verb = verb({
  arguments: { puzzle: requiredPuzzle, answer: file },
  options: limitOptions,
  examples: ["sono check problem.json answer.json", "sono check problem.json answer.json --max-steps 200"],
  run: (call) => {
    const { t, colours } = call;
    const puzzle = readPuzzle(sonoGame, call);
    const { ops } = readSource(call.arguments.answer, answerCodec);
    const limit = stepLimit(puzzle, call.options, t);
    const { maxSteps } = limit;
    const { valid, pairs, maxPairs, steps, error } = verify(puzzle, ops, maxSteps);
    const reached = t("result.reached", { pairs, maxPairs, steps });
    const violation = error && {
      op: error.op,
      code: error.violation.code,
      text: t(error.violation.code, error.violation.params),
    };
    return {
      verdict: valid ? "yes" : "no",
      json: {
        valid,
        pairs,
        maxPairs,
        steps,
        maxSteps: maxSteps ?? null,
        ...(violation && { error: violation }),
      },
      text: [
        ...(violation
          ? [colours.red(t("result.refused", { op: violation.op, reason: violation.text }))]
          : []),
        valid ? colours.green(reached) : reached,
        limit.text,
      ].join("\n"),
    };
  },
});

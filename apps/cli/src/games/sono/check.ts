/** `sono check`: may every operation of an answer be made, and how many pairs does it end with? */
import { answerCodec, messages, verify } from "@masume/games/sono";
import picocolors from "picocolors";
import { file, namedPuzzle } from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { limitOptions, limitText, readProblem, stepLimit, words } from "./texts.js";

export const check: Verb = verb({
  arguments: { problem: namedPuzzle, answer: file },
  options: limitOptions,
  examples: ["sono check problem.json answer.json", "sono check problem.json answer.json --max-steps 200"],
  run: ({ arguments: { problem: source, answer }, options, language, colour }) => {
    const problem = readProblem(source, language);
    const { ops } = readSource(answer, answerCodec, language, messages);
    const limit = stepLimit(problem, options, language);
    const { maxSteps } = limit;
    const { valid, pairs, maxPairs, steps, error } = verify(problem, ops, maxSteps);
    const { green, red } = picocolors.createColors(colour);
    const reached = words(language, "answer.reached", { pairs, maxPairs, steps });
    const lines = [valid ? green(reached) : reached];
    const violation = error && {
      op: error.op,
      code: error.violation.code,
      text: words(language, error.violation.code, error.violation.params),
    };
    if (violation)
      lines.unshift(red(words(language, "answer.fault", { op: violation.op, reason: violation.text })));
    lines.push(limitText(limit, language));
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
      text: lines.join("\n"),
    };
  },
});

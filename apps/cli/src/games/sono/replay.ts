/** `sono replay`: the board after so many operations of an answer, and the pairs against the operations. */
import {
  answerCodecFor,
  maxOps,
  maxPairs,
  messages,
  pairCurve,
  replayTo,
  rowsOf,
  sono,
} from "@masume/games/sono";
import { drawingOf } from "@masume/print";
import picocolors from "picocolors";
import { choice, file, integer, namedPuzzle, optional } from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import { pictureAnswer, pictureFormats } from "../../verbs/picture.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { drawCurve } from "./curve.js";
import { curveSvg } from "./curve-svg.js";
import { limitOptions, readProblem, stepLimit, words } from "./texts.js";

function boardText(rows: readonly (readonly number[])[], highest: number): string {
  const width = String(highest).length;
  return rows.map((row) => row.map((value) => String(value).padStart(width)).join(" ")).join("\n");
}

export const replay: Verb = verb({
  arguments: { problem: namedPuzzle, answer: file },
  options: {
    step: optional(integer(0, maxOps)),
    to: optional(choice(["text", "svg"])),
    picture: optional(choice(pictureFormats)),
    ...limitOptions,
  },
  examples: [
    "sono replay problem.json answer.json",
    "sono replay problem.json answer.json --step 10",
    "sono replay problem.json answer.json --to svg -o curve.svg",
    "sono replay problem.json answer.json --step 10 --picture png -o board.png",
  ],
  run: ({ arguments: { problem: source, answer }, options, language, colour }) => {
    const problem = readProblem(source, language);
    const { maxSteps } = stepLimit(problem, options, language);
    const { ops } = readSource(answer, answerCodecFor(problem, maxSteps), language, messages);
    const state = replayTo(problem, ops, options.step ?? ops.length);
    const { cells, steps, pairs } = state;
    const most = maxPairs(problem.size);
    const reached = words(language, "answer.reached", { pairs, maxPairs: most, steps });
    if (options.picture) return pictureAnswer(options.picture, drawingOf(sono, problem, state), reached);
    const curve = pairCurve(problem, ops);
    if (options.to === "svg") {
      const text = curveSvg(curve, most, {
        title: words(language, "curve.title", { pairs: curve.at(-1)!, maxPairs: most, steps: ops.length }),
        axis: words(language, "curve.axis"),
        values: words(language, "curve.values"),
      });
      return { verdict: "yes", json: { format: "svg", text }, text };
    }
    const entities = rowsOf(cells, problem.size);
    const { dim } = picocolors.createColors(colour);
    const drawn = drawCurve(curve, most, words(language, "curve.axis"));
    return {
      verdict: "yes",
      json: { pairs, maxPairs: most, steps, entities, curve },
      text: `${boardText(entities, most - 1)}\n${reached}\n\n${dim(drawn)}`,
    };
  },
});

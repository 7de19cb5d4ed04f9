/** `sono replay`: the board after so many turns of an answer, and the pairs against the turns. */
import { answerCodecFor, maxOps, maxPairs, pairCurve, replayTo, rowsOf, sono } from "@masume/games/sono";
import { drawingOf } from "@masume/print";
import { choice, file, integer, optional, requiredPuzzle } from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import { readPuzzle } from "../../verbs/board-input.js";
import { pictureFormats, pictureResult } from "../../verbs/picture.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { limitOptions, reachedText, sonoGame, stepLimit } from "./cli-game.js";
import { drawCurve } from "./curve.js";
import { curveSvg } from "./curve-svg.js";

function boardText(rows: readonly (readonly number[])[], highest: number): string {
  const width = String(highest).length;
  return rows.map((row) => row.map((value) => String(value).padStart(width)).join(" ")).join("\n");
}

export const replay: Verb = verb({
  arguments: { puzzle: requiredPuzzle, answer: file },
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
  run: (call) => {
    const { options, t, colours, columns } = call;
    const puzzle = readPuzzle(sonoGame, call);
    const { maxSteps } = stepLimit(puzzle, options, t);
    const { ops } = readSource(call.arguments.answer, answerCodecFor(puzzle, maxSteps));
    const state = replayTo(puzzle, ops, options.step ?? ops.length);
    const { cells, steps, pairs } = state;
    const max = maxPairs(puzzle.size);
    const reached = reachedText(puzzle, state, t);
    if (options.picture) return pictureResult(options.picture, drawingOf(sono, puzzle, state), reached);
    const curve = pairCurve(puzzle, ops);
    if (options.to === "svg") {
      const text = curveSvg(curve, max, {
        title: t("curve.title", { pairs: curve.at(-1)!, maxPairs: max, steps: ops.length }),
        axis: t("curve.axis"),
        values: t("curve.values"),
      });
      return { verdict: "yes", json: { format: "svg", text }, text, isFile: true };
    }
    const entities = rowsOf(cells, puzzle.size);
    const drawn = drawCurve(curve, max, t("curve.axis"), columns);
    return {
      verdict: "yes",
      json: { pairs, maxPairs: max, steps, entities, curve },
      text: `${boardText(entities, max - 1)}\n${reached}\n\n${colours.dim(drawn)}`,
    };
  },
});

/** `sono new`: problem files by seed, at random or scrambled from a paired board. */
import {
  generate,
  largestLimit,
  maxScramble,
  maxSize,
  minSize,
  problemCodec,
  puzzleCodec,
  randomPuzzle,
  withMaxSteps,
} from "@masume/games/sono";
import { message, ok } from "@masume/kernel";
import { CliError } from "../../platform/cli-error.js";
import { given } from "../../platform/parameter-values.js";
import { integer, optional } from "../../platform/parameters.js";
import { newVerb } from "../../verbs/new.js";
import type { Verb } from "../../verbs/verb.js";
import { sonoGame } from "./cli-game.js";

const defaultSize = 16;

export const make: Verb = newVerb(sonoGame, {
  options: {
    size: optional(integer(minSize, maxSize)),
    scramble: optional(integer(1, maxScramble)),
    maxSteps: optional(integer(0, largestLimit)),
  },
  examples: [
    "sono new --size 16 -o problem.json",
    "sono new --size 8 --scramble 10 --max-steps 20 --seed monday",
    "sono new --size 6 --scramble 6 --count 12 --pdf booklet.pdf",
    "sono new --size 12 --count 20 --seed monday | masume sono solve --time 5s",
  ],
  params: ({ size = defaultSize, scramble, maxSteps }) => {
    if (size % 2 !== 0) throw new CliError(message("board.odd", { size }));
    return { size, ...given({ scramble, maxSteps }) };
  },
  // Some answer to a random board is worth the search only on paper.
  *generate(params, random, _budget, { printed }) {
    if (printed || params.scramble !== undefined) return yield* generate(params, random);
    const puzzle = withMaxSteps(randomPuzzle(params.size, random), params.maxSteps);
    return ok({ puzzle, solution: [], unique: false });
  },
  present: ({ puzzle, solution }, { t, seed, options: { scramble: par } }) => {
    const text = problemCodec.format(puzzle);
    const code = puzzleCodec.format(puzzle);
    const isScrambled = par !== undefined;
    return {
      json: {
        ...JSON.parse(text),
        seed,
        code,
        ...(isScrambled && { par, solution: { ops: solution } }),
      },
      text,
      note: isScrambled ? t("result.par", { seed, par }) : t("result.seed", { seed }),
    };
  },
});

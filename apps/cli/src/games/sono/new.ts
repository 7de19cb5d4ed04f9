/** `sono new`: problem files by seed, at random or scrambled from a paired board. */
import {
  maxScramble,
  maxSize,
  minSize,
  problemCodec,
  puzzleCodec,
  randomProblem,
  scrambledProblem,
} from "@masume/games/sono";
import { createRandom } from "@masume/kernel";
import { Complaint } from "../../framework/complaint.js";
import { integer, optional } from "../../framework/parameters.js";
import { type Verb, verb } from "../../framework/verb.js";
import { words } from "./texts.js";

const usualSize = 16;
export const make: Verb = verb({
  arguments: {},
  options: { size: optional(integer(minSize, maxSize)), scramble: optional(integer(1, maxScramble)) },
  examples: [
    "sono new --size 16 -o problem.json",
    "sono new --size 8 --scramble 10 --seed monday",
    "sono new --size 12 --count 20 --seed monday | masume sono solve --time 5s",
  ],
  makes: true,
  run: ({ options: { size = usualSize, scramble }, seed, language }) => {
    if (size % 2 !== 0) throw new Complaint(words(language, "board.odd", { size }));
    const random = createRandom(seed);
    const made = scramble === undefined ? undefined : scrambledProblem(size, scramble, random);
    const problem = made?.problem ?? randomProblem(size, random);
    const text = problemCodec.format(problem);
    const code = puzzleCodec.format(problem);
    const par = made && { par: scramble, solution: { ops: made.solution } };
    const note = [words(language, "answer.seed", { seed })];
    if (scramble !== undefined) note.push(words(language, "answer.par", { par: scramble }));
    return {
      verdict: "yes",
      json: { ...JSON.parse(text), seed, code, ...par },
      text,
      note: note.join(" "),
    };
  },
});

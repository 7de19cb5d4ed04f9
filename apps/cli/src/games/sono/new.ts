/** `sono new`: problem files by seed, at random or scrambled from a paired board. */
import {
  maxScramble,
  maxSize,
  minSize,
  type Op,
  type Plan,
  type Puzzle,
  problemCodec,
  puzzleCodec,
  randomPuzzle,
  scrambledPuzzle,
  solveLane,
  verify,
} from "@masume/games/sono";
import { Budget, createRandom, finish } from "@masume/kernel";
import { Complaint } from "../../platform/cli-error.js";
import { integer, optional } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { sheetOf, words } from "./texts.js";

const usualSize = 16;
/** For the answer to a random board at the back of a booklet: some tenths of a second. */
const answerWork = 20_000_000;

export const make: Verb = verb({
  arguments: {},
  options: { size: optional(integer(minSize, maxSize)), scramble: optional(integer(1, maxScramble)) },
  examples: [
    "sono new --size 16 -o problem.json",
    "sono new --size 8 --scramble 10 --seed monday",
    "sono new --size 6 --scramble 6 --count 12 --pdf booklet.pdf",
    "sono new --size 12 --count 20 --seed monday | masume sono solve --time 5s",
  ],
  makes: true,
  prints: true,
  run: ({ options: { size = usualSize, scramble }, seed, language, printed }) => {
    if (size % 2 !== 0) throw new Complaint(words(language, "board.odd", { size }));
    const random = createRandom(seed);
    const made = scramble === undefined ? undefined : scrambledPuzzle(size, scramble, random);
    const problem = made?.puzzle ?? randomPuzzle(size, random);
    const text = problemCodec.format(problem);
    const code = puzzleCodec.format(problem);
    const par = made && { par: scramble, solution: { ops: made.solution } };
    const title = `${size}×${size}`;
    const note = [words(language, "answer.seed", { seed })];
    if (scramble !== undefined) note.push(words(language, "answer.par", { par: scramble }));
    return {
      verdict: "yes",
      json: { ...JSON.parse(text), seed, code, ...par },
      text,
      made: code,
      note: note.join(" "),
      ...(printed && { sheet: sheetOf(problem, planFor(problem, made?.solution), title, language) }),
    };
  },
});

/** The answer that a scrambled board was made from; for a random one, some answer. */
function planFor(problem: Puzzle, ops: readonly Op[] | undefined): Plan {
  if (ops) return { ops, pairs: verify(problem, ops).pairs };
  return finish(solveLane(problem, {}, 0, createRandom("sono"), new Budget(answerWork)));
}

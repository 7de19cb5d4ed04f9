/** `stroke new`: boards made to order, each with its seed, difficulty and number of lines. */
import {
  bands,
  countLines,
  formatRows,
  makePuzzle,
  maxSize,
  minGenerated,
  type Params,
  puzzleCodec,
  symmetries,
} from "@masume/games/stroke";
import { Budget, createRandom } from "@masume/kernel";
import { Complaint } from "../../platform/cli-error.js";
import { choice, flag, integer, optional } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { sheetOf, words } from "./texts.js";

const usualSize = 7;
/** About a second: what a count in passing is worth. Larger empty boards have more lines than that counts. */
const countingWork = 20_000_000;

export const make: Verb = verb({
  arguments: {},
  options: {
    size: optional(integer(minGenerated, maxSize)),
    difficulty: optional(choice(bands)),
    blocked: optional(integer(0, maxSize * maxSize - 2)),
    unique: flag,
    symmetry: optional(choice(symmetries)),
  },
  examples: [
    "stroke new --size 7 --difficulty normal",
    "stroke new --size 10 --unique --symmetry point --json",
    "stroke new --size 8 --count 20 --seed monday --json",
    "stroke new --size 8 --count 24 --pdf book.pdf",
    "stroke new --size 5 | masume stroke solve",
  ],
  makes: true,
  prints: true,
  run: async ({ options, seed, language, printed }, work) => {
    const { size = usualSize, unique, ...rest } = options;
    const params = { size, unique, ...given(rest) } as Params;
    const outcome = await work.run(makePuzzle(params, createRandom(seed), work.budget()));
    const unknown = { verdict: "unknown", json: { puzzle: null, seed }, text: "" } as const;
    if (!outcome.finished) return { ...unknown, text: words(language, "answer.unknown") };
    const made = outcome.value;
    if (!made.ok) {
      const reason = words(language, made.error.key, made.error.params);
      if (made.error.key !== "generate.not-found") throw new Complaint(reason);
      return { ...unknown, text: reason };
    }
    const { board, line, difficulty } = made.value;
    const { band, score } = difficulty;
    const bandName = words(language, `difficulty.${band}`);
    const counting = made.value.unique
      ? undefined
      : await work.run(countLines(board, new Budget(countingWork)));
    const solutions = counting === undefined ? 1n : counting.finished ? counting.value : null;
    return {
      verdict: "yes",
      json: {
        puzzle: board,
        seed,
        difficulty: { band, score },
        solutions: solutions === null ? null : String(solutions),
      },
      made: puzzleCodec.format(board),
      // Rows and comments, so that other verbs can read it back.
      text: [
        `# ${words(language, "answer.difficulty", { band: bandName, score })}`,
        ...(solutions === null ? [] : [`# ${words(language, "answer.lines", { count: solutions })}`]),
        `# ${words(language, "answer.seed", { seed })}`,
        formatRows(board),
      ].join("\n"),
      ...(printed ? { sheet: sheetOf(board, line, `${size}×${size}`, bandName) } : {}),
    };
  },
});

/** Only what was given: an option left out is no option at all. */
function given(options: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

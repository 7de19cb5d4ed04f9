/** `stroke new`: boards made to order, each with its seed, difficulty and number of lines. */
import {
  bands,
  countLines,
  formatRows,
  generate,
  maxSize,
  minGenerated,
  symmetries,
} from "@masume/games/stroke";
import { Budget } from "@masume/kernel";
import { given } from "../../platform/parameter-values.js";
import { choice, flag, integer, optional } from "../../platform/parameters.js";
import { newVerb } from "../../verbs/new.js";
import type { Verb } from "../../verbs/verb.js";
import { strokeGame } from "./cli-game.js";

/** About a second: what a count in passing is worth. Larger empty boards have more lines than that counts. */
const countingWork = 20_000_000;

export const make: Verb = newVerb(strokeGame, {
  options: {
    size: optional(integer(minGenerated, maxSize)),
    preset: optional(choice(bands)),
    difficulty: optional(choice(bands)),
    blocked: optional(integer(0, maxSize * maxSize - 2)),
    unique: flag,
    symmetry: optional(choice(symmetries)),
  },
  examples: [
    "stroke new --preset easy",
    "stroke new --size 7 --difficulty normal",
    "stroke new --size 10 --unique --symmetry point --json",
    "stroke new --size 8 --count 20 --seed monday --json",
    "stroke new --size 8 --count 24 --pdf book.pdf",
    "stroke new --size 5 | masume stroke solve",
  ],
  params: ({ size, preset, difficulty, blocked, unique, symmetry }) => {
    // A difficulty alone asks for the kind of board that goes by this name.
    const named = preset ?? (size === undefined && blocked === undefined ? difficulty : undefined);
    return { unique, ...given({ size, preset: named, difficulty, blocked, symmetry }) };
  },
  generate,
  present: async ({ puzzle, unique, difficulty }, { t, seed }, work) => {
    const counting = unique ? undefined : await work.run(countLines(puzzle, new Budget(countingWork)));
    const solutions = counting === undefined ? 1n : counting.finished ? counting.value : null;
    const { band, score } = difficulty!;
    const bandName = t(`difficulty.${band}`);
    return {
      json: { puzzle, seed, difficulty, solutions: solutions === null ? null : String(solutions) },
      // Rows and comments, so that other verbs can read it back.
      text: [
        `# ${t("result.difficulty", { band: bandName, score })}`,
        ...(solutions === null ? [] : [`# ${t("result.lines", { count: solutions })}`]),
        `# ${t("result.seed", { seed })}`,
        formatRows(puzzle),
      ].join("\n"),
      note: undefined,
      caption: { note: bandName },
    };
  },
});

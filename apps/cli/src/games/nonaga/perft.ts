/** `nonaga perft`: how many sequences of so many turns there are. */
import { perft as counting } from "@masume/games/nonaga";
import picocolors from "picocolors";
import { integer, puzzleOr } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { readPosition, rulesOption, words } from "./texts.js";

/** Beyond it the count is no longer a number that can be held exactly. */
const deepest = 5;

export const perft: Verb = verb({
  arguments: { depth: integer(0, deepest), position: puzzleOr("start") },
  options: { rules: rulesOption },
  examples: ["nonaga perft 2", "nonaga perft 3 --rules official --time 1m", "nonaga perft 1 positions.txt"],
  run: async ({ arguments: { depth, position }, options, language, colour }, work) => {
    const puzzle = readPosition(position, options.rules, language);
    const count = await work.run(counting(puzzle, depth));
    const known = { depth, rules: puzzle.rules };
    if (!count.finished) {
      const { yellow } = picocolors.createColors(colour);
      return {
        verdict: "unknown",
        json: { ...known, turns: null },
        text: yellow(words(language, "answer.unknown")),
      };
    }
    const turns = count.value;
    return {
      verdict: "yes",
      json: { ...known, turns },
      text: words(language, depth === 1 ? "answer.turns" : "answer.sequences", { depth, turns }),
    };
  },
});

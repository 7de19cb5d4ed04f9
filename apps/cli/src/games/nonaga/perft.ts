/** `nonaga perft`: how many sequences of so many turns there are. */
import { perft as counting } from "@masume/games/nonaga";
import { integer, puzzleOr } from "../../platform/parameters.js";
import { readPuzzle } from "../../verbs/board-input.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { nonagaGame, rulesOption } from "./cli-game.js";

/** Beyond it the count is no longer a number that can be held exactly. */
const maxDepth = 5;

export const perft: Verb = verb({
  arguments: { depth: integer(0, maxDepth), puzzle: puzzleOr("start") },
  options: { rules: rulesOption },
  examples: ["nonaga perft 2", "nonaga perft 3 --rules official --time 1m", "nonaga perft 1 positions.txt"],
  run: async (call, work) => {
    const { t, colours } = call;
    const { depth } = call.arguments;
    const puzzle = readPuzzle(nonagaGame, call);
    const count = await work.run(counting(puzzle, depth));
    const known = { depth, rules: puzzle.rules };
    if (!count.finished) {
      const json = { ...known, turns: null };
      return { verdict: "unknown", json, text: colours.yellow(t("result.unknown")) };
    }
    const turns = count.value;
    return {
      verdict: "yes",
      json: { ...known, turns },
      text: t(depth === 1 ? "result.turns" : "result.sequences", { depth, turns }),
    };
  },
});

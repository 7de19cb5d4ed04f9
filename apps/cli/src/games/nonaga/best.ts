/** `nonaga best`: the best turn of a position, with its score and what is expected to follow. */
import {
  type Analysis,
  formatTurn,
  fullStrength,
  outcome,
  start,
  type Turn,
  turnName,
} from "@masume/games/nonaga";
import type { Translate } from "../../platform/translate.js";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { Verb } from "../../verbs/verb.js";
import { nonagaGame } from "./cli-game.js";
import { drawPosition } from "./drawing.js";
import { SearchThreads } from "./search-threads.js";
import { levelOption, thinkingOptions, thinkWithin } from "./thinking-options.js";

const inList = (turn: Turn): string => formatTurn(turn, "/");

/** `+0.85`, or the win or loss that has been seen. */
export function scoreText({ score, winIn, lossIn }: Analysis, t: Translate): string {
  if (winIn !== undefined) return t("result.win-in", { turns: winIn });
  if (lossIn !== undefined) return t("result.loss-in", { turns: lossIn });
  const points = (score / 100).toFixed(2);
  return score >= 0 ? `+${points}` : points;
}

export const best: Verb = puzzleVerb(nonagaGame, {
  options: { level: levelOption, ...thinkingOptions },
  examples: [
    "nonaga best",
    "nonaga best --rules official --time 5s",
    "nonaga best position.txt --level strong --seed 7",
    "nonaga best --nodes 1000000 --threads 1 --json",
  ],
  run: async (puzzle, { options, t, colour, colours }, work) => {
    const state = start(puzzle);
    if (outcome(state)) {
      const json = { turn: null, score: null, winIn: null, depth: 0, nodes: 0, line: [] };
      return { verdict: "no", json, text: t("over") };
    }
    const { level = fullStrength, nodes = work.budget().limit, seed = "" } = options;
    const isCounted = nodes < Number.POSITIVE_INFINITY;
    // A count of nodes promises the same answer every time, which several threads could not keep.
    const engine = new SearchThreads(options.threads ?? (isCounted ? 1 : work.threads));
    const limits = { time: options.time, nodes: isCounted ? nodes : undefined };
    const request = { puzzle, state, level, seed, book: false };
    const found = await work.run(thinkWithin(limits, engine, request));
    await engine.close();
    const analysis = found.finished ? found.value : found.best;
    if (!analysis) {
      return { verdict: "unknown", json: { turn: null }, text: t("result.no-turn") };
    }
    const { turn, score, winIn, depth, line } = analysis;
    const facts = { score: scoreText(analysis, t), depth, nodes: analysis.nodes };
    return {
      verdict: "yes",
      json: {
        turn: formatTurn(turn, " "),
        score,
        winIn: winIn ?? null,
        depth,
        nodes: analysis.nodes,
        line: line.map(inList),
        rules: puzzle.rules,
      },
      text: [
        drawPosition(state.position, colour),
        colours.bold(turnName(turn)),
        t("result.thought", facts),
        line.map((turn) => turnName(turn, "/")).join("  "),
      ].join("\n"),
    };
  },
});

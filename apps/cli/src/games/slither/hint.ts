/** `slither hint`: the next step on a board, or the marks drawn on it that are wrong. */
import { advise, placePhrase } from "@masume/games/slither";
import { boardVerb } from "../../verbs/puzzle-verb.js";
import type { Verb, VerbResult } from "../../verbs/verb.js";
import { slitherGame } from "./cli-game.js";
import { stepJson, stepText } from "./step-texts.js";

export const hint: Verb = boardVerb(slitherGame, "hint", {
  options: {},
  examples: ["slither hint puzzle.txt", "slither hint puzzle.txt --state state.json"],
  run: async ({ puzzle, state }, { t, colours }, work): Promise<VerbResult> => {
    const outcome = await work.run(advise(puzzle, state.edges, work.budget()));
    const advice = outcome.finished ? outcome.value : ({ kind: "not-unique", status: "unknown" } as const);
    switch (advice.kind) {
      case "step":
        return {
          verdict: "yes",
          json: stepJson(puzzle, advice.step, t),
          text: stepText(puzzle, advice.step, t),
        };
      case "wrong": {
        const { edges } = advice;
        const text = colours.red(
          t("result.wrong", { edges: edges.map((edge) => placePhrase(puzzle, edge)) }),
        );
        return { verdict: "no", json: { wrong: edges }, text };
      }
      case "complete":
        return { verdict: "yes", json: { complete: true }, text: colours.green(t("result.drawn")) };
      case "stuck":
        return { verdict: "no", json: { stuck: true }, text: colours.yellow(t("result.stuck")) };
      case "not-unique": {
        const { status } = advice;
        return status === "unknown"
          ? { verdict: "unknown", json: { status }, text: colours.yellow(t("result.unknown")) }
          : { verdict: "no", json: { status }, text: t("result.not-unique") };
      }
    }
  },
});

/** `stroke report`: what a board must have, condition by condition, and whether there is a line. */
import { asViolation, reportBoard, targetOf } from "@masume/games/stroke";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { Verb } from "../../verbs/verb.js";
import { placeList, reasonText } from "../../verbs/violations.js";
import { reasonJson, strokeGame } from "./cli-game.js";

export const report: Verb = puzzleVerb(strokeGame, {
  options: {},
  examples: ["stroke report board.json", "stroke report boards.ndjson"],
  run: async (board, call, work) => {
    const { t, colours } = call;
    const outcome = await work.run(reportBoard(board, work.budget()));
    if (!outcome.finished) {
      const json = { solvable: null, conditions: [] };
      return { verdict: "unknown", json, text: t("result.unknown") };
    }
    const { solvable, conditions, information, reason } = outcome.value;
    const conditionLines = conditions.map((condition) => {
      const text = t(condition.code, condition.params);
      if (condition.holds) return `${colours.green("✓")} ${text}`;
      const places = placeList(strokeGame, board, condition.cells.map(targetOf), t);
      return `${colours.red("✗")} ${text}\n  ${places}`;
    });
    const verdict = solvable === null ? "unknown" : solvable ? "yes" : "no";
    const conclusion = {
      unknown: colours.yellow(t("result.unknown")),
      yes: colours.green(t("result.solvable")),
      no: colours.red(t("result.unsolvable")),
    }[verdict];
    return {
      verdict,
      json: {
        solvable,
        conditions: conditions.map(({ code, holds, cells }) => ({ code, holds, cells })),
        information: information.map(({ code, cells }) => ({ code, cells })),
        ...(reason && { reason: reasonJson(reason, t) }),
      },
      text: [
        ...conditionLines,
        ...information.map(({ code, params }) => `${colours.dim("i")} ${t(code, params)}`),
        conclusion,
        ...(reason
          ? [reasonText(strokeGame, board, strokeGame.game.start(board), asViolation(reason), call)]
          : []),
      ].join("\n"),
    };
  },
});

/** `stroke grade`: how hard a board is, as a number and a band. */
import { findLines, measureDifficulty } from "@masume/games/stroke";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { Verb } from "../../verbs/verb.js";
import { strokeGame } from "./cli-game.js";

export const grade: Verb = puzzleVerb(strokeGame, {
  options: {},
  examples: ["stroke grade board.json", "stroke grade boards.ndjson"],
  run: async (board, { t }, work) => {
    const search = await work.run(findLines(board, 1, work.budget()));
    const line = search.finished ? search.value.lines[0] : undefined;
    if (search.finished && !line && search.value.others === "none") {
      const json = { difficulty: null, status: "unsolvable" };
      return { verdict: "no", json, text: t("result.unsolvable") };
    }
    const outcome = line ? await work.run(measureDifficulty(board, work.budget(), line)) : undefined;
    const difficulty = outcome?.finished ? outcome.value : null;
    if (!difficulty) {
      return {
        verdict: "unknown",
        json: { difficulty: null, status: "unknown" },
        text: t("result.unknown"),
      };
    }
    const { band, score, ...detail } = difficulty;
    return {
      verdict: "yes",
      json: { difficulty: { band, score }, ...detail },
      text: t("result.difficulty", { band: t(`difficulty.${band}`), score }),
    };
  },
});

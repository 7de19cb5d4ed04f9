/** `stroke grade`: how hard a board is, as a number and a band. */
import { findLines, measureDifficulty } from "@masume/games/stroke";
import { puzzle } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { readBoard, words } from "./texts.js";

export const grade: Verb = verb({
  arguments: { board: puzzle },
  options: {},
  examples: ["stroke grade board.json", "stroke grade boards.ndjson"],
  run: async ({ arguments: { board: source }, language }, work) => {
    const board = readBoard(source, language);
    const search = await work.run(findLines(board, 1, work.budget()));
    const line = search.finished ? search.value.lines[0] : undefined;
    if (search.finished && !line && search.value.others === "none") {
      const text = words(language, "answer.unsolvable");
      return { verdict: "no", json: { difficulty: null, status: "unsolvable" }, text };
    }
    const outcome = line ? await work.run(measureDifficulty(board, work.budget(), line)) : undefined;
    const difficulty = outcome?.finished ? outcome.value : null;
    if (!difficulty) {
      const text = words(language, "answer.unknown");
      return { verdict: "unknown", json: { difficulty: null, status: "unknown" }, text };
    }
    const { band, score, ...detail } = difficulty;
    return {
      verdict: "yes",
      json: { difficulty: { band, score }, ...detail },
      text: words(language, "answer.difficulty", { band: words(language, `difficulty.${band}`), score }),
    };
  },
});

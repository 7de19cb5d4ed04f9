/** `stroke solve`: a line, or the proof that there is none; with `--count`, how many there are. */
import { asViolation, countLines, findLines, reasonAgainst, type State } from "@masume/games/stroke";
import { flag } from "../../platform/parameters.js";
import { type Solution, solveVerb } from "../../verbs/solve.js";
import type { Verb } from "../../verbs/verb.js";
import { reasonJson, strokeGame } from "./cli-game.js";

export const solve: Verb = solveVerb(strokeGame, {
  options: { count: flag },
  examples: ["stroke solve board.json", "stroke solve boards.ndjson --jobs 4", "stroke solve s5-0-o --count"],
  solve: async (board, { options: { count }, t }, work): Promise<Solution<State>> => {
    const search = await work.run(findLines(board, 1, work.budget()));
    const found = search.finished ? search.value : search.best;
    const path = found?.lines[0];
    if (!path) {
      if (found?.others !== "none") {
        return { verdict: "unknown", json: { status: "unknown" }, text: t("result.unknown") };
      }
      const reason = reasonAgainst(board);
      const solutions = count ? { solutions: "0" } : {};
      return {
        verdict: "no",
        json: { status: "unsolvable", ...solutions, reason: reasonJson(reason, t) },
        text: t("result.unsolvable"),
        reason: asViolation(reason),
      };
    }
    const solved = { json: { status: "solved", path }, states: [{ line: path }] };
    if (!count) return { verdict: "yes", ...solved };
    const counting = await work.run(countLines(board, work.budget()));
    const total = counting.finished ? counting.value : null;
    const isCounted = total !== null;
    return {
      ...solved,
      verdict: isCounted ? "yes" : "unknown",
      json: { ...solved.json, solutions: isCounted ? String(total) : null },
      text: isCounted ? t("result.lines", { count: total }) : t("result.unknown"),
    };
  },
});

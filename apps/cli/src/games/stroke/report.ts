/** `stroke report`: what a board must have, condition by condition, and whether there is a line. */
import { type BoardReport, type Condition, type Puzzle, reportBoard } from "@masume/games/stroke";
import type { Language } from "@masume/kernel";
import picocolors from "picocolors";
import { puzzle } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { cellNames, readBoard, reasonJson, reasonText, words } from "./texts.js";

export const report: Verb = verb({
  arguments: { board: puzzle },
  options: {},
  examples: ["stroke report board.json", "stroke report boards.ndjson"],
  run: async ({ arguments: { board: source }, language, colour }, work) => {
    const board = readBoard(source, language);
    const outcome = await work.run(reportBoard(board, work.budget()));
    if (!outcome.finished) {
      const json = { solvable: null, conditions: [] };
      return { verdict: "unknown", json, text: words(language, "answer.unknown") };
    }
    const { solvable, conditions, information, reason } = outcome.value;
    return {
      verdict: solvable === null ? "unknown" : solvable ? "yes" : "no",
      json: {
        solvable,
        conditions: conditions.map(({ code, holds, cells }) => ({ code, holds, cells })),
        information: information.map(({ code, cells }) => ({ code, cells })),
        ...(reason ? { reason: reasonJson(reason, language) } : {}),
      },
      text: [
        ...conditionLines(conditions, language, colour),
        verdictText(board, outcome.value, language, colour),
      ].join("\n"),
    };
  },
});

function conditionLines(conditions: readonly Condition[], language: Language, colour: boolean): string[] {
  const { green, red } = picocolors.createColors(colour);
  return conditions.map(({ code, holds, cells, params }) => {
    const text = words(language, code, params);
    return holds ? `${green("✓")} ${text}` : `${red("✗")} ${text}\n  ${cellNames(language, cells)}`;
  });
}

function verdictText(board: Puzzle, found: BoardReport, language: Language, colour: boolean): string {
  const { green, red, yellow } = picocolors.createColors(colour);
  const { solvable, reason } = found;
  if (solvable === null) return yellow(words(language, "answer.unknown"));
  if (solvable) return green(words(language, "answer.solvable"));
  const unsolvable = red(words(language, "answer.unsolvable"));
  return reason ? `${unsolvable}\n${reasonText(board, [], reason, language, colour)}` : unsolvable;
}

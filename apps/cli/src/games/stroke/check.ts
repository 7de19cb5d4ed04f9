/** `stroke check`: does a line clear the board? */
import { cellOf, lineViolations, openCount } from "@masume/games/stroke";
import type { Cell, Language } from "@masume/kernel";
import picocolors from "picocolors";
import { file, puzzle } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { cellNames, readBoard, readLine, words } from "./texts.js";

interface Violation {
  readonly code: string;
  readonly cell: Cell;
}

/** One line a broken rule, with its first few cells. */
function violationLines(violations: readonly Violation[], language: Language): string[] {
  const codes = [...new Set(violations.map(({ code }) => code))];
  return codes.map((code) => {
    const cells = violations.filter((violation) => violation.code === code).map(({ cell }) => cell);
    return `${words(language, code)} (${cellNames(language, cells)})`;
  });
}

export const check: Verb = verb({
  arguments: { board: puzzle },
  options: { path: file },
  examples: ["stroke check board.json --path line.json", "stroke check boards.ndjson --path lines.ndjson"],
  run: ({ arguments: { board: source }, options, language, colour }) => {
    const board = readBoard(source, language);
    const line = readLine(options.path, language);
    const violations = lineViolations(board, line).map(({ code, at }) => ({ code, cell: cellOf(at[0]!) }));
    const cleared = violations.length === 0;
    const { green, red } = picocolors.createColors(colour);
    const text = cleared
      ? green(words(language, "answer.cleared", { cells: openCount(board) }))
      : violationLines(violations, language).map(red).join("\n");
    return { verdict: cleared ? "yes" : "no", json: { cleared, violations }, text };
  },
});

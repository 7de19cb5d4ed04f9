/** Stroke's verbs. */
import { type Board, cellOf, lineCodec, lineFaults, openCount, stroke } from "@masume/games/stroke";
import { type Cell, kernelMessages, type Language, message, say } from "@masume/kernel";
import picocolors from "picocolors";
import { file, optional, puzzle, type Source } from "../framework/parameters.js";
import { picture } from "../framework/picture.js";
import { readSource } from "../framework/reading.js";
import { rulesVerb } from "../framework/rules-verb.js";
import { type GameCommands, verb } from "../framework/verb.js";
import { strokeMessages } from "./stroke-messages.js";

const readBoard = (source: Source, language: Language): Board =>
  readSource(source, stroke.codec.puzzle, language, stroke.messages);

const readLine = (source: Source, language: Language): readonly Cell[] =>
  readSource(source, lineCodec, language);

function words(language: Language, key: string, params?: Parameters<typeof message>[1]): string {
  return say(language, message(key, params), strokeMessages, stroke.messages, kernelMessages);
}

function cellWords(language: Language, [row, column]: Cell): string {
  return words(language, "place.cell", { row: row + 1, column: column + 1 });
}

interface Violation {
  readonly code: string;
  readonly cell: Cell;
}

const fewCells = 3;

/** One line a broken rule, with its first few cells. */
function violationLines(violations: readonly Violation[], language: Language): string[] {
  const codes = [...new Set(violations.map(({ code }) => code))];
  return codes.map((code) => {
    const cells = violations.filter((violation) => violation.code === code).map(({ cell }) => cell);
    const shown = cells.slice(0, fewCells).map((cell) => cellWords(language, cell));
    const rest = cells.length - shown.length;
    const where = rest > 0 ? [...shown, words(language, "check.more", { count: rest })] : shown;
    return `${words(language, code)} (${where.join("; ")})`;
  });
}

const check = verb({
  arguments: { board: puzzle },
  options: { path: file },
  examples: ["stroke check board.json --path line.json", "stroke check boards.ndjson --path lines.ndjson"],
  run: ({ arguments: { board: source }, options, language, colour }) => {
    const board = readBoard(source, language);
    const line = readLine(options.path, language);
    const violations = lineFaults(board, line).map(({ code, at }) => ({ code, cell: cellOf(at[0]!) }));
    const cleared = violations.length === 0;
    const { green, red } = picocolors.createColors(colour);
    const text = cleared
      ? green(words(language, "check.cleared", { cells: openCount(board) }))
      : violationLines(violations, language).map(red).join("\n");
    return { verdict: cleared ? "yes" : "no", json: { cleared, violations }, text };
  },
});

const show = verb({
  arguments: { board: puzzle },
  options: { path: optional(file) },
  examples: ["stroke show board.json", "stroke show s5-0-o-AAoA --path line.json"],
  run: ({ arguments: { board: source }, options, language, colour }) => {
    const board = readBoard(source, language);
    const line = options.path ? readLine(options.path, language) : [];
    const state = line.length > 0 ? { line } : stroke.start(board);
    return { verdict: "yes", json: board, text: picture(stroke, board, state, colour) };
  },
});

export const strokeCommands: GameCommands = {
  game: "stroke",
  catalogues: [strokeMessages, stroke.messages],
  notation: { oneLine: /^s\d+-[0-9a-z]+-[0-9a-z]+/, hashLine: /^[SG.#\s]+$/i },
  verbs: { check, show, rules: rulesVerb(stroke) },
};

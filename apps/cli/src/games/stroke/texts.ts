/** Reading Stroke's boards and lines, and speaking of them. */
import { lineCodec, type Puzzle, type Reason, stroke, targetOf } from "@masume/games/stroke";
import {
  type Cell,
  formatMessage,
  kernelMessages,
  type Language,
  type Message,
  message,
} from "@masume/kernel";
import { drawingOf, type PrintedPuzzle } from "@masume/print";
import type { Source } from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import { picture } from "../../platform/terminal-board.js";
import { verbMessages } from "./messages.js";

export function readBoard(source: Source, language: Language): Puzzle {
  return readSource(source, stroke.codec.puzzle, language, stroke.messages);
}

export function readLine(source: Source, language: Language): readonly Cell[] {
  return readSource(source, lineCodec, language);
}

export function words(language: Language, key: string, params?: Message["params"]): string {
  return formatMessage(language, message(key, params), verbMessages, stroke.messages, kernelMessages);
}

/** A board for print, with its line among the solutions. */
export function sheetOf(board: Puzzle, line: readonly Cell[], title: string, note?: string): PrintedPuzzle {
  return {
    title,
    ...(note === undefined ? {} : { note }),
    board: drawingOf(stroke, board, stroke.start(board)),
    solution: drawingOf(stroke, board, { line }),
  };
}

/** A reason as JSON has it: with its words. */
export function reasonJson({ code, cells, params }: Reason, language: Language): object {
  return { code, cells, text: words(language, code, params) };
}

const fewCells = 6;

/** The first few cells, as JSON and the explanations name them, and how many more there are. */
export function cellNames(language: Language, cells: readonly Cell[]): string {
  const shown = cells.slice(0, fewCells).map(cellName);
  const rest = cells.length - shown.length;
  return [...shown, ...(rest > 0 ? [words(language, "answer.more", { count: rest })] : [])].join(" ");
}

export function cellName(cell: Cell): string {
  return `[${cell.join(", ")}]`;
}

/** Why there is no line: the board with the cells to look at, and the words. */
export function reasonText(
  board: Puzzle,
  line: readonly Cell[],
  { code, cells, params }: Reason,
  language: Language,
  colour: boolean,
): string {
  const state = line.length > 0 ? { line } : stroke.start(board);
  const drawn = picture(stroke, board, state, colour, cells.map(targetOf));
  return `${drawn}\n${words(language, code, params)}`;
}

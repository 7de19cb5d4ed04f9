/** Reading Slither's puzzles and drawn boards, and speaking of them. */
import {
  type EdgeRows,
  type Edges,
  edgeRows,
  markSymbol,
  type Puzzle,
  puzzleCodec,
  readDrawing,
  slither,
  stepMessages,
} from "@masume/games/slither";
import { formatMessage, kernelMessages, type Language, type Message, message } from "@masume/kernel";
import { drawingOf, type PrintedPuzzle } from "@masume/print";
import type { Source } from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import { verbMessages } from "./messages.js";

export function readPuzzle(source: Source, language: Language): Puzzle {
  return readSource(source, puzzleCodec, language, slither.messages);
}

/** What someone has drawn on this puzzle's board. */
export function readEdges(source: Source, puzzle: Puzzle, language: Language): Edges {
  return readSource(source, { parse: (text) => readDrawing(puzzle, text) }, language, slither.messages);
}

/** A loop as rows of 0 and 1. */
export function loopRows(puzzle: Puzzle, loop: Edges): EdgeRows {
  return edgeRows(puzzle, loop.replaceAll(markSymbol.empty, "0"));
}

/** A puzzle for print, with its loop among the solutions. */
export function sheetOf(puzzle: Puzzle, loop: Edges, title: string, note?: string): PrintedPuzzle {
  return {
    title,
    ...(note === undefined ? {} : { note }),
    board: drawingOf(slither, puzzle, slither.start(puzzle)),
    solution: drawingOf(slither, puzzle, { edges: loop, fixed: "" }),
  };
}

export function words(language: Language, key: string, params?: Message["params"]): string {
  return formatMessage(
    language,
    message(key, params),
    verbMessages,
    stepMessages,
    slither.messages,
    kernelMessages,
  );
}

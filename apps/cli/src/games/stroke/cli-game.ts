/** Stroke's notations and names on the command line. */
import {
  cellOf,
  formatCode,
  formatRows,
  lineCodec,
  type Move,
  type Params,
  type Puzzle,
  puzzleCodec,
  type Reason,
  type State,
  stroke,
} from "@masume/games/stroke";
import { type Cell, ok } from "@masume/kernel";
import type { Translate } from "../../platform/translate.js";
import type { CliGame } from "../../verbs/cli-game.js";
import { namedPlace } from "../../verbs/violations.js";
import { strokeMessages } from "./messages.js";

export const strokeGame: CliGame<Puzzle, State, Move, Params> = {
  game: stroke,
  catalogues: [strokeMessages],
  notation: {
    isOneLine: (text) => /^s\d+-[0-9a-z]+-[0-9a-z]+/.test(text),
    hashLine: /^[SG.#\s]+$/i,
  },
  stateFile: {
    option: "path",
    parse: (_board, text) => {
      const line = lineCodec.parse(text);
      return line.ok ? ok({ line: line.value }) : line;
    },
  },
  formats: {
    json: { write: puzzleCodec.format },
    text: { write: formatRows },
    code: { write: formatCode },
  },
  puzzleJson: (board) => board,
  moveName: ({ cell }) => cellName(cell),
  targetName: (target) => namedPlace(cellName(cellOf(target))),
  title: ({ size }) => `${size}×${size}`,
};

function cellName([row, column]: Cell): string {
  return `r${row + 1}c${column + 1}`;
}

/** A reason as JSON has it: with its words. */
export function reasonJson({ code, cells, params }: Reason, t: Translate): object {
  return { code, cells, text: t(code, params) };
}

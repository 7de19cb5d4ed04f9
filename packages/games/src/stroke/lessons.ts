/**
 * The lessons: one for each kind of reason that the engine gives, and boards on
 * which that reason decides. A board with a line begun asks for the way on; there
 * every way but one fails for the lesson's reason. A board without one asks whether
 * a line exists at all.
 */
import { type Cell, type Direction, directions, parseOrThrow, stepFrom } from "@masume/kernel";
import type { Puzzle } from "./board.js";
import { puzzleCodec } from "./codec.js";
import { play } from "./rules.js";
import type { ReasonCode } from "./solve/reasons.js";

export interface LessonBoard {
  readonly board: Puzzle;
  /** The line so far; absent where the board as a whole is in question. */
  readonly line?: readonly Cell[];
  /** The nearest board that can be solved, where this one cannot. */
  readonly mended?: Puzzle;
}

export interface Lesson {
  readonly id: "dead-end" | "cut" | "colours" | "starved" | "chain";
  readonly codes: readonly ReasonCode[];
  readonly boards: readonly LessonBoard[];
}

export const lessons: readonly Lesson[] = [
  {
    id: "dead-end",
    codes: ["dead-end", "goal-passed"],
    boards: [
      wayOn("..S./..../.##G/....", "02"),
      wayOn("..../..../..#./#.GS", "33"),
      wayOn("..../G..S/#.../#...", "13"),
    ],
  },
  {
    id: "cut",
    codes: ["cut-pocket", "cut-three"],
    boards: [
      wayOn("#..G/...S/.#../....", "13 12"),
      wayOn("..S../...../#..#G/....#/....#", "02"),
      possible("G#..#/...../.##../..#../#S#..", "G#..#/...../...../..#../#S#.."),
    ],
  },
  {
    id: "colours",
    codes: ["ends-colour-same", "colour-same"],
    boards: [
      possible("S../.../..G"),
      possible("S.../..../..../...G", "S.../..../..../G..."),
      possible("S..../...../.#.#./...../....G", "S..../...../.#..#/...../....G"),
    ],
  },
  {
    id: "starved",
    codes: ["starved"],
    boards: [
      wayOn("S..../..#../G##../...../....#", "00"),
      wayOn("#..../..#../..#.#/....S/.G...", "34 44 43"),
      wayOn(".....#/G....#/....##/S..#../....../......", "30"),
    ],
  },
  {
    id: "chain",
    codes: ["chain-loop", "chain-too-many", "chain-too-few"],
    boards: [
      wayOn(".S##/..../..../.G..", "01 00 10"),
      wayOn("....S/.#.../.#.#G/.#.../.....", "04 03"),
      wayOn("..G.#/..#../...../....#/..#.S", "44 43 33"),
    ],
  },
];

function read(rows: string): Puzzle {
  return parseOrThrow(puzzleCodec, rows.replaceAll("/", "\n"));
}

/** The cells of the line as two digits each: row, column. */
function wayOn(rows: string, cells: string): LessonBoard {
  const line = cells.split(" ").map((digits): Cell => [Number(digits[0]), Number(digits[1])]);
  return { board: read(rows), line };
}

function possible(rows: string, mended?: string): LessonBoard {
  return { board: read(rows), ...(mended === undefined ? {} : { mended: read(mended) }) };
}

/** A way on from the head of a line. */
export interface WayOn {
  readonly direction: Direction;
  readonly cell: Cell;
}

export function waysOn(board: Puzzle, line: readonly Cell[]): readonly WayOn[] {
  return directions
    .map((direction) => ({ direction, cell: stepFrom(line.at(-1)!, direction) }))
    .filter(({ cell }) => play(board, { line }, { kind: "extend", cell }).ok);
}

/**
 * A problem as one short line, for the list that is shipped: ruleset, kind, number of
 * turns and mover in four characters, the rating, the position, the solutions.
 *
 *     ow2r 1240 1011…- 0C2A
 *
 * A position is its nineteen tiles, two characters each (base 36, counted from the
 * board's left and top edge): red's pieces first, then blue's, then the bare tiles, and
 * at the end the place in this list of the tile that rests, or `-`. A solution has the
 * four characters of a turn in a link (`game-code.ts`).
 */
import type { Hex } from "@masume/kernel";
import { includesHex, type Position, piecesEach, type Turn, tileCount } from "../board.js";
import { readTurnCode, turnCode, turnCodeLength } from "../record/game-code.js";
import type { Puzzle } from "../rules.js";

export type ProblemKind = "win" | "defend";

export interface Problem {
  readonly kind: ProblemKind;
  /** The turns of the one who wins: the solver's, or the opponent's against a wrong defence. */
  readonly n: number;
  readonly puzzle: Puzzle;
  /** How hard it is: a higher number is harder. */
  readonly rating: number;
  /** Every first turn that solves it. */
  readonly solutions: readonly Turn[];
}

const radix = 36;
const noTile = "-";

export function formatProblem({ kind, n, puzzle, rating, solutions }: Problem): string {
  const { rules, position } = puzzle;
  const laid = layOut(position);
  const left = Math.min(...laid.tiles.map(([q]) => q));
  const top = Math.min(...laid.tiles.map(([, r]) => r));
  const cells = laid.tiles.map(([q, r]) => (q - left).toString(radix) + (r - top).toString(radix));
  const last = laid.tiles.findIndex((tile) => laid.lastTile && includesHex([laid.lastTile], tile));
  return [
    `${rules[0]}${kind[0]}${n}${position.mover[0]}`,
    rating,
    cells.join("") + (last < 0 ? noTile : last.toString(radix)),
    solutions.map((turn) => turnCode(laid, turn)).join(""),
  ].join(" ");
}

/** Tiles in the order in which they are written. */
function layOut(position: Position): Position {
  const pieces = [...position.red, ...position.blue];
  return { ...position, tiles: [...pieces, ...position.tiles.filter((tile) => !includesHex(pieces, tile))] };
}

/** A line of the list; it lies about the middle of the plane, where cells have names. */
export function readProblem(line: string): Problem {
  const [head = "", rating, cells = "", written = ""] = line.split(" ");
  const [rules, kind, n, mover] = head;
  const corner = Array.from({ length: tileCount }, (_, i): Hex => {
    const [q, r] = [cells[2 * i]!, cells[2 * i + 1]!].map((digit) => Number.parseInt(digit, radix));
    return [q!, r!];
  });
  const middleQ = Math.max(...corner.map(([q]) => q)) >> 1;
  const middleR = Math.max(...corner.map(([, r]) => r)) >> 1;
  const tiles = corner.map(([q, r]): Hex => [q - middleQ, r - middleR]);
  const last = cells[2 * tileCount]!;
  const position: Position = {
    tiles,
    red: tiles.slice(0, piecesEach),
    blue: tiles.slice(piecesEach, 2 * piecesEach),
    mover: mover === "r" ? "red" : "blue",
    lastTile: last === noTile ? undefined : tiles[Number.parseInt(last, radix)],
  };
  const codes = Array.from({ length: written.length / turnCodeLength }, (_, i) =>
    written.slice(i * turnCodeLength, (i + 1) * turnCodeLength),
  );
  return {
    kind: kind === "w" ? "win" : "defend",
    n: Number(n),
    puzzle: { rules: rules === "o" ? "official" : "basic", position },
    rating: Number(rating),
    solutions: codes.map((code) => readTurnCode(position, code)!),
  };
}

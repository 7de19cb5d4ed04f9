/**
 * Nonaga's notations. A cell is `q,r`, or its name (`notation.ts`).
 *
 * A turn is its slide and its tile move, `2,-2>-1,1 0,0>3,-1`, also written with
 * `/` between the two where turns stand in a list. `-` stands for a part that is
 * not possible; a winning slide stands alone.
 *
 * A position is one line, `TILES | RED | BLUE | red or blue | last tile or -`,
 * cells separated by blanks; `start` is the first position. A puzzle is a
 * position with its ruleset in front: `official start`; without a word there,
 * the ruleset is `basic`.
 */
import { type Codec, type Hex, message, ParseError, parser } from "@masume/kernel";
import {
  includesHex,
  isConnected,
  type Position,
  parseRuleset,
  piecesEach,
  type Ruleset,
  rulesets,
  type Shift,
  type Side,
  sides,
  startPosition,
  type Turn,
  tileCount,
} from "./board.js";
import { formatCell, formatTurn, parseCell } from "./notation.js";
import type { Puzzle } from "./rules.js";

export const moveCodec: Codec<Turn> = {
  parse: parser((text) => readTurn(text, 0, text)),
  format: (turn) => formatTurn(turn, " "),
};

export const positionCodec: Codec<Position> = {
  parse: parser((text) => readPosition(text, 0)),
  format: formatPosition,
};

export const puzzleCodec: Codec<Puzzle> = {
  parse: parser((text) => {
    const word = /^\s*(\w+)(?=\s)/.exec(text);
    const rules = parseRuleset(word?.[1] ?? "");
    return rules
      ? { rules, position: readPosition(text, word![0].length) }
      : { rules: "basic", position: readPosition(text, 0) };
  }),
  format: ({ rules, position }) => `${rules} ${formatPosition(position)}`,
};

export function formatPosition(position: Position): string {
  if (isStart(position)) return "start";
  const list = (cells: readonly Hex[]): string => cells.map(formatCell).join(" ");
  const last = position.lastTile ? formatCell(position.lastTile) : "-";
  return [list(position.tiles), list(position.red), list(position.blue), position.mover, last].join(" | ");
}

function isStart(position: Position): boolean {
  const { tiles, red, blue, mover, lastTile } = startPosition;
  const cells = (of: Pick<Position, "tiles" | "red" | "blue">): string =>
    [of.tiles, of.red, of.blue].map((list) => list.map(formatCell).join(" ")).join("|");
  return (
    position.mover === mover &&
    position.lastTile === lastTile &&
    cells(position) === cells({ tiles, red, blue })
  );
}

/** Reads a turn that stands at an offset of a larger text. */
export function readTurn(turn: string, offset: number, whole: string): Turn {
  const parts = [...turn.matchAll(/[^\s/]+/g)];
  if (parts.length === 0 || parts.length > 2) {
    throw new ParseError(whole, offset, message("input.move", { text: turn.trim().slice(0, 40) }));
  }
  const [slide, tile] = parts.map((part) => readShift(part[0], offset + part.index, whole));
  return { slide, tile };
}

function readShift(text: string, offset: number, whole: string): Shift | undefined {
  if (text === "-") return undefined;
  const [from, to, ...rest] = text.split(">").map(parseCell);
  if (!from || !to || rest.length > 0) {
    throw new ParseError(whole, offset, message("input.move", { text: text.slice(0, 40) }));
  }
  return { from, to };
}

interface Part {
  readonly text: string;
  readonly offset: number;
}

function readPosition(text: string, from: number): Position {
  const body = text.slice(from);
  if (body.trim() === "") throw new ParseError(text, from, message("input.empty"));
  if (body.trim() === "start") return startPosition;
  const parts: Part[] = [];
  let offset = from;
  for (const part of body.split("|")) {
    parts.push({ text: part, offset });
    offset += part.length + 1;
  }
  if (parts.length !== 5) {
    const at = from + body.search(/\S/);
    throw new ParseError(text, at, message("position.parts", { found: parts.length }));
  }
  const [tilePart, redPart, bluePart, moverPart, lastPart] = parts as [Part, Part, Part, Part, Part];
  const tiles = readCells(text, tilePart, tileCount, "position.tiles");
  if (!isConnected(tiles)) throw new ParseError(text, tilePart.offset, message("position.split"));
  const red = readPieces(text, redPart, tiles, []);
  const blue = readPieces(text, bluePart, tiles, red);
  return { tiles, red, blue, mover: readMover(text, moverPart), lastTile: readLast(text, lastPart, tiles) };
}

function readCells(whole: string, part: Part, count: number, key: string): readonly Hex[] {
  const cells: Hex[] = [];
  for (const word of part.text.matchAll(/\S+/g)) {
    const offset = part.offset + word.index;
    const cell = parseCell(word[0]);
    if (!cell) throw new ParseError(whole, offset, message("position.cell", { text: word[0].slice(0, 40) }));
    if (includesHex(cells, cell))
      throw new ParseError(whole, offset, message("position.twice", { text: word[0] }));
    cells.push(cell);
  }
  if (cells.length !== count) {
    throw new ParseError(whole, start(part), message(key, { count, found: cells.length }));
  }
  return cells;
}

function readPieces(
  whole: string,
  part: Part,
  tiles: readonly Hex[],
  others: readonly Hex[],
): readonly Hex[] {
  const pieces = readCells(whole, part, piecesEach, "position.pieces");
  for (const piece of pieces) {
    const text = formatCell(piece);
    if (!includesHex(tiles, piece))
      throw new ParseError(whole, start(part), message("position.off-tile", { text }));
    if (includesHex(others, piece))
      throw new ParseError(whole, start(part), message("position.twice", { text }));
  }
  return pieces;
}

function readMover(whole: string, part: Part): Side {
  const found = part.text.trim();
  const side = sides.find((name) => name === found);
  if (!side)
    throw new ParseError(whole, start(part), message("position.mover", { found: found.slice(0, 40) }));
  return side;
}

function readLast(whole: string, part: Part, tiles: readonly Hex[]): Hex | undefined {
  const text = part.text.trim();
  if (text === "-") return undefined;
  const cell = parseCell(text);
  if (!cell || !includesHex(tiles, cell)) {
    throw new ParseError(whole, start(part), message("position.last", { text: text.slice(0, 40) }));
  }
  return cell;
}

function start({ text, offset }: Part): number {
  return offset + Math.max(0, text.search(/\S/));
}

/** Reads a ruleset's name that stands at an offset of a larger text. */
export function readRuleset(name: string, offset: number, whole: string): Ruleset {
  const rules = parseRuleset(name);
  if (!rules)
    throw new ParseError(
      whole,
      offset,
      message("rules.unknown", { found: name, known: rulesets.join(", ") }),
    );
  return rules;
}

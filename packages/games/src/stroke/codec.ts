/**
 * Stroke's notations. A board is JSON (bare, or the `puzzle` of an answer), text
 * (one row per line: `S` start, `G` goal, `.` open, `#` blocked) or a short code for
 * links; which one it is, its content tells. A move is `2,3` (extend the line to
 * that cell) or `<2,3` (go back to that cell of the line).
 *
 * The link code is `s` + size + `-` + start + `-` + goal, the two as row-major
 * numbers in base 36, then, where cells are blocked, `-` and the blocked cells
 * as a bit row, six bits per character in the URL-safe base-64 alphabet, trailing
 * `A`s left out.
 */
import {
  type Cell,
  type Codec,
  type JsonValue,
  message,
  ParseError,
  parser,
  readJson,
  sameCell,
} from "@masume/kernel";
import { cellAt, cellIndex, maxSize, minSize, openMask, type Puzzle } from "./board.js";
import type { Move } from "./rules.js";

/** One such line makes a text rows, so that a slip in another line is told by its place. */
const rowOfCells = /^[ \t]*[SG.#](?:[ \t]*[SG.#])+[ \t]*\r?$/im;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export const puzzleCodec: Codec<Puzzle> = {
  parse: parser((text) => {
    const trimmed = text.trim();
    if (trimmed === "") throw new ParseError(text, 0, message("input.empty"));
    if (trimmed.startsWith("{")) {
      const json = readJson(text);
      return readBoardJson(json.optional("puzzle") ?? json);
    }
    if (/^s\d+-/.test(trimmed)) return readCode(text);
    if (rowOfCells.test(text)) return readRows(text);
    throw new ParseError(
      text,
      text.indexOf(trimmed),
      message("input.unknown", { expected: "JSON, SG.#, s5-0-o" }),
    );
  }),
  format: (board) =>
    JSON.stringify({ size: board.size, blocked: board.blocked, start: board.start, goal: board.goal }),
};

export const moveCodec: Codec<Move> = {
  parse: parser((text) => {
    const match = /^(<?)(\d{1,3}),(\d{1,3})$/.exec(text);
    if (!match) throw new ParseError(text, 0, message("input.move", { text: text.slice(0, 20) }));
    return { kind: match[1] ? "back" : "extend", cell: [Number(match[2]), Number(match[3])] };
  }),
  format: ({ kind, cell }) => `${kind === "back" ? "<" : ""}${cell[0]},${cell[1]}`,
};

/** A line as the command line takes it: JSON `[[r,c],…]`, bare or the `path` of an answer; cells outside are for the rules to refuse. */
export const lineCodec: Codec<readonly Cell[]> = {
  parse: parser((text) => {
    const json = readJson(text);
    return (json.isList ? json : json.field("path")).items().map(readAnyCell);
  }),
  format: (line) => JSON.stringify(line),
};

function readBoardJson(json: JsonValue): Puzzle {
  const size = json.field("size").integer(minSize, maxSize);
  const blocked = json.optional("blocked")?.items() ?? [];
  const isBlocked = new Uint8Array(size * size);
  for (const item of blocked) isBlocked[cellIndex(size, readCell(item, size))] = 1;
  const start = readCell(json.field("start"), size);
  const goal = readCell(json.field("goal"), size);
  if (isBlocked[cellIndex(size, start)]) json.field("start").fail(message("board.start-blocked"));
  if (isBlocked[cellIndex(size, goal)]) json.field("goal").fail(message("board.goal-blocked"));
  if (sameCell(start, goal)) json.field("goal").fail(message("board.start-is-goal"));
  return { size, blocked: cellsWhere(isBlocked, size), start, goal };
}

function readCell(json: JsonValue, size: number): Cell {
  const [row, column] = json.tuple(2);
  return [row!.integer(0, size - 1), column!.integer(0, size - 1)];
}

function readAnyCell(json: JsonValue): Cell {
  const [row, column] = json.tuple(2);
  return [row!.integer(-999, 999), column!.integer(-999, 999)];
}

function cellsWhere(mask: ArrayLike<number>, size: number): Cell[] {
  const cells: Cell[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i]) cells.push(cellAt(size, i));
  return cells;
}

function readRows(text: string): Puzzle {
  const rows = symbolRows(text);
  const size = rows.length;
  if (size < minSize || size > maxSize) {
    throw new ParseError(text, 0, message("board.rows", { min: minSize, max: maxSize, found: size }));
  }
  const blocked: Cell[] = [];
  const ends: Partial<Record<string, Cell>> = {};
  for (const [r, row] of rows.entries()) {
    if (row.length !== size) {
      throw new ParseError(text, row[0]!.offset, message("board.row-length", { size, found: row.length }));
    }
    for (const [c, { symbol, offset }] of row.entries()) {
      if (symbol === "#") blocked.push([r, c]);
      if (symbol !== "S" && symbol !== "G") continue;
      if (ends[symbol]) throw new ParseError(text, offset, message("board.twice", { symbol }));
      ends[symbol] = [r, c];
    }
  }
  if (!ends.S) throw new ParseError(text, 0, message("board.no-end", { symbol: "S" }));
  if (!ends.G) throw new ParseError(text, 0, message("board.no-end", { symbol: "G" }));
  return { size, blocked, start: ends.S, goal: ends.G };
}

interface PlacedSymbol {
  readonly symbol: string;
  readonly offset: number;
}

/** The symbols of each line that has any. */
function symbolRows(text: string): PlacedSymbol[][] {
  const rows: PlacedSymbol[][] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const row: PlacedSymbol[] = [];
    for (const { 0: found, index } of line.matchAll(/\S/gu)) {
      const symbol = found.toUpperCase();
      if (!"SG.#".includes(symbol))
        throw new ParseError(text, start + index, message("board.symbol", { found }));
      row.push({ symbol, offset: start + index });
    }
    if (row.length > 0) rows.push(row);
    start += line.length + 1;
  }
  return rows;
}

/** The board as rows of `S`, `G`, `.` and `#`. */
export function formatRows(board: Puzzle): string {
  const open = openMask(board);
  const rows: string[] = [];
  for (let r = 0; r < board.size; r++) {
    let row = "";
    for (let c = 0; c < board.size; c++) {
      if (sameCell(board.start, [r, c])) row += "S";
      else if (sameCell(board.goal, [r, c])) row += "G";
      else row += open[r * board.size + c] ? "." : "#";
    }
    rows.push(row);
  }
  return rows.join("\n");
}

/** The short code for links. */
export function formatCode(board: Puzzle): string {
  const { size } = board;
  const open = openMask(board);
  let bits = "";
  for (let at = 0; at < open.length; at += 6) {
    let value = 0;
    for (let bit = 0; bit < 6; bit++) value = (value << 1) | (open[at + bit] === 0 ? 1 : 0);
    bits += alphabet[value];
  }
  const ends = [board.start, board.goal].map((cell) => cellIndex(size, cell).toString(36));
  // A link that ended in a hyphen would lose it on its way: one open letter more keeps it.
  const blocked = bits.replace(/A+$/, "").replace(/-$/, "-A");
  return [`s${size}`, ...ends, ...(blocked ? [blocked] : [])].join("-");
}

function readCode(text: string): Puzzle {
  const match = /^\s*s(\d{1,3})-([0-9a-z]{1,3})-([0-9a-z]{1,3})(?:-([A-Za-z0-9_-]*))?\s*$/.exec(text);
  if (!match) throw new ParseError(text, 0, message("board.code"));
  const size = Number(match[1]);
  if (size < minSize || size > maxSize) {
    throw new ParseError(text, 1, message("input.integer", { min: minSize, max: maxSize, found: match[1]! }));
  }
  const cells = size * size;
  const start = Number.parseInt(match[2]!, 36);
  const goal = Number.parseInt(match[3]!, 36);
  const bits = match[4] ?? "";
  const blocked = new Uint8Array(Math.max(cells, bits.length * 6));
  for (let i = 0; i < bits.length * 6; i++) {
    blocked[i] = (alphabet.indexOf(bits[Math.floor(i / 6)]!) >> (5 - (i % 6))) & 1;
  }
  if (start >= cells || goal >= cells || blocked.subarray(cells).includes(1)) {
    throw new ParseError(text, 0, message("board.code-outside", { size }));
  }
  if (blocked[start]) throw new ParseError(text, 0, message("board.start-blocked"));
  if (blocked[goal]) throw new ParseError(text, 0, message("board.goal-blocked"));
  if (start === goal) throw new ParseError(text, 0, message("board.start-is-goal"));
  return {
    size,
    blocked: cellsWhere(blocked.subarray(0, cells), size),
    start: cellAt(size, start),
    goal: cellAt(size, goal),
  };
}

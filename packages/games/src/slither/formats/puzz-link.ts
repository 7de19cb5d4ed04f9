/**
 * The URL form of puzz.link, pzv.jp and their kin: `…?slither/W/H/BODY`. The body
 * runs over the cells row by row; a clue may carry one or two blanks behind it,
 * other blanks come in runs of up to 20.
 */
import { message } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import { type Format, problem, readSize } from "./document.js";

const site = "https://puzz.link/p?";
const prefix = /^\s*(?:https?:\/\/[^\s?]+\?|[\w.-]+\/p(?:\.html)?\?)?([a-z]\w*)\//i;
const slither = /^slither(?:link)?(?:_(?:edit|play|test))?$/;
const longestRun = 20;

export const puzzLink: Format = {
  id: "puzzlink",
  recognises: (text) => prefix.test(text) && !/\n\s*\S/.test(text.trimEnd()),
  read: (text) => ({ puzzle: read(text) }),
  write: ({ puzzle }) => site + linkPath(puzzle),
};

/** The part of the link that is the puzzle. A slash guards a final dot, which mail and chat programs cut off. */
export function linkPath({ width, height, clues }: Puzzle): string {
  return `slither/${width}/${height}/${encodeBody(clues)}`.replace(/\.$/, "./");
}

function read(text: string): Puzzle {
  const start = prefix.exec(text)!;
  const kind = start[1]!;
  if (!slither.test(kind)) {
    throw problem(text, start[0].length - kind.length - 1, message("link.other-puzzle", { found: kind }));
  }
  const parts: { text: string; offset: number }[] = [];
  let offset = start[0].length;
  for (const part of text.trimEnd().slice(offset).split("/")) {
    parts.push({ text: part, offset });
    offset += part.length + 1;
  }
  const [first, second, body] = parts;
  if (first && /^\D/.test(first.text)) {
    throw problem(text, first.offset, message("link.variant", { found: first.text }));
  }
  if (!first || !second || !body) throw problem(text, offset - 1, message("link.parts"));
  const width = readSize(text, first.offset, first.text);
  const height = readSize(text, second.offset, second.text);
  return { width, height, clues: decodeBody(text, body.text, body.offset, width * height) };
}

function decodeBody(text: string, body: string, offset: number, cells: number): string {
  let clues = "";
  /** Blanks of the last symbol that a clue carries: they may lie beyond the board. */
  let carried = 0;
  /** The symbol that goes beyond the board, else the end. */
  let end = body.length;
  for (let i = 0; i < body.length; i++) {
    const symbol = body[i]!;
    const value = Number.parseInt(symbol, 36);
    carried = value >= 5 && value < 15 ? Math.floor(value / 5) : 0;
    if (symbol === ".") clues += "?";
    else if (value < 5) clues += symbol;
    else if (value < 10) clues += `${value - 5}.`;
    else if (value < 15 && symbol >= "a") clues += `${value - 10}..`;
    else if (value > 15 && symbol >= "a") clues += ".".repeat(value - 15);
    else throw problem(text, offset + i, message("link.symbol", { found: symbol }));
    if (clues.length - carried > cells) end = Math.min(end, i);
  }
  if (clues.length < cells || end < body.length) {
    throw problem(text, offset + end, message("link.length", { found: clues.length, expected: cells }));
  }
  return clues.slice(0, cells);
}

function encodeBody(clues: string): string {
  let body = "";
  let blanks = 0;
  const flush = () => {
    if (blanks > 0) body += (blanks + 15).toString(36);
    blanks = 0;
  };
  const isClue = (cell: number) => cell < clues.length && clues[cell] !== ".";
  for (let cell = 0; cell < clues.length; cell++) {
    if (!isClue(cell)) {
      blanks++;
      if (blanks === longestRun) flush();
      continue;
    }
    flush();
    if (clues[cell] === "?") {
      body += ".";
      continue;
    }
    const carried = isClue(cell + 1) ? 0 : isClue(cell + 2) ? 1 : 2;
    body += (Number(clues[cell]) + 5 * carried).toString(36);
    cell += carried;
  }
  flush();
  return body;
}

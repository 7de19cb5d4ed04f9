/**
 * The input file of Sato's grader: `rows,columns`, then a line `row,column,clue`
 * for each clue, one-based, ended by a line that starts with 0.
 */
import { message } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import { type Format, linesOf, problem, readClue, readSize } from "./document.js";

export const slprob: Format = {
  id: "slprob",
  recognises: (text) => /^\s*\d+[^\S\n]*,[^\S\n]*\d+\s*(?:\n|$)/.test(text),
  read: (text) => ({ puzzle: read(text) }),
  write: ({ puzzle }) => write(puzzle),
};

function read(text: string): Puzzle {
  const [head, ...rest] = linesOf(text).filter((line) => line.text.trim() !== "");
  const [down, across] = head!.text.split(",");
  const height = readSize(text, head!.offset, down!);
  const width = readSize(text, head!.offset + down!.length + 1, across!);
  const clues = new Array<string>(width * height).fill(".");
  for (const { text: source, offset } of rest) {
    if (/^\s*0/.test(source)) break;
    const match = /^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*$/.exec(source);
    if (!match) throw problem(text, offset, message("slprob.line", { found: source.trim() }));
    const [, row, column, clue] = match;
    if (Number(row) > height || Number(column) < 1 || Number(column) > width) {
      throw problem(text, offset, message("slprob.outside", { row: row!, column: column!, height, width }));
    }
    const cell = (Number(row) - 1) * width + Number(column) - 1;
    if (clues[cell] !== ".")
      throw problem(text, offset, message("slprob.twice", { row: row!, column: column! }));
    clues[cell] = readClue(text, offset + source.lastIndexOf(clue!), clue!);
  }
  return { width, height, clues: clues.join("") };
}

/** A "?" demands nothing and has no line of its own here. */
function write({ width, height, clues }: Puzzle): string {
  const lines = [`${height},${width}`];
  for (const [cell, clue] of Array.from(clues).entries()) {
    if (clue !== "." && clue !== "?")
      lines.push(`${Math.floor(cell / width) + 1},${(cell % width) + 1},${clue}`);
  }
  return `${lines.join("\n")}\n0,0,0\n`;
}

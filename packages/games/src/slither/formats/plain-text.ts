/**
 * One row of cells a line: digits, `?`, and `.`, `-`, `_` or a space for a blank.
 * Where other blanks occur, spaces only separate the cells; where spaces are the
 * blanks themselves, rows whose trailing spaces got lost are filled up.
 */
import { message } from "@masume/kernel";
import { clueRows, maxSize, minSize, type Puzzle } from "../board.js";
import { type Format, linesOf, problem, readClue } from "./document.js";

export const plainText: Format = {
  id: "text",
  recognises: (text) => /^[\d?.\-_ \t]+$/.test(text.trim().split(/\r?\n/, 1)[0]!),
  read: (text) => ({ puzzle: read(text) }),
  write: ({ puzzle }) => `${clueRows(puzzle).join("\n")}\n`,
};

function read(text: string): Puzzle {
  const spacesAreBlanks = !/[.\-_]/.test(text);
  const rows: { symbols: string; offset: number }[] = [];
  for (const { text: source, offset } of linesOf(text)) {
    if (source.trim() === "" && !(spacesAreBlanks && source.length > 0)) continue;
    let symbols = "";
    for (let i = 0; i < source.length; i++) {
      const symbol = source[i]!;
      if (/\s/.test(symbol) && !(spacesAreBlanks && symbol === " ")) continue;
      symbols += /[\s.\-_]/.test(symbol) ? "." : readClue(text, offset + i, symbol);
    }
    rows.push({ symbols, offset });
  }
  const height = rows.length;
  const width = spacesAreBlanks
    ? Math.max(...rows.map((row) => row.symbols.length))
    : (rows[0]?.symbols.length ?? 0);
  for (const found of [width, height]) {
    if (found < minSize || found > maxSize) {
      throw problem(text, 0, message("board.size", { min: minSize, max: maxSize, found: String(found) }));
    }
  }
  let clues = "";
  for (const { symbols, offset } of rows) {
    if (!spacesAreBlanks && symbols.length !== width) {
      throw problem(text, offset, message("board.row-length", { expected: width, found: symbols.length }));
    }
    clues += symbols.padEnd(width, ".");
  }
  return { width, height, clues };
}

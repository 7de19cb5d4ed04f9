/**
 * PencilBox's text: the height, the width, then one row per line, its cells parted
 * by blanks: `.` or `-` for no clue. An answer may follow; it is read over.
 */
import { message } from "@masume/kernel";
import { clueRows, type Puzzle } from "../board.js";
import { type Format, linesOf, problem, readClue, readSize, type SourceLine } from "./document.js";

export const pencilBox: Format = {
  id: "pencilbox",
  recognises,
  read: (text) => ({ puzzle: read(text) }),
  write: ({ puzzle }) => write(puzzle),
};

/**
 * Plain rows of digits may begin the same way. They are meant unless the third line
 * is one of cells parted by blanks and either a blank has a symbol of its own, which
 * plain rows of such different lengths could not have, or all the rows fit.
 */
function recognises(text: string): boolean {
  if (!/^\s*[1-9]\d*[ \t]*\r?\n[ \t]*[1-9]\d*[ \t]*\r?\n[ \t]*\S[ \t]/.test(text)) return false;
  const [down, across, ...rows] = contentOf(text);
  if (rows.some((row) => /[.-]/.test(row.text))) return true;
  return (
    rows.length >= Number(down!.text) &&
    rows.slice(0, Number(down!.text)).every((row) => tokensOf(row).length === Number(across!.text))
  );
}

function read(text: string): Puzzle {
  const [down, across, ...rows] = contentOf(text);
  const height = readSize(text, down!.offset, down!.text);
  const width = readSize(text, across!.offset, across!.text);
  let clues = "";
  for (let row = 0; row < height; row++) {
    const line = rows[row];
    if (!line) throw problem(text, text.trimEnd().length, message("input.end"));
    const tokens = tokensOf(line);
    if (tokens.length !== width) {
      throw problem(
        text,
        line.offset,
        message("board.row-length", { expected: width, found: tokens.length }),
      );
    }
    for (const { text: token, offset } of tokens) {
      clues += token === "." || token === "-" ? "." : readClue(text, offset, token);
    }
  }
  return { width, height, clues };
}

function contentOf(text: string): readonly SourceLine[] {
  return linesOf(text).filter((line) => line.text.trim() !== "");
}

function tokensOf({ text, offset }: SourceLine): readonly SourceLine[] {
  return [...text.matchAll(/\S+/g)].map((token) => ({ text: token[0], offset: offset + token.index }));
}

function write(puzzle: Puzzle): string {
  const rows = clueRows(puzzle).map((row) => Array.from(row, (symbol) => `${symbol} `).join(""));
  return `${[puzzle.height, puzzle.width, ...rows].join("\n")}\n`;
}

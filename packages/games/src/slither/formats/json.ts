/**
 * The JSON form: `{"width":…,"height":…,"clues":"…"}`, the clues as one row-major
 * string with `.` for a blank; and, for a board with lines on it, `h` and `v`, the
 * rows of edges. Other fields (name, seed, statistics) may stand beside them.
 */
import { type JsonValue, message, readJson } from "@masume/kernel";
import { type Edges, edgeRows, maxSize, minSize, type Puzzle } from "../board.js";
import type { Format, SlitherDocument } from "./document.js";

export const json: Format = {
  id: "json",
  recognises: (text) => /^\uFEFF?\s*\{/.test(text),
  read: (text) => readPuzzleJson(readJson(text)),
  write: ({ puzzle, edges }) =>
    JSON.stringify({
      width: puzzle.width,
      height: puzzle.height,
      clues: puzzle.clues,
      ...(edges === undefined ? {} : edgeRows(puzzle, edges)),
    }),
};

function readPuzzleJson(root: JsonValue): SlitherDocument {
  const width = root.field("width").integer(minSize, maxSize);
  const height = root.field("height").integer(minSize, maxSize);
  const field = root.field("clues");
  const clues = field.string();
  if (clues.length !== width * height) {
    field.fail(message("board.clue-count", { expected: width * height, found: clues.length }));
  }
  const bad = /[^0-4.?]/u.exec(clues);
  if (bad) field.fail(message("board.clue", { found: bad[0] }));
  const puzzle: Puzzle = { width, height, clues };
  if (!root.optional("h") && !root.optional("v")) return { puzzle };
  return { puzzle, edges: readEdgesJson(root, puzzle) };
}

/** What is drawn, as `{"h":[…],"v":[…]}`: `1` line, `x` cross, `.` or `0` nothing. */
export function readEdgesJson(root: JsonValue, { width, height }: Omit<Puzzle, "clues">): Edges {
  const rows = (name: string, count: number, length: number): string =>
    root
      .field(name)
      .tuple(count)
      .map((item) => {
        const row = item.string();
        if (row.length !== length) {
          item.fail(message("board.row-length", { expected: length, found: row.length }));
        }
        const bad = /[^01x.]/u.exec(row);
        if (bad) item.fail(message("board.edge", { found: bad[0] }));
        return row.replaceAll("0", ".");
      })
      .join("");
  return rows("h", height + 1, width) + rows("v", height, width + 1);
}

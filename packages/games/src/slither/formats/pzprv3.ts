/**
 * The file form of pzprv3 programs, versions 3 and 3.1: kind, height, width, the
 * clues, cell shadings (3.1 only; read over, never written), then vertical and
 * horizontal edges. `/` may stand for a line break.
 */
import { message } from "@masume/kernel";
import { type Edges, edgeRows, markSymbol, noEdges, type Puzzle } from "../board.js";
import { type Format, problem, readClue, readSize, type SlitherDocument } from "./document.js";

interface Row {
  readonly offset: number;
  readonly tokens: readonly { readonly text: string; readonly offset: number }[];
}

export const pzprv3: Format = {
  id: "pzprv3",
  recognises: (text) => /^\s*pzprv\d/.test(text),
  read,
  write: ({ puzzle, edges }) => write(puzzle, edges ?? noEdges(puzzle)),
};

function read(text: string): SlitherDocument {
  const rows = rowsOf(text);
  let at = 0;
  const next = (): Row => {
    const row = rows[at++];
    if (!row) throw problem(text, text.trimEnd().length, message("input.end"));
    return row;
  };
  const nextWord = () => next().tokens[0]!;
  const nextRow = (length: number) => {
    const row = next();
    if (row.tokens.length !== length) {
      throw problem(
        text,
        row.offset,
        message("board.row-length", { expected: length, found: row.tokens.length }),
      );
    }
    return row.tokens;
  };

  const version = nextWord();
  if (version.text !== "pzprv3" && version.text !== "pzprv3.1") {
    throw problem(text, version.offset, message("pzprv3.version", { found: version.text }));
  }
  const kind = nextWord();
  if (kind.text !== "slither") {
    throw problem(text, kind.offset, message("link.other-puzzle", { found: kind.text }));
  }
  const down = nextWord();
  const height = readSize(text, down.offset, down.text);
  const across = nextWord();
  const width = readSize(text, across.offset, across.text);
  let clues = "";
  for (let row = 0; row < height; row++) {
    for (const { text: token, offset } of nextRow(width)) {
      clues += token === "." ? "." : token === "-" ? "?" : readClue(text, offset, token);
    }
  }
  const puzzle: Puzzle = { width, height, clues };
  if (at === rows.length) return { puzzle };
  if (version.text === "pzprv3.1") for (let row = 0; row < height; row++) nextRow(width);
  const readEdges = (count: number, length: number): string => {
    let edges = "";
    for (let row = 0; row < count; row++) {
      for (const { text: token, offset } of nextRow(length)) edges += readEdge(text, offset, token);
    }
    return edges;
  };
  const vertical = readEdges(height, width + 1);
  const horizontal = readEdges(height + 1, width);
  return { puzzle, edges: horizontal + vertical };
}

function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = [];
  for (const line of text.matchAll(/[^\n/]+/g)) {
    const tokens = [...line[0].matchAll(/\S+/g)].map((token) => ({
      text: token[0],
      offset: line.index + token.index,
    }));
    if (tokens.length > 0) rows.push({ offset: line.index, tokens });
  }
  return rows;
}

function readEdge(text: string, offset: number, token: string): string {
  if (token === "0") return markSymbol.empty;
  if (token === "1") return markSymbol.line;
  if (token === "-1") return markSymbol.cross;
  throw problem(text, offset, message("pzprv3.edge", { found: token }));
}

function write(puzzle: Puzzle, edges: Edges): string {
  const { width, height, clues } = puzzle;
  const { h, v } = edgeRows(puzzle, edges);
  const row = (symbols: string, token: (symbol: string) => string) =>
    Array.from(symbols, (symbol) => `${token(symbol)} `).join("");
  const clueToken = (symbol: string) => (symbol === "?" ? "-" : symbol);
  const edgeToken = (symbol: string) =>
    symbol === markSymbol.cross ? "-1" : symbol === markSymbol.line ? "1" : "0";
  const lines = ["pzprv3", "slither", `${height}`, `${width}`];
  for (let r = 0; r < height; r++) lines.push(row(clues.slice(r * width, (r + 1) * width), clueToken));
  for (const symbols of [...v, ...h]) lines.push(row(symbols, edgeToken));
  return `${lines.join("\n")}\n`;
}

/**
 * The `.slp` files of a Slitherlink app: lines `key: value`, the clues as rows of
 * digits and spaces, and the player's marks as a list of actions, of which those
 * up to `currentIndex` are in force and those up to `fixedIndex` locked. Other
 * keys (statistics, times) are read over.
 */
import { message } from "@masume/kernel";
import {
  type BoardSize,
  clueRows,
  type Edges,
  edgeCount,
  edgeName,
  edgeNamed,
  markSymbol,
  noEdges,
} from "../board.js";
import { loopViolations } from "../rules.js";
import {
  type Format,
  linesOf,
  problem,
  readClue,
  readSize,
  type SlitherDocument,
  type SourceLine,
} from "./document.js";

export const slp: Format = {
  id: "slp",
  recognises: (text) => /^\uFEFF?\s*(?:title|size|numbers)[ \t]*:/.test(text),
  read,
  write,
};

interface Field extends SourceLine {
  /** The lines under it, the next one being 0. */
  below(row: number): SourceLine | undefined;
}

function read(text: string): SlitherDocument {
  const fields = fieldsOf(text);
  const [width, height] = readBoardSize(text, required(text, fields, "size"));
  const numbers = required(text, fields, "numbers");
  let clues = "";
  for (let row = 0; row < height; row++) {
    const line = numbers.below(row);
    if (!line) throw problem(text, text.length, message("input.end"));
    if (line.text.trimEnd().length > width) {
      const found = line.text.trimEnd().length;
      throw problem(text, line.offset, message("board.row-length", { expected: width, found }));
    }
    const symbols = line.text.slice(0, width).padEnd(width);
    clues += Array.from(symbols, (symbol, i) =>
      symbol === " " || symbol === "." ? "." : readClue(text, line.offset + i, symbol),
    ).join("");
  }
  const puzzle = { width, height, clues };
  const title = fields.get("title")?.text;
  const named = { puzzle, ...(title && title !== titleOf(puzzle) && { title }) };
  const actions = fields.get("actions");
  if (!actions) return named;
  const count = readIndex(text, actions, 0);
  const marks = [...noEdges(puzzle)];
  const locked = new Array<string>(marks.length).fill("0");
  const current = lastOf(text, fields.get("currentIndex"), count);
  const fixed = lastOf(text, fields.get("fixedIndex"), count);
  for (let i = 0; i < count; i++) {
    const line = actions.below(i);
    if (!line) throw problem(text, text.length, message("input.end"));
    const { edge, mark } = readAction(text, line, puzzle);
    if (i > current) continue;
    marks[edge] = mark;
    locked[edge] = i <= fixed && mark !== markSymbol.empty ? "1" : "0";
  }
  const edges = marks.join("");
  if (edges === noEdges(puzzle)) return named;
  return { ...named, edges, ...(locked.includes("1") && { locked: locked.join("") }) };
}

function fieldsOf(text: string): ReadonlyMap<string, Field> {
  const lines = linesOf(text.replace(/^\uFEFF/, " "));
  const fields = new Map<string, Field>();
  for (const [i, line] of lines.entries()) {
    const match = /^\s*([A-Za-z]+)[ \t]*:[ \t]*(.*)$/.exec(line.text);
    if (!match || fields.has(match[1]!)) continue;
    const offset = line.offset + line.text.length - match[2]!.length;
    fields.set(match[1]!, { text: match[2]!.trimEnd(), offset, below: (row) => lines[i + 1 + row] });
  }
  return fields;
}

function required(text: string, fields: ReadonlyMap<string, Field>, key: string): Field {
  const field = fields.get(key);
  if (!field) throw problem(text, text.trimEnd().length, message("slp.missing", { key }));
  return field;
}

function readBoardSize(text: string, field: Field): readonly [number, number] {
  const match = /^(\S+)[ \t]+(\S+)$/.exec(field.text);
  if (!match) throw problem(text, field.offset, message("slp.size", { found: field.text }));
  const width = readSize(text, field.offset, match[1]!);
  return [width, readSize(text, field.offset + field.text.lastIndexOf(match[2]!), match[2]!)];
}

function readIndex(text: string, field: Field, min: number): number {
  const index = /^-?\d{1,9}$/.test(field.text) ? Number(field.text) : Number.NaN;
  if (!(index >= min)) throw problem(text, field.offset, message("slp.number", { found: field.text }));
  return index;
}

/** The last action of those; without such a line, all of `currentIndex` and none of `fixedIndex` would be a guess. */
function lastOf(text: string, field: Field | undefined, count: number): number {
  if (!field) return -1;
  const index = readIndex(text, field, -1);
  if (index >= count) throw problem(text, field.offset, message("slp.number", { found: field.text }));
  return index;
}

const markOfWord = { ON: markSymbol.line, OFF: markSymbol.cross, CLR: markSymbol.empty } as const;
const wordOfMark = new Map(Object.entries(markOfWord).map(([word, mark]) => [mark, word]));

/** `H0103ON`: an edge by its upper or left point, two digits each; only the far border of a board of 100 has three. */
function readAction(
  text: string,
  { text: source, offset }: SourceLine,
  puzzle: SlitherDocument["puzzle"],
): { readonly edge: number; readonly mark: string } {
  const match =
    /^\s*(?:(H)(\d{2})(\d{2,3})|(V)(\d{2,3})(\d{2}))(ON|OFF|CLR)\s*$/.exec(source) ??
    fail(text, offset, source);
  const [, isHorizontal, hx, hy, , vx, vy, word] = match;
  const [x, y] = isHorizontal ? [Number(hx), Number(hy)] : [Number(vx), Number(vy)];
  const edge = edgeNamed(puzzle, `${isHorizontal ? "h" : "v"}:${y},${x}`);
  if (edge === undefined) throw problem(text, offset, message("slp.outside", { found: source.trim() }));
  return { edge, mark: markOfWord[word as keyof typeof markOfWord] };
}

function fail(text: string, offset: number, source: string): never {
  throw problem(text, offset, message("slp.action", { found: source.trim().slice(0, 20) }));
}

/** The title of a puzzle that has no other. */
function titleOf({ width, height }: BoardSize): string {
  return `${width}X${height}`;
}

/** A "?" demands nothing and is written as a blank. */
function write({
  puzzle,
  edges = noEdges(puzzle),
  locked = "",
  title = titleOf(puzzle),
}: SlitherDocument): string {
  const drawn = Array.from({ length: edgeCount(puzzle) }, (_, edge) => edge).filter(
    (edge) => edges[edge] !== markSymbol.empty,
  );
  const isLocked = (edge: number) => locked[edge] === "1";
  const fixed = drawn.filter(isLocked);
  const actions = [...fixed, ...drawn.filter((edge) => !isLocked(edge))];
  const isSolved = () => loopViolations(puzzle, edges).length === 0;
  return [
    `title: ${title}`,
    `size: ${puzzle.width} ${puzzle.height}`,
    "genParams: ",
    "genStats: ",
    "numbers:",
    ...clueRows(puzzle).map((row) => row.replace(/[.?]/g, " ")),
    `status: ${drawn.length === 0 ? "notStarted" : isSolved() ? "solved" : "solving"}`,
    "elapsedSecond: 0",
    "resetCount: 0",
    "fixCount: 0",
    "adviseCount: 0",
    `actions: ${actions.length}`,
    ...actions.map((edge) => actionText(puzzle, edges, edge)),
    `currentIndex: ${actions.length - 1}`,
    `fixedIndex: ${fixed.length - 1}`,
    "",
  ].join("\r\n");
}

function actionText(puzzle: SlitherDocument["puzzle"], edges: Edges, edge: number): string {
  const [, kind, y, x] = /^(\w):(\d+),(\d+)$/.exec(edgeName(puzzle, edge))!;
  return `${kind!.toUpperCase()}${x!.padStart(2, "0")}${y!.padStart(2, "0")}${wordOfMark.get(edges[edge] as never)}`;
}

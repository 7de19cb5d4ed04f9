/**
 * Sono's notations.
 *
 * The problem file and the answer file are the source's JSON, read with comments and
 * unknown fields tolerated. A problem with a limit of turns has it as `max_steps`
 * beside the start time; nothing else is added. A puzzle is also a short text for
 * links and saved games, which keeps the par too: size, then the values row by row as one bit row
 * (as many bits per value as the largest needs, six bits per character of the
 * URL-safe base-64 alphabet), then what is known of `m` (max steps), `p` (par)
 * and `t` (start time), joined by dots: `4.BTlx….m20.p5`.
 *
 * A move is `x,y,n`.
 */
import { type Codec, type JsonValue, message, ParseError, parser, readJson } from "@masume/kernel";
import { type Answer, flatCells, maxPairs, maxSize, minSize, type Op, type Puzzle, rowsOf } from "./board.js";
import { type Move, verify } from "./rules.js";
import { largestLimit, readMaxSteps } from "./step-limit.js";

/** Longer answers are refused before anything is built from them. */
export const maxOps = 100_000;
const maxText = 4_000_000;
const latest = Number.MAX_SAFE_INTEGER;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The problem file. */
export const problemCodec: Codec<Puzzle> = {
  parse: parser(readProblemFile),
  format: ({ size, entities, startsAt, maxSteps }) =>
    JSON.stringify({
      ...(startsAt !== undefined && { startsAt }),
      ...(maxSteps !== undefined && { max_steps: maxSteps }),
      problem: { field: { size, entities } },
    }),
};

/** The problem file or the short text; written as the short text. */
export const puzzleCodec: Codec<Puzzle> = {
  parse: parser((text) => {
    const trimmed = text.trim();
    if (trimmed === "") throw new ParseError(text, 0, message("input.empty"));
    if (/^\d+\./.test(trimmed)) return readCode(text);
    return readProblemFile(text);
  }),
  format: formatCode,
};

/** The answer file. Whether its operations fit a board, `verify` or `answerCodecFor` say. */
export const answerCodec: Codec<Answer> = {
  parse: parser((text) => ({ ops: readOps(text).map(readOp) })),
  format: ({ ops }) => JSON.stringify({ ops: ops.map(({ x, y, n }) => ({ x, y, n })) }),
};

/** The answer file to one problem: an operation that may not be made is refused with its place. */
export function answerCodecFor(puzzle: Puzzle, maxSteps?: number): Codec<Answer> {
  return {
    parse: parser((text) => {
      const items = readOps(text);
      const ops = items.map(readOp);
      const { error } = verify(puzzle, ops, maxSteps);
      if (error) {
        const { code, params } = error.violation;
        items[error.op]!.fail(message(code, params));
      }
      return { ops };
    }),
    format: answerCodec.format,
  };
}

export const moveCodec: Codec<Move> = {
  parse: parser((text) => {
    const match = /^(\d{1,2}),(\d{1,2}),(\d{1,2})$/.exec(text);
    if (!match) throw new ParseError(text, 0, message("input.move", { text: text.slice(0, 20) }));
    return { x: Number(match[1]), y: Number(match[2]), n: Number(match[3]) };
  }),
  format: ({ x, y, n }) => `${x},${y},${n}`,
};

function readProblemFile(text: string): Puzzle {
  const json = readFile(text);
  const problem = json.field("problem");
  const field = problem.field("field");
  const sizeField = field.field("size");
  const size = sizeField.integer(minSize, maxSize);
  if (size % 2 !== 0) sizeField.fail(message("board.odd", { size }));
  const items = field
    .field("entities")
    .tuple(size)
    .map((row) => row.tuple(size));
  const entities = items.map((row) => row.map((item) => item.integer(0, maxPairs(size) - 1)));
  const unpaired = miscount(entities.flat(), size);
  if (unpaired) {
    items.flat()[unpaired.cell]!.fail(message("board.count", unpaired.params));
  }
  const maxSteps = readMaxSteps(json, problem);
  const startsAt = json.optional("startsAt");
  return {
    size,
    entities,
    ...(startsAt && !startsAt.isNull && { startsAt: startsAt.integer(0, latest) }),
    ...(maxSteps !== undefined && { maxSteps }),
  };
}

/**
 * The first cell whose value stands there for the third time. As all values are
 * in range and fill the board, there is one exactly when some value is short.
 */
function miscount(
  cells: readonly number[],
  size: number,
): { cell: number; params: { value: number; times: number; short: number; found: number } } | undefined {
  const times = new Uint16Array(maxPairs(size));
  let third = -1;
  for (const [cell, value] of cells.entries()) {
    times[value]!++;
    if (third < 0 && times[value] === 3) third = cell;
  }
  if (third < 0) return undefined;
  const value = cells[third]!;
  const short = times.findIndex((count) => count < 2);
  return { cell: third, params: { value, times: times[value]!, short, found: times[short]! } };
}

function readOps(text: string): readonly JsonValue[] {
  const list = readFile(text).field("ops");
  const items = list.items();
  if (items.length > maxOps) list.fail(message("answer.long", { found: items.length, max: maxOps }));
  return items;
}

function readOp(json: JsonValue): Op {
  return { x: readPlace(json, "x"), y: readPlace(json, "y"), n: readPlace(json, "n") };
}

/** Wide enough that every slip is the rules' to name. */
function readPlace(json: JsonValue, name: string): number {
  return json.field(name).integer(-1_000_000, 1_000_000);
}

function readFile(text: string): JsonValue {
  if (text.length > maxText) {
    throw new ParseError(text, 0, message("input.long", { found: text.length, max: maxText }));
  }
  return readJson(text, { comments: true });
}

function bitsPerValue(size: number): number {
  return (maxPairs(size) - 1).toString(2).length;
}

function formatCode(value: Puzzle): string {
  const width = bitsPerValue(value.size);
  let row = flatCells(value)
    .map((cell) => cell.toString(2).padStart(width, "0"))
    .join("");
  row = row.padEnd(Math.ceil(row.length / 6) * 6, "0");
  const parts = [String(value.size), row.replace(/.{6}/g, (six) => alphabet[Number.parseInt(six, 2)]!)];
  if (value.maxSteps !== undefined) parts.push(`m${value.maxSteps}`);
  if (value.par !== undefined) parts.push(`p${value.par}`);
  if (value.startsAt !== undefined) parts.push(`t${value.startsAt}`);
  return parts.join(".");
}

function readCode(text: string): Puzzle {
  const match =
    /^\s*(\d{1,3})\.([A-Za-z0-9_-]*)(?:\.m(\d{1,10}))?(?:\.p(\d{1,9}))?(?:\.t(\d{1,16}))?\s*$/.exec(text);
  if (!match || Number(match[3] ?? 0) > largestLimit || Number(match[5] ?? 0) > latest) {
    throw new ParseError(text, 0, message("board.code"));
  }
  const size = Number(match[1]);
  if (size < minSize || size > maxSize) {
    throw new ParseError(text, 0, message("input.integer", { min: minSize, max: maxSize, found: match[1]! }));
  }
  if (size % 2 !== 0) throw new ParseError(text, 0, message("board.odd", { size }));
  const cells = unpackCells(match[2]!, size);
  if (!cells) throw new ParseError(text, 0, message("board.code"));
  const unpaired = miscount(cells, size);
  if (unpaired) throw new ParseError(text, 0, message("board.count", unpaired.params));
  return {
    size,
    entities: rowsOf(cells, size),
    ...(match[3] !== undefined && { maxSteps: Number(match[3]) }),
    ...(match[4] !== undefined && { par: Number(match[4]) }),
    ...(match[5] !== undefined && { startsAt: Number(match[5]) }),
  };
}

/** Undefined when the code is too short or long, or has a value out of range. */
function unpackCells(code: string, size: number): number[] | undefined {
  const width = bitsPerValue(size);
  if (code.length !== Math.ceil((size * size * width) / 6)) return undefined;
  const row = [...code].map((symbol) => alphabet.indexOf(symbol).toString(2).padStart(6, "0")).join("");
  const cells = Array.from({ length: size * size }, (_, cell) =>
    Number.parseInt(row.slice(cell * width, (cell + 1) * width), 2),
  );
  return cells.every((value) => value < maxPairs(size)) ? cells : undefined;
}

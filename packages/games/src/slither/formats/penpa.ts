/**
 * Links of Penpa+: `…#m=edit&p=DATA` or `m=solve`. DATA is base64 of a deflated
 * text. Its first line has the kind and size of the grid, the second how many
 * rows and columns at each side are not part of the board, the fourth the puzzle's
 * elements as JSON, with short names for the usual keys. Cells are numbered row by
 * row over the grid and a margin of two cells around it.
 *
 * Only clues are read. Elements that this game cannot hold are refused by name;
 * what a solver has drawn (the fifth line) is passed over.
 */
import { message } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import { fromBase64, toBase64 } from "./base64.js";
import { deflate, inflate } from "./deflate.js";
import { type Format, problem, readSize } from "./document.js";

const site = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";
const margin = 2;
/** Far above any puzzle; keeps a few bytes from growing into a memory full. */
const maxText = 1 << 18;

export const penpa: Format = {
  id: "penpa",
  recognises: (text) => dataStart(text) !== undefined,
  read: (text) => ({ puzzle: read(text) }),
  write: ({ puzzle }) => site + toBase64(deflate(asciiBytes(write(puzzle)))),
};

/** The layers of a puzzle by their short names; those at the end of the list say how it was drawn, not what. */
const layers: Readonly<Record<string, string>> = {
  zS: "surface",
  zL: "line",
  zE: "edge",
  zW: "wall",
  zC: "cage",
  zN: "number",
  z1: "sudoku",
  zY: "symbol",
  zF: "freeline",
  z2: "freeedge",
  zT: "thermo",
  z3: "arrows",
  zD: "direction",
  z0: "squareframe",
  z5: "polygon",
  z4: "deleteedge",
  z6: "killercages",
  z7: "nobulbthermo",
  zR: "command_redo",
  zU: "command_undo",
  z8: "command_replay",
};
const histories = new Set(["command_redo", "command_undo", "command_replay"]);

/** Where the data of a link begins; undefined where the text is none. */
function dataStart(text: string): number | undefined {
  const start = text.search(/\S/);
  const link = /\S*/y;
  link.lastIndex = Math.max(0, start);
  const [all] = link.exec(text)!;
  const query = Math.max(all.lastIndexOf("#"), all.lastIndexOf("?")) + 1;
  if (!/^m=(?:edit|solve)&/.test(all.slice(query, query + 8))) return undefined;
  const data = all.indexOf("&p=", query);
  return data < 0 ? undefined : start + data + 3;
}

function read(text: string): Puzzle {
  const start = dataStart(text)!;
  const [header = "", space = "", , elements = ""] = inflated(text, start).split("\n");
  const [kind = "", across = "", down = ""] = header.split(",");
  if (kind !== "square") throw problem(text, start, message("penpa.grid", { found: kind.slice(0, 20) }));
  const gridWidth = readSize(text, start, across);
  const gridHeight = readSize(text, start, down);
  const [top, bottom, left, right] = spacesOf(space);
  const width = readSize(text, start, String(gridWidth - left - right));
  const height = readSize(text, start, String(gridHeight - top - bottom));
  const clues = new Array<string>(width * height).fill(".");
  for (const [name, layer] of Object.entries(objectOf(text, start, elements))) {
    const layerName = Object.hasOwn(layers, name) ? layers[name]! : name;
    if (histories.has(layerName) || isEmpty(layer)) continue;
    if (layerName !== "number") throw problem(text, start, message("penpa.layer", { found: layerName }));
    for (const [index, entry] of Object.entries(layer as object)) {
      const row = Math.floor(Number(index) / (gridWidth + 2 * margin)) - margin - top;
      const column = (Number(index) % (gridWidth + 2 * margin)) - margin - left;
      const [clue, , size] = Array.isArray(entry) ? entry : [];
      const place = { row: row + 1, column: column + 1, found: String(clue).slice(0, 20) };
      if (!(row >= 0 && row < height && column >= 0 && column < width)) {
        throw problem(text, start, message("penpa.outside", { found: place.found }));
      }
      if (!/^[0-4?]$/.test(String(clue)) || String(size) !== "1") {
        throw problem(text, start, message("penpa.number", place));
      }
      clues[row * width + column] = String(clue);
    }
  }
  return { width, height, clues: clues.join("") };
}

function inflated(text: string, start: number): string {
  const data = /^[^\s&]*/.exec(text.slice(start))![0];
  const bytes = fromBase64(data.replaceAll("%2B", "+").replaceAll("%2F", "/").replaceAll("%3D", "="));
  if (typeof bytes === "number") {
    throw problem(text, start + bytes, message("penpa.symbol", { found: data[bytes]! }));
  }
  const content = inflate(bytes, maxText);
  try {
    // Percent signs are the way from UTF-8 to text that the language itself has.
    if (content) return decodeURIComponent(Array.from(content, percentCode).join(""));
  } catch {
    // Told below.
  }
  throw problem(text, start, message("penpa.broken"));
}

function percentCode(byte: number): string {
  return `%${byte.toString(16).padStart(2, "0")}`;
}

export function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (symbol) => symbol.charCodeAt(0));
}

function spacesOf(line: string): readonly [number, number, number, number] {
  const match = /^\[(\d{1,3}),(\d{1,3}),(\d{1,3}),(\d{1,3})\]/.exec(line);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4])] : [0, 0, 0, 0];
}

/** The elements; short names stand without quotes. */
function objectOf(text: string, start: number, line: string): object {
  try {
    const value: unknown = JSON.parse(line.replace(/([{,])(z\w):/g, '$1"$2":'));
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Told below.
  }
  throw problem(text, start, message("penpa.broken"));
}

/** No elements, or lists of none. */
function isEmpty(layer: unknown): boolean {
  return typeof layer !== "object" || layer === null || Object.keys(layer).length === 0;
}

function write({ width, height, clues }: Puzzle): string {
  const cell = (index: number) =>
    (Math.floor(index / width) + margin) * (width + 2 * margin) + (index % width) + margin;
  const numbers = Array.from(clues).flatMap((clue, index) =>
    clue === "." ? [] : [`"${cell(index)}":["${clue}",1,"1"]`],
  );
  const histories = "zR:{z_:[]},zU:{z_:[]},z8:{z_:[]}";
  const rest =
    "z1:{},zY:{},zF:{},z2:{},zT:[],z3:[],zD:[],z0:[],z5:[],zL:{},zE:{},zW:{},zC:{},z4:{},z6:[],z7:[]";
  const layersWith = (some: readonly string[]) => `{${histories},zS:{},zN:{${some.join(",")}},${rest}}`;
  const cells = Array.from({ length: width * height }, (_, index) =>
    index === 0 ? cell(0) : cell(index) - cell(index - 1),
  );
  const size = 38;
  const middle = Math.floor(height / 2 + margin) * (width + 2 * margin) + Math.floor(width / 2 + margin);
  const canvas = [(width + 1) * size, (height + 1) * size, middle, middle];
  return [
    `square,${width},${height},${size},0,1,1,${canvas},0,0,0,0,Title: ,Author: ,,,OFF,false`,
    "[0,0,0,0]",
    '["1","2","1"]~zN~["1",1]',
    layersWith(numbers),
    layersWith([]),
    JSON.stringify(cells),
    "[]",
    "{}",
    '"x"',
    '"x"',
    "[3,2,1]",
    "{}",
    '"x"',
    "0",
    layersWith([]),
    layersWith([]),
    "{}",
    '["slitherlink"]',
    "",
  ].join("\n");
}

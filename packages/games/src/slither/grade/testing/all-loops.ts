/**
 * Every loop of a small board, as the truth to test against. A loop is found by
 * the cells inside it: a set of cells is the inside of one loop if it is not
 * empty, it and its outside (with everything round the board) are each in one
 * piece, and no two of its cells touch at a corner only.
 *
 * The number of loops on n × n cells is 1, 13, 213, 9349, 1222363 for n = 1 to 5
 * (OEIS A140517).
 */
import { cellCount, edgeCount, edgesOfCell } from "../../board.js";

const edgesPerWord = 30;
const cellsPerWord = 10;
const edgeWords = 2;
const cellWords = 3;
const wordsPerLoop = edgeWords + cellWords;

/** What a loop must look like: lines round cells, and edges that are lines (or not). */
export interface Demands {
  readonly clues?: Iterable<readonly [cell: number, lines: number]>;
  readonly edges?: Iterable<readonly [edge: number, isLine: boolean]>;
}

/** Demands as bits to look at and what they must be. */
interface Pattern {
  readonly masks: Int32Array;
  readonly values: Int32Array;
}

export class AllLoops {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** For each loop, `edgeWords` words with a bit an edge and `cellWords` words with three bits a cell. */
  readonly #words: Int32Array;

  constructor(width: number, height: number) {
    if (width * height > 25) throw new RangeError("too many loops to list");
    this.width = width;
    this.height = height;
    const insides = insidesOfLoops(width, height);
    this.count = insides.length;
    this.#words = new Int32Array(insides.length * wordsPerLoop);
    const sides = Int32Array.from(
      Array.from({ length: cellCount(this) }, (_, cell) => edgesOfCell(this, cell)).flat(),
    );
    const lines = new Uint8Array(edgeCount(this));
    for (let loop = 0; loop < insides.length; loop++) {
      lines.fill(0);
      for (let i = 0; i < sides.length; i++) lines[sides[i]!]! ^= (insides[loop]! >> (i >> 2)) & 1;
      const at = loop * wordsPerLoop;
      for (let edge = 0; edge < lines.length; edge++) {
        this.#words[at + (edge < edgesPerWord ? 0 : 1)]! |= lines[edge]! << (edge % edgesPerWord);
      }
      for (let i = 0; i < sides.length; i++) {
        const cell = i >> 2;
        const word = edgeWords + (cell < cellsPerWord ? 0 : cell < 2 * cellsPerWord ? 1 : 2);
        this.#words[at + word]! += lines[sides[i]!]! << (3 * (cell % cellsPerWord));
      }
    }
  }

  /** Edges count from 0 up, cells from −1 down. */
  #place(index: number): { word: number; shift: number; mask: number } {
    if (index >= 0) return { word: Math.floor(index / edgesPerWord), shift: index % edgesPerWord, mask: 1 };
    const cell = -1 - index;
    return { word: edgeWords + Math.floor(cell / cellsPerWord), shift: 3 * (cell % cellsPerWord), mask: 7 };
  }

  #get(loop: number, index: number): number {
    const { word, shift, mask } = this.#place(index);
    return (this.#words[loop * wordsPerLoop + word]! >> shift) & mask;
  }

  isLine(loop: number, edge: number): boolean {
    return this.#get(loop, edge) === 1;
  }

  linesRound(loop: number, cell: number): number {
    return this.#get(loop, -1 - cell);
  }

  /** The loops that meet all demands, up to `most` of them. */
  meeting(demands: Demands, most: number = Number.POSITIVE_INFINITY): number[] {
    const found: number[] = [];
    const wanted = this.#pattern(demands);
    for (let loop = 0; loop < this.count && found.length < most; loop++) {
      if (this.#matches(loop, wanted)) found.push(loop);
    }
    return found;
  }

  /** A loop that meets the first demands and not all of the others; −1 if there is none. */
  exception(demands: Demands, conclusion: Demands): number {
    const wanted = this.#pattern(demands);
    const concluded = this.#pattern(conclusion);
    for (let loop = 0; loop < this.count; loop++) {
      if (this.#matches(loop, wanted) && !this.#matches(loop, concluded)) return loop;
    }
    return -1;
  }

  #matches(loop: number, { masks, values }: Pattern): boolean {
    const words = this.#words;
    const at = loop * wordsPerLoop;
    for (let word = 0; word < wordsPerLoop; word++) {
      if ((words[at + word]! & masks[word]!) !== values[word]) return false;
    }
    return true;
  }

  #pattern({ clues = [], edges = [] }: Demands): Pattern {
    const masks = new Int32Array(wordsPerLoop);
    const values = new Int32Array(wordsPerLoop);
    const demand = (index: number, value: number) => {
      const { word, shift, mask } = this.#place(index);
      masks[word]! |= mask << shift;
      values[word]! |= value << shift;
    };
    for (const [cell, lines] of clues) demand(-1 - cell, lines);
    for (const [edge, isLine] of edges) demand(edge, isLine ? 1 : 0);
    return { masks, values };
  }
}

/** The insides of all loops, one bit a cell in reading order. */
function insidesOfLoops(width: number, height: number): number[] {
  const rowMask = (1 << width) - 1;
  const all = (1 << (width * height)) - 1;
  const lastShift = (height - 1) * width;
  let firstColumn = 0;
  for (let row = 0; row < height; row++) firstColumn |= 1 << (row * width);
  const lastColumn = firstColumn << (width - 1);
  const border = firstColumn | lastColumn | rowMask | (rowMask << lastShift);

  /** The cells connected to these without leaving a set. */
  const spread = (from: number, within: number): number => {
    let reached = from;
    for (;;) {
      const sideways = ((reached & ~lastColumn) << 1) | ((reached & ~firstColumn) >> 1);
      const next = (reached | (reached << width) | (reached >> width) | sideways) & within;
      if (next === reached) return reached;
      reached = next;
    }
  };
  /** No 2 × 2 square of two rows has corner-only contact: both columns differ, and the upper two cells do. */
  const fits = (above: number, below: number): boolean => {
    const differs = above ^ below;
    return (differs & (differs >> 1) & (above ^ (above >> 1)) & (rowMask >> 1)) === 0;
  };

  const found: number[] = [];
  const build = (shift: number, above: number, inside: number): void => {
    for (let bits = 0; bits <= rowMask; bits++) {
      if (shift > 0 && !fits(above, bits)) continue;
      const next = inside | (bits << shift);
      if (shift < lastShift) {
        build(shift + width, bits, next);
        continue;
      }
      const outside = all & ~next;
      if (next === 0 || spread(next & -next, next) !== next) continue;
      if (spread(outside & border, outside) === outside) found.push(next);
    }
  };
  build(0, 0, 0);
  return found;
}

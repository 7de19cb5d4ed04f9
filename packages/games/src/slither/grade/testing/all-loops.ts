/**
 * Every loop of a small board, as the truth to test against. A loop is found by
 * the cells inside it: a set of cells is the inside of one loop if it is not
 * empty, it and its outside (with everything round the board) are each in one
 * piece, and no two of its cells touch at a corner only.
 *
 * The number of loops on n × n cells is 1, 13, 213, 9349, 1222363 for n = 1 to 5
 * (OEIS A140517).
 */
import { edgesOfCell, verticalEdge } from "../../board.js";

/** What a loop must look like: lines round cells, and edges that are lines (or not). */
export interface Demands {
  readonly clues?: Iterable<readonly [cell: number, lines: number]>;
  readonly edges?: Iterable<readonly [edge: number, isLine: boolean]>;
}

/** Demands made ready: bits to look at and what they must be, and the four sides of each clue. */
interface Pattern {
  readonly horizontalMask: number;
  readonly horizontals: number;
  readonly verticalMask: number;
  readonly verticals: number;
  readonly clues: readonly { readonly sides: readonly number[]; readonly lines: number }[];
}

export class AllLoops {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** For each loop a bit for each horizontal edge, and one for each vertical edge, in the board's order. */
  readonly #horizontals: Int32Array;
  readonly #verticals: Int32Array;
  readonly #firstVertical: number;

  constructor(width: number, height: number) {
    if (width * height > 25) throw new RangeError("too many loops to list");
    this.width = width;
    this.height = height;
    this.#firstVertical = verticalEdge(this, 0, 0);
    const insides = insidesOfLoops(width, height);
    this.count = insides.length;
    // An edge is a line where one of its two cells is inside: the insides against themselves, one cell on.
    this.#horizontals = Int32Array.from(insides, (inside) => inside ^ (inside << width));
    const rowMask = (1 << width) - 1;
    this.#verticals = Int32Array.from(insides, (inside) => {
      let edges = 0;
      for (let row = 0; row < height; row++) {
        const cells = (inside >> (row * width)) & rowMask;
        edges |= (cells ^ (cells << 1)) << (row * (width + 1));
      }
      return edges;
    });
  }

  isLine(loop: number, edge: number): boolean {
    return this.#bit(loop, edge) === 1;
  }

  linesRound(loop: number, cell: number): number {
    return edgesOfCell(this, cell).reduce((lines, edge) => lines + this.#bit(loop, edge), 0);
  }

  /** The loops that meet all demands, up to `max` of them. */
  meeting(demands: Demands, max: number = Number.POSITIVE_INFINITY): number[] {
    const found: number[] = [];
    const wanted = this.#pattern(demands);
    for (let loop = 0; loop < this.count && found.length < max; loop++) {
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

  #bit(loop: number, edge: number): number {
    const vertical = edge - this.#firstVertical;
    return (vertical < 0 ? this.#horizontals[loop]! >> edge : this.#verticals[loop]! >> vertical) & 1;
  }

  #matches(loop: number, pattern: Pattern): boolean {
    if ((this.#horizontals[loop]! & pattern.horizontalMask) !== pattern.horizontals) return false;
    if ((this.#verticals[loop]! & pattern.verticalMask) !== pattern.verticals) return false;
    for (const { sides, lines } of pattern.clues) {
      let found = 0;
      for (let k = 0; k < 4; k++) found += this.#bit(loop, sides[k]!);
      if (found !== lines) return false;
    }
    return true;
  }

  #pattern({ clues = [], edges = [] }: Demands): Pattern {
    const masks = [0, 0];
    const values = [0, 0];
    for (const [edge, isLine] of edges) {
      const kind = edge < this.#firstVertical ? 0 : 1;
      const bit = 1 << (edge - kind * this.#firstVertical);
      masks[kind]! |= bit;
      if (isLine) values[kind]! |= bit;
    }
    return {
      horizontalMask: masks[0]!,
      horizontals: values[0]!,
      verticalMask: masks[1]!,
      verticals: values[1]!,
      clues: Array.from(clues, ([cell, lines]) => ({ sides: edgesOfCell(this, cell), lines })),
    };
  }
}

/** The insides of all loops, one bit per cell in reading order. */
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

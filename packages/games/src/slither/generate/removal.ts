/**
 * In which groups and in which order clues are taken away. The patterns of four
 * and of two cells take cells together that belong together by symmetry or by
 * touching, so that the clues that stay show the same figure; those of single
 * cells first take the cells of a figure, then the rest. On odd sizes the cells of
 * the middle have no partner there and form the smaller group that is left.
 */
import type { Random } from "@masume/kernel";
import { type PatternChoice, type PatternCode, type PatternGroup, patternGroups } from "../params.js";

function isPatternGroup(choice: string): choice is PatternGroup {
  return Object.hasOwn(patternGroups, choice);
}

/**
 * One pattern after another for a choice, without end. A group's patterns come in
 * random rounds, each once per round, and never the same twice in a row.
 */
export function* patternsInTurn(choice: PatternChoice, random: Random): Generator<PatternCode, never, void> {
  let last: PatternCode | undefined;
  for (;;) {
    const round = isPatternGroup(choice) ? random.shuffle([...patternGroups[choice]]) : [choice];
    if (round.length > 1 && round[0] === last) round.push(round.shift()!);
    for (last of round) yield last;
  }
}

type Cell = readonly [row: number, column: number];

/** The groups of cells in the order in which they are tried. */
export function removalOrder(code: PatternCode, width: number, height: number, random: Random): Int32Array[] {
  const figure = figures[code];
  const groups: Int32Array[][] = [[], []];
  const isTaken = new Uint8Array(width * height);
  const turn = { phase: random.below(4), isMirrored: random.below(2) === 1 };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (isTaken[row * width + column]) continue;
      const group = new Set<number>();
      for (const [r, c] of figure.together?.(row, column, width, height) ?? [[row, column]]) {
        const cell = r * width + c;
        if (r >= 0 && r < height && c >= 0 && c < width && !isTaken[cell]) group.add(cell);
      }
      for (const cell of group) isTaken[cell] = 1;
      const shown = turn.isMirrored ? width - 1 - column : column;
      const isLate = figure.isEarly && !figure.isEarly(row + (turn.phase >> 1), shown + turn.phase);
      groups[isLate ? 1 : 0]!.push(Int32Array.from(group));
    }
  }
  return groups.flatMap((part) => random.shuffle(part));
}

interface Figure {
  /** The cells taken together with this one, itself included; some may be off the board. */
  together?(row: number, column: number, width: number, height: number): readonly Cell[];
  /** Whether a cell is among the first to go. */
  isEarly?(row: number, column: number): boolean;
}

const even = (n: number) => n - (n % 2);
const other = (n: number) => (n % 2 === 0 ? n + 1 : n - 1);
const halfOf = (n: number) => Math.floor(n / 2);

function withMirror(width: number, cells: readonly Cell[]): readonly Cell[] {
  return [...cells, ...cells.map(([r, c]): Cell => [r, width - 1 - c])];
}

/** Two cells side by side, or two on a diagonal of a 2×2 block, do not reach over the middle column's far side. */
function inLeftHalf(width: number, cells: readonly Cell[]): readonly Cell[] {
  const [first] = cells;
  return cells.filter(([, c]) => c <= width - 1 - first![1]);
}

const figures: Readonly<Record<PatternCode, Figure>> = {
  XY: {
    together: (r, c, w, h) =>
      withMirror(w, [
        [r, c],
        [h - 1 - r, c],
      ]),
  },
  HX: {
    together: (r, c, w) =>
      withMirror(
        w,
        inLeftHalf(w, [
          [r, c],
          [r, c + 1],
        ]),
      ),
  },
  DX: {
    together: (r, c, w) =>
      withMirror(
        w,
        inLeftHalf(w, [
          [r, c],
          [other(r), other(c)],
        ]),
      ),
  },
  Q: {
    together: (r, c) => [0, 1, 2, 3].map((i): Cell => [even(r) + (i >> 1), even(c) + (i & 1)]),
  },
  X: { together: (r, c, w) => withMirror(w, [[r, c]]) },
  Y: {
    together: (r, c, _w, h) => [
      [r, c],
      [h - 1 - r, c],
    ],
  },
  P: {
    together: (r, c, w, h) => [
      [r, c],
      [h - 1 - r, w - 1 - c],
    ],
  },
  H: {
    together: (r, c) => [
      [r, c],
      [r, c + 1],
    ],
  },
  D: {
    together: (r, c) => [
      [r, c],
      [other(r), other(c)],
    ],
  },
  F: {},
  WD: { isEarly: (r, c) => halfOf(r + c) % 2 === 0 },
  TD: { isEarly: (r, c) => (r + c) % 2 === 0 },
  C: { isEarly: (r, c) => (halfOf(r) + halfOf(c)) % 2 === 0 },
  WV: { isEarly: (_r, c) => halfOf(c) % 2 === 0 },
  TV: { isEarly: (_r, c) => c % 2 === 0 },
  WH: { isEarly: (r) => halfOf(r) % 2 === 0 },
  TH: { isEarly: (r) => r % 2 === 0 },
};

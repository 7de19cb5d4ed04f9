/**
 * A report over many graded puzzles, after the paper's section 5.2: how the
 * levels are distributed by board size, which techniques the puzzles need, and,
 * where the puzzles come with a difficulty of their own, how far that agrees with
 * the grade.
 *
 * A difficulty of its own is a label (any text; the numbers 1 to 5 count as
 * levels) or a solving time. Times are turned into levels as in the paper: the
 * puzzles of one size and book, from the quickest on, get the levels that grading
 * gave to them, in the same numbers.
 *
 * The paper's table of completion and trial time has seconds of its computer. Here
 * the assumptions refuted are counted instead, which are the same everywhere.
 */
import type { Grade, Level } from "./grade.js";

export interface GradedPuzzle {
  readonly width: number;
  readonly height: number;
  readonly grade: Grade;
  /** The book or other source it belongs to. */
  readonly book?: string;
  readonly label?: string;
  /** In any unit, the same for all. */
  readonly time?: number;
}

/** How many puzzles have each level, and how many none. */
export interface LevelCounts {
  readonly levels: Readonly<Record<Level, number>>;
  readonly unsolved: number;
  readonly total: number;
}

export interface SizeRow extends LevelCounts {
  /** The longer side first. */
  readonly size: readonly [number, number];
}

export interface BookRow extends SizeRow {
  readonly book: string;
}

/** The solving times that count as a level. */
export interface TimeRange {
  /** Null for puzzles of no book. */
  readonly book: string | null;
  readonly size: readonly [number, number];
  readonly level: Level;
  readonly from: number;
  readonly to: number;
  readonly puzzles: number;
}

/** Of the puzzles of a size that take trials: how many there are with so much known when trials began. */
export interface CompletionRow {
  readonly size: readonly [number, number];
  /** In percent, both inclusive. */
  readonly from: number;
  readonly to: number;
  /** With up to `manyTrials` assumptions refuted. */
  readonly fewTrials: number;
  /** With more of them. */
  readonly manyTrials: number;
}

export interface TechniqueRow {
  readonly technique: number;
  /** In how many puzzles it occurs. */
  readonly puzzles: number;
  /** How often in all of them together. */
  readonly uses: number;
}

export interface LabelRow extends LevelCounts {
  readonly label: string;
  /** Of the levels, without the unsolved ones, the lower median; null if there are none. */
  readonly medianLevel: Level | null;
  /** The share of puzzles whose grade is the label, if the label is a level. */
  readonly agreement: number | null;
  /** How many puzzles have a grade above and below the label, if the label is a level. */
  readonly higher: number | null;
  readonly lower: number | null;
}

export interface Report {
  readonly total: LevelCounts;
  /** From the smallest board up. */
  readonly sizes: readonly SizeRow[];
  /** By book, then as sizes; puzzles of no book are not among them. */
  readonly books: readonly BookRow[];
  /** Those that occur, in order. */
  readonly techniques: readonly TechniqueRow[];
  /** Puzzles with a label, by label. */
  readonly labels: readonly LabelRow[];
  /** Puzzles with a solving time, by the level that their time gives them. */
  readonly times: readonly LabelRow[];
  readonly timeRanges: readonly TimeRange[];
  readonly completion: readonly CompletionRow[];
}

const allLevels: readonly Level[] = [1, 2, 3, 4, 5];

export function report(puzzles: readonly GradedPuzzle[]): Report {
  const timed = [...grouped(puzzles, ({ book, ...puzzle }) => `${book ?? ""} ${sizeKey(puzzle)}`).values()]
    .map(labelledByTime)
    .filter((group) => group.length > 0);
  return {
    total: countLevels(puzzles),
    sizes: bySize(puzzles).map((group) => ({ size: sizeOf(group[0]!), ...countLevels(group) })),
    books: [...grouped(puzzles, ({ book }) => book)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([book, group]) =>
        bySize(group).map((row) => ({ book, size: sizeOf(row[0]!), ...countLevels(row) })),
      ),
    techniques: countTechniques(puzzles),
    labels: crossTable(puzzles.filter(({ label }) => label !== undefined)),
    times: crossTable(timed.flat()),
    timeRanges: timed.flatMap(timeRangesOf),
    completion: bySize(puzzles).flatMap(completionRows),
  };
}

/** Groups of one size each, from the smallest board up. */
function bySize(puzzles: readonly GradedPuzzle[]): readonly GradedPuzzle[][] {
  const area = (group: readonly GradedPuzzle[]) => group[0]!.width * group[0]!.height;
  return [...grouped(puzzles, sizeKey).values()].sort(
    (a, b) => area(a) - area(b) || sizeOf(a[0]!)[0] - sizeOf(b[0]!)[0],
  );
}

/** The paper asks whether 20 seconds are enough; so many refuted assumptions are its counterpart. */
export const manyTrials = 20;
const trialNumbers = [23, 24, 28, 29, 30, 31, 32] as const;
const completionBands = [
  [0, 69],
  [70, 79],
  [80, 89],
  [90, 100],
] as const;

function completionRows(group: readonly GradedPuzzle[]): CompletionRow[] {
  return completionBands.flatMap(([from, to]) => {
    const within = group.filter(({ grade }) => {
      const known = grade.completion.beforeLevel4;
      return grade.solved && known !== null && known >= from && known <= to;
    });
    const many = within.filter(({ grade }) => trialsIn(grade) > manyTrials).length;
    if (within.length === 0) return [];
    return [{ size: sizeOf(group[0]!), from, to, fewTrials: within.length - many, manyTrials: many }];
  });
}

function trialsIn({ techniques }: Grade): number {
  return trialNumbers.reduce((sum, number) => sum + (techniques[number] ?? 0), 0);
}

/** Of puzzles of one book and size, labelled by their time. */
function timeRangesOf(group: readonly GradedPuzzle[]): TimeRange[] {
  const [{ book = null }] = group as [GradedPuzzle];
  return allLevels.flatMap((level) => {
    const times = group.filter(({ label }) => label === String(level)).map(({ time }) => time!);
    if (times.length === 0) return [];
    const range = { from: Math.min(...times), to: Math.max(...times), puzzles: times.length };
    return [{ book, size: sizeOf(group[0]!), level, ...range }];
  });
}

function sizeOf({ width, height }: Pick<GradedPuzzle, "width" | "height">): readonly [number, number] {
  return [Math.max(width, height), Math.min(width, height)];
}

function sizeKey(puzzle: Pick<GradedPuzzle, "width" | "height">): string {
  return sizeOf(puzzle).join("×");
}

/** By key; items without one are in no group. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function countLevels(puzzles: readonly GradedPuzzle[]): LevelCounts {
  const levels: Record<Level, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  let unsolved = 0;
  for (const { grade } of puzzles) {
    if (grade.level === null) unsolved++;
    else levels[grade.level]++;
  }
  return { levels, unsolved, total: puzzles.length };
}

function countTechniques(puzzles: readonly GradedPuzzle[]): TechniqueRow[] {
  const rows = new Map<number, TechniqueRow>();
  for (const { grade } of puzzles) {
    for (const [number, uses] of Object.entries(grade.techniques)) {
      const technique = Number(number);
      const row = rows.get(technique) ?? { technique, puzzles: 0, uses: 0 };
      rows.set(technique, { technique, puzzles: row.puzzles + 1, uses: row.uses + uses });
    }
  }
  return [...rows.values()].sort((a, b) => a.technique - b.technique);
}

/** Gives the puzzles of one size and book a level by their rank in solving time. Unsolved ones come last. */
function labelledByTime(group: readonly GradedPuzzle[]): GradedPuzzle[] {
  const timed = group.filter(({ time }) => time !== undefined).sort((a, b) => a.time! - b.time!);
  const { levels } = countLevels(timed);
  const ranks = allLevels.flatMap((level) => Array<string>(levels[level]).fill(String(level)));
  return timed.map((puzzle, rank) => ({ ...puzzle, label: ranks[rank] ?? "unsolved" }));
}

function crossTable(puzzles: readonly GradedPuzzle[]): LabelRow[] {
  const rows = [...grouped(puzzles, ({ label }) => label!)].map(([label, group]): LabelRow => {
    const counts = countLevels(group);
    const level = allLevels.find((candidate) => String(candidate) === label);
    return {
      label,
      ...counts,
      medianLevel: medianLevel(counts),
      agreement: level === undefined ? null : counts.levels[level] / counts.total,
      higher: level === undefined ? null : sumOfLevels(counts, (other) => other > level),
      lower: level === undefined ? null : sumOfLevels(counts, (other) => other < level),
    };
  });
  return rows.sort((a, b) => (a.label < b.label ? -1 : 1));
}

function sumOfLevels({ levels }: LevelCounts, isCounted: (level: Level) => boolean): number {
  return allLevels.filter(isCounted).reduce((sum, level) => sum + levels[level], 0);
}

function medianLevel({ levels, unsolved, total }: LevelCounts): Level | null {
  const middle = Math.ceil((total - unsolved) / 2);
  let upToHere = 0;
  for (const level of allLevels) {
    upToHere += levels[level];
    if (middle > 0 && upToHere >= middle) return level;
  }
  return null;
}

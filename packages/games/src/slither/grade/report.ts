/**
 * A report over many graded puzzles, after the paper's section 5.2: how the
 * levels are distributed by board size, which techniques the puzzles need, and,
 * where the puzzles come with a difficulty of their own, how far that agrees with
 * the grade.
 *
 * A difficulty of its own is a label (any text; the numbers 1 to 5 count as
 * levels) or a solving time. Times are turned into levels as in the paper: the
 * puzzles of one size, from the quickest on, get the levels that grading gave to
 * that size, in the same numbers.
 */
import type { Grade, Level } from "./grade.js";

export interface GradedPuzzle {
  readonly width: number;
  readonly height: number;
  readonly grade: Grade;
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
}

export interface Report {
  readonly total: LevelCounts;
  /** From the smallest board up. */
  readonly sizes: readonly SizeRow[];
  /** Those that occur, in order. */
  readonly techniques: readonly TechniqueRow[];
  /** Puzzles with a label, by label. */
  readonly labels: readonly LabelRow[];
  /** Puzzles with a solving time, by the level that their time gives them. */
  readonly times: readonly LabelRow[];
}

const allLevels: readonly Level[] = [1, 2, 3, 4, 5];

export function report(puzzles: readonly GradedPuzzle[]): Report {
  const bySize = grouped(puzzles, sizeKey);
  return {
    total: countLevels(puzzles),
    sizes: [...bySize.values()]
      .map((group) => ({ size: sizeOf(group[0]!), ...countLevels(group) }))
      .sort((a, b) => a.size[0] * a.size[1] - b.size[0] * b.size[1] || a.size[0] - b.size[0]),
    techniques: countTechniques(puzzles),
    labels: crossTable(puzzles.filter(({ label }) => label !== undefined)),
    times: crossTable([...bySize.values()].flatMap(labelledByTime)),
  };
}

function sizeOf({ width, height }: GradedPuzzle): readonly [number, number] {
  return [Math.max(width, height), Math.min(width, height)];
}

function sizeKey(puzzle: GradedPuzzle): string {
  return sizeOf(puzzle).join("×");
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
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

/** Gives the puzzles of one size a level by their rank in solving time. Unsolved ones come last. */
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
    };
  });
  return rows.sort((a, b) => (a.label < b.label ? -1 : 1));
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

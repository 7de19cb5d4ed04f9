/**
 * What a heap of solved puzzles says: how many of each kind and how quickly. Times are
 * only ever compared within one game, size and level, and only those without hints
 * count for a best or a median: a 5×5 and a 40×30 have nothing to tell each other.
 */

import type { GameId } from "@masume/games";
import { dayAfter } from "../../daily/streak.js";
import type { Score, SolveRecord } from "../../platform/storage/schema.js";
import { isSolve } from "../../platform/storage/solves.js";

/** Puzzles of one game, size and level. */
export interface Kind {
  readonly key: string;
  readonly game: GameId;
  readonly size: SolveRecord["size"];
  /** Null where it is beyond the scale; undefined where it has not been measured. */
  readonly level: SolveRecord["level"];
  /** Oldest first. */
  readonly solves: readonly SolveRecord[];
  /** How many without a hint. */
  readonly unaided: number;
  /** Milliseconds, of those without a hint; absent where there are none. */
  readonly best?: number;
  readonly median?: number;
}

/** Small boards first, then low levels; those beyond the scale after all levels, the unmeasured last. */
export function kindsOf(solves: readonly SolveRecord[]): readonly Kind[] {
  const groups = grouped(solves, ({ game, size, level }) => [game, size?.width, size?.height, level]);
  return [...groups].map(([key, group]) => kindOf(key, group)).sort(bySizeAndLevel);
}

function grouped<Item>(
  items: readonly Item[],
  by: (item: Item) => readonly unknown[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    // As texts, so that a level beyond the scale (null) is not one that nobody has measured.
    const key = by(item).map(String).join("/");
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function kindOf(key: string, group: readonly SolveRecord[]): Kind {
  const { game, size, level } = group[0]!;
  const times = group.flatMap(({ time, hints }) => (hints === 0 ? [time] : []));
  const unaided = times.length;
  return {
    key,
    game,
    size,
    level,
    solves: group.toSorted((a, b) => solvedAt(a) - solvedAt(b)),
    unaided,
    ...(unaided > 0 && { best: Math.min(...times), median: median(times) }),
  };
}

/** Games of one size and one limit on moves, solved or not. */
export interface LimitedKind {
  readonly game: GameId;
  readonly size: SolveRecord["size"];
  readonly maxMoves: number;
  readonly games: number;
  readonly solved: number;
  /** Of those without a hint; absent where there are none. */
  readonly best?: Score;
  /** What was reached in the middle one of them. */
  readonly median?: number;
  readonly of: number;
}

/** Small boards first, then tight limits. */
export function limitedKindsOf(results: readonly SolveRecord[]): readonly LimitedKind[] {
  const limited = results.flatMap((one) => (one.score ? [{ ...one, score: one.score }] : []));
  const groups = grouped(limited, ({ game, score }) => [game, score.of, score.maxMoves]);
  return [...groups.values()]
    .map((group): LimitedKind => {
      const { game, size, score } = group[0]!;
      const own = group.flatMap((one) => (one.hints === 0 ? [one.score] : []));
      const [best] = own.toSorted((a, b) => b.value - a.value || a.moves - b.moves);
      return {
        game,
        size,
        maxMoves: score.maxMoves,
        of: score.of,
        games: group.length,
        solved: group.filter(isSolve).length,
        ...(best && { best, median: median(own.map(({ value }) => value)) }),
      };
    })
    .sort((a, b) => a.game.localeCompare(b.game) || a.of - b.of || a.maxMoves - b.maxMoves);
}

function bySizeAndLevel(a: Kind, b: Kind): number {
  const cells = ({ size }: Kind) => (size ? size.width * size.height : 0);
  const rank = ({ level }: Kind) => (level === undefined ? 99 : (level ?? 98));
  return a.game.localeCompare(b.game) || cells(a) - cells(b) || rank(a) - rank(b);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** The moment, by its record's key; the day alone where the key does not say it. */
export function solvedAt({ key, day }: SolveRecord): number {
  const moment = Number(key.slice(key.lastIndexOf("@") + 1));
  return Number.isFinite(moment) && moment > 0 ? moment : Date.parse(day);
}

export interface Day {
  /** `2026-11-15` */
  readonly day: string;
  readonly solved: number;
}

/** The last days, oldest first, today last. */
export function lastDays(solves: readonly SolveRecord[], today: string, count: number): readonly Day[] {
  const solvedOn = new Map<string, number>();
  for (const { day } of solves) solvedOn.set(day, (solvedOn.get(day) ?? 0) + 1);
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(today, index + 1 - count);
    return { day, solved: solvedOn.get(day) ?? 0 };
  });
}

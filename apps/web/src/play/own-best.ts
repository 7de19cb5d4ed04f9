/**
 * A result beside one's own: puzzles of the same game, size and level, other ones than
 * this, solved without hints. A puzzle that was played before is known, and a hint
 * makes any result, so neither sets a best.
 */
import type { Score, SolveRecord } from "../platform/storage/schema.js";

export interface OwnBest<Value> {
  /** Absent where there is nothing to compare with. */
  readonly before?: Value;
  readonly isBest: boolean;
  /** Nothing of the kind had been played before, neither with hints nor this same puzzle. */
  readonly isFirst: boolean;
}

export type SolvedPuzzle = Pick<SolveRecord, "game" | "time" | "hints" | "size" | "level">;

/** Milliseconds: the fewer the better. */
export function compareTimes(
  solves: readonly SolveRecord[],
  puzzleKey: string,
  solved: SolvedPuzzle,
): OwnBest<number> {
  const best = compare(
    solves,
    puzzleKey,
    solved,
    ({ time }) => time,
    (a, b) => a < b,
  );
  return { ...best, isFirst: best.isFirst && solved.hints === 0 };
}

/** More reached comes before fewer moves, within the same limit. */
export function compareScores(
  results: readonly SolveRecord[],
  puzzleKey: string,
  played: SolvedPuzzle & { readonly score: Score },
): OwnBest<Score> {
  const { maxMoves, of } = played.score;
  return compare(
    results.flatMap(({ score, ...one }) =>
      score?.maxMoves === maxMoves && score.of === of ? [{ ...one, score }] : [],
    ),
    puzzleKey,
    played,
    ({ score }) => score,
    (a, b) => a.value > b.value || (a.value === b.value && a.moves < b.moves),
  );
}

function compare<Played extends SolvedPuzzle, Value>(
  results: readonly (Played & Pick<SolveRecord, "key">)[],
  puzzleKey: string,
  played: Played,
  resultOf: (result: Played) => Value,
  isAhead: (a: Value, b: Value) => boolean,
): OwnBest<Value> {
  const isSamePuzzle = ({ key }: Pick<SolveRecord, "key">): boolean => key.startsWith(`${puzzleKey}@`);
  const ofKind = results.filter((one) => isSameKind(one, played));
  // This result may be among them already.
  const isFirst = ofKind.length <= 1 && ofKind.every(isSamePuzzle);
  const others = ofKind.filter((one) => one.hints === 0 && !isSamePuzzle(one)).map(resultOf);
  const before = others.reduce<Value | undefined>(
    (best, one) => (best === undefined || isAhead(one, best) ? one : best),
    undefined,
  );
  if (before === undefined) return { isBest: false, isFirst };
  return { before, isBest: played.hints === 0 && isAhead(resultOf(played), before), isFirst };
}

/** Same game, size and level: what results are compared within. */
function isSameKind(a: SolvedPuzzle, b: SolvedPuzzle): boolean {
  return (
    a.game === b.game &&
    a.size?.width === b.size?.width &&
    a.size?.height === b.size?.height &&
    a.level === b.level
  );
}

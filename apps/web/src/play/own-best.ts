/**
 * A time beside one's own: puzzles of the same game, size and level, other ones than
 * this, solved without hints. A puzzle that was played before is known, and a hint
 * makes any time, so neither sets a best.
 */
import type { Score, SolveRecord } from "../platform/storage/schema.js";

export interface OwnBest {
  /** Milliseconds; absent where there is nothing to compare with. */
  readonly before?: number;
  readonly isBest: boolean;
  /** Nothing of the kind had been solved before, neither with hints nor this same puzzle. */
  readonly isFirst: boolean;
}

export type SolvedPuzzle = Pick<SolveRecord, "game" | "time" | "hints" | "size" | "level">;

/** Same game, size and level: what times are compared within. */
function isSameKind(a: Omit<SolvedPuzzle, "time" | "hints">, b: typeof a): boolean {
  return (
    a.game === b.game &&
    a.size?.width === b.size?.width &&
    a.size?.height === b.size?.height &&
    a.level === b.level
  );
}

export interface BestScore {
  /** Absent where there is nothing to compare with. */
  readonly before?: Score;
  readonly isBest: boolean;
  readonly isFirst: boolean;
}

/** More reached comes before fewer moves; within the same limit, on other boards of the size, without hints. */
export function compareScores(
  results: readonly SolveRecord[],
  puzzleKey: string,
  played: SolvedPuzzle & { readonly score: Score },
): BestScore {
  const { score } = played;
  const isAhead = (a: Score, b: Score) => a.value > b.value || (a.value === b.value && a.moves < b.moves);
  const ofKind = results.filter(
    (one) => isSameKind(one, played) && one.score?.maxMoves === score.maxMoves && one.score.of === score.of,
  );
  const isFirst = ofKind.length <= 1 && ofKind.every(({ key }) => key.startsWith(`${puzzleKey}@`));
  const others = ofKind.flatMap(({ key, hints, score }) =>
    hints === 0 && score && !key.startsWith(`${puzzleKey}@`) ? [score] : [],
  );
  const [first, ...rest] = others;
  if (!first) return { isBest: false, isFirst };
  const before = rest.reduce((best, one) => (isAhead(one, best) ? one : best), first);
  return { before, isBest: played.hints === 0 && isAhead(score, before), isFirst };
}

export function compareWithOwn(
  solves: readonly SolveRecord[],
  puzzleKey: string,
  solved: SolvedPuzzle,
): OwnBest {
  const ofKind = solves.filter((one) => isSameKind(one, solved));
  // This solve may be among them already.
  const isFirst =
    solved.hints === 0 && ofKind.length <= 1 && ofKind.every(({ key }) => key.startsWith(`${puzzleKey}@`));
  const others = ofKind.filter(({ hints, key }) => hints === 0 && !key.startsWith(`${puzzleKey}@`));
  if (others.length === 0) return { isBest: false, isFirst };
  const before = Math.min(...others.map(({ time }) => time));
  return { before, isBest: solved.hints === 0 && solved.time < before, isFirst };
}

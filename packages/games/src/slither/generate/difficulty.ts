/**
 * Brings a thinned board to the difficulty ordered: a level, or the hardest
 * technique it needs, as the grader measures them.
 *
 * Thinning knows nothing of levels, so its board is mostly too hard. (If it is too
 * easy, the loop is given up: nothing more can go.) The clues taken away last are put
 * back, by halving, for fewer clues are mostly harder, until the clues of one group
 * make the difference between too hard and not. A board so near the limit is
 * mostly as ordered; if it is too easy, the group that was too much stays, and some that
 * went after it are tried. A board that is solved without trials is graded in no
 * time, so there more of them are tried even then, to leave fewer clues.
 */
import { asSubtask, type Progress } from "@masume/kernel";
import { emptyBelow } from "../grade/completion.js";
import { type Grade, grade, type Level } from "../grade/grade.js";
import { levelOfTechnique } from "../orders.js";
import type { Difficulty } from "../params.js";

export interface Draft {
  readonly width: number;
  readonly height: number;
  /** The clue of each cell. */
  readonly counts: Uint8Array;
  /** 1 for the cells that keep their clue. */
  readonly hasClue: Uint8Array;
  /** The groups taken away, in that order. */
  readonly removed: readonly Int32Array[];
}

export function cluesOf({ counts, hasClue }: Draft): string {
  return Array.from(hasClue, (has, cell) => (has ? String(counts[cell]) : ".")).join("");
}

/** The level of the technique ordered, where no puzzle of this size that needs nothing above it has the level ordered. */
export function conflictOf(size: Pick<Draft, "width" | "height">, order: Difficulty): Level | undefined {
  if (order.level === undefined || order.technique === undefined) return undefined;
  const own = levelOfTechnique(order.technique);
  const canBeRaised = emptyBelow(size.width, size.height) > 0 && (own === 3 || own === 4);
  return order.level === own || (canBeRaised && order.level === own + 1) ? undefined : own;
}

/** How a puzzle compares with an order; hard also if what was allowed does not solve it. */
function compare(found: Grade, { level, technique }: Difficulty): "easy" | "met" | "hard" {
  if (found.level === null) return "hard";
  const hardest = Math.max(...Object.keys(found.techniques).map(Number));
  const differences = [found.level - (level ?? found.level), hardest - (technique ?? hardest)];
  if (differences.some((difference) => difference > 0)) return "hard";
  return differences.every((difference) => difference === 0) ? "met" : "easy";
}

/** Up to this level no assumptions are made. */
const withoutTrials = 2;
/** Boards graded beyond the limit found by halving. */
const maxTried = 8;
const maxTriedWithoutTrials = 24;

export type Outcome =
  | { readonly grade: Grade }
  /** Too easy although nothing more can go, or nothing between too easy and too hard was found. */
  | { readonly failed: "easy" | "hard" };

/** Puts clues of the draft back until it is as ordered. */
export function* broughtTo(draft: Draft, order: Difficulty): Generator<Progress<never>, Outcome, void> {
  const { width, height, hasClue, removed } = draft;
  const { level = 5, technique } = order;
  const highest = technique === undefined ? level : (Math.min(level, levelOfTechnique(technique)) as Level);
  const total = removed.length;
  function take(from: number, to: number, has: 0 | 1): void {
    for (let i = from; i < to; i++) for (const cell of removed[i]!) hasClue[cell] = has;
  }
  /** The grade of the board by the techniques up to the highest level allowed; undefined where it is too hard. */
  function* measured(at: number): Generator<Progress<never>, Grade | undefined, void> {
    yield { phase: "generate.grade", done: at, total };
    const found = yield* asSubtask(grade({ width, height, clues: cluesOf(draft) }, highest));
    return compare(found, order) === "hard" ? undefined : found;
  }

  let best = yield* measured(total);
  if (best) return compare(best, order) === "met" ? { grade: best } : { failed: "easy" };
  take(0, total, 1);
  best = yield* measured(0);
  let at = 0;
  for (let hard = total; best && hard - at > 1; ) {
    const middle = (at + hard) >> 1;
    take(at, middle, 0);
    const found = yield* measured(middle);
    if (found) {
      best = found;
      at = middle;
    } else {
      take(at, middle, 1);
      hard = middle;
    }
  }
  const isCheap = highest <= withoutTrials;
  const most = isCheap ? maxTriedWithoutTrials : maxTried;
  at++;
  for (let tried = 0, size = 1; best && at < total && tried < most; tried++) {
    const isMet = compare(best, order) === "met";
    if (isMet && !isCheap) break;
    const to = Math.min(total, at + size);
    take(at, to, 0);
    const found = yield* measured(to);
    if (found && !(isMet && compare(found, order) === "easy")) {
      best = found;
      at = to;
      size *= 2;
    } else {
      take(at, to, 1);
      if (size > 1) size >>= 1;
      else at++;
    }
  }
  return best && compare(best, order) === "met" ? { grade: best } : { failed: "hard" };
}

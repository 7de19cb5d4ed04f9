/**
 * Brings a thinned board to the difficulty ordered: a level, or the hardest
 * technique it needs, as the grader measures them.
 *
 * Thinning knows nothing of levels, so its board may be far too hard. The clues
 * taken away last are put back until level 2 (or less, if less is ordered) is
 * enough, by halving, for fewer clues are mostly harder, and boards without trials
 * are graded in no time. From there clues go again as long as nothing above the
 * order is needed: twice as many groups at once after each success, half as many
 * after each failure; and where a single group makes the board too hard for the
 * level reached so far, the next level is allowed. So boards that need trials are
 * nearly solved without, and few are graded that need more than was ordered. When
 * the order is met, some further groups are tried, to make more of it.
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

/** Without assumptions, boards are graded in no time. */
const withoutTrials = 2;
/** Boards of fewer cells are mostly near the order when thinned, and are graded as they are first. */
const large = 200;
/** Boards graded in search of the order, and after it is met. */
const maxTried = 60;
const maxRefined = 12;

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
  /** The grade of the board by the techniques up to a level; undefined where it is too hard. */
  function* measured(upTo: number, at: number): Generator<Progress<never>, Grade | undefined, void> {
    yield { phase: "generate.grade", done: at, total };
    const found = yield* asSubtask(grade({ width, height, clues: cluesOf(draft) }, upTo as Level));
    return compare(found, order) === "hard" ? undefined : found;
  }

  if (width * height < large) {
    const found = yield* measured(highest, total);
    if (found) return compare(found, order) === "met" ? { grade: found } : { failed: "easy" };
  }
  let allowed = Math.min(highest, withoutTrials);
  take(0, total, 1);
  let best = yield* measured(allowed, 0);
  let at = 0;
  for (let hard = total + 1; best && hard - at > 1; ) {
    const middle = (at + hard) >> 1;
    take(at, middle, 0);
    const found = yield* measured(allowed, middle);
    if (found) {
      best = found;
      at = middle;
    } else {
      take(at, middle, 1);
      hard = middle;
    }
  }
  let tried = 0;
  let refined = 0;
  let size = 1;
  while (best && at < total && tried < maxTried && refined < maxRefined) {
    const isMet = compare(best, order) === "met";
    const to = Math.min(total, at + size);
    take(at, to, 0);
    const found = yield* measured(allowed, to);
    if (found && !(isMet && compare(found, order) === "easy")) {
      best = found;
      at = to;
      size *= 2;
    } else {
      take(at, to, 1);
      if (size > 1) size >>= 1;
      else if (allowed < highest) allowed++;
      else at++;
    }
    if (isMet) refined++;
    else tried++;
  }
  if (best && compare(best, order) === "met") return { grade: best };
  return { failed: best && at === total && tried === 0 ? "easy" : "hard" };
}

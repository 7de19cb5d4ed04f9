/**
 * Brings a thinned board to a level of difficulty. Clues are put back from the last
 * one taken away until the grader finds the board easy enough, by halving, since
 * fewer clues are mostly harder; if that is too easy, the groups put back are taken
 * away again one by one, as long as none makes it too hard, until the level is met.
 */
import { asSubtask, type Progress } from "@masume/kernel";
import { grade, type Level } from "../grade/grade.js";

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

/** Whether the draft, some of its clues put back, has come to that level. */
export function* broughtToLevel(draft: Draft, level: Level): Generator<Progress<never>, boolean, void> {
  const { width, height, hasClue, removed } = draft;
  const total = removed.length;
  let taken = total;
  const take = (group: Int32Array, has: 0 | 1) => {
    for (const cell of group) hasClue[cell] = has;
  };
  const takeFirst = (count: number) => {
    for (; taken < count; taken++) take(removed[taken]!, 0);
    for (; taken > count; taken--) take(removed[taken - 1]!, 1);
  };
  /** The level reached, undefined when it is too high. */
  function* measured(): Generator<Progress<never>, Level | undefined, void> {
    const found = yield* asSubtask(grade({ width, height, clues: cluesOf(draft) }, level));
    return found.level !== null && found.level <= level ? found.level : undefined;
  }

  let reached = yield* measured();
  if (reached !== undefined) return reached === level;
  let easy = 0;
  let hard = total;
  while (hard - easy > 1) {
    takeFirst((easy + hard) >> 1);
    yield { phase: "generate.grade", done: taken, total };
    reached = yield* measured();
    if (reached === level) return true;
    if (reached === undefined) hard = taken;
    else easy = taken;
  }
  takeFirst(easy);
  for (let i = easy; i < total; i++) {
    yield { phase: "generate.grade", done: i, total };
    take(removed[i]!, 0);
    reached = yield* measured();
    if (reached === level) return true;
    if (reached === undefined) take(removed[i]!, 1);
  }
  return false;
}

/**
 * The next cell of a line, from wherever the player stands, and why; or, when the
 * line can no longer be finished, how much of it is still good.
 */
import { Budget, type Cell, sameCell } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import { lineViolations, play } from "../rules.js";
import { completable, defaultWork, findLine } from "../solve/lines.js";
import { failsInSight, type Reason, reasonAgainst } from "../solve/reasons.js";

export type Hint =
  | {
      readonly kind: "next";
      readonly next: Cell;
      /** The next cell and those behind it to which there is no other way, or none that does not fail at a glance. */
      readonly stretch: readonly Cell[];
      /** Also its message key. */
      readonly technique: "hint.only-way" | "hint.others-fail" | "hint.one-of-several";
      /** The other ways on that lead nowhere, each with what proves it. */
      readonly wrong: readonly { readonly cell: Cell; readonly reason: Reason }[];
    }
  | {
      readonly kind: "stuck";
      /** So many cells of the line, from the start, can still be continued to the end. */
      readonly stuckAfter: number;
      /** Why the next cell of the line was one too many; absent where that step itself is against the rules. */
      readonly reason?: Reason;
    }
  | { readonly kind: "finished" }
  | { readonly kind: "unknown" };

export function hint(board: Puzzle, line: readonly Cell[], budget?: Budget): Hint {
  const work = budget ?? new Budget(defaultWork);
  if (lineViolations(board, line).length === 0) return { kind: "finished" };
  const legal = legalPrefix(board, line);
  const found = findLine(board, legal, work);
  if (found.verdict === "unknown") return { kind: "unknown" };
  if (found.verdict === "unsolvable" || legal.length < line.length) return stuck(board, legal, work);
  const next = found.line[legal.length]!;
  const others = waysOn(board, legal).filter((cell) => !sameCell(cell, next));
  const wrong: { cell: Cell; reason: Reason }[] = [];
  for (const cell of others) {
    if (completable(board, [...legal, cell], work) !== false) continue;
    wrong.push({ cell, reason: reasonAgainst(board, [...legal, cell]) });
  }
  const technique =
    others.length === 0
      ? "hint.only-way"
      : wrong.length === others.length
        ? "hint.others-fail"
        : "hint.one-of-several";
  return { kind: "next", next, stretch: stretchFrom(board, found.line, legal.length), technique, wrong };
}

function stretchFrom(board: Puzzle, line: readonly Cell[], from: number): readonly Cell[] {
  let to = from + 1;
  while (to < line.length) {
    const begun = line.slice(0, to);
    const others = waysOn(board, begun).filter((cell) => !sameCell(cell, line[to]!));
    if (!others.every((cell) => failsInSight(board, [...begun, cell]))) break;
    to++;
  }
  return line.slice(from, to);
}

/** A line that can be finished could be at every earlier cell, so the last good one is found by halving. */
function stuck(board: Puzzle, legal: readonly Cell[], budget: Budget): Hint {
  let good = 0;
  let bad = legal.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const can = completable(board, legal.slice(0, middle), budget);
    if (can === null) return { kind: "unknown" };
    if (can) good = middle;
    else bad = middle;
  }
  if (good === legal.length) return { kind: "stuck", stuckAfter: good };
  return { kind: "stuck", stuckAfter: good, reason: reasonAgainst(board, legal.slice(0, good + 1)) };
}

/** The beginning of the line that the rules allow. */
function legalPrefix(board: Puzzle, line: readonly Cell[]): readonly Cell[] {
  const [first] = line;
  if (!first || !sameCell(first, board.start)) return [];
  let legal: readonly Cell[] = [first];
  for (const cell of line.slice(1)) {
    const step = play(board, { line: legal }, { kind: "extend", cell });
    if (!step.ok) break;
    legal = step.value.line;
  }
  return legal;
}

function waysOn(board: Puzzle, line: readonly Cell[]): Cell[] {
  const head = line.at(-1);
  if (!head) return [];
  const [row, column] = head;
  const around: Cell[] = [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ];
  return around.filter((cell) => play(board, { line }, { kind: "extend", cell }).ok);
}

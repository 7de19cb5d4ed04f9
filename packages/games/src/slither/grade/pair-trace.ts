/**
 * Corner pairs (Proposition 2.1). Two sides of a cell that meet at a corner form
 * a pair when something is known of them together:
 *
 *   together     both are lines or both are crosses          (the paper's type 1)
 *   exactlyOne   one is a line, the other a cross            (type 2)
 *   atLeastOne   they are not both crosses                   (type 3)
 *
 * A pair travels diagonally. The four edges at the pair's point hold 0 or 2
 * lines, so the opposite two edges there, which are sides of the diagonal cell,
 * form a pair in turn: together → together, exactlyOne → exactlyOne, atLeastOne
 * → not both lines. If that cell is a 2, its far two sides are the complement of
 * the near two and again a pair of the same kind as the first. On its way the
 * pair decides what it meets:
 *
 *   - a side of the pair itself is known: so is the other;
 *   - a 3: with `together` its two near sides are lines (if the pair were lines,
 *     both near sides would be crosses, too many for a 3; so the pair is crosses
 *     and the near sides, at least one of which is drawn, go together); with the
 *     other kinds exactly one near side is drawn, so the two far ones are lines;
 *   - a 1: with `together` its two near sides are crosses (both or neither, and
 *     both is too many); with `exactlyOne` the two far ones are;
 *   - an edge at the point: see `settlePoint`;
 *   - with `together`, a 3 beside the pair: its two sides away from the pair are
 *     lines. (A pair of lines shuts the 3's side at the pair's point, a pair of
 *     crosses the side they share; the cross is one of these two either way.)
 */
import { atLeastOne, exactlyOne, type PairKind, pointElement, together } from "./element.js";
import type { Cell, Edge, Turn } from "./grid.js";
import type { Proof } from "./proof.js";
import { cross, line, type Sheet, unknown } from "./sheet.js";

/**
 * Follows the pair that the two sides of `cell` away from corner `from` form
 * (those that meet at corner from + 2) until it decides something or ends. The
 * caller has named why they are a pair.
 */
export function tracePair(sheet: Sheet, proof: Proof, kind: PairKind, cell: Cell, from: Turn): boolean {
  let at = cell;
  for (;;) {
    const a = sheet.side(at, from + 1);
    const b = sheet.side(at, from + 2);
    proof.cornerGate(at, from + 1, kind);
    if (sheet.value(a) !== unknown || sheet.value(b) !== unknown) return settlePair(sheet, proof, kind, a, b);
    if (kind === together && settleThreesBeside(sheet, proof, at, from)) return true;
    at = sheet.diagonal(at, from + 2);
    if (settleClue(sheet, proof, kind, at, from)) return true;
    if (settlePoint(sheet, proof, kind, at, from)) return true;
    if (!sheet.isOpen(at, 2)) {
      proof.forget();
      return false;
    }
    proof.cell(at);
  }
}

/** One side of the pair at least is known. */
function settlePair(sheet: Sheet, proof: Proof, kind: PairKind, a: Edge, b: Edge): boolean {
  const [known, other] = sheet.value(a) !== unknown ? [a, b] : [b, a];
  const value = sheet.value(known);
  proof.edge(known);
  if (kind === together) proof.decide(other, value === line ? line : cross);
  else if (kind === exactlyOne) proof.decide(other, value === line ? cross : line);
  else if (value === cross) proof.decide(other, line);
  return proof.done();
}

function settleClue(sheet: Sheet, proof: Proof, kind: PairKind, cell: Cell, from: Turn): boolean {
  const mark = proof.mark;
  const [k, m] = kind === together ? [from, from - 1] : [from + 1, from + 2];
  decideBoth(sheet, proof, 3, cell, k, m, line);
  if (kind !== atLeastOne) decideBoth(sheet, proof, 1, cell, k, m, cross);
  return proof.doneOrForget(mark);
}

function settleThreesBeside(sheet: Sheet, proof: Proof, cell: Cell, from: Turn): boolean {
  const mark = proof.mark;
  decideBoth(sheet, proof, 3, sheet.step(cell, from + 1), from, from + 1, line);
  decideBoth(sheet, proof, 3, sheet.step(cell, from + 2), from + 2, from + 3, line);
  return proof.doneOrForget(mark);
}

/** Two sides of an open clue get the same value. */
function decideBoth(
  sheet: Sheet,
  proof: Proof,
  clue: number,
  cell: Cell,
  k: Turn,
  m: Turn,
  value: typeof line | typeof cross,
): void {
  if (!sheet.isOpen(cell, clue)) return;
  if (sheet.sideValue(cell, k) === value && sheet.sideValue(cell, m) === value) return;
  proof.cell(cell).decide(sheet.side(cell, k), value).decide(sheet.side(cell, m), value);
}

/**
 * What the pair and its continuation at the point say of each other. The old pair
 * are the two edges away from the new cell, the new pair its sides at the point.
 */
function settlePoint(sheet: Sheet, proof: Proof, kind: PairKind, cell: Cell, from: Turn): boolean {
  const a = sheet.side(cell, from);
  const b = sheet.side(cell, from - 1);
  const [valueA, valueB] = [sheet.value(a), sheet.value(b)];
  if (valueA === unknown && valueB === unknown) return false;
  const mark = proof.mark;
  proof.edge(a).edge(b);
  const oldPair = [sheet.outerVertical(cell, from), sheet.outerHorizontal(cell, from)] as const;
  if (kind === together) {
    // A line in the new pair leaves no room for two in the old one; then the new pair is both lines.
    if (valueA === line || valueB === line) {
      if (valueA === cross || valueB === cross)
        proof.contradict("dead-end", pointElement(sheet.corner(cell, from)));
      else for (const edge of oldPair) proof.decide(edge, cross);
    } else {
      proof.decide(a, cross).decide(b, cross);
    }
  } else if (kind === exactlyOne) {
    if (valueA !== unknown) proof.decide(b, valueA === line ? cross : line);
    else proof.decide(a, valueB === line ? cross : line);
  } else if (valueA === line) {
    proof.decide(b, cross);
  } else if (valueB === line) {
    proof.decide(a, cross);
  } else if (valueA === cross && valueB === cross) {
    for (const edge of oldPair) proof.decide(edge, line);
  }
  return proof.doneOrForget(mark);
}

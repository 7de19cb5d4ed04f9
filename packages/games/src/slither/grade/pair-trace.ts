/**
 * Corner pairs (Proposition 2.1). Two sides of a cell that meet at a corner form
 * a pair when something is known of them together:
 *
 *   together     both are lines or both are crosses          (the paper's type 1)
 *   exactlyOne   one is a line, the other a cross            (type 2)
 *   atLeastOne   they are not both crosses                   (type 3)
 *
 * A pair travels diagonally. The four edges at the pair's node hold 0 or 2
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
 *   - an edge at the node: see `settleNode`;
 *   - with `together`, a 3 beside the pair: its two sides away from the pair are
 *     lines. (A pair of lines shuts the 3's side at the pair's node, a pair of
 *     crosses the side they share; the cross is one of these two either way.)
 */

import { cross, type DecidedValue, line, unknown } from "../edge-value.js";
import type { Cell, Edge, QuarterTurn } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import type { Proof } from "./proof.js";
import { atLeastOne, exactlyOne, nodeReason, type PairKind, together } from "./reason.js";

/**
 * Follows the pair that the two sides of `cell` away from corner `from` form
 * (those that meet at corner from + 2) until it decides something or ends. The
 * caller has named why they are a pair.
 */
export function tracePair(
  board: GradingBoard,
  proof: Proof,
  kind: PairKind,
  cell: Cell,
  from: QuarterTurn,
): boolean {
  let at = cell;
  for (;;) {
    const a = board.side(at, from + 1);
    const b = board.side(at, from + 2);
    proof.cornerGate(at, from + 1, kind);
    if (board.value(a) !== unknown || board.value(b) !== unknown) return settlePair(board, proof, kind, a, b);
    if (kind === together && settleThreesBeside(board, proof, at, from)) return true;
    at = board.diagonal(at, from + 2);
    if (settleClue(board, proof, kind, at, from)) return true;
    if (settleNode(board, proof, kind, at, from)) return true;
    if (!board.isOpen(at, 2)) {
      proof.forget();
      return false;
    }
    proof.cell(at);
  }
}

/** One side of the pair at least is known. */
function settlePair(board: GradingBoard, proof: Proof, kind: PairKind, a: Edge, b: Edge): boolean {
  const [known, other] = board.value(a) !== unknown ? [a, b] : [b, a];
  const value = board.value(known);
  proof.edge(known);
  if (kind === together) proof.decide(other, value === line ? line : cross);
  else if (kind === exactlyOne) proof.decide(other, value === line ? cross : line);
  else if (value === cross) proof.decide(other, line);
  return proof.done();
}

function settleClue(
  board: GradingBoard,
  proof: Proof,
  kind: PairKind,
  cell: Cell,
  from: QuarterTurn,
): boolean {
  const mark = proof.mark;
  const [k, m] = kind === together ? [from, from - 1] : [from + 1, from + 2];
  decideBoth(board, proof, 3, cell, k, m, line);
  if (kind !== atLeastOne) decideBoth(board, proof, 1, cell, k, m, cross);
  return proof.doneOrForget(mark);
}

function settleThreesBeside(board: GradingBoard, proof: Proof, cell: Cell, from: QuarterTurn): boolean {
  const mark = proof.mark;
  decideBoth(board, proof, 3, board.beside(cell, from + 1), from, from + 1, line);
  decideBoth(board, proof, 3, board.beside(cell, from + 2), from + 2, from + 3, line);
  return proof.doneOrForget(mark);
}

/** Two sides of an open clue get the same value. */
function decideBoth(
  board: GradingBoard,
  proof: Proof,
  clue: number,
  cell: Cell,
  k: QuarterTurn,
  m: QuarterTurn,
  value: DecidedValue,
): void {
  if (!board.isOpen(cell, clue)) return;
  if (board.sideValue(cell, k) === value && board.sideValue(cell, m) === value) return;
  proof.cell(cell).decide(board.side(cell, k), value).decide(board.side(cell, m), value);
}

/**
 * What the pair and its continuation at the node say of each other. The old pair
 * are the two edges away from the new cell, the new pair its sides at the node.
 */
function settleNode(
  board: GradingBoard,
  proof: Proof,
  kind: PairKind,
  cell: Cell,
  from: QuarterTurn,
): boolean {
  const a = board.side(cell, from);
  const b = board.side(cell, from - 1);
  const [valueA, valueB] = [board.value(a), board.value(b)];
  if (valueA === unknown && valueB === unknown) return false;
  const mark = proof.mark;
  proof.edge(a).edge(b);
  const oldPair = [board.outerVertical(cell, from), board.outerHorizontal(cell, from)] as const;
  if (kind === together) {
    // A line in the new pair leaves no room for two in the old one; then the new pair is both lines.
    if (valueA === line || valueB === line) {
      if (valueA === cross || valueB === cross)
        proof.contradict("dead-end", nodeReason(board.corner(cell, from)));
      else for (const edge of oldPair) proof.decide(edge, cross);
    } else {
      proof.decide(a, cross).decide(b, cross);
    }
  } else if (kind === exactlyOne) {
    const [known, other] = valueA !== unknown ? [valueA, b] : [valueB, a];
    // A line that comes to the border and has no way along it.
    if (known === cross && !board.hasEdge(other))
      proof.contradict("dead-end", nodeReason(board.corner(cell, from)));
    else proof.decide(other, known === line ? cross : line);
  } else if (valueA === line) {
    proof.decide(b, cross);
  } else if (valueB === line) {
    proof.decide(a, cross);
  } else if (valueA === cross && valueB === cross) {
    for (const edge of oldPair) proof.decide(edge, line);
  }
  return proof.doneOrForget(mark);
}

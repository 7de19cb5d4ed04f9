/**
 * Complete search with learning. Where propagation ends, an edge is assumed; where
 * that contradicts itself, the reason becomes a clause, and the search jumps back
 * to where the clause already decides something.
 *
 * Solutions need no assumption of their own. A loop that solves the puzzle is found
 * when the last edge between the two ends of a line would close it: it is noted,
 * and that edge ruled out like any other early closing, since a loop that contains
 * it is the one just noted. So the search always ends in a contradiction of the
 * bare facts, and then the solutions noted are all there are.
 */
import { cross, type DecidedValue, line, unknown } from "../edge-value.js";
import { because, cause } from "./causes.js";
import { Clauses } from "./clauses.js";
import { ConflictAnalysis } from "./conflict-analysis.js";
import { Connectivity } from "./connectivity.js";
import { Order } from "./order.js";
import type { Propagator } from "./propagator.js";
import type { Solutions } from "./solutions.js";

export class Search {
  isFinished = false;
  readonly #propagator: Propagator;
  readonly #clauses: Clauses;
  readonly #cuts: Connectivity;
  readonly #reasons: ConflictAnalysis;
  readonly #order: Order;
  /** The value an edge had last. */
  readonly #phase: Int8Array;
  #solutions: Solutions | undefined;
  /** How many marks were set at the start. */
  #base = 0;
  #untilRestart = 0;
  #restarts = 0;
  #clausesWanted = 0;
  #isConsistent = true;
  /** The work at which what is cut off will be looked for again. */
  #nextCheck = 0;

  constructor(propagator: Propagator) {
    this.#propagator = propagator;
    this.#clauses = new Clauses(propagator);
    this.#cuts = new Connectivity(propagator);
    this.#reasons = new ConflictAnalysis(propagator, this.#clauses, this.#cuts);
    this.#order = new Order(propagator.topology.edges);
    this.#phase = new Int8Array(propagator.topology.edges);
  }

  /**
   * Starts from what is on the board, all of it propagated without contradiction:
   * that counts as fact. Edges that are assumed are assumed crosses first, or as in a
   * likely solution.
   */
  start(solutions: Solutions, likely?: Uint8Array): void {
    const propagator = this.#propagator;
    this.#solutions = solutions;
    this.#base = propagator.marks.count;
    this.#untilRestart = restartUnit;
    this.#restarts = 0;
    this.#clausesWanted = firstClauses;
    this.#clauses.clear();
    this.#cuts.forget();
    this.#order.clear();
    propagator.watcher = this.#clauses;
    for (let edge = 0; edge < propagator.topology.edges; edge++) {
      this.#phase[edge] = likely?.[edge] === 1 ? line : cross;
      if (propagator.edge[edge] !== unknown) continue;
      this.#order.estimate(edge, promise(propagator, edge));
      this.#order.add(edge);
    }
    this.#isConsistent = propagator.reviewClosing() && propagator.propagate() && this.#isConnected();
    this.isFinished = !this.#isConsistent;
  }

  /** The work done, in edges settled. */
  get work(): number {
    return this.#propagator.work + (this.#cuts.work >> 3);
  }

  /** Goes on until the search is finished or that much work has been done in all. */
  advance(limit: number): void {
    while (!this.isFinished && this.work < limit) {
      if (!this.#isConsistent) this.#isConsistent = this.#learn() && this.#isConnected();
      else if (this.#untilRestart <= 0) this.#restart();
      else this.#isConsistent = this.#branch() && this.#isConnected();
      const isExhausted = !this.#isConsistent && this.#propagator.marks.count === this.#base;
      this.isFinished = isExhausted || this.#solutions?.second !== undefined;
    }
  }

  /** Takes back all assumptions, but not the facts found. */
  leave(): void {
    this.#goBack(this.#base);
  }

  /**
   * Rules out what is cut off, until nothing more follows; false on a contradiction.
   * A check costs as much as settling a number of edges, so it waits until about
   * that many have been settled.
   */
  #isConnected(): boolean {
    const propagator = this.#propagator;
    if (propagator.work < this.#nextCheck && propagator.marks.count > this.#base) return true;
    for (;;) {
      const before = propagator.trailLength;
      if (!this.#cuts.check()) return false;
      this.#nextCheck = propagator.work + (this.#cuts.openCount >> 2);
      if (propagator.trailLength === before) return true;
      if (!propagator.propagate()) return false;
    }
  }

  #branch(): boolean {
    const propagator = this.#propagator;
    let edge = this.#order.take();
    while (edge >= 0 && propagator.edge[edge] !== unknown) edge = this.#order.take();
    if (edge < 0) return propagator.contradict("no line", 0, 0, 0);
    propagator.mark();
    return propagator.decide(edge, this.#phase[edge] as DecidedValue) && propagator.propagate();
  }

  #learn(): boolean {
    const propagator = this.#propagator;
    this.#untilRestart--;
    this.#reasons.analyse(this.#base);
    const { nogood, length } = this.#reasons;
    this.#order.bump(nogood[0]!);
    let back = this.#base;
    for (let i = 1; i < length; i++) {
      const other = nogood[i]!;
      this.#order.bump(other);
      const level = this.#levelOf(other);
      if (level <= back) continue;
      back = level;
      nogood[i] = nogood[1]!;
      nogood[1] = other;
    }
    this.#order.age();
    const edge = nogood[0]!;
    const value = propagator.edge[edge] === line ? cross : line;
    const why = length > 1 ? because(cause.clause, this.#clauses.learn(nogood, length)) : cause.given;
    this.#goBack(back);
    return propagator.decide(edge, value, why) && propagator.propagate();
  }

  /** How many assumptions had been made when an edge was decided. */
  #levelOf(edge: number): number {
    const propagator = this.#propagator;
    const entry = propagator.entryOf[edge]!;
    let low = this.#base;
    let high = propagator.marks.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (propagator.marks.logLengthAt(middle) <= entry) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #goBack(level: number): void {
    const propagator = this.#propagator;
    if (propagator.marks.count <= level) return;
    for (let i = propagator.marks.trailLengthAt(level); i < propagator.trailLength; i++) {
      const edge = propagator.trail[i]!;
      this.#phase[edge] = propagator.edge[edge]!;
      this.#order.add(edge);
    }
    while (propagator.marks.count > level) propagator.undo();
  }

  #restart(): void {
    this.#goBack(this.#base);
    this.#cuts.forget();
    this.#untilRestart = restartUnit * luby(++this.#restarts);
    if (this.#clauses.count < this.#clausesWanted) return;
    this.#clauses.halve();
    this.#clausesWanted += moreClauses;
  }
}

/** Conflicts in the shortest run between restarts. */
const restartUnit = 50;
/** How many clauses may be kept at first, and how many more after each clearing out. */
const firstClauses = 4000;
const moreClauses = 1000;

/** How promising an edge is before anything is learnt: constraints with few patterns left, and ends of lines. */
function promise(propagator: Propagator, edge: number): number {
  const { constraints, constraintsOf, edgeAt } = propagator.topology;
  let fewest = 16;
  let isAtLine = 0;
  for (let i = edge * 4; i < edge * 4 + 4; i++) {
    const constraint = constraintsOf[i]!;
    if (constraint === constraints) continue;
    fewest = Math.min(fewest, bitCount(propagator.domain[constraint]!));
    if (i >= edge * 4 + 2) continue;
    for (let k = constraint * 4; k < constraint * 4 + 4; k++) {
      if (propagator.edge[edgeAt[k]!] === line) isAtLine = 1;
    }
  }
  return (isAtLine + 1 / fewest) / 1024;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The sequence 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … (Luby, Sinclair and Zuckerman), from index 1. */
function luby(index: number): number {
  let size = 1;
  while (size < index + 1) size *= 2;
  if (size === index + 1) return size / 2;
  return luby(index - size / 2 + 1);
}

/**
 * Complete search with learning. Where propagation ends, an edge is assumed; where
 * that contradicts itself, the reason becomes a clause, and the search jumps back
 * to where the clause already decides something.
 *
 * Answers need no assumption of their own. A loop that answers the puzzle is found
 * when the last edge between the two ends of a line would close it: it is noted,
 * and that edge ruled out like any other early closing, since a loop that contains
 * it is the one just noted. So the search always ends in a contradiction of the
 * bare facts, and then the answers noted are all there are.
 */
import { because, cause, line, off, unknown } from "../reasoning/causes.js";
import type { Position } from "../reasoning/position.js";
import { Reasons } from "../reasoning/reasons.js";
import type { Answers } from "./answers.js";
import { Clauses } from "./clauses.js";
import { Connectivity } from "./connectivity.js";
import { Order } from "./order.js";

export class Search {
  isFinished = false;
  readonly #position: Position;
  readonly #clauses: Clauses;
  readonly #cuts: Connectivity;
  readonly #reasons: Reasons;
  readonly #order: Order;
  /** The value an edge had last. */
  readonly #phase: Uint8Array;
  #answers: Answers | undefined;
  /** How many marks were set at the start. */
  #base = 0;
  #untilRestart = 0;
  #restarts = 0;
  #clausesWanted = 0;
  #isConsistent = true;
  /** The work at which what is cut off will be looked for again. */
  #nextCheck = 0;

  constructor(position: Position) {
    this.#position = position;
    this.#clauses = new Clauses(position);
    this.#cuts = new Connectivity(position);
    this.#reasons = new Reasons(position, this.#clauses, this.#cuts);
    this.#order = new Order(position.grid.edges);
    this.#phase = new Uint8Array(position.grid.edges);
  }

  /**
   * Starts from what is on the board, all of it propagated without contradiction:
   * that counts as fact. Edges that are assumed are assumed off first, or as in a
   * likely answer.
   */
  start(answers: Answers, likely?: Uint8Array): void {
    const position = this.#position;
    this.#answers = answers;
    this.#base = position.markCount;
    this.#untilRestart = restartUnit;
    this.#restarts = 0;
    this.#clausesWanted = firstClauses;
    this.#clauses.clear();
    this.#cuts.forget();
    this.#order.clear();
    position.watcher = this.#clauses;
    for (let edge = 0; edge < position.grid.edges; edge++) {
      this.#phase[edge] = likely?.[edge] === 1 ? line : off;
      if (position.edge[edge] !== unknown) continue;
      this.#order.estimate(edge, promise(position, edge));
      this.#order.add(edge);
    }
    this.#isConsistent = position.reviewClosing() && position.propagate() && this.#isConnected();
    this.isFinished = !this.#isConsistent;
  }

  /** The work done, in edges settled. */
  get work(): number {
    return this.#position.work + (this.#cuts.work >> 3);
  }

  /** Goes on until the search is finished or that much work has been done in all. */
  advance(limit: number): void {
    while (!this.isFinished && this.work < limit) {
      if (!this.#isConsistent) this.#isConsistent = this.#learn() && this.#isConnected();
      else if (this.#untilRestart <= 0) this.#restart();
      else this.#isConsistent = this.#branch() && this.#isConnected();
      const isExhausted = !this.#isConsistent && this.#position.markCount === this.#base;
      this.isFinished = isExhausted || this.#answers?.second !== undefined;
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
    const position = this.#position;
    if (position.work < this.#nextCheck && position.markCount > this.#base) return true;
    for (;;) {
      const before = position.trailLength;
      if (!this.#cuts.check()) return false;
      this.#nextCheck = position.work + (this.#cuts.openCount >> 2);
      if (position.trailLength === before) return true;
      if (!position.propagate()) return false;
    }
  }

  #branch(): boolean {
    const position = this.#position;
    let edge = this.#order.take();
    while (edge >= 0 && position.edge[edge] !== unknown) edge = this.#order.take();
    if (edge < 0) return position.contradict("no line", 0, 0, 0);
    position.mark();
    return position.decide(edge, this.#phase[edge]!) && position.propagate();
  }

  #learn(): boolean {
    const position = this.#position;
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
    const value = position.edge[edge] === line ? off : line;
    const why = length > 1 ? because(cause.clause, this.#clauses.learn(nogood, length)) : cause.given;
    this.#goBack(back);
    return position.decide(edge, value, why) && position.propagate();
  }

  /** How many assumptions had been made when an edge was decided. */
  #levelOf(edge: number): number {
    const position = this.#position;
    const entry = position.entryOf[edge]!;
    let low = this.#base;
    let high = position.markCount;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (position.logAt(middle) <= entry) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #goBack(level: number): void {
    const position = this.#position;
    if (position.markCount <= level) return;
    for (let i = position.trailAt(level); i < position.trailLength; i++) {
      const edge = position.trail[i]!;
      this.#phase[edge] = position.edge[edge]!;
      this.#order.add(edge);
    }
    while (position.markCount > level) position.undo();
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

/** How promising an edge is before anything is learnt: places with few patterns left, and ends of lines. */
function promise(position: Position, edge: number): number {
  const { placesOf, edgeAt } = position.grid;
  let fewest = 16;
  let isAtLine = 0;
  for (let i = edge * 4; i < edge * 4 + 4; i++) {
    const place = placesOf[i]!;
    if (place < 0) continue;
    fewest = Math.min(fewest, bitCount(position.domain[place]!));
    if (i >= edge * 4 + 2) continue;
    for (let k = place * 4; k < place * 4 + 4; k++) {
      if (edgeAt[k]! >= 0 && position.edge[edgeAt[k]!] === line) isAtLine = 1;
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

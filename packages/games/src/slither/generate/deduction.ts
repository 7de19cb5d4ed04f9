/**
 * Solving as the chosen methods allow: patterns and the basic method, gates,
 * colours, and where those end a one-step trial: an edge is assumed to be a line,
 * then a cross, and the other methods follow. A contradiction decides the edge; an
 * edge that comes out the same both ways is decided too. A loop that closes under
 * an assumption proves nothing.
 *
 * Being solved this way proves the solution to be the only one, since every method
 * is sound.
 */
import { cross, line, unknown } from "../edge-value.js";
import type { Methods, TrialLevel } from "../params.js";
import { Propagator } from "../solve/propagator.js";
import type { Topology } from "../topology.js";
import { CluePatterns } from "./clue-patterns.js";

export class Deduction {
  readonly propagator: Propagator;
  readonly #patterns: CluePatterns;
  readonly #chain: number;
  /** The edge to try next. */
  #next = 0;
  /** For an edge decided in the newest first half of a trial: that trial's number, signed by the value. */
  readonly #firstHalf: Int32Array;
  /** For an edge that another trial has tried as well: in which state of the board. */
  readonly #coveredIn: Int32Array;
  #trials = 0;
  /** Counts the states of the board between trials. */
  #state = 0;
  readonly #agreed: Int32Array;

  constructor(topology: Topology, methods: Methods) {
    this.propagator = new Propagator(topology, methods);
    this.#patterns = new CluePatterns(this.propagator);
    this.#chain = chainLimit(topology.edges, methods.trial);
    this.#firstHalf = new Int32Array(topology.edges);
    this.#coveredIn = new Int32Array(topology.edges);
    this.#agreed = new Int32Array(topology.edges);
  }

  /** Puts a clue on a cell; false when that contradicts the board. */
  addClue(cell: number, clue: number): boolean {
    return this.propagator.addClue(cell, clue) && this.#patterns.clueAdded(cell);
  }

  /** Goes as far as the methods lead, or until the propagator has done that much work; false on a contradiction. */
  run(workLimit: number = Number.POSITIVE_INFINITY, withTrial = true): boolean {
    const { propagator } = this;
    if (!propagator.propagate()) return false;
    if (this.#chain === 0 || !withTrial) return true;
    this.#state++;
    let fruitless = 0;
    while (fruitless < propagator.topology.edges && !propagator.isClosed && propagator.work <= workLimit) {
      const before = propagator.trailLength;
      if (!this.#try(this.#next) || !propagator.propagate()) return false;
      this.#next = (this.#next + 1) % propagator.topology.edges;
      fruitless++;
      if (propagator.trailLength === before) continue;
      fruitless = 0;
      this.#state++;
    }
    return true;
  }

  /** Tries an edge both ways and decides what follows; false on a contradiction. */
  #try(edge: number): boolean {
    const { propagator } = this;
    if (propagator.edge[edge] !== unknown || this.#coveredIn[edge] === this.#state) return true;
    const start = propagator.trailLength;
    const limit = propagator.drawn + this.#chain;
    const trial = ++this.#trials;
    const first = this.#firstHalf;
    propagator.mark();
    const canBeLine = propagator.decide(edge, line) && propagator.propagate(limit + 1);
    const isFirstWhole = propagator.drawn <= limit + 1 && !propagator.isClosed;
    for (let i = start; i < propagator.trailLength; i++) {
      const decided = propagator.trail[i]!;
      first[decided] = propagator.edge[decided] === line ? trial : -trial;
    }
    propagator.undo();
    if (!canBeLine) return propagator.decide(edge, cross);
    propagator.mark();
    const canBeCross = propagator.decide(edge, cross) && propagator.propagate(limit);
    const isWhole = isFirstWhole && propagator.drawn <= limit && !propagator.isClosed;
    let agreed = 0;
    for (let i = start + 1; canBeCross && i < propagator.trailLength; i++) {
      const decided = propagator.trail[i]!;
      const value = propagator.edge[decided] === line ? trial : -trial;
      if (first[decided] === value) this.#agreed[agreed++] = decided;
      else if (first[decided] === -value && isWhole) this.#coveredIn[decided] = this.#state;
    }
    propagator.undo();
    if (!canBeCross) return propagator.decide(edge, line);
    for (let i = 0; i < agreed; i++) {
      const decided = this.#agreed[i]!;
      if (!propagator.decide(decided, first[decided] === trial ? line : cross)) return false;
    }
    return true;
  }
}

/** How long a line a trial may draw after its assumption: 2 % of the board's edges, on level 2 ten times that. */
export function chainLimit(edges: number, level: TrialLevel): number {
  const short = Math.max(1, Math.floor(edges / 50));
  return level === 2 ? short * 10 : level === 1 ? short : 0;
}

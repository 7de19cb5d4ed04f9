/**
 * Judges whether boards of one loop can be solved by the chosen methods. Knowing
 * the solution spares most of the work without changing the result:
 *
 * - of an edge only the wrong value need be tried, for the right one cannot be
 *   refuted;
 * - what a refutation rested on becomes a lemma, and on every other board the
 *   lemmas that hold there come before any trial;
 * - a second solution, where one is soon found, ends the matter.
 *
 * The one thing left out of the trial method is the edge on which both values of
 * another agree: that needs both halves of every trial and hardly ever helps.
 */

import { cross, type DecidedValue, line, unknown } from "../edge-value.js";
import type { Methods } from "../params.js";
import { ConflictAnalysis, type EdgeLists } from "../solve/conflict-analysis.js";
import { Propagator } from "../solve/propagator.js";
import type { Topology } from "../topology.js";
import { CluePatterns } from "./clue-patterns.js";
import { chainLimit } from "./deduction.js";
import { Lemmas } from "./lemmas.js";
import type { LoopShape } from "./loop.js";
import { SecondSolution } from "./second-solution.js";

const noLists: EdgeLists = { forEachEdge: () => {} };
/** Work on trials, for each edge of the board, before a second solution is looked for far and wide: what most solvable boards need. */
const firstTrials = 2;

export class Judge {
  readonly #propagator: Propagator;
  readonly #patterns: CluePatterns;
  readonly #reasons: ConflictAnalysis;
  readonly #lemmas = new Lemmas();
  readonly #second: SecondSolution;
  readonly #chain: number;
  /** The right value of each edge. */
  readonly #right: Int8Array;
  /** How many patterns had been used at each mark. */
  readonly #usesAt: number[] = [];
  /** For an edge that another edge's trial has tried as well: in which round of trials. */
  readonly #coveredIn: Int32Array;
  #round = 0;

  /** `loop` has 1 for each edge of the loop. */
  constructor(topology: Topology, methods: Methods, shape: LoopShape, loop: Uint8Array) {
    this.#propagator = new Propagator(topology, methods);
    this.#patterns = new CluePatterns(this.#propagator);
    this.#patterns.uses = [];
    this.#reasons = new ConflictAnalysis(this.#propagator, noLists, noLists, this.#patterns);
    this.#second = new SecondSolution(this.#propagator, shape, loop);
    this.#chain = chainLimit(topology.edges, methods.trial);
    this.#right = Int8Array.from(loop, (isLine) => (isLine ? line : cross));
    this.#coveredIn = new Int32Array(topology.edges);
  }

  /** Edges settled so far, but for the search for second solutions. */
  get work(): number {
    return this.#propagator.work;
  }

  mark(): void {
    this.#propagator.mark();
    this.#usesAt.push(this.#patterns.uses!.length);
  }

  undo(): void {
    this.#propagator.undo();
    this.#patterns.uses!.length = this.#usesAt.pop()!;
  }

  addClue(cell: number, clue: number): void {
    expectSound(this.#propagator.addClue(cell, clue) && this.#patterns.clueAdded(cell));
  }

  /** Drops what rests on clues that are gone for good. */
  cluesLeft(hasClue: Uint8Array): void {
    this.#lemmas.forget(hasClue);
  }

  /** Goes as far as propagation and lemmas lead; true when that solves the board. */
  deduce(): boolean {
    expectSound(this.#propagator.propagate());
    this.#applyLemmas();
    return this.#propagator.isClosed;
  }

  /** Whether the methods solve the board, which lacks the clues of a group, with that much work. */
  canSolve(group: Int32Array, budget: number): boolean {
    const limit = this.work + budget;
    if (this.#second.isEvident(group)) return false;
    if (this.deduce()) return true;
    if (this.#chain === 0 || this.#second.isNear(group)) return false;
    const first = Math.min(limit, this.work + firstTrials * this.#propagator.topology.edges);
    if (this.#canSolveByTrials(first)) return true;
    return !this.#second.isFar(group) && this.#canSolveByTrials(limit);
  }

  #canSolveByTrials(limit: number): boolean {
    const propagator = this.#propagator;
    while (!propagator.isClosed && propagator.work <= limit && this.#tryEdges(limit)) this.#applyLemmas();
    return propagator.isClosed;
  }

  #applyLemmas(): void {
    if (!this.#propagator.isClosed) this.#lemmas.apply(this.#propagator, (edge) => this.#settle(edge));
  }

  /** Decides an edge rightly; true when that solves the board. */
  #settle(edge: number): boolean {
    expectSound(
      this.#propagator.decide(edge, this.#right[edge] as DecidedValue) && this.#propagator.propagate(),
    );
    return this.#propagator.isClosed;
  }

  /** Tries the edges at the ends of lines and, if that is of no use, all others; whether something was decided. */
  #tryEdges(limit: number): boolean {
    const propagator = this.#propagator;
    this.#round++;
    let isOfUse = false;
    for (const atEnds of [true, false]) {
      for (let edge = 0; edge < propagator.topology.edges && propagator.work <= limit; edge++) {
        if (propagator.edge[edge] !== unknown || this.#coveredIn[edge] === this.#round) continue;
        if (this.#isAtEnd(edge) !== atEnds || !this.#refutes(edge)) continue;
        isOfUse = true;
        if (this.#settle(edge)) return true;
      }
      if (isOfUse) return true;
    }
    return false;
  }

  #isAtEnd(edge: number): boolean {
    const { constraintsOf, edgeAt } = this.#propagator.topology;
    for (let i = edge * 4; i < edge * 4 + 2; i++) {
      for (let k = constraintsOf[i]! * 4; k < constraintsOf[i]! * 4 + 4; k++) {
        if (this.#propagator.edge[edgeAt[k]!] === line) return true;
      }
    }
    return false;
  }

  /** Whether the wrong value of an edge leads to a contradiction within the chain allowed; if so, that is learnt. */
  #refutes(edge: number): boolean {
    const propagator = this.#propagator;
    const start = propagator.trailLength;
    const limit = start + 1 + this.#chain;
    this.mark();
    const isPossible =
      propagator.decide(edge, -this.#right[edge]! as DecidedValue) && propagator.propagate(limit);
    if (!isPossible) {
      this.#reasons.support();
      this.#lemmas.learn(edge, this.#reasons);
    } else if (propagator.trailLength <= limit && !propagator.isClosed) {
      // Whatever a wrong edge that follows from this one leads to, this one has led to already.
      for (let i = start; i < propagator.trailLength; i++) {
        const decided = propagator.trail[i]!;
        if (propagator.edge[decided] !== this.#right[decided]) this.#coveredIn[decided] = this.#round;
      }
    }
    this.undo();
    return !isPossible;
  }
}

function expectSound(isConsistent: boolean): void {
  if (!isConsistent) throw new Error("a method contradicts the solution");
}

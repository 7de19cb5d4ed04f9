/**
 * Judges whether boards of one loop can be solved by the chosen methods. Knowing
 * the solution spares most of the work:
 *
 * - of an edge only the wrong value need be tried, for the right one cannot be
 *   refuted;
 * - what a refutation rested on becomes a lemma, and on every other board the
 *   lemmas that hold there come before any trial;
 * - a second solution, where one is soon found, ends the matter;
 * - with the clues just taken away the board could be solved, so it can be without
 *   them once the edges around their cells are decided: trials begin there.
 *
 * Two things are left out of the trial method: the edge on which both values of
 * another agree, which needs both halves of every trial and hardly ever helps, and
 * trials far from the clues taken away, or after many that came to nothing. Boards
 * that need those keep their clues.
 */

import { cross, type DecidedValue, line, unknown } from "../edge-value.js";
import type { Methods } from "../params.js";
import { ConflictAnalysis, type EdgeLists } from "../solve/conflict-analysis.js";
import { Propagator } from "../solve/propagator.js";
import type { Topology } from "../topology.js";
import { CluePatterns } from "./clue-patterns.js";
import { chainLimit } from "./deduction.js";
import { FailedTrials } from "./failed-trials.js";
import { Lemmas } from "./lemmas.js";
import type { LoopShape } from "./loop.js";
import { SecondSolution } from "./second-solution.js";

/** Edges are tried up to so many cells from the clues taken away, until so many trials in a row came to nothing. */
const reach = 3;
const maxFruitless = 5;

const noLists: EdgeLists = { forEachEdge: () => {} };

export class Judge {
  readonly #propagator: Propagator;
  readonly #patterns: CluePatterns;
  readonly #reasons: ConflictAnalysis;
  readonly #lemmas: Lemmas;
  readonly #second: SecondSolution;
  readonly #chain: number;
  /** The right value of each edge. */
  readonly #right: Int8Array;
  /** How many patterns had been used and clues set at each mark. */
  readonly #marks: number[] = [];
  readonly #failed: FailedTrials;
  /** Edges settled on trial and taken back. */
  #takenBack = 0;

  /** `loop` has 1 for each edge of the loop. */
  constructor(topology: Topology, methods: Methods, shape: LoopShape, loop: Uint8Array) {
    this.#propagator = new Propagator(topology, methods);
    this.#patterns = new CluePatterns(this.#propagator);
    this.#patterns.uses = [];
    this.#lemmas = new Lemmas(this.#propagator);
    this.#reasons = new ConflictAnalysis(this.#propagator, noLists, noLists, this.#patterns);
    this.#second = new SecondSolution(this.#propagator, shape, loop);
    this.#chain = chainLimit(topology.edges, methods.trial);
    this.#right = Int8Array.from(loop, (isLine) => (isLine ? line : cross));
    this.#failed = new FailedTrials(this.#propagator);
  }

  /** Edges settled so far, and those of trials taken back: all of it counts as judging. */
  get work(): number {
    return this.#propagator.work + this.#takenBack;
  }

  mark(): void {
    this.#propagator.mark();
    this.#marks.push(this.#patterns.uses!.length, this.#lemmas.clueCount);
  }

  undo(): void {
    this.#propagator.undo();
    this.#lemmas.undone(this.#marks.pop()!);
    this.#patterns.uses!.length = this.#marks.pop()!;
  }

  addClue(cell: number, clue: number): void {
    this.#lemmas.clueAdded(cell);
    expectSound(this.#propagator.addClue(cell, clue) && this.#patterns.clueAdded(cell));
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
    if (this.#chain === 0 || this.work > limit || this.#second.isNear(group)) return false;
    return this.#canSolveByTrials(group, limit);
  }

  #canSolveByTrials(group: Int32Array, limit: number): boolean {
    const propagator = this.#propagator;
    const edges = this.#edgesNear(group);
    this.#failed.start();
    let fruitless = 0;
    for (let i = 0; i < edges.length && fruitless <= maxFruitless && this.work <= limit; i++) {
      const edge = edges[i]!;
      if (propagator.edge[edge] !== unknown || this.#failed.failsAgain(edge)) continue;
      if (!this.#refutes(edge)) {
        fruitless++;
        continue;
      }
      this.#settle(edge);
      this.#applyLemmas();
      if (propagator.isClosed) return true;
      this.#failed.boardChanged();
      fruitless = 0;
      i = -1;
    }
    return false;
  }

  /** The undecided edges around some cells, the nearest first. */
  #edgesNear(group: Int32Array): readonly number[] {
    const { topology, edge: values } = this.#propagator;
    const { width, height, nodes, edgeAt } = topology;
    const near = new Set<number>();
    for (let ring = 0; ring <= reach; ring++) {
      for (const cell of group) {
        const row = Math.floor(cell / width);
        const column = cell % width;
        for (let r = Math.max(0, row - ring); r <= Math.min(height - 1, row + ring); r++) {
          const step = Math.abs(r - row) === ring ? 1 : Math.max(1, 2 * ring);
          for (let c = column - ring; c <= column + ring; c += step) {
            if (c < 0 || c >= width) continue;
            const at = (nodes + r * width + c) * 4;
            for (let k = at; k < at + 4; k++) if (values[edgeAt[k]!] === unknown) near.add(edgeAt[k]!);
          }
        }
      }
    }
    return [...near];
  }

  #applyLemmas(): void {
    if (!this.#propagator.isClosed) this.#lemmas.apply((edge) => this.#settle(edge));
  }

  /** Decides an edge rightly; true when that solves the board. */
  #settle(edge: number): boolean {
    expectSound(
      this.#propagator.decide(edge, this.#right[edge] as DecidedValue) && this.#propagator.propagate(),
    );
    return this.#propagator.isClosed;
  }

  /** Whether the wrong value of an edge leads to a contradiction within the chain allowed; if so, that is learnt. */
  #refutes(edge: number): boolean {
    const propagator = this.#propagator;
    const start = propagator.trailLength;
    const wrong = -this.#right[edge]! as DecidedValue;
    const limit = propagator.drawn + (wrong === line ? 1 : 0) + this.#chain;
    this.mark();
    const isPossible = propagator.decide(edge, wrong) && propagator.propagate(limit);
    if (!isPossible) {
      this.#reasons.support();
      this.#lemmas.learn(edge, this.#reasons);
    } else {
      this.#failed.keep(start, propagator.drawn <= limit && !propagator.isClosed, this.#right);
    }
    this.#takenBack += propagator.trailLength - start;
    this.undo();
    return !isPossible;
  }
}

function expectSound(isConsistent: boolean): void {
  if (!isConsistent) throw new Error("a method contradicts the solution");
}

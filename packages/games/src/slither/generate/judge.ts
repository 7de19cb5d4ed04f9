/**
 * Judges whether boards of one loop can be solved by the chosen methods. Knowing
 * the answer spares most of the work without changing the verdict:
 *
 * - of an edge only the wrong value need be tried, for the right one cannot be
 *   refuted;
 * - what a refutation rested on becomes a lemma, and on every other board the
 *   lemmas that hold there come before any trial;
 * - a second answer, where one is soon found, ends the matter.
 *
 * The one thing left out of the trial method is the edge on which both values of
 * another agree: that needs both halves of every trial and hardly ever helps.
 */
import { chainLimit, type Methods } from "../methods/methods.js";
import { Patterns } from "../methods/patterns.js";
import { line, off, unknown } from "../reasoning/causes.js";
import type { Grid } from "../reasoning/grid.js";
import { Position } from "../reasoning/position.js";
import { type EdgeLists, Reasons } from "../reasoning/reasons.js";
import { Lemmas } from "./lemmas.js";
import type { LoopShape } from "./loop.js";
import { SecondAnswer } from "./second-answer.js";

const noLists: EdgeLists = { forEachEdge: () => {} };
/** Work on trials, for each edge of the board, before a second answer is looked for far and wide: what most solvable boards need. */
const firstTrials = 2;

export class Judge {
  readonly #position: Position;
  readonly #patterns: Patterns;
  readonly #reasons: Reasons;
  readonly #lemmas = new Lemmas();
  readonly #second: SecondAnswer;
  readonly #chain: number;
  /** The right value of each edge. */
  readonly #right: Uint8Array;
  /** How many patterns had been used at each mark. */
  readonly #usesAt: number[] = [];
  /** For an edge that another edge's trial has tried as well: in which round of trials. */
  readonly #coveredIn: Int32Array;
  #round = 0;

  /** `loop` has 1 for each edge of the loop. */
  constructor(grid: Grid, methods: Methods, shape: LoopShape, loop: Uint8Array) {
    this.#position = new Position(grid, methods);
    this.#patterns = new Patterns(this.#position);
    this.#patterns.uses = [];
    this.#reasons = new Reasons(this.#position, noLists, noLists, this.#patterns);
    this.#second = new SecondAnswer(this.#position, shape, loop);
    this.#chain = chainLimit(grid.edges, methods.trial);
    this.#right = loop.map((isLine) => (isLine ? line : off));
    this.#coveredIn = new Int32Array(grid.edges);
  }

  /** Edges settled so far, but for the search for second answers. */
  get work(): number {
    return this.#position.work;
  }

  mark(): void {
    this.#position.mark();
    this.#usesAt.push(this.#patterns.uses!.length);
  }

  undo(): void {
    this.#position.undo();
    this.#patterns.uses!.length = this.#usesAt.pop()!;
  }

  addClue(cell: number, clue: number): void {
    expectSound(this.#position.addClue(cell, clue) && this.#patterns.clueAdded(cell));
  }

  /** Is told that some clues are gone for good. */
  cluesLeft(hasClue: Uint8Array): void {
    this.#lemmas.forget(hasClue);
  }

  /** Goes as far as propagation and lemmas lead; true when that solves the board. */
  deduce(): boolean {
    expectSound(this.#position.propagate());
    this.#applyLemmas();
    return this.#position.isClosed;
  }

  /** Whether the methods solve the board, which lacks the clues of a group, with that much work. */
  canSolve(group: Int32Array, budget: number): boolean {
    const limit = this.work + budget;
    if (this.#second.isEvident(group)) return false;
    if (this.deduce()) return true;
    if (this.#chain === 0 || this.#second.isNear(group)) return false;
    const first = Math.min(limit, this.work + firstTrials * this.#position.grid.edges);
    if (this.#canSolveByTrials(first)) return true;
    return !this.#second.isFar(group) && this.#canSolveByTrials(limit);
  }

  #canSolveByTrials(limit: number): boolean {
    const position = this.#position;
    while (!position.isClosed && position.work <= limit && this.#tryEdges(limit)) this.#applyLemmas();
    return position.isClosed;
  }

  #applyLemmas(): void {
    if (!this.#position.isClosed) this.#lemmas.apply(this.#position, (edge) => this.#settle(edge));
  }

  /** Decides an edge rightly; true when that solves the board. */
  #settle(edge: number): boolean {
    expectSound(this.#position.decide(edge, this.#right[edge]!) && this.#position.propagate());
    return this.#position.isClosed;
  }

  /** Tries the edges at the ends of lines and, if that is of no use, all others; whether something was decided. */
  #tryEdges(limit: number): boolean {
    const position = this.#position;
    this.#round++;
    let isOfUse = false;
    for (const atEnds of [true, false]) {
      for (let edge = 0; edge < position.grid.edges && position.work <= limit; edge++) {
        if (position.edge[edge] !== unknown || this.#coveredIn[edge] === this.#round) continue;
        if (this.#isAtEnd(edge) !== atEnds || !this.#refutes(edge)) continue;
        isOfUse = true;
        if (this.#settle(edge)) return true;
      }
      if (isOfUse) return true;
    }
    return false;
  }

  #isAtEnd(edge: number): boolean {
    const { placesOf, edgeAt } = this.#position.grid;
    for (let i = edge * 4; i < edge * 4 + 2; i++) {
      for (let k = placesOf[i]! * 4; k < placesOf[i]! * 4 + 4; k++) {
        if (edgeAt[k]! >= 0 && this.#position.edge[edgeAt[k]!] === line) return true;
      }
    }
    return false;
  }

  /** Whether the wrong value of an edge leads to a contradiction within the chain allowed; if so, that is learnt. */
  #refutes(edge: number): boolean {
    const position = this.#position;
    const start = position.trailLength;
    const limit = start + 1 + this.#chain;
    this.mark();
    const isPossible = position.decide(edge, line + off - this.#right[edge]!) && position.propagate(limit);
    if (!isPossible) {
      this.#reasons.support();
      this.#lemmas.learn(edge, this.#reasons);
    } else if (position.trailLength <= limit && !position.isClosed) {
      // Whatever a wrong edge that follows from this one leads to, this one has led to already.
      for (let i = start; i < position.trailLength; i++) {
        const decided = position.trail[i]!;
        if (position.edge[decided] !== this.#right[decided]) this.#coveredIn[decided] = this.#round;
      }
    }
    this.undo();
    return !isPossible;
  }
}

function expectSound(isConsistent: boolean): void {
  if (!isConsistent) throw new Error("a method contradicts the answer");
}

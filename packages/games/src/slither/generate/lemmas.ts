/**
 * What trials have taught: "where these edges are decided and these clues stand,
 * that edge is decided too". A lemma spares the trial on every other board of the
 * same loop on which it holds, and while clues are taken away one by one, most
 * boards differ little.
 *
 * All edges are decided as in the one solution, so that values need not be kept,
 * and a cell whose four edges are decided says as much as its clue.
 *
 * Each lemma waits at one of its conditions that does not hold, and is looked at
 * only when that one comes to hold; then it waits at another, or decides its edge.
 * Taking steps back makes no condition hold, so nothing is to be done then.
 */
import { unknown } from "../edge-value.js";
import type { ConflictAnalysis } from "../solve/conflict-analysis.js";
import type { Propagator } from "../solve/propagator.js";

export class Lemmas {
  readonly #propagator: Propagator;
  #count = 0;
  /** For each lemma the edge it decides. */
  #edge: Int32Array = new Int32Array(64);
  /** The conditions of one lemma after the other: edges as they are, cells after them (`edges` + cell). */
  #conditions: Int32Array = new Int32Array(1024);
  /** Where each lemma's conditions begin; those of the next one follow. */
  #start: Int32Array = new Int32Array(128);
  /** The lemmas that wait at a condition, as a list: the first one for each condition, the next one for each lemma. */
  readonly #first: Int32Array;
  #next: Int32Array = new Int32Array(64);
  /** Lemmas that wait nowhere yet, for all their conditions have held since they were learnt. */
  readonly #holding: number[] = [];
  /** Cells in the order in which their clues were set. */
  readonly #clues: Int32Array;
  #clueCount = 0;
  /** How much of the trail and of the clues has been looked at. */
  #edgesSeen = 0;
  #cluesSeen = 0;

  constructor(propagator: Propagator) {
    const { edges, cells } = propagator.topology;
    this.#propagator = propagator;
    this.#first = new Int32Array(edges + cells).fill(-1);
    this.#clues = new Int32Array(cells);
  }

  get clueCount(): number {
    return this.#clueCount;
  }

  clueAdded(cell: number): void {
    this.#clues[this.#clueCount++] = cell;
  }

  /** The propagator has been taken back to a mark at which so many clues stood. */
  undone(clueCount: number): void {
    this.#clueCount = clueCount;
    this.#cluesSeen = Math.min(this.#cluesSeen, clueCount);
    this.#edgesSeen = Math.min(this.#edgesSeen, this.#propagator.trailLength);
  }

  /** Learns that an edge is decided by what its last trial rested on. */
  learn(edge: number, { nogood, length, clues }: ConflictAnalysis): void {
    const lemma = this.#count++;
    if (lemma === this.#edge.length) {
      this.#edge = twiceAsLong(this.#edge);
      this.#next = twiceAsLong(this.#next);
      this.#start = twiceAsLong(this.#start);
    }
    let end = this.#start[lemma]!;
    while (end + length + clues.length > this.#conditions.length) {
      this.#conditions = twiceAsLong(this.#conditions);
    }
    for (let i = 0; i < length; i++) this.#conditions[end++] = nogood[i]!;
    for (const cell of clues) this.#conditions[end++] = this.#propagator.topology.edges + cell;
    this.#edge[lemma] = edge;
    this.#start[lemma + 1] = end;
    this.#holding.push(lemma);
  }

  #wait(lemma: number, condition: number): void {
    this.#next[lemma] = this.#first[condition]!;
    this.#first[condition] = lemma;
  }

  /** Calls `decide` for each undecided edge that a lemma decides; stops when it returns true. */
  apply(decide: (edge: number) => boolean): void {
    const { trail, domain, topology } = this.#propagator;
    const { edges, cells, cellsOf, nodes } = topology;
    const first = this.#first;
    if (this.#applyHolding(decide)) return;
    while (this.#cluesSeen < this.#clueCount) {
      if (this.#lookAt(edges + this.#clues[this.#cluesSeen++]!, decide)) return;
    }
    while (this.#edgesSeen < this.#propagator.trailLength) {
      const edge = trail[this.#edgesSeen++]!;
      if (first[edge]! >= 0 && this.#lookAt(edge, decide)) return;
      for (let i = edge * 2; i < edge * 2 + 2; i++) {
        const cell = cellsOf[i]!;
        if (cell === cells || first[edges + cell]! < 0 || !isSettled(domain[nodes + cell]!)) continue;
        if (this.#lookAt(edges + cell, decide)) return;
      }
    }
  }

  /** Applies the lemmas that have held so far; those that no longer hold begin to wait. True when `decide` says so. */
  #applyHolding(decide: (edge: number) => boolean): boolean {
    let kept = 0;
    let isDone = false;
    for (const lemma of this.#holding) {
      const missing = isDone ? -1 : this.#missing(lemma);
      if (missing >= 0) {
        this.#wait(lemma, missing);
        continue;
      }
      this.#holding[kept++] = lemma;
      if (!isDone && this.#propagator.edge[this.#edge[lemma]!] === unknown) {
        isDone = decide(this.#edge[lemma]!);
      }
    }
    this.#holding.length = kept;
    return isDone;
  }

  /** Looks at the lemmas that wait at a condition, which holds now; true when `decide` says so. */
  #lookAt(condition: number, decide: (edge: number) => boolean): boolean {
    let lemma = this.#first[condition]!;
    this.#first[condition] = -1;
    let isDone = false;
    while (lemma >= 0) {
      const next = this.#next[lemma]!;
      const missing = isDone ? condition : this.#missing(lemma);
      this.#wait(lemma, missing < 0 ? condition : missing);
      if (missing < 0 && this.#propagator.edge[this.#edge[lemma]!] === unknown) {
        isDone = decide(this.#edge[lemma]!);
      }
      lemma = next;
    }
    return isDone;
  }

  /** A condition of a lemma that does not hold; −1 when all do. */
  #missing(lemma: number): number {
    const { edge, clue, domain, topology } = this.#propagator;
    const { edges, nodes } = topology;
    const conditions = this.#conditions;
    const end = this.#start[lemma + 1]!;
    for (let i = this.#start[lemma]!; i < end; i++) {
      const condition = conditions[i]!;
      if (condition < edges) {
        if (edge[condition] === unknown) return condition;
      } else {
        const cell = condition - edges;
        if (clue[cell]! < 0 && !isSettled(domain[nodes + cell]!)) return condition;
      }
    }
    return -1;
  }
}

/** Whether a domain has one pattern left. */
function isSettled(domain: number): boolean {
  return (domain & (domain - 1)) === 0;
}

function twiceAsLong(list: Int32Array): Int32Array {
  const longer = new Int32Array(list.length * 2);
  longer.set(list);
  return longer;
}

/**
 * Trials of one board that came to nothing. Such a trial need not be repeated as
 * long as nothing has changed around the edges that followed from it; nor need
 * that of a wrong edge among these, which can lead to nothing else. (Colours and lines
 * reach farther than that, so that now and then a trial is missed that would succeed.)
 */
import type { Propagator } from "../solve/propagator.js";

export class FailedTrials {
  readonly #propagator: Propagator;
  /** Counts the states of the board; those before `#first` were other boards. */
  #state = 0;
  #first = 0;
  /** The state in which each edge was tried last, and in which each constraint changed last. */
  readonly #failedIn: Int32Array;
  readonly #changedIn: Int32Array;
  /** Where each edge's last trial is kept: how many edges followed, then those edges. */
  readonly #keptAt: Int32Array;
  #kept: Int32Array = new Int32Array(1 << 10);
  #used = 0;
  #logSeen = 0;

  constructor(propagator: Propagator) {
    const { edges, constraints } = propagator.topology;
    this.#propagator = propagator;
    this.#failedIn = new Int32Array(edges);
    this.#changedIn = new Int32Array(constraints + 1);
    this.#keptAt = new Int32Array(edges);
  }

  /** Begins with another board. */
  start(): void {
    this.#first = ++this.#state;
    this.#used = 0;
    this.#logSeen = this.#propagator.logLength;
  }

  /** Something has been decided on the board. */
  boardChanged(): void {
    const { log, logLength } = this.#propagator;
    this.#state++;
    for (; this.#logSeen < logLength; this.#logSeen++) {
      const entry = log[this.#logSeen]!;
      if (entry >= 0) this.#changedIn[entry >>> 16] = this.#state;
    }
  }

  /**
   * Keeps the trial that is on the board, from its assumption on: that place of the
   * trail. If it came to its end, wrong edges that followed count as tried, too.
   */
  keep(start: number, isWhole: boolean, right: Int8Array): void {
    const { trail, trailLength, edge } = this.#propagator;
    const at = this.#used;
    const count = trailLength - start;
    this.#used += count + 1;
    if (this.#used > this.#kept.length) {
      const larger = new Int32Array(this.#used * 2);
      larger.set(this.#kept);
      this.#kept = larger;
    }
    this.#kept[at] = count;
    for (let i = start; i < trailLength; i++) {
      const decided = trail[i]!;
      this.#kept[at + 1 + i - start] = decided;
      if (i > start && !(isWhole && edge[decided] !== right[decided])) continue;
      this.#failedIn[decided] = this.#state;
      this.#keptAt[decided] = at;
    }
  }

  /** Whether an edge has been tried and nothing has changed around its trial since. */
  failsAgain(edge: number): boolean {
    const state = this.#failedIn[edge]!;
    if (state < this.#first) return false;
    if (state === this.#state) return true;
    const { constraintsOf } = this.#propagator.topology;
    const from = this.#keptAt[edge]! + 1;
    const to = from + this.#kept[from - 1]!;
    for (let i = from; i < to; i++) {
      const at = this.#kept[i]! * 4;
      for (let k = at; k < at + 4; k++) if (this.#changedIn[constraintsOf[k]!]! > state) return false;
    }
    return true;
  }
}

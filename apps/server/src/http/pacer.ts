/**
 * Work that may come all at once, done one piece in a turn of the event loop; and after
 * a piece that took long everybody else has twice as long. So a hundred of them cost the
 * same in the end, but games go on in between.
 */
const othersShare = 2;
/** What else the loop did meanwhile is counted too, so nothing counts as longer than that. */
const longestMs = 20;
/** After less there is no pause. */
const trifleMs = 1;

export class Pacer {
  /** Does a piece; called only while there is one. */
  readonly #work: () => void;
  readonly #hasWork: () => boolean;
  #isRunning = false;

  constructor(work: () => void, hasWork: () => boolean) {
    this.#work = work;
    this.#hasWork = hasWork;
  }

  /** To be called when there is something to do. */
  wake(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    setImmediate(() => this.#next());
  }

  #next(): void {
    this.#isRunning = this.#hasWork();
    if (!this.#isRunning) return;
    const begunAt = performance.now();
    this.#work();
    // Until then all that followed from it at once has been done.
    setImmediate(() => {
      const tookMs = Math.min(performance.now() - begunAt, longestMs);
      if (tookMs < trifleMs) this.#next();
      else setTimeout(() => this.#next(), othersShare * tookMs);
    });
  }
}

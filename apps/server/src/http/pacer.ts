/**
 * Work that may arrive all at once, done one piece per turn of the event loop; after a
 * piece that took long, everything else has twice as long. A hundred pieces cost the
 * same in the end, but games go on in between.
 */

/** How long the pause after a piece is, compared with the piece. */
const pauseFactor = 2;
/** The time measured includes whatever else the loop did meanwhile, so no piece counts for more. */
const maxCountedMs = 20;
/** After a shorter piece there is no pause. */
const minCountedMs = 1;

export class Pacer {
  /** Does the next piece; false when there is none. */
  readonly #work: () => boolean;
  #isRunning = false;

  constructor(work: () => boolean) {
    this.#work = work;
  }

  /** To be called when there is something to do. */
  wake(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    setImmediate(() => this.#next());
  }

  #next(): void {
    const startedAt = performance.now();
    this.#isRunning = this.#work();
    if (!this.#isRunning) return;
    // By the next turn, whatever follows from it at once has been done too.
    setImmediate(() => {
      const tookMs = Math.min(performance.now() - startedAt, maxCountedMs);
      if (tookMs < minCountedMs) this.#next();
      else setTimeout(() => this.#next(), pauseFactor * tookMs);
    });
  }
}

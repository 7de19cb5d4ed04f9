/**
 * A budget that lasts until a moment. What is left of it is the time left times
 * the pace so far, so that a search which plans by work may as well be given a
 * time. The clock is the host's; answers found by one are not the same on every
 * machine.
 */
import { Budget } from "@masume/kernel";

/** Units per millisecond, believed until the first have been measured. */
const firstPace = 40_000;
const measuredAfterMs = 200;

export class TimedBudget extends Budget {
  readonly #now: () => number;
  readonly #begun: number;
  readonly #deadline: number;

  /** `now` and `deadline` are milliseconds of the same clock. */
  constructor(now: () => number, deadline: number) {
    super();
    this.#now = now;
    this.#begun = now();
    this.#deadline = deadline;
  }

  override spend(n = 1): boolean {
    super.spend(n);
    return this.#now() < this.#deadline;
  }

  override get left(): number {
    const now = this.#now();
    const passed = now - this.#begun;
    // Nothing spent is no pace: the host may have been slow to begin.
    const isMeasured = passed >= measuredAfterMs && this.spent > 0;
    const pace = isMeasured ? this.spent / passed : firstPace;
    return Math.max(0, (this.#deadline - now) * pace);
  }

  override get exhausted(): boolean {
    return this.#now() >= this.#deadline;
  }
}

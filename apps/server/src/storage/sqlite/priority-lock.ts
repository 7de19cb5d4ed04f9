/**
 * A lock with two queues, each in order. When both have somebody waiting they take
 * turns: an urgent request waits for one normal one at most, and no normal one waits
 * for ever.
 */
export type Urgency = "urgent" | "normal";

export class PriorityLock {
  readonly #waiting: Readonly<Record<Urgency, (() => void)[]>> = { urgent: [], normal: [] };
  #isTaken = false;
  /** Whose turn it was last. */
  #last: Urgency = "normal";

  /** Resolves when the lock is taken; the function it gives releases it. */
  take(urgency: Urgency): Promise<() => void> {
    return new Promise((resolve) => {
      this.#waiting[urgency].push(() => resolve(() => this.#next()));
      if (!this.#isTaken) this.#next();
    });
  }

  #next(): void {
    const { urgent, normal } = this.#waiting;
    const turn = normal.length === 0 || (urgent.length > 0 && this.#last === "normal") ? "urgent" : "normal";
    const grant = this.#waiting[turn].shift();
    this.#isTaken = grant !== undefined;
    this.#last = turn;
    grant?.();
  }
}

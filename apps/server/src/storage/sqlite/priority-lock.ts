/**
 * One thing that many want, each for a while: in the order in which they came, except
 * that whoever is urgent waits for one of the others at most. And for no more of the
 * urgent than there are of the others: nobody waits for ever.
 */
export type Urgency = "urgent" | "normal";

type Grant = () => void;

export class PriorityLock {
  readonly #waiting: Readonly<Record<Urgency, Grant[]>> = { urgent: [], normal: [] };
  #isTaken = false;
  #last: Urgency = "normal";

  /** Waits for its turn, and returns what ends it. */
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

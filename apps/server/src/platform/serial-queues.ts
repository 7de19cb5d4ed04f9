/** Work under the same key runs in order, each piece after the one before has ended, even in failure. */
export class SerialQueues {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(work);
    const settled = result.catch(() => {});
    this.#last.set(key, settled);
    void settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    });
    return result;
  }

  /** Resolves when all that waits now has ended. */
  async settle(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}

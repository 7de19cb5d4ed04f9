/** Work in order: under one key each piece waits for the one before, whatever became of it; others do not wait. */
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

  /** Resolves when everything that waits now is done. */
  async settle(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}

/**
 * Many small requests as few large ones: while one batch is running, what arrives
 * waits for the next. Under light load nothing waits; under heavy load the batches
 * grow, and with them what one round trip to the database does.
 *
 * A batch that fails because of one of its items (a constraint was violated, or two
 * batches deadlocked) is tried again item by item, so that one player's mistake does
 * not fail another's request. One that fails because storage does is not.
 */
import { StorageError, storageErrorFrom } from "./storage-error.js";

interface Pending<Item, Outcome> {
  readonly item: Item;
  resolve(outcome: Outcome): void;
  reject(reason: unknown): void;
}

export function batcher<Item, Outcome>(
  maxSize: number,
  run: (items: readonly Item[]) => Promise<readonly Outcome[]>,
): (item: Item) => Promise<Outcome> {
  const pending: Pending<Item, Outcome>[] = [];
  let isRunning = false;

  async function runBatch(batch: readonly Pending<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await run(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(outcomes[i]!);
    } catch (thrown) {
      if (batch.length > 1 && !(storageErrorFrom(thrown, "") instanceof StorageError)) {
        for (const one of batch) await runBatch([one]);
      } else for (const { reject } of batch) reject(thrown);
    }
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    while (pending.length > 0) await runBatch(pending.splice(0, maxSize));
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject });
      if (!isRunning) void runAll();
    });
}

/**
 * Many small wishes as few large ones: while one batch is under way, what is
 * asked meanwhile gathers for the next. Under little load nothing waits; under
 * much the batches grow, and with them what one way to the database brings.
 *
 * A batch that fails because of one of its members (a rule of the tables was
 * broken, or two batches blocked each other) is tried again one by one, so that
 * nobody suffers for somebody else's mistake. One that fails because storage
 * does is not.
 */
import { problemBehind, StorageProblem } from "./storage-error.js";

interface Waiting<Item, Outcome> {
  readonly item: Item;
  resolve(outcome: Outcome): void;
  reject(reason: unknown): void;
}

export function gathering<Item, Outcome>(
  most: number,
  run: (items: readonly Item[]) => Promise<readonly Outcome[]>,
): (item: Item) => Promise<Outcome> {
  const waiting: Waiting<Item, Outcome>[] = [];
  let isRunning = false;

  async function settle(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await run(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(outcomes[i]!);
    } catch (thrown) {
      if (batch.length > 1 && !(problemBehind(thrown, "") instanceof StorageProblem)) {
        for (const one of batch) await settle([one]);
      } else for (const { reject } of batch) reject(thrown);
    }
  }

  async function work(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void work();
    });
}

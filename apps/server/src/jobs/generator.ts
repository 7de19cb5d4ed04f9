/**
 * Making puzzles away from the server's own thread. One thread, begun when it is
 * first needed and let go when it has been idle for a while.
 */
import { Worker } from "node:worker_threads";
import type { MakerAnswer } from "./generator-thread.js";
import type { MadePuzzle, Order } from "./generate.js";

const idleMs = 60_000;

export class Maker {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #orders = 0;
  readonly #waiting = new Map<
    number,
    { resolve(made: MadePuzzle | undefined): void; reject(reason: Error): void }
  >();

  /** Undefined where no such puzzle could be made. */
  make(order: Order): Promise<MadePuzzle | undefined> {
    clearTimeout(this.#idle);
    const id = ++this.#orders;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#thread().postMessage({ id, order });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
    this.#fail(new Error("puzzles are no longer made here"));
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./generator-thread.js", import.meta.url));
    worker.on("message", ({ id, made, failure }: MakerAnswer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failure === undefined) waiting?.resolve(made);
      else waiting?.reject(new Error(failure));
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.close(), idleMs).unref();
    });
    worker.on("error", (thrown) => {
      this.#worker = undefined;
      this.#fail(thrown instanceof Error ? thrown : new Error(String(thrown)));
    });
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #fail(reason: Error): void {
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}

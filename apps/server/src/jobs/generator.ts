/**
 * Generating puzzles away from the server's own thread. One thread, started when it
 * is first needed and ended when it has been idle for a while.
 */
import { Worker } from "node:worker_threads";
import type { GeneratedPuzzle, GenerateRequest } from "./generate.js";
import type { GeneratorMessage } from "./generator-thread.js";

const idleMs = 60_000;

interface Pending {
  resolve(puzzle: GeneratedPuzzle | undefined): void;
  reject(reason: Error): void;
}

export class Generator {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  readonly #pending = new Map<number, Pending>();

  /** Undefined where there is no such puzzle. */
  generate(request: GenerateRequest): Promise<GeneratedPuzzle | undefined> {
    clearTimeout(this.#idle);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#thread().postMessage({ id, request });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
    this.#fail(new Error("the generator was closed"));
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./generator-thread.js", import.meta.url));
    worker.on("message", ({ id, puzzle, error }: GeneratorMessage) => {
      const pending = this.#pending.get(id);
      this.#pending.delete(id);
      if (error === undefined) pending?.resolve(puzzle);
      else pending?.reject(new Error(error));
      if (this.#pending.size === 0) this.#idle = setTimeout(() => void this.close(), idleMs).unref();
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
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
  }
}

/**
 * The engine on several cores: this thread leads the search, worker threads help.
 * A helper that dies is missed only for its speed; the next search starts another.
 */
import { Worker } from "node:worker_threads";
import {
  type Analysis,
  allocateSearchMemory,
  beginSearch,
  isParallel,
  leadSearch,
  type SearchMemory,
  type SearchRequest,
  searchAlone,
} from "@masume/games/nonaga";
import type { Budget, Task } from "@masume/kernel";
import { createWorkerPool, ignoreDeath, type WorkerPool } from "@masume/workers";
import type { SearchTasks } from "./search-worker.js";

export class SearchThreads {
  readonly #helpers: number;
  readonly #pool: WorkerPool<SearchTasks>;
  readonly #memory: SearchMemory;

  constructor(threads: number) {
    this.#helpers = threads - 1;
    this.#pool = createWorkerPool(this.#helpers, spawn);
    this.#memory = allocateSearchMemory(threads);
  }

  *think(request: SearchRequest, budget: Budget): Task<Analysis> {
    if (!isParallel(request) || this.#helpers === 0) return yield* searchAlone(request, budget);
    const end = beginSearch(request, this.#memory, (asked) => {
      this.#pool.call("help", asked).catch(ignoreDeath);
    });
    try {
      return yield* leadSearch(request, this.#memory, budget);
    } finally {
      end();
    }
  }

  async close(): Promise<void> {
    await this.#pool.dispose();
  }
}

/** A helper alone does not keep the program running. */
function spawn(): Worker {
  const worker = new Worker(new URL("./search-worker.js", import.meta.url));
  worker.unref();
  return worker;
}

/** The engine on several cores: this thread leads the search, worker threads help. */
import { Worker } from "node:worker_threads";
import {
  type Analysis,
  isParallel,
  ParallelSearch,
  type SearchRequest,
  searchAlone,
} from "@masume/games/nonaga";
import type { Budget, Task } from "@masume/kernel";
import type { HelperAssignment, HelperJob } from "./helper.js";

export class SearchThreads {
  readonly #parallel: ParallelSearch;
  readonly #helpers: readonly Worker[];

  constructor(threads: number) {
    const memory = ParallelSearch.allocate(threads);
    this.#parallel = new ParallelSearch(memory);
    this.#helpers = Array.from({ length: threads - 1 }, (_, i) => {
      const workerData: HelperAssignment = { helper: i + 1, memory };
      const worker = new Worker(new URL("./helper.js", import.meta.url), { workerData });
      worker.unref();
      return worker;
    });
  }

  *think(request: SearchRequest, budget: Budget): Task<Analysis> {
    if (!isParallel(request) || this.#helpers.length === 0) return yield* searchAlone(request, budget);
    const number = this.#parallel.begin();
    const job: HelperJob = { number, request };
    for (const helper of this.#helpers) helper.postMessage(job);
    try {
      return yield* this.#parallel.lead(request, budget);
    } finally {
      this.#parallel.end(number);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#helpers.map((helper) => helper.terminate()));
  }
}

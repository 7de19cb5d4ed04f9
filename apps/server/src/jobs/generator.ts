/**
 * Generating puzzles away from the server's own thread. One thread, started when it
 * is first needed and ended when it has been idle for a while.
 */
import { Worker } from "node:worker_threads";
import { createWorkerClient, type WorkerClient, WorkerDied } from "@masume/workers";
import type { GeneratedPuzzle, GenerateRequest } from "./generate.js";
import type { GeneratorTasks } from "./generator-thread.js";

const idleMs = 60_000;

export class Generator {
  readonly #thread: WorkerClient<GeneratorTasks> = createWorkerClient(spawn);
  isClosed = false;
  #idle: NodeJS.Timeout | undefined;
  #pending = 0;

  /** Undefined where there is no such puzzle. The signal ends the thread, wherever it is, and so the promise. */
  async generate(request: GenerateRequest, signal?: AbortSignal): Promise<GeneratedPuzzle | undefined> {
    if (this.isClosed) throw new WorkerDied("closed");
    clearTimeout(this.#idle);
    this.#pending++;
    const end = (): void => void this.#thread.dispose();
    signal?.addEventListener("abort", end);
    try {
      return await this.#thread.call("generate", request);
    } finally {
      signal?.removeEventListener("abort", end);
      if (--this.#pending === 0 && !this.isClosed)
        this.#idle = setTimeout(() => void this.#thread.dispose(), idleMs).unref();
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.#idle);
    await this.#thread.dispose();
  }
}

/** The thread alone does not keep the program running. */
function spawn(): Worker {
  const worker = new Worker(new URL("./generator-thread.js", import.meta.url));
  worker.unref();
  return worker;
}

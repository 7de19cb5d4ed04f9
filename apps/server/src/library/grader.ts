/**
 * Grading puzzles away from the server's own thread, one at a time. The thread is
 * ended when it has nothing more to do, and when a puzzle takes too long.
 */
import { Worker } from "node:worker_threads";
import { createWorkerClient, type WorkerClient } from "@masume/workers";
import type { GradeRequest, PuzzleGrade } from "./grade.js";
import type { GraderTasks } from "./grader-thread.js";

const maxMs = 10_000;

export class Grader {
  readonly #thread: WorkerClient<GraderTasks> = createWorkerClient(spawn);
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;

  grade(request: GradeRequest): Promise<PuzzleGrade> {
    this.#pending++;
    const graded = this.#last.then(() => this.#grade(request));
    this.#last = graded;
    return graded;
  }

  async #grade(request: GradeRequest): Promise<PuzzleGrade> {
    const timer = setTimeout(() => void this.#thread.dispose(), maxMs);
    try {
      return await this.#thread.call("grade", request);
    } catch {
      return { solutions: null, level: null }; // it took too long, or too much memory
    } finally {
      clearTimeout(timer);
      if (--this.#pending === 0) await this.#thread.dispose();
    }
  }

  close(): Promise<unknown> {
    void this.#thread.dispose();
    return this.#last;
  }
}

/** The thread alone does not keep the program running. */
function spawn(): Worker {
  const worker = new Worker(new URL("./grader-thread.js", import.meta.url));
  worker.unref();
  return worker;
}

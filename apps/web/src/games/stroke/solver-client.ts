/** The page's side of Stroke's solver. */
import type { BoardAnalysis, Puzzle } from "@masume/games/stroke";
import { createWorkerClient, type WorkerClient } from "@masume/workers";
import type { Accessor } from "solid-js";
import { type Calculation, createCalculation } from "../../play/calculation.js";
import type { SolverTasks } from "./solver-worker.js";

export const solverClient: WorkerClient<SolverTasks> = createWorkerClient<SolverTasks>(
  () => new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" }),
);

export interface Analysed extends BoardAnalysis {
  /** The board that this is about; while a newer one is being judged, not the one on the page. */
  readonly board: Puzzle;
}

/** The newest analysis of a board that changes. */
export function createAnalysis(board: Accessor<Puzzle>): Calculation<Analysed> {
  return createCalculation(board, async (asked, signal) => {
    const outcome = await solverClient.run("analyse", asked, { signal });
    return outcome.finished ? { board: asked, ...outcome.value } : undefined;
  });
}

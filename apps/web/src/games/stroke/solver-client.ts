/** The page's side of Stroke's solver. */
import type { BoardAnalysis, Puzzle } from "@masume/games/stroke";
import { createWorkerClient, type WorkerClient } from "@masume/workers";
import type { Accessor } from "solid-js";
import { type Calculation, createCalculation } from "../../play/calculation.js";
import type { SolverTasks } from "./solver-worker.js";

export const solverClient: WorkerClient<SolverTasks> = createWorkerClient<SolverTasks>(
  () => new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" }),
);

/** The newest analysis of a board that changes. */
export function createAnalysis(board: Accessor<Puzzle>): Calculation<BoardAnalysis> {
  return createCalculation(board, async (asked, signal) => {
    const outcome = await solverClient.run("analyse", asked, { signal });
    return outcome.finished ? outcome.value : undefined;
  });
}

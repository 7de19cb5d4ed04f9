/** The page's side of Slither's solver. */
import { createWorkerClient, type WorkerClient } from "@masume/workers";
import type { SolverTasks } from "./solver-worker.js";

export const solverClient: WorkerClient<SolverTasks> = createWorkerClient<SolverTasks>(
  () => new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" }),
);

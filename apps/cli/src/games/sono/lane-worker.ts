/** A worker thread of the solver. */
import { laneTask, type Plan, type SolveRequest } from "@masume/games/sono";
import type { Task } from "@masume/kernel";
import { serveTasks } from "@masume/workers";

interface LaneInput {
  readonly request: SolveRequest;
  readonly lane: number;
  /** By the system's clock. */
  readonly deadline: number;
}

const tasks = {
  solveLane: ({ request, lane, deadline }: LaneInput): Task<Plan> =>
    laneTask(request, lane, { now: Date.now, deadline }),
};

export type LaneTasks = typeof tasks;

serveTasks(tasks);

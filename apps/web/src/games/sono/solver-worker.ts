/** One lane of the solver after another, off the page. */
import { laneTask, type Plan, type SolveRequest } from "@masume/games/sono";
import type { Task } from "@masume/kernel";
import { serveTasks } from "@masume/workers";

interface LaneInput {
  readonly request: SolveRequest;
  readonly lane: number;
  readonly timeMs: number;
}

const now = () => performance.now();

const tasks = {
  solveLane: ({ request, lane, timeMs }: LaneInput): Task<Plan> =>
    laneTask(request, lane, { now, deadline: now() + timeMs }),
};

export type LaneTasks = typeof tasks;

serveTasks(tasks);

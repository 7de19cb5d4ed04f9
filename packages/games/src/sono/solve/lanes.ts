/**
 * One solve shared out among workers. What each lane is given is plain data, so it
 * can be posted to a worker; how far all of them are and which answer is the best is
 * kept by `Lanes`, wherever the workers report to. Threads, messages and the clock are the caller's.
 */
import { Budget, createRandom, type Progress, type Task } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import { bestOf, defaultLanes, type Plan, planOf, type SolveOptions, searching, solveLane } from "./lane.js";
import { TimedBudget } from "./timed-budget.js";

/** What all lanes of a solve are given. */
export interface SolveRequest {
  readonly puzzle: Puzzle;
  readonly options: SolveOptions;
  readonly seed: string;
  /** Units of work for each lane; absent: until the deadline. */
  readonly laneWork?: number;
}

/** Milliseconds of the caller's clock. */
export interface Deadline {
  now(): number;
  readonly deadline: number;
}

/** The seed of a solve that was given none. */
export const defaultSeed = "sono";

/**
 * How many lanes, and what each may spend. An amount of work makes the same lanes
 * for any number of workers, so that the answer does not depend on it; a time makes
 * one lane for each worker.
 */
export function divideWork(
  work: number | undefined,
  workers: number,
): { readonly lanes: number; readonly laneWork?: number } {
  return work === undefined ? { lanes: workers } : { lanes: defaultLanes, laneWork: work / defaultLanes };
}

/** One lane of a request. The deadline counts only where the request has no work. */
export function laneTask(
  { puzzle, options, seed, laneWork }: SolveRequest,
  lane: number,
  { now, deadline }: Deadline,
): Task<Plan> {
  const budget = laneWork === undefined ? new TimedBudget(now, deadline) : new Budget(laneWork);
  return solveLane(puzzle, options, lane, createRandom(seed), budget);
}

/** The lanes of one solve as they come in. */
export class Lanes {
  readonly #count: number;
  readonly #unmoved: Plan;
  readonly #plans = new Map<number, Plan>();
  /** How far each lane is, from 0 to 1. */
  readonly #shares: Float64Array;
  readonly #boards: Float64Array;

  constructor(puzzle: Puzzle, count: number) {
    this.#count = count;
    this.#unmoved = planOf(puzzle, []);
    this.#shares = new Float64Array(count);
    this.#boards = new Float64Array(count);
  }

  report(lane: number, { best, done, total, params }: Progress<Plan>): void {
    if (best) this.#plans.set(lane, best);
    this.#boards[lane] = Number(params?.boards ?? 0);
    if (total) this.#shares[lane] = done / total;
  }

  /** The lane has ended, with a plan or, where its worker was lost, with none. */
  end(lane: number, plan?: Plan): void {
    if (plan) this.#plans.set(lane, plan);
    this.#shares[lane] = 1;
  }

  /** The best so far, in the order of lanes: which worker was quicker does not matter. */
  get best(): Plan {
    const found = Array.from(this.#shares, (_, lane) => this.#plans.get(lane));
    return bestOf([this.#unmoved, ...found.filter((plan) => plan !== undefined)]);
  }

  /** How many boards all lanes have searched. */
  get boards(): number {
    return this.#boards.reduce((sum, one) => sum + one, 0);
  }

  get progress(): Progress<Plan> {
    const share = this.#shares.reduce((sum, one) => sum + one, 0) / this.#count;
    return searching(this.best, { done: Math.floor(100 * share), total: 100 }, this.boards);
  }
}

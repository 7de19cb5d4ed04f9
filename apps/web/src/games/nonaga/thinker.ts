/**
 * The page's side of the engine. One worker leads and answers. Where the page may
 * share memory (it is cross-origin isolated), every other core helps it. Without
 * shared memory helpers would only repeat the leader's work, so there are none.
 */
import {
  type Analysis,
  isParallel,
  ParallelSearch,
  type Puzzle,
  type SearchRequest,
} from "@masume/games/nonaga";
import { proxy, type Remote, wrap } from "comlink";
import type { Thinker } from "./thinker-worker.js";

export interface ThinkOrder extends SearchRequest {
  /** Milliseconds. */
  readonly time?: number;
}

const mostThreads = 8;

interface Crew {
  readonly leader: Remote<Thinker>;
  readonly helpers: readonly Remote<Thinker>[];
  /** Where there are helpers. */
  readonly parallel?: ParallelSearch;
}

let crew: Crew | undefined;
let jobs = 0;

function started(): Crew {
  crew ??= hired();
  return crew;
}

function hired(): Crew {
  const threads = crossOriginIsolated ? Math.min(navigator.hardwareConcurrency, mostThreads) : 1;
  const workers = Array.from({ length: threads }, () =>
    wrap<Thinker>(new Worker(new URL("./thinker-worker.ts", import.meta.url), { type: "module" })),
  );
  const [leader, ...helpers] = workers;
  if (threads === 1) return { leader: leader!, helpers };
  const memory = ParallelSearch.allocate(threads);
  for (const worker of workers) void worker.share(memory);
  return { leader: leader!, helpers, parallel: new ParallelSearch(memory) };
}

/**
 * The best turns of a position. A raised signal ends the thinking early with the
 * best so far; undefined when there is none yet.
 */
export async function think(
  { time = Number.POSITIVE_INFINITY, ...request }: ThinkOrder,
  signal: AbortSignal,
  onProgress: (best: Analysis) => void,
): Promise<Analysis | undefined> {
  const { leader, helpers, parallel } = started();
  const isShared = parallel !== undefined && isParallel(request);
  const job = jobs++;
  signal.addEventListener("abort", () => void leader.stop(job), { once: true });
  if (!isShared) return await leader.think(job, request, time, false, proxy(onProgress));
  const search = parallel.begin();
  for (const [i, helper] of helpers.entries()) void helper.help(request, i + 1, search);
  try {
    return await leader.think(job, request, time, true, proxy(onProgress));
  } finally {
    parallel.end(search);
  }
}

/** A position with a proved win in two turns. */
export function makeProblem(seed: string): Promise<Puzzle> {
  return started().leader.problem(seed);
}

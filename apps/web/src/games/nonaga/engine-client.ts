/**
 * The page's side of the engine. One worker leads and answers. Where there is shared
 * memory, every other core helps it; a cross-origin isolated page may lack it all the
 * same (WebKitGTK leaves it out). Without it helpers would only repeat the leader's
 * work, so there are none. A helper that dies is missed only for its speed; the next
 * search starts another.
 */
import {
  type Analysis,
  allocateSearchMemory,
  beginSearch,
  type GameReview,
  isParallel,
  type Judgement,
  type Line,
  type Puzzle,
  type SearchMemory,
  type SearchRequest,
  type SharedGame,
  type State,
} from "@masume/games/nonaga";
import { createWorkerClient, createWorkerPool, ignoreDeath, type WorkerPool } from "@masume/workers";
import type { CompleteRequest, JudgeRequest, SearchTasks } from "./search-worker.js";

export interface ThinkRequest extends SearchRequest {
  /** Milliseconds. */
  readonly time?: number;
}

const maxThreads = 8;

const spawn = () => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
const leader = createWorkerClient<SearchTasks>(spawn);

interface Helpers {
  readonly pool: WorkerPool<SearchTasks>;
  readonly memory: SearchMemory;
}

let started: Helpers | undefined;

function helpers(): Helpers | undefined {
  const hasSharedMemory = typeof SharedArrayBuffer === "function";
  const count = hasSharedMemory ? Math.min(navigator.hardwareConcurrency, maxThreads) - 1 : 0;
  if (count === 0 || started) return started;
  const memory = allocateSearchMemory(count + 1);
  const pool = createWorkerPool<SearchTasks>(count, spawn);
  started = { pool, memory };
  return started;
}

/** The best turn after a second at most, on any machine. */
export async function thinkBriefly(puzzle: Puzzle, state: State, signal: AbortSignal): Promise<Analysis> {
  const best = await think({ puzzle, state, time: 1000 }, signal, () => {});
  if (!best) throw new Error("the search ended without a turn");
  return best;
}

/**
 * The best turns of a position. A raised signal ends the thinking early with the
 * best so far; undefined when there is none yet.
 */
export async function think(
  { time, ...request }: ThinkRequest,
  signal: AbortSignal,
  onProgress: (best: Analysis) => void,
): Promise<Analysis | undefined> {
  const helped = isParallel(request) ? helpers() : undefined;
  const end =
    helped &&
    beginSearch(request, helped.memory, (asked) => void helped.pool.call("help", asked).catch(ignoreDeath));
  try {
    const outcome = await leader.run(
      "search",
      { request, ...(helped && { memory: helped.memory }) },
      {
        signal,
        timeMs: time,
        onProgress: ({ best }) => {
          if (best) onProgress(best);
        },
      },
    );
    return outcome.finished ? outcome.value : outcome.best;
  } finally {
    end?.();
  }
}

/** A forced win up to its end; as it is where it cannot be followed, or the signal ended that. */
export async function complete(request: CompleteRequest, signal: AbortSignal): Promise<Line> {
  const outcome = await leader.run("complete", request, { signal });
  return outcome.finished ? outcome.value : request.line;
}

/** A finished game looked over; undefined when the signal ended it. `onProgress` is told the part that is done. */
export async function review(
  game: SharedGame,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<GameReview | undefined> {
  const outcome = await leader.run("review", game, {
    signal,
    onProgress: ({ done, total = 1 }) => onProgress(done / total),
  });
  return outcome.finished ? outcome.value : undefined;
}

/** Whether a turn in a problem was right, and the answer to it. */
export function judge(request: JudgeRequest): Promise<Judgement> {
  return leader.call("judge", request);
}

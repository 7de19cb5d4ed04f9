/**
 * The page's side of the engine. One worker leads and answers. Where the page may
 * share memory (it is cross-origin isolated), every other core helps it: each
 * helper searches the same position its own way, and what it finds stands in the
 * leader's table. Without shared memory helpers would only repeat the leader's work, so
 * there are none.
 */
import { type Analysis, fullStrength, type Puzzle, Table } from "@masume/games/nonaga";
import { proxy, type Remote, wrap } from "comlink";
import type { Thinker, ThinkOrder } from "./thinker-worker.js";

export type { ThinkOrder } from "./thinker-worker.js";

/** Sixteen megabytes of shared table. */
const sharedBits = 20;
const mostThreads = 8;

let crew: readonly Remote<Thinker>[] | undefined;
let jobs = 0;

function started(): readonly Remote<Thinker>[] {
  crew ??= hired();
  return crew;
}

function hired(): readonly Remote<Thinker>[] {
  const threads = crossOriginIsolated ? Math.min(navigator.hardwareConcurrency, mostThreads) : 1;
  const workers = Array.from({ length: threads }, () =>
    wrap<Thinker>(new Worker(new URL("./thinker-worker.ts", import.meta.url), { type: "module" })),
  );
  if (threads > 1) {
    const memory = new SharedArrayBuffer(Table.bytes(sharedBits));
    for (const worker of workers) void worker.share(sharedBits, memory);
  }
  return workers;
}

/**
 * The best turns of a position. A raised signal ends the thinking early with the
 * best so far; undefined when there is none yet.
 */
export async function think(
  order: ThinkOrder,
  signal: AbortSignal,
  onProgress: (best: Analysis) => void,
): Promise<Analysis | undefined> {
  const [leader, ...others] = started();
  // A level below full strength is the same opponent on every machine.
  const helpers = order.level === undefined || order.level === fullStrength ? others : [];
  const job = jobs++;
  const stop = (workers: readonly Remote<Thinker>[]) => {
    for (const worker of workers) void worker.stop(job);
  };
  signal.addEventListener("abort", () => stop([leader!]), { once: true });
  const endless = { ...order, time: Number.POSITIVE_INFINITY };
  for (const [i, helper] of helpers.entries())
    void helper.think(
      job,
      endless,
      i + 1,
      proxy(() => {}),
    );
  try {
    return await leader!.think(job, order, 0, proxy(onProgress));
  } finally {
    stop(helpers);
  }
}

/** A position with a proved win in two turns. */
export function makeProblem(seed: string): Promise<Puzzle> {
  return started()[0]!.problem(seed);
}

/** The page's side of the analyst: one worker, one question at a time, and only the newest one counts. */

import type { BoardAnalysis, DeadEnd, Puzzle } from "@masume/games/stroke";
import type { Cell } from "@masume/kernel";
import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";
import { lateWorker } from "../../platform/workers/late-worker.js";
import type { Analyst } from "./analyst-worker.js";

const analyst = lateWorker<Analyst>(
  () => new Worker(new URL("./analyst-worker.ts", import.meta.url), { type: "module" }),
);

export function deadEnd(board: Puzzle, line: readonly Cell[]): Promise<DeadEnd | undefined> {
  return analyst().deadEnd(board, line);
}

export function lineCount(board: Puzzle): Promise<bigint | null> {
  return analyst().lineCount(board);
}

export interface Analysed extends BoardAnalysis {
  /** The board that this is about; while a newer one is being judged, not the one on the page. */
  readonly board: Puzzle;
}

/** The newest analysis of a board that changes; a board replaced before its turn is never asked about. */
export function createAnalysis(board: Accessor<Puzzle>): Accessor<Analysed | undefined> {
  const [analysed, setAnalysed] = createSignal<Analysed>();
  let wanted: Puzzle | undefined;
  let working = false;
  let closed = false;
  onCleanup(() => {
    closed = true;
  });

  async function work(): Promise<void> {
    working = true;
    while (wanted && !closed) {
      const asked = wanted;
      wanted = undefined;
      const answer = await analyst().analyse(asked);
      if (!closed && !wanted) setAnalysed({ board: asked, ...answer });
    }
    working = false;
  }

  createEffect(() => {
    wanted = board();
    if (!working) void work();
  });
  return analysed;
}

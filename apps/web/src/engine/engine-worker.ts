/**
 * Long work off the page. The worker drives a game's tasks in slices, so that a
 * cancel can reach it between them; puzzles and moves travel as text.
 */
import { registry } from "@masume/games";
import { createRandom, driveInSlices, type GameId, type Progress, type Task } from "@masume/kernel";
import { expose } from "comlink";

export interface GenerateOrder {
  readonly game: GameId;
  /** The parameters, in the game's own notation. */
  readonly params: string;
  readonly seed: string;
}

export interface GeneratedText {
  readonly puzzle: string;
  readonly solution: readonly string[];
  /** True only when proved. */
  readonly unique: boolean;
  readonly difficulty?: { readonly band: string; readonly score: number };
}

export type ProgressReport = Omit<Progress, "best">;

const sliceMs = 40;
const reportMs = 100;
const cancelled = new Set<number>();

const engine = {
  async generate(
    job: number,
    order: GenerateOrder,
    onProgress: (progress: ProgressReport) => void,
  ): Promise<GeneratedText | undefined> {
    const game = await registry[order.game]!();
    const params = game.codec.params.parse(order.params);
    if (!params.ok) throw new Error(params.error.reason.key);
    const made = await driven(job, game.generate!(params.value, createRandom(order.seed)), onProgress);
    return (
      made && {
        puzzle: game.codec.puzzle.format(made.puzzle),
        solution: made.solution.map((move) => game.codec.move.format(move)),
        unique: made.unique,
        ...(made.difficulty ? { difficulty: made.difficulty } : {}),
      }
    );
  },

  cancel(job: number): void {
    cancelled.add(job);
  },
};

export type Engine = typeof engine;

async function driven<T>(
  job: number,
  task: Task<T>,
  onProgress: (progress: ProgressReport) => void,
): Promise<T | undefined> {
  let reported = 0;
  const outcome = await driveInSlices(task, {
    sliceMs,
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    shouldStop: () => cancelled.has(job),
    onProgress({ phase, done, total }) {
      if (performance.now() - reported < reportMs) return;
      reported = performance.now();
      onProgress({ phase, done, ...(total === undefined ? {} : { total }) });
    },
  });
  cancelled.delete(job);
  return outcome.finished ? outcome.value : undefined;
}

expose(engine);

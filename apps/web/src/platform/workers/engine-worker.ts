/**
 * Long work off the page. The worker drives a game's tasks in slices, so that a
 * cancel can reach it between them; puzzles and moves travel as text.
 */

import type { GameId } from "@masume/games";
import { registry } from "@masume/games";
import {
  Budget,
  type Codec,
  createRandom,
  driveInSlices,
  finish,
  type Message,
  ok,
  type Progress,
  type Result,
  type TargetId,
  type Task,
  type Violation,
} from "@masume/kernel";
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

export interface ExplainOrder {
  readonly game: GameId;
  readonly puzzle: string;
  /** Every move in force. */
  readonly moves: readonly string[];
}

export interface SolveOrder {
  readonly game: GameId;
  readonly puzzle: string;
}

/** A solution as the text of its moves, why there is none, or neither within the budget. */
export type SolvedText =
  | { readonly verdict: "solved"; readonly moves: readonly string[] }
  | { readonly verdict: "unsolvable"; readonly reason?: Violation }
  | { readonly verdict: "unknown" };

/** A step with its moves as text. */
export interface StepText {
  readonly technique: string;
  readonly params?: Message["params"];
  readonly because: readonly TargetId[];
  readonly moves: readonly string[];
}

export type ProgressReport = Omit<Progress, "best">;

const sliceMs = 40;
const reportMs = 100;
/** Work for one hint: on a slow phone a second or two. */
const explainBudget = 20_000_000;
const solveBudget = 100_000_000;
const cancelled = new Set<number>();

const engine = {
  async generate(
    job: number,
    order: GenerateOrder,
    onProgress: (progress: ProgressReport) => void,
  ): Promise<Result<GeneratedText, Message> | undefined> {
    const game = await registry[order.game]();
    const params = read(game.codec.params, order.params);
    const generate = await game.engines!.generate!();
    const made = await driven(job, generate(params, createRandom(order.seed)), onProgress);
    if (!made?.ok) return made;
    const { puzzle, solution, unique, difficulty } = made.value;
    return ok({
      puzzle: game.codec.puzzle.format(puzzle),
      solution: solution.map((move) => game.codec.move.format(move)),
      unique,
      ...(difficulty ? { difficulty } : {}),
    });
  },

  async explain(order: ExplainOrder): Promise<StepText | undefined> {
    const game = await registry[order.game]();
    const puzzle = read(game.codec.puzzle, order.puzzle);
    let state = game.start(puzzle);
    for (const text of order.moves) {
      const played = game.play(puzzle, state, read(game.codec.move, text));
      if (!played.ok) throw new Error(played.error.code);
      state = played.value;
    }
    const explain = await game.engines!.explain!();
    const step = finish(explain(puzzle, state, new Budget(explainBudget)));
    return (
      step && {
        technique: step.technique,
        ...(step.params ? { params: step.params } : {}),
        because: step.because,
        moves: step.moves.map((move) => game.codec.move.format(move)),
      }
    );
  },

  async solve(order: SolveOrder): Promise<SolvedText> {
    const game = await registry[order.game]();
    const solve = await game.engines!.solve!();
    const solved = finish(solve(read(game.codec.puzzle, order.puzzle), new Budget(solveBudget)));
    if (solved.verdict !== "solved") return solved;
    return { verdict: "solved", moves: solved.moves.map((move) => game.codec.move.format(move)) };
  },

  cancel(job: number): void {
    cancelled.add(job);
  },
};

export type Engine = typeof engine;

function read<T>(codec: Codec<T>, text: string): T {
  const value = codec.parse(text);
  if (!value.ok) throw new Error(value.error.reason.key);
  return value.value;
}

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

/**
 * What both sides know. A worker's API is the type of the table that it serves;
 * the caller imports that type, and with it no code. Underneath, each side
 * exposes one object to the other by comlink, over the one channel there is, so
 * that progress and results arrive in the order in which they were sent.
 */
import type { Progress, TaskOutcome } from "@masume/kernel";

/**
 * Functions of one input. What they return may be a task, which is driven in
 * slices and can be stopped, or any other value; or a promise of either.
 */
// biome-ignore lint/suspicious/noExplicitAny: only so is a function of any input assignable
export type TaskApi = Readonly<Record<string, (input: any) => unknown>>;

export type InputOf<Api extends TaskApi, Name extends keyof Api> = Parameters<Api[Name]>[0];

export type ResultOf<Api extends TaskApi, Name extends keyof Api> =
  Awaited<ReturnType<Api[Name]>> extends Generator<unknown, infer T, void>
    ? T
    : Awaited<ReturnType<Api[Name]>>;

export interface RunOptions<T> {
  /** Stops the task between two slices; the outcome then has the best result so far. */
  readonly signal?: AbortSignal | undefined;
  /** Stops the task by itself after that many milliseconds of its own time. */
  readonly timeMs?: number | undefined;
  /** Told at once that there is progress, then now and then; no longer once the signal is raised. */
  readonly onProgress?: ((progress: Progress<T>) => void) | undefined;
}

/** What a worker exposes to its caller. */
export interface Served {
  run(id: number, name: string, input: unknown, options: ServedOptions): Promise<TaskOutcome<unknown>>;
  cancel(id: number): void;
  /** Takes the lock of that name and keeps it for life. */
  holdLock(name: string): Promise<void>;
}

export interface ServedOptions {
  readonly timeMs: number | undefined;
  readonly reportsProgress: boolean;
}

/** What a caller exposes to its worker. */
export interface Caller {
  progress(id: number, progress: Progress): void;
}

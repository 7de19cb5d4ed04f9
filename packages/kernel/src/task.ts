/**
 * Long work is a generator: it yields progress and returns its result. Whoever
 * drives it decides about threads, progress bars, time and cancelling; the
 * engine knows none of them. `stop` ends it from outside, so an engine may
 * clean up in a `finally`.
 */
import type { Message } from "./messages.js";

export interface Progress<T = unknown> {
  /** What is being done: a message key of the game, and what it speaks of. */
  readonly phase: string;
  readonly params?: Message["params"];
  readonly done: number;
  /** Absent while the end is not known. */
  readonly total?: number;
  /** The best result so far, for work that improves until it is stopped. */
  readonly best?: T;
}

export type Task<T> = Generator<Progress<T>, T, void>;

/** A task without results before its end, so that any other task can make it a part of itself by `yield*`. */
export type Subtask<T> = Generator<Progress<never>, T, void>;

export type TaskOutcome<T> =
  | { readonly finished: true; readonly value: T }
  | { readonly finished: false; readonly best: T | undefined };

export interface TaskObserver<T> {
  onProgress?(progress: Progress<T>): void;
  /** Asked after each yield; true ends the work. */
  shouldStop?(): boolean;
}

/** Ends a task where it stands; one that has ended stays as it is. */
export function stop(task: Task<unknown>): void {
  task.return(undefined);
}

/** Runs a task to its end in one go. */
export function finish<T>(task: Task<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}

/** Runs a task in one go, observed. */
export function drive<T>(task: Task<T>, observer: TaskObserver<T>): TaskOutcome<T> {
  let best: T | undefined;
  for (;;) {
    const step = task.next();
    if (step.done) return { finished: true, value: step.value };
    if (step.value.best !== undefined) best = step.value.best;
    observer.onProgress?.(step.value);
    if (observer.shouldStop?.()) {
      stop(task);
      return { finished: false, best };
    }
  }
}

/** A task as a part of another: its progress passes through, its intermediate results do not. */
export function* asSubtask<T>(task: Task<T>): Subtask<T> {
  try {
    for (;;) {
      const step = task.next();
      if (step.done) return step.value;
      const { best: _, ...progress } = step.value;
      yield progress;
    }
  } finally {
    stop(task);
  }
}

/** A task with another result, made from each that it gives. */
export function* mapTask<T, U>(task: Task<T>, map: (value: T) => U): Task<U> {
  try {
    for (;;) {
      const step = task.next();
      if (step.done) return map(step.value);
      const { best, ...progress } = step.value;
      yield best === undefined ? progress : { ...progress, best: map(best) };
    }
  } finally {
    stop(task);
  }
}

export interface SliceOptions<T> extends TaskObserver<T> {
  /** A clock in milliseconds; the kernel has none of its own. */
  now(): number;
  /** Lets the host breathe between slices: a macrotask, a frame. */
  pause(): Promise<void>;
  readonly sliceMs: number;
}

/** Runs a task in slices, so that the thread stays responsive between them. */
export async function driveInSlices<T>(task: Task<T>, slices: SliceOptions<T>): Promise<TaskOutcome<T>> {
  let best: T | undefined;
  for (;;) {
    const end = slices.now() + slices.sliceMs;
    do {
      const step = task.next();
      if (step.done) return { finished: true, value: step.value };
      if (step.value.best !== undefined) best = step.value.best;
      slices.onProgress?.(step.value);
    } while (slices.now() < end);
    await slices.pause();
    if (slices.shouldStop?.()) {
      stop(task);
      return { finished: false, best };
    }
  }
}

/** A worker that the tests talk to, stop and kill. */
import type { Task } from "@masume/kernel";
import { serveTasks } from "../serve-tasks.js";

const tasks = {
  double: (number: number): number => number * 2,
  later: async (number: number): Promise<number> => number,
  fail: (reason: string): never => {
    throw new RangeError(reason);
  },
  *countTo(end: number): Task<number> {
    for (let done = 1; done < end; done++) yield { phase: "counting", done, best: done };
    return end;
  },
  loadCountTo: async (end: number): Promise<Task<number>> => tasks.countTo(end),
  /** Counts in shared memory for ever. */
  *beat(memory: SharedArrayBuffer): Task<void> {
    for (;;) yield { phase: "beating", done: Atomics.add(new Int32Array(memory), 0, 1) };
  },
  /** Blocks the worker until `release` is called in another one. */
  block: (memory: SharedArrayBuffer): string => Atomics.wait(new Int32Array(memory), 0, 0),
  release: (memory: SharedArrayBuffer): string => {
    Atomics.store(new Int32Array(memory), 0, 1);
    Atomics.notify(new Int32Array(memory), 0);
    return "released";
  },
  exit: (code: number): never => process.exit(code),
  crash: (): Promise<never> => {
    setImmediate(() => {
      throw new Error("crashed");
    });
    return new Promise(() => {});
  },
};

export type TestTasks = typeof tasks;

serveTasks(tasks);

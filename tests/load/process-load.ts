/**
 * The load of a process: processor time, memory, how late its event loop is,
 * and the pauses of its garbage collector. Measured by the servers and by the
 * players' processes alike, so that a slow answer can be told from a slow listener.
 */
import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";

export interface ProcessLoad {
  /** Seconds of a processor, of all its threads. */
  readonly cpuSeconds: number;
  readonly memoryMb: number;
  /** What is left of its heap and its buffers without the garbage; of processes with `--expose-gc`. */
  readonly heldMb?: number;
  readonly loopDelayMs: { readonly p99: number; readonly max: number };
  readonly pausesMs: { readonly count: number; readonly sum: number; readonly max: number };
}

const resolutionMs = 5;

export class ProcessLoadGauge {
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionMs });
  #pauses: number[] = [];
  #cpu: NodeJS.CpuUsage = process.cpuUsage();

  constructor() {
    this.#delay.enable();
    new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) this.#pauses.push(duration);
    }).observe({ entryTypes: ["gc"] });
  }

  /** Begins to measure, now that what came before no longer counts. */
  reset(): void {
    this.#delay.reset();
    this.#pauses = [];
    this.#cpu = process.cpuUsage();
  }

  read(): ProcessLoad {
    const { user, system } = process.cpuUsage(this.#cpu);
    // What is recorded is the time between two ticks, which are so far apart anyway.
    const late = (nanoseconds: number) => rounded(Math.max(0, nanoseconds / 1e6 - resolutionMs));
    return {
      cpuSeconds: (user + system) / 1e6,
      memoryMb: megabytes(process.memoryUsage.rss()),
      ...(globalThis.gc ? { heldMb: heldMb(globalThis.gc) } : {}),
      loopDelayMs: { p99: late(this.#delay.percentile(99)), max: late(this.#delay.max) },
      pausesMs: {
        count: this.#pauses.length,
        sum: rounded(this.#pauses.reduce((sum, one) => sum + one, 0)),
        max: rounded(Math.max(0, ...this.#pauses)),
      },
    };
  }
}

/** Twice: what only a finaliser still held goes with the second. */
function heldMb(collect: () => void): number {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return megabytes(heapUsed + external);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}

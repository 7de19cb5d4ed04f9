/**
 * What is measured: one task, done by ours and by each peer that can do it. All
 * contestants do the same instances, turn by turn within one run, so that a busy
 * machine slows them alike; the figure is the median over the instances of each
 * instance's median over the rounds.
 */

/** What a contestant said about an instance; all must agree where they say anything. */
export interface Attempt {
  readonly milliseconds: number;
  /** Undefined when it gave up at its time limit. */
  readonly answer: string | undefined;
}

export interface Contestant<Instance> {
  readonly name: string;
  attempt(instance: Instance): Attempt;
}

export interface Measurement<Instance> {
  readonly game: string;
  readonly name: string;
  readonly rounds: number;
  /** Made when the measurement begins, so that a filtered run makes only its own. */
  instances(): readonly Instance[];
  /** Ours first. */
  readonly contestants: readonly Contestant<Instance>[];
}

// biome-ignore lint/suspicious/noExplicitAny: each measurement knows its own instances
export type AnyMeasurement = Measurement<any>;

export interface Figure {
  readonly contestant: string;
  readonly median: number;
  readonly slowest: number;
  /** Instances it gave up; then the median is a lower bound where it says so. */
  readonly givenUp: number;
  readonly instances: number;
}

export interface Result {
  readonly game: string;
  readonly name: string;
  readonly figures: readonly Figure[];
}

export function measure<Instance>(measurement: Measurement<Instance>): Result {
  const { game, name, rounds, contestants } = measurement;
  const instances = measurement.instances();
  const times = contestants.map(() => instances.map((): number[] => []));
  const givenUp = contestants.map(() => instances.map(() => false));
  for (let round = 0; round < rounds; round++) {
    for (const [i, instance] of instances.entries()) {
      let agreed: string | undefined;
      for (const [c, contestant] of contestants.entries()) {
        if (givenUp[c]![i]) continue; // it would only give up again
        const { milliseconds, answer } = contestant.attempt(instance);
        times[c]![i]!.push(milliseconds);
        if (answer === undefined) givenUp[c]![i] = true;
        else if (agreed !== undefined && agreed !== answer) {
          throw new Error(`${name}, instance ${i}: ${contestant.name} says ${answer}, not ${agreed}`);
        } else agreed = answer;
      }
    }
  }
  const figures = contestants.map((contestant, c) => {
    const medians = times[c]!.map(median);
    return {
      contestant: contestant.name,
      median: median(medians),
      slowest: Math.max(...medians),
      givenUp: givenUp[c]!.filter(Boolean).length,
      instances: instances.length,
    };
  });
  return { game, name, figures };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Times a piece of our own work. */
export function timed(work: () => string | undefined): Attempt {
  const begun = performance.now();
  const answer = work();
  return { milliseconds: performance.now() - begun, answer };
}

/** Times it by processor time, as peers that run in a process of their own are measured. */
export function processorTimed(work: () => string | undefined): Attempt {
  const begun = process.cpuUsage();
  const answer = work();
  const { user, system } = process.cpuUsage(begun);
  return { milliseconds: (user + system) / 1000, answer };
}

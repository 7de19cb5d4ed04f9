/**
 * Feeds a reader with mutants of valid texts. A refusal that has not been seen
 * before puts its input into the pool, so that later ones begin where it got to.
 */
import { createRandom } from "@masume/kernel";
import { mutant } from "./mutations.js";
import type { Reader } from "./readers.js";

export interface Finding {
  readonly input: string;
  readonly reason: string;
}

const maxMs = 1000;
const maxPool = 300;

/** `onInput` hears of each input before it is read, in case the reader does not come back. */
export function* fuzz(
  { seeds, read }: Reader,
  seed: string,
  inputs: number,
  onInput: (input: string) => void = () => {},
): Generator<Finding, void, void> {
  const random = createRandom(seed);
  const pool = [...seeds];
  const outcomes = new Set(seeds.map(read));
  for (let i = 0; i < inputs; i++) {
    const input = mutant(random, pool);
    onInput(input);
    const begun = performance.now();
    try {
      const outcome = read(input);
      if (!outcomes.has(outcome) && pool.length < maxPool) {
        outcomes.add(outcome);
        pool.push(input);
      }
    } catch (thrown) {
      yield { input, reason: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
    }
    if (performance.now() - begun <= maxMs) continue;
    const took = processorMs(() => read(input));
    if (took > maxMs) yield { input, reason: `took ${Math.round(took)} ms` };
  }
}

/** The clock goes on while other programs have the processor; a reader that seemed slow is measured once more without them. */
function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  try {
    work();
  } catch {
    // It has been told of already.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

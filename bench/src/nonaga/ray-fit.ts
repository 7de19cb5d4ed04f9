/**
 * The fit of the evaluation by rays: a position's chance to win is the logistic
 * function of a sum of parameters. Adam over the whole data, with a pull towards
 * zero, until it settles.
 */
import type { Position } from "@masume/games/nonaga";
import { featuresOf, parameterCount } from "@masume/games/nonaga/training";
import { Adam } from "./adam.js";
import { scale } from "./samples.js";
import { logistic } from "./trainer.js";

const pull = 1e-4;
const rounds = 400;
const rate = 0.02;

/** How often each kind of parameter counts in a position, and what the position is worth. */
export interface RaySample {
  readonly kinds: Int16Array;
  readonly counts: Int16Array;
  readonly target: number;
}

export function raySample(position: Position, target: number): RaySample {
  const features = featuresOf(position);
  const kinds = Int16Array.from([...features.keys()].filter((kind) => features[kind] !== 0));
  return { kinds, counts: kinds.map((kind) => features[kind]!), target };
}

/** The score of a position, in points. */
export function rayScore({ kinds, counts }: RaySample, parameters: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) sum += counts[i]! * parameters[kinds[i]!]!;
  return sum;
}

/** The parameters that suit the samples best, in whole points. */
export function fitRays(samples: readonly RaySample[]): readonly number[] {
  const parameters = new Float64Array(parameterCount);
  const gradient = new Float64Array(parameterCount);
  const adam = new Adam(parameters);
  for (let round = 1; round <= rounds; round++) {
    for (let kind = 0; kind < parameterCount; kind++) gradient[kind] = pull * parameters[kind]!;
    for (const sample of samples) {
      const error = (logistic(rayScore(sample, parameters)) - sample.target) / samples.length;
      for (let i = 0; i < sample.kinds.length; i++) gradient[sample.kinds[i]!]! += error * sample.counts[i]!;
    }
    adam.step(gradient, rate);
  }
  return Array.from(parameters, (parameter) => Math.round(parameter * scale));
}

/** The mean cross-entropy against the targets, in nats. */
export function surprise(samples: readonly RaySample[], parameters: ArrayLike<number>): number {
  let sum = 0;
  for (const sample of samples) {
    const chance = logistic(rayScore(sample, parameters) / scale);
    sum -= sample.target * Math.log(chance) + (1 - sample.target) * Math.log(1 - chance);
  }
  return sum / samples.length;
}

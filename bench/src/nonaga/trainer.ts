/**
 * Trains a small network by gradient descent: sparse inputs, one layer of units
 * clipped to [0, 1], one output that is added to a given first guess; the sum goes
 * through the logistic function and is held against a target between 0 and 1.
 *
 *     output = guess + bias + Σ out[u] · clip(hidden bias[u] + Σ weights[input][u])
 *
 * Cross-entropy, mini-batches in seeded order, Adam with a falling rate. Input
 * weights stay within what their integers can hold. The same samples and seed give
 * the same network.
 */
import { createRandom } from "@masume/kernel";
import { Adam } from "./adam.js";

/** Many samples in flat lists: sample i has the inputs from `starts[i]` to `starts[i + 1]`. */
export interface Samples {
  readonly starts: Int32Array;
  readonly inputs: Uint16Array;
  readonly guesses: Float64Array;
  readonly targets: Float64Array;
}

interface Shape {
  readonly inputs: number;
  readonly units: number;
}

/** All parameters in one list: the inputs' weights, unit by unit; the units' biases; the output's weights; its bias. */
export interface Net extends Shape {
  readonly parameters: Float64Array;
}

export interface Lessons {
  readonly rounds: number;
  readonly batch: number;
  readonly rate: number;
  /** A pull of every parameter towards zero. */
  readonly pull: number;
  readonly seed: string;
}

/** No weight of an input may be larger. */
const largestWeight: number = 127 / 128;

function parameterCount({ inputs, units }: Shape): number {
  return inputs * units + units + units + 1;
}

export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** Fills `activations` and returns the output for a sample, its guess included. */
function outputOf(net: Net, samples: Samples, at: number, activations: Float64Array): number {
  const { inputs, units, parameters } = net;
  const biases = inputs * units;
  for (let u = 0; u < units; u++) activations[u] = parameters[biases + u]!;
  for (let i = samples.starts[at]!; i < samples.starts[at + 1]!; i++) {
    const row = samples.inputs[i]! * units;
    for (let u = 0; u < units; u++) activations[u]! += parameters[row + u]!;
  }
  let sum = samples.guesses[at]! + parameters[biases + 2 * units]!;
  for (let u = 0; u < units; u++) {
    activations[u] = Math.max(0, Math.min(1, activations[u]!));
    sum += parameters[biases + units + u]! * activations[u]!;
  }
  return sum;
}

/** The mean cross-entropy, in nats. */
export function lossOf(net: Net, samples: Samples): number {
  const activations = new Float64Array(net.units);
  const count = samples.targets.length;
  let sum = 0;
  for (let at = 0; at < count; at++) {
    const chance = logistic(outputOf(net, samples, at, activations));
    const target = samples.targets[at]!;
    sum -= target * Math.log(chance) + (1 - target) * Math.log(1 - chance);
  }
  return sum / count;
}

/** Starts with small random weights and an output of nothing but the guess. */
export function freshNet(shape: Shape, seed: string): Net {
  const random = createRandom(seed);
  const parameters = new Float64Array(parameterCount(shape));
  const { inputs, units } = shape;
  for (let i = 0; i < inputs * units; i++) parameters[i] = (random.unit() - 0.5) * 0.1;
  for (let u = 0; u < units; u++) {
    parameters[inputs * units + u] = 0.5;
    parameters[inputs * units + units + u] = (random.unit() - 0.5) * 0.1;
  }
  return { ...shape, parameters };
}

/** Teaches a net in place; `heard` is told after every round. */
export function teach(net: Net, samples: Samples, lessons: Lessons, heard?: (round: number) => void): void {
  const { rounds, batch, rate, pull, seed } = lessons;
  const random = createRandom(seed);
  const order = Array.from(samples.targets.keys());
  const adam = new Adam(net.parameters);
  for (let round = 1; round <= rounds; round++) {
    random.shuffle(order);
    const roundRate = rate * (1 - (round - 1) / rounds);
    for (let from = 0; from < order.length; from += batch) {
      const gradient = gradientOf(net, samples, order.slice(from, from + batch));
      for (let i = 0; i < gradient.length; i++) gradient[i]! += pull * net.parameters[i]!;
      adam.step(gradient, roundRate);
      hold(net);
    }
    heard?.(round);
  }
}

/** How the mean loss over some of the samples changes with each parameter. */
export function gradientOf(net: Net, samples: Samples, picked: readonly number[]): Float64Array {
  const { inputs, units, parameters } = net;
  const biases = inputs * units;
  const gradient = new Float64Array(parameters.length);
  const activations = new Float64Array(units);
  for (const at of picked) {
    const chance = logistic(outputOf(net, samples, at, activations));
    const error = (chance - samples.targets[at]!) / picked.length;
    gradient[biases + 2 * units]! += error;
    for (let u = 0; u < units; u++) {
      const active = activations[u]!;
      gradient[biases + units + u]! += error * active;
      // Where the unit is clipped, nothing below it matters.
      const slope = active > 0 && active < 1 ? error * parameters[biases + units + u]! : 0;
      gradient[biases + u]! += slope;
      activations[u] = slope;
    }
    for (let i = samples.starts[at]!; i < samples.starts[at + 1]!; i++) {
      const row = samples.inputs[i]! * units;
      for (let u = 0; u < units; u++) gradient[row + u]! += activations[u]!;
    }
  }
  return gradient;
}

function hold({ inputs, units, parameters }: Net): void {
  for (let i = 0; i < inputs * units; i++) {
    parameters[i] = Math.max(-largestWeight, Math.min(largestWeight, parameters[i]!));
  }
}

/**
 * Fits the parameters of the evaluation by rays to games of self-play:
 * `tsx --conditions=source bench/src/nonaga/fit.ts official FILE …` tells how surprised the
 * shipped parameters and fresh ones are at the positions of these games (mean
 * cross-entropy against the target, in nats), and prints the fresh ones as they stand
 * in `packages/games/src/nonaga/engine/parameters.ts`. It does not write that file:
 * the levels below full strength are measured with what is there.
 *
 * A position's chance to win is the logistic function of its score. Adam over the
 * whole data, with a pull towards zero, until it settles.
 */
import { featuresOf, fittedParameters, parameterCount, rulesets } from "@masume/games/nonaga";
import { Adam } from "./adam.js";
import { quietPositions, scale } from "./samples.js";
import { logistic } from "./trainer.js";

const pull = 1e-4;
const rounds = 600;
const rate = 0.02;

interface Sample {
  readonly kinds: Int16Array;
  readonly counts: Int16Array;
  readonly target: number;
}

const [rulesName, ...paths] = process.argv.slice(2);
const rules = rulesets.find((name) => name === rulesName);
if (!rules || paths.length === 0) {
  console.error("fit.ts source|official FILE …");
  process.exit(2);
}

const seen: Sample[] = [];
const aside: Sample[] = [];
for (const { position, target, isAside } of quietPositions(rules, paths)) {
  const features = featuresOf(position);
  const kinds = Int16Array.from([...features.keys()].filter((kind) => features[kind] !== 0));
  (isAside ? aside : seen).push({ kinds, counts: kinds.map((kind) => features[kind]!), target });
}

function predict({ kinds, counts }: Sample, parameters: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) sum += counts[i]! * parameters[kinds[i]!]!;
  return logistic(sum);
}

function fit(samples: readonly Sample[]): Float64Array {
  const parameters = new Float64Array(parameterCount);
  const gradient = new Float64Array(parameterCount);
  const adam = new Adam(parameters);
  for (let round = 1; round <= rounds; round++) {
    for (let kind = 0; kind < parameterCount; kind++) gradient[kind] = pull * parameters[kind]!;
    for (const sample of samples) {
      const error = (predict(sample, parameters) - sample.target) / samples.length;
      for (let i = 0; i < sample.kinds.length; i++) gradient[sample.kinds[i]!]! += error * sample.counts[i]!;
    }
    adam.step(gradient, rate);
  }
  return parameters;
}

function surprise(samples: readonly Sample[], parameters: Float64Array): string {
  let sum = 0;
  for (const sample of samples) {
    const chance = predict(sample, parameters);
    sum -= sample.target * Math.log(chance) + (1 - sample.target) * Math.log(1 - chance);
  }
  return (sum / samples.length).toFixed(4);
}

console.log(`${rules}: ${seen.length} positions, aside ${aside.length}`);
const shipped = Float64Array.from(fittedParameters[rules], (points) => points / scale);
const fresh = fit(seen);
for (const [name, parameters] of [
  ["shipped", shipped],
  ["fresh", fresh],
] as const) {
  console.log(`${name}: ${surprise(seen, parameters)}, aside ${surprise(aside, parameters)}`);
}
console.log(`  ${rules}: [${Array.from(fresh, (parameter) => Math.round(parameter * scale)).join(", ")}],`);

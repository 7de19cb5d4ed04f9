/**
 * Trains the learned evaluation:
 * `tsx --conditions=source bench/src/nonaga/train.ts official bench/data/nonaga-official.games`
 * learns from the games of a file, or of several, and writes
 * `packages/games/src/nonaga/search/evaluation/learned-official.ts`; `--dry` writes nothing. First the
 * parameters of the rays are fitted, then a network learns to correct them.
 *
 * It tells the loss (mean cross-entropy against the target, in nats) with the shipped
 * parameters of the evaluation by rays, with fresh ones, with the network as trained,
 * and with the network in whole numbers as the engine has it; each on the positions
 * it learned from and on those of games kept aside.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rulesets } from "@masume/games/nonaga";
import {
  fittedParameters,
  formatNetwork,
  inputCount,
  inputsOf,
  type NetworkWeights,
  unitCount,
  unity,
} from "@masume/games/nonaga/training";
import { fitRays, type RaySample, raySample, rayScore, surprise } from "./ray-fit.js";
import { quietPositions, scale } from "./samples.js";
import { freshNet, type Lessons, lossOf, type Net, type Samples, teach } from "./trainer.js";

const lessons: Lessons = { rounds: 12, batch: 128, rate: 0.002, pull: 1e-4, seed: "lessons" };

const isDry = process.argv.includes("--dry");
const [rulesName, ...paths] = process.argv.slice(2).filter((word) => word !== "--dry");
const rules = rulesets.find((name) => name === rulesName);
if (!rules || paths.length === 0) {
  console.error("train.ts basic|official FILE … [--dry]");
  process.exit(2);
}

class SampleList {
  readonly rays: RaySample[] = [];
  readonly #starts: number[] = [0];
  readonly #inputs: number[] = [];

  add(sample: RaySample, inputs: readonly number[]): void {
    this.rays.push(sample);
    for (const input of inputs) this.#inputs.push(input);
    this.#starts.push(this.#inputs.length);
  }

  /** For the network, whose first guess is what the rays are worth. */
  guessed(parameters: ArrayLike<number>): Samples {
    return {
      starts: Int32Array.from(this.#starts),
      inputs: Uint16Array.from(this.#inputs),
      guesses: Float64Array.from(this.rays, (sample) => rayScore(sample, parameters) / scale),
      targets: Float64Array.from(this.rays, ({ target }) => target),
    };
  }
}

/** The trained numbers as the engine's whole ones. */
function rounded({ inputs, units, parameters }: Net): NetworkWeights {
  const biases = inputs * units;
  const points = (at: number): number => Math.round(parameters[at]! * scale);
  return {
    weights: Int8Array.from(parameters.subarray(0, biases), (weight) => Math.round(weight * unity)),
    biases: Int16Array.from({ length: units }, (_, u) => Math.round(parameters[biases + u]! * unity)),
    out: Int16Array.from({ length: units }, (_, u) => points(biases + units + u)),
    outBias: Math.round(parameters[biases + 2 * units]! * scale * unity),
  };
}

/** The engine's whole numbers as a net again, to see what rounding has cost. */
function asNet({ weights, biases, out, outBias }: NetworkWeights): Net {
  const parameters = Float64Array.from([
    ...Array.from(weights, (weight) => weight / unity),
    ...Array.from(biases, (bias) => bias / unity),
    ...Array.from(out, (points) => points / scale),
    outBias / scale / unity,
  ]);
  return { inputs: inputCount, units: unitCount, parameters };
}

const seen = new SampleList();
const aside = new SampleList();
for (const { position, halfway, target, isAside } of quietPositions(rules, paths)) {
  (isAside ? aside : seen).add(raySample(position, target), inputsOf(halfway));
}
const both = (loss: (list: SampleList) => number): string =>
  [seen, aside].map((list) => loss(list).toFixed(4)).join(", aside ");

console.log(`${rules}: ${seen.rays.length} positions, aside ${aside.rays.length}`);
console.log(`rays, shipped: ${both(({ rays }) => surprise(rays, fittedParameters[rules]))}`);
const parameters = fitRays(seen.rays);
console.log(`rays, fresh: ${both(({ rays }) => surprise(rays, parameters))}`);

const guessed = new Map([seen, aside].map((list) => [list, list.guessed(parameters)]));
const losses = (net: Net): string => both((list) => lossOf(net, guessed.get(list)!));
const net = freshNet({ inputs: inputCount, units: unitCount }, "fresh");
teach(net, guessed.get(seen)!, lessons, (round) => console.log(`round ${round}: ${losses(net)}`));
const whole = rounded(net);
console.log(`whole numbers: ${losses(asNet(whole))}`);

if (!isDry) {
  const path = `../../../packages/games/src/nonaga/search/evaluation/learned-${rules}.ts`;
  writeFileSync(
    fileURLToPath(new URL(path, import.meta.url)),
    `/** The learned evaluation for ${rules} rules, made by \`bench/src/nonaga/train.ts\`; not edited by hand. */

// biome-ignore format: a table of numbers
export const parameters: readonly number[] = [${parameters.join(", ")}];

export const network = \`
${formatNetwork(whole)
  .match(/.{1,100}/g)!
  .join("\n")}
\`;
`,
  );
}

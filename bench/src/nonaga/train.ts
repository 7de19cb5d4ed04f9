/**
 * Trains the network that corrects the evaluation by rays:
 * `tsx --conditions=source bench/src/nonaga/train.ts official FILE …` learns from the
 * games in these files and writes `packages/games/src/nonaga/engine/learned-official.ts`.
 * `--dry` writes nothing.
 *
 * It tells the loss (cross-entropy against the target, in nats) with the rays alone,
 * with the network as trained, and with the network in whole numbers as the engine
 * has it; each on the positions it learned from and on those of games kept aside.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  featuresOf,
  fittedParameters,
  formatNetwork,
  inputCount,
  inputsOf,
  type NetworkWeights,
  rulesets,
  unitCount,
  unity,
} from "@masume/games/nonaga";
import { quietPositions, scale } from "./samples.js";
import { freshNet, type Lessons, lossOf, type Net, type Samples, teach } from "./trainer.js";

const lessons: Lessons = { rounds: 12, batch: 128, rate: 0.002, pull: 1e-5, seed: "lessons" };

const isDry = process.argv.includes("--dry");
const [rulesName, ...paths] = process.argv.slice(2).filter((word) => word !== "--dry");
const rules = rulesets.find((name) => name === rulesName);
if (!rules || paths.length === 0) {
  console.error("train.ts source|official FILE … [--dry]");
  process.exit(2);
}

class SampleList {
  readonly starts: number[] = [0];
  readonly inputs: number[] = [];
  readonly guesses: number[] = [];
  readonly targets: number[] = [];

  add(inputs: readonly number[], guess: number, target: number): void {
    for (const input of inputs) this.inputs.push(input);
    this.starts.push(this.inputs.length);
    this.guesses.push(guess);
    this.targets.push(target);
  }

  packed(): Samples {
    return {
      starts: Int32Array.from(this.starts),
      inputs: Uint16Array.from(this.inputs),
      guesses: Float64Array.from(this.guesses),
      targets: Float64Array.from(this.targets),
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
  const counts = featuresOf(position);
  const guess =
    fittedParameters[rules].reduce((sum, points, kind) => sum + points * counts[kind]!, 0) / scale;
  (isAside ? aside : seen).add(inputsOf(halfway), guess, target);
}
const samples = [seen.packed(), aside.packed()] as const;
const losses = (net: Net): string => samples.map((list) => lossOf(net, list).toFixed(4)).join(", aside ");

const net = freshNet({ inputs: inputCount, units: unitCount }, "fresh");
console.log(`${rules}: ${seen.targets.length} positions, aside ${aside.targets.length}`);
console.log(`rays alone: ${losses({ ...net, parameters: new Float64Array(net.parameters.length) })}`);
teach(net, samples[0], lessons, (round) => console.log(`round ${round}: ${losses(net)}`));
const whole = rounded(net);
console.log(`whole numbers: ${losses(asNet(whole))}`);

if (!isDry) {
  const lines = formatNetwork(whole).match(/.{1,100}/g)!;
  writeFileSync(
    fileURLToPath(new URL(`../../../packages/games/src/nonaga/engine/learned-${rules}.ts`, import.meta.url)),
    `/** The network for ${rules} rules, trained by \`bench/src/nonaga/train.ts\`; not edited by hand. */
export const learned = \`
${lines.join("\n")}
\`;
`,
  );
}

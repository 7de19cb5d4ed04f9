/**
 * Fits the evaluation's parameters to the games of self-play:
 * `tsx --conditions=source bench/src/nonaga/fit.ts` reads the games of both
 * rulesets and writes `packages/games/src/nonaga/engine/parameters.ts`.
 *
 * A position's chance to win is taken as the logistic function of its score; the
 * target lies halfway between how the game ended and what the search thought at
 * the time. Adam over the whole data, with a pull towards zero, until it settles.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  featuresOf,
  outcome,
  type Puzzle,
  parameterCount,
  play,
  type Ruleset,
  rulesets,
  start,
  startPosition,
  winningSlides,
} from "@masume/games/nonaga";
import { loadGames } from "./games-file.js";

/** A score that makes the odds of winning e to one. */
const scale = 120;
const mostScore = 600;
const pull = 1e-3;
const rounds = 600;
const rate = 0.02;
/** One game in so many is kept aside, to see how the fit does on games it has not seen. */
const asideEvery = 5;

interface Sample {
  readonly kinds: Int16Array;
  readonly counts: Int16Array;
  readonly result: number;
  readonly target: number;
  readonly isAside: boolean;
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function samplesOf(rules: Ruleset): readonly Sample[] {
  const puzzle: Puzzle = { rules, position: startPosition };
  const samples: Sample[] = [];
  for (const [i, { result, turns }] of loadGames(rules).entries()) {
    let state = start(puzzle);
    for (const { turn, score } of turns) {
      const { mover } = state.position;
      const played = play(puzzle, state, turn);
      if (!played.ok) throw new Error(`game ${i + 1} breaks the rule ${played.error.code}`);
      state = played.value;
      if (score === undefined || outcome(state) || winningSlides(state.position).length > 0) continue;
      const won = result === "draw" ? 0.5 : Number(result === mover);
      const thought = logistic(Math.max(-mostScore, Math.min(mostScore, score)) / scale);
      const features = featuresOf(state.position);
      const kinds = Int16Array.from([...features.keys()].filter((kind) => features[kind] !== 0));
      samples.push({
        kinds,
        counts: kinds.map((kind) => features[kind]!),
        result: won,
        target: (won + thought) / 2,
        isAside: i % asideEvery === 0,
      });
    }
  }
  return samples;
}

function predict({ kinds, counts }: Sample, parameters: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) sum += counts[i]! * parameters[kinds[i]!]!;
  return logistic(sum);
}

function fit(samples: readonly Sample[]): Float64Array {
  const parameters = new Float64Array(parameterCount);
  const gradient = new Float64Array(parameterCount);
  const first = new Float64Array(parameterCount);
  const second = new Float64Array(parameterCount);
  for (let round = 1; round <= rounds; round++) {
    for (let kind = 0; kind < parameterCount; kind++) gradient[kind] = pull * parameters[kind]!;
    for (const sample of samples) {
      const error = (predict(sample, parameters) - sample.target) / samples.length;
      for (let i = 0; i < sample.kinds.length; i++) gradient[sample.kinds[i]!]! += error * sample.counts[i]!;
    }
    for (let kind = 0; kind < parameterCount; kind++) {
      const slope = gradient[kind]!;
      first[kind] = 0.9 * first[kind]! + 0.1 * slope;
      second[kind] = 0.999 * second[kind]! + 0.001 * slope * slope;
      const step =
        first[kind]! / (1 - 0.9 ** round) / (Math.sqrt(second[kind]! / (1 - 0.999 ** round)) + 1e-8);
      parameters[kind]! -= rate * step;
    }
  }
  return parameters;
}

/** The mean surprise at the results, in nats; always guessing one half gives 0.693. */
function surprise(samples: readonly Sample[], parameters: Float64Array): number {
  const losses = samples.map((sample) => {
    const chance = predict(sample, parameters);
    return -(sample.result * Math.log(chance) + (1 - sample.result) * Math.log(1 - chance));
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

const found: [Ruleset, readonly number[]][] = [];
for (const rules of rulesets) {
  const samples = samplesOf(rules);
  const seen = samples.filter(({ isAside }) => !isAside);
  const parameters = fit(seen);
  const aside = surprise(
    samples.filter(({ isAside }) => isAside),
    parameters,
  );
  console.log(
    `${rules}: ${samples.length} positions, surprise ${surprise(seen, parameters).toFixed(4)}, on games kept aside ${aside.toFixed(4)}`,
  );
  found.push([rules, Array.from(fit(samples), (parameter) => Math.round(parameter * scale))]);
}

const lists = found.map(([rules, parameters]) => `  ${rules}: [${parameters.join(", ")}],`).join("\n");
writeFileSync(
  fileURLToPath(new URL("../../../packages/games/src/nonaga/engine/parameters.ts", import.meta.url)),
  `/** The evaluation's parameters, fitted to games of self-play by \`bench/src/nonaga/fit.ts\`; not edited by hand. */
import type { Ruleset } from "../board.js";

// biome-ignore format: a table of numbers
export const fittedParameters: Readonly<Record<Ruleset, readonly number[]>> = {
${lists}
};
`,
);

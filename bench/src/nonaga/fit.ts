/**
 * Fits the parameters of the evaluation by rays to games of self-play:
 * `tsx --conditions=source bench/src/nonaga/fit.ts official FILE …` tells how surprised the
 * shipped parameters and fresh ones are at the positions of these games (on those
 * the fit has seen, and on games kept aside), and prints the fresh ones as they stand
 * in `packages/games/src/nonaga/search/evaluation/parameters.ts`. It does not write that file:
 * the levels below full strength have been measured with what is there.
 */
import { rulesets } from "@masume/games/nonaga";
import { fittedParameters } from "@masume/games/nonaga/training";
import { fitRays, type RaySample, raySample, surprise } from "./ray-fit.js";
import { quietPositions } from "./samples.js";

const [rulesName, ...paths] = process.argv.slice(2);
const rules = rulesets.find((name) => name === rulesName);
if (!rules || paths.length === 0) {
  console.error("fit.ts basic|official FILE …");
  process.exit(2);
}

const seen: RaySample[] = [];
const aside: RaySample[] = [];
for (const { position, target, isAside } of quietPositions(rules, paths)) {
  (isAside ? aside : seen).push(raySample(position, target));
}
console.log(`${rules}: ${seen.length} positions, aside ${aside.length}`);
const fresh = fitRays(seen);
for (const [name, parameters] of [
  ["shipped", fittedParameters[rules]],
  ["fresh", fresh],
] as const) {
  const [known, unknown] = [seen, aside].map((samples) => surprise(samples, parameters).toFixed(4));
  console.log(`${name}: ${known}, aside ${unknown}`);
}
console.log(`  ${rules}: [${fresh.join(", ")}],`);

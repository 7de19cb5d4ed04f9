/**
 * The evaluations, one for each ruleset: `rays` weighs where every piece could slide,
 * `learned` has weights of its own for that and a network that corrects them.
 */
import type { Ruleset } from "../../board.js";
import { network as basicNetwork, parameters as basicParameters } from "./learned-basic.js";
import { network as officialNetwork, parameters as officialParameters } from "./learned-official.js";
import { Network } from "./network.js";
import { readNetwork } from "./network-text.js";
import { fittedParameters } from "./parameters.js";
import { expandParameters, type Weights } from "./weights.js";

export type EvaluationName = "rays" | "learned";

export interface Evaluation {
  readonly weights: Weights;
  /** Its points are added to the score of every turn with the same slide. */
  readonly network?: Network;
}

const rays: Readonly<Record<Ruleset, Evaluation>> = {
  basic: { weights: expandParameters(fittedParameters.basic) },
  official: { weights: expandParameters(fittedParameters.official) },
};

const learned: Partial<Record<Ruleset, Evaluation>> = {};

export function evaluationFor(rules: Ruleset, name: EvaluationName = "rays"): Evaluation {
  if (name === "rays") return rays[rules];
  learned[rules] ??=
    rules === "basic"
      ? readLearned(basicParameters, basicNetwork)
      : readLearned(officialParameters, officialNetwork);
  return learned[rules];
}

function readLearned(parameters: readonly number[], network: string): Evaluation {
  return { weights: expandParameters(parameters), network: new Network(readNetwork(network)) };
}

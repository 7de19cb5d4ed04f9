/** The evaluations: for each ruleset one, fitted to games of self-play. */
import type { Ruleset } from "../board.js";
import { fittedParameters } from "./parameters.js";
import { expandParameters, type Weights } from "./weights.js";

const fitted: Readonly<Record<Ruleset, Weights>> = {
  source: expandParameters(fittedParameters.source),
  official: expandParameters(fittedParameters.official),
};

export function evaluationFor(rules: Ruleset): Weights {
  return fitted[rules];
}

/** What the trainer of the evaluation and the searches for problems and proofs need of the engine; no program plays with it. */
export { canonicalPoses } from "./opponent/symmetry.js";
export { formatProblem, type Problem, type ProblemKind } from "./problems/problem-code.js";
export { findWin, type Proof, proveDefence, proveWin } from "./problems/prove.js";
export { type TileIndices, type TurnIndices, turnAt, turnIndices } from "./record/turn-indices.js";
export { Candidates } from "./search/candidates.js";
export { evaluationFor } from "./search/evaluation/evaluate.js";
export { featuresOf } from "./search/evaluation/features.js";
export { inputCount } from "./search/evaluation/inputs.js";
export { type NetworkWeights, unitCount, unity } from "./search/evaluation/network.js";
export { formatNetwork } from "./search/evaluation/network-text.js";
export { fittedParameters } from "./search/evaluation/parameters.js";
export { inputsOf } from "./search/evaluation/plain-inputs.js";
export { parameterCount } from "./search/evaluation/weights.js";
export { none, PackedPosition } from "./search/packed-position.js";
export { winScore } from "./search/score.js";
export { ThreatSearch } from "./search/threat-search.js";
export { TranspositionTable } from "./search/transposition-table.js";

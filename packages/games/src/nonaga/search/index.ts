/** The engine: search, proof and count of turns, and what training needs of its evaluation. */
export { type Analysis, type AnalysisOptions, analyse, type Line } from "./analyse.js";
export { confirmWin } from "./confirm.js";
export type { EvaluationName } from "./evaluation/evaluate.js";
export { featuresOf } from "./evaluation/features.js";
export { inputCount } from "./evaluation/inputs.js";
export { type NetworkWeights, unitCount, unity } from "./evaluation/network.js";
export { formatNetwork } from "./evaluation/network-text.js";
export { fittedParameters } from "./evaluation/parameters.js";
export { inputsOf } from "./evaluation/plain-inputs.js";
export { parameterCount } from "./evaluation/weights.js";
export { perft } from "./perft.js";
export { TranspositionTable } from "./transposition-table.js";

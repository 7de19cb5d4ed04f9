/** Nonaga's public face. */
export { type Advice, adviceFor } from "./advice.js";
export { adviceMessages } from "./advice-messages.js";
export * from "./board.js";
export { bookTurns } from "./book.js";
export * from "./codec.js";
export { type Analysis, type AnalysisOptions, analyse, type Line } from "./engine/analyse.js";
export { confirmWin } from "./engine/confirm.js";
export type { EvaluationName } from "./engine/evaluate.js";
export { featuresOf } from "./engine/features.js";
export { inputCount } from "./engine/inputs.js";
export { type NetworkWeights, unitCount, unity } from "./engine/network.js";
export { formatNetwork } from "./engine/network-text.js";
export { fairOpening } from "./engine/opening.js";
export {
  isParallel,
  ParallelSearch,
  type SearchMemory,
  type SearchRequest,
  searchAlone,
} from "./engine/parallel-search.js";
export { fittedParameters } from "./engine/parameters.js";
export { perft } from "./engine/perft.js";
export { inputsOf } from "./engine/plain-inputs.js";
export { Table } from "./engine/table.js";
export { parameterCount } from "./engine/weights.js";
export { nonaga } from "./game.js";
export { gameCode, readGameCode, type SharedGame } from "./game-code.js";
export { type Gesture, handOf, reach, tableOf } from "./gesture.js";
export {
  fullStrength,
  type Level,
  type LevelId,
  levels,
  opponent,
  type ThinkingLimits,
  thinkAt,
} from "./levels.js";
export { longestGame, type MatchGame, matchOpening, type Player, playMatch } from "./match.js";
export { sideName } from "./messages.js";
export { noviceTurn } from "./novice.js";
export * from "./params.js";
export { problemTurns, seededProblem, winInTwo } from "./problem.js";
export * from "./record.js";
export { refusalOf } from "./refusal.js";
export * from "./rules.js";
export { cellOfTarget } from "./scene.js";
export { canonicalPoses } from "./symmetry.js";
export { placesOf, type TurnPlaces, turnAt } from "./turn-places.js";

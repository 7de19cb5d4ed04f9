/** Nonaga's public face. */
export {
  areTogether,
  includesHex,
  otherSide,
  type Position,
  parseRuleset,
  piecesEach,
  type Ruleset,
  rulesets,
  type Shift,
  type Side,
  sameHex,
  sides,
  startPosition,
  type Turn,
  tileCount,
} from "./board.js";
export { formatCell, formatPosition, formatTurn, moveCodec, puzzleCodec } from "./codec.js";
export { type Advice, adviceFor } from "./explain/advice.js";
export { adviceMessages } from "./explain/advice-messages.js";
export { nonaga } from "./game.js";
export { problemTurns, seededProblem, winInTwo } from "./generate/problem.js";
export { currentGesture, type Gesture, selectableCells } from "./gesture.js";
export { sideName } from "./messages.js";
export { type BookTurn, bookTurns } from "./opponent/book.js";
export { fullStrength, type Level, type LevelId, levels } from "./opponent/levels.js";
export { type MatchGame, matchOpening, playMatch, type Strategy } from "./opponent/match.js";
export { noviceTurn } from "./opponent/novice.js";
export { opponent } from "./opponent/opponent.js";
export { helpSearch, leadSearch, searchAlone } from "./opponent/parallel-search.js";
export {
  allocateSearchMemory,
  beginSearch,
  type HelpRequest,
  type SearchMemory,
} from "./opponent/search-memory.js";
export { isParallel, type SearchRequest } from "./opponent/search-request.js";
export { canonicalPoses } from "./opponent/symmetry.js";
export type { Params } from "./params.js";
export { gameCode, readGameCode, type SharedGame } from "./record/game-code.js";
export {
  checkRecord,
  type GameRecord,
  type GameResult,
  type RecordVerdict,
  recordCodec,
} from "./record/record.js";
export { type TileIndices, type TurnIndices, turnAt, turnIndices } from "./record/turn-indices.js";
export { refusalOf } from "./refusal.js";
export {
  afterSlide,
  afterTurn,
  legalTurns,
  type Move,
  movableTiles,
  type Outcome,
  outcome,
  type Puzzle,
  play,
  type State,
  slides,
  slideTargets,
  start,
  tileTargets,
  tileViolation,
  winnerOf,
  winningSlides,
} from "./rules.js";
export { cellOfTarget } from "./scene.js";
export { type Analysis, type AnalysisOptions, analyse, type Line } from "./search/analyse.js";
export { confirmWin } from "./search/confirm.js";
export type { EvaluationName } from "./search/evaluation/evaluate.js";
export { featuresOf } from "./search/evaluation/features.js";
export { inputCount } from "./search/evaluation/inputs.js";
export { type NetworkWeights, unitCount, unity } from "./search/evaluation/network.js";
export { formatNetwork } from "./search/evaluation/network-text.js";
export { fittedParameters } from "./search/evaluation/parameters.js";
export { inputsOf } from "./search/evaluation/plain-inputs.js";
export { parameterCount } from "./search/evaluation/weights.js";
export { perft } from "./search/perft.js";
export { TranspositionTable } from "./search/transposition-table.js";

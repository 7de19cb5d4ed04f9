/** Nonaga's public face. */

export { type Advice, adviceFor } from "./advice/advice.js";
export { adviceMessages } from "./advice/advice-messages.js";
export {
  areTogether,
  includesHex,
  layoutKey,
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
export { nonaga } from "./game.js";
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
export { problemTurns, seededProblem, winInTwo } from "./problems/problem.js";
export { gameCode, readGameCode, type SharedGame } from "./record/game-code.js";
export {
  checkRecord,
  type GameRecord,
  type GameResult,
  type RecordVerdict,
  recordCodec,
} from "./record/record.js";
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
export { perft } from "./search/perft.js";

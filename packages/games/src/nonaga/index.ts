/** Nonaga's public face. */

export { type Advice, adviceFor } from "./advice/advice.js";
export { adviceMessages } from "./advice/advice-messages.js";
export { arrow, cellNames, outline, threatArrows, turnArrows } from "./arrows.js";
export {
  areTogether,
  includesHex,
  isConnected,
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
export { formatPosition, moveCodec, puzzleCodec } from "./codec.js";
export { positionFault, type SetUpTool, toggled } from "./edit-puzzle.js";
export { nonaga } from "./game.js";
export { currentGesture, type Gesture, selectableCells } from "./gesture.js";
export { type LessonStep, lessonSteps } from "./lessons.js";
export { sideName } from "./messages.js";
export { cellName, formatCell, formatTurn, parseCell, turnName } from "./notation.js";
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
export { type Judgement, judgeTurn, type ProblemTask } from "./problems/judge.js";
export { problemTurns, seededProblem, solvesProblem } from "./problems/problem.js";
export type { Problem, ProblemKind } from "./problems/problem-code.js";
export { problems } from "./problems/problem-set.js";
export {
  gameCode,
  readGameCode,
  readStudyCode,
  type SharedGame,
  type SharedStudy,
  studyCode,
} from "./record/game-code.js";
export {
  checkRecord,
  type GameRecord,
  type GameResult,
  type RecordVerdict,
  recordCodec,
  type StudyRecord,
  studyRecordCodec,
} from "./record/record.js";
export { refusalOf } from "./refusal.js";
export type { TurnMark } from "./review/marks.js";
export { type GameReview, type ReviewedTurn, reviewGame } from "./review/review.js";
export { moverShare } from "./review/share.js";
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
export { cellOfTarget, positionMarks, setUpLayout } from "./scene.js";
export { type Analysis, type AnalysisOptions, analyse, type Line } from "./search/analyse.js";
export { completeLine } from "./search/complete-line.js";
export { confirmWin } from "./search/confirm.js";
export type { EvaluationName } from "./search/evaluation/evaluate.js";
export { perft } from "./search/perft.js";
export {
  addTurn,
  emptyStudy,
  mainPath,
  nodesAlong,
  promote,
  removeTurn,
  type Study,
  type StudyNode,
  type StudyPath,
  setComment,
  statesAlong,
  studyOfTurns,
} from "./study/study.js";

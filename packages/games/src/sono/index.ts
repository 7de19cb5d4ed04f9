/** Sono's public face. */
export {
  type Answer,
  allOps,
  countPairs,
  crossingPairs,
  flatCells,
  maxPairs,
  maxSize,
  minSize,
  type Op,
  type Puzzle,
  rowsOf,
  turnCells,
  withMaxSteps,
} from "./board.js";
export { answerCodec, answerCodecFor, maxOps, moveCodec, problemCodec, puzzleCodec } from "./codec.js";
export { parseRoundStatus, Round, type RoundStatus, type Standing } from "./contest.js";
export { type DailyBand, dailyBands, dailyParams, dailyPuzzle, rankedBand, rankedBoard } from "./daily.js";
export {
  type Draft,
  draftOf,
  emptyDraft,
  filled,
  puzzleOf,
  resized,
  type Shortfall,
  shortfall,
  stepped,
  typed,
  withValue,
} from "./edit-puzzle.js";
export { sono } from "./game.js";
export { generate } from "./generate/index.js";
export { randomPuzzle, type ScrambledPuzzle, scrambledPuzzle } from "./generate/scramble.js";
export { chosenSquare, type Gesture, type GridPoint, pointOf } from "./intent.js";
export { type LessonCase, pairsBySquare, solverLessons, turnLessons } from "./lessons.js";
export { maxScramble, type Params } from "./params.js";
export { type Effect, effectOf } from "./preview.js";
export {
  cellId,
  curveTicks,
  type Move,
  pairCurve,
  replayTo,
  type State,
  type Verification,
  verify,
} from "./rules.js";
export { layout, paintDraft, paintSquare, paintTurn } from "./scene.js";
export { construct } from "./solve/construct.js";
export { exactFour } from "./solve/exact-four.js";
export { defaultWork, type Plan, type SolveOptions, solveLane, solveLanes } from "./solve/lane.js";
export { type Deadline, defaultSeed, divideWork, Lanes, laneTask, type SolveRequest } from "./solve/lanes.js";
export { TimedBudget } from "./solve/timed-budget.js";
export { largestLimit, readMaxSteps, suggestedLimits } from "./step-limit.js";
export { type TurnedSquare, turnBetween } from "./turn-between.js";

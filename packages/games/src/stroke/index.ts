/** Stroke's public face. */
export {
  cellAt,
  cellIndex,
  isInside,
  isOnBorder,
  maxSize,
  minSize,
  openCount,
  openMask,
  type Puzzle,
} from "./board.js";
export { formatCode, formatRows, lineCodec, puzzleCodec } from "./codec.js";
export {
  type End,
  emptyBoard,
  endAt,
  isBlocked,
  resized,
  withBlocked,
  withEnd,
} from "./edit-puzzle.js";
export {
  analyseBoard,
  type BoardAnalysis,
  countQuickly,
  type DeadEnd,
  findDeadEnd,
} from "./explain/analyse.js";
export type { Hint } from "./explain/hint.js";
export { type BoardReport, type Finding, reportBoard, reportBoardSync } from "./explain/report.js";
export { stroke } from "./game.js";
export { type MadePuzzle, makePuzzle } from "./generate/generate.js";
export { generate } from "./generate/index.js";
export { type Difficulty, measureDifficulty } from "./grade/index.js";
export type { Gesture } from "./intent.js";
export { type Lesson, type LessonBoard, lessons, type WayOn, waysOn } from "./lessons.js";
export {
  type Band,
  bands,
  minGenerated,
  type Params,
  type Symmetry,
  symmetries,
} from "./params.js";
export { reasonMessages } from "./reason-messages.js";
export type { Move, State } from "./rules.js";
export { cellOf, targetOf } from "./scene.js";
export {
  countLines,
  countLinesSync,
  defaultWork,
  type FoundLine,
  type FoundLines,
  findLine,
  findLines,
} from "./solve/lines.js";
export { asViolation, type Reason, type ReasonCode, reasonAgainst } from "./solve/reasons.js";
export { type Stage, stages } from "./stages.js";
export { dailyBand, dailySeed, type PlannedPuzzle, planTimeAttack } from "./time-attack.js";

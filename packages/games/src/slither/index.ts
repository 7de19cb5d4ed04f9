/** Slither's public face: the game, its boards and notations, and all that its engines can be asked. */

// Boards: numbers and names of cells, nodes and edges.
export {
  type BoardElement,
  type BoardSize,
  cellCount,
  cellName,
  clueAt,
  clueRows,
  type EdgeMark,
  type EdgeRows,
  type Edges,
  edgeCount,
  edgeName,
  edgeNamed,
  edgeRows,
  edgesOfCell,
  edgesOfNode,
  elementNamed,
  markSymbol,
  maxSize,
  minSize,
  nodeCount,
  nodeName,
  nodesOfEdge,
  noEdges,
  type Puzzle,
} from "./board.js";
// Notations.
export { linkCode, puzzleCodec } from "./codec.js";
// Generating.
export { type Daily, dailies, dailySeed, rankedDaily } from "./daily.js";
// Explaining, in words and pictures.
export { checkpointMarks, solutionMarks } from "./edge-marks.js";
export { blank, cellLayout, emptyPuzzle, nextClue, resized, withClue } from "./edit-puzzle.js";
export {
  type Advice,
  advise,
  type Drill,
  decisionMarks,
  drillsIn,
  easySteps,
  exampleDrill,
  examplePuzzle,
  explainStep,
  type Finding,
  findingOf,
  findMistake,
  focusMarks,
  frameCount,
  frameMarks,
  frameText,
  gateMarks,
  lessonPuzzles,
  lookPhrases,
  type Mistake,
  mistakeMarks,
  moveOf,
  paperTerms,
  placePhrase,
  reasonMarks,
  stepMarks,
  stepMessages,
  techniqueDrill,
  techniqueIds,
  techniqueNames,
  whereMarks,
} from "./explain/index.js";
export { type Finishing, finishingCrosses } from "./finishing-crosses.js";
export {
  documentOf,
  type Format,
  formatNamed,
  formats,
  readDocument,
  type SlitherDocument,
} from "./formats/index.js";
export { json as jsonFormat } from "./formats/json.js";
export { isComment, type PuzzlePart, splitCollection, splitPuzzles } from "./formats/split-puzzles.js";
// The game by the contract, and its rules by themselves.
export { slither } from "./game.js";
export { type Day, generate, generating, type Made, puzzleName, runningNumbers } from "./generate/index.js";
export { patternBounds, patternMarks } from "./generate/pattern-marks.js";
// Solving and grading.
export {
  type Beyond,
  type BookRow,
  type CompletionRow,
  type EdgeDecision,
  type Gate,
  type Grade,
  type GradeBeyond,
  type GradedPuzzle,
  type GradeStep,
  grade,
  gradeBeyond,
  hardestTechniques,
  type LabelRow,
  type Level,
  type LevelCounts,
  manyTrials,
  type RaisedLevel,
  type Report,
  report,
  type SizeRow,
  type StepAttempt,
  type StepContradiction,
  steps,
  type Technique,
  type TechniqueLevel,
  type TechniqueRow,
  type TimeRange,
  techniques,
  type Walkthrough,
} from "./grade/index.js";
export { type Gesture, lockOrUnlock } from "./intent.js";
export { layout } from "./layout.js";
export { linePieces } from "./line-pieces.js";
export { loopMoves } from "./loop-moves.js";
export { dailyParams, difficultyParams, paramsCode, presetOf, readParamsCode } from "./orders.js";
export {
  type Difficulty,
  levels,
  type Methods,
  maxBudget,
  minBudget,
  minGenerated,
  type Params,
  type PatternChoice,
  type PatternCode,
  type PresetId,
  paramsCodec,
  patternChoices,
  patternCodes,
  presetIds,
  presetParams,
  presets,
  type TrialLevel,
  techniqueCount,
  trialLevels,
} from "./params.js";
export { readDrawing } from "./read-drawing.js";
export { readPuzzle } from "./read-puzzle.js";
export {
  closedLoops,
  type EdgeChange,
  loopViolations,
  type Move,
  type State,
  start,
  status,
} from "./rules.js";
export { paint } from "./scene.js";
export { type SolutionCount, solveExactly } from "./solve/index.js";
// Stages.
export { type Stage, stages } from "./stages.js";

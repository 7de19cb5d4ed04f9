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
export { linkCode, puzzleCodec, readDrawing } from "./codec.js";
// Generating.
export { type Daily, dailies, dailyParams, dailySeed, rankedDaily } from "./daily.js";
// Explaining, in words and pictures.
export { checkpointMarks, solutionMarks } from "./edge-marks.js";
export { blank, cellLayout, emptyPuzzle, nextClue, resized, withClue } from "./edit-puzzle.js";
export {
  type Advice,
  advise,
  type Drill,
  decisionMarks,
  drillsIn,
  exampleDrill,
  examplePuzzle,
  explainStep,
  type Finding,
  findingOf,
  findMistake,
  frameCount,
  frameMarks,
  frameText,
  gateMarks,
  type Mistake,
  mistakeMarks,
  moveOf,
  placePhrase,
  reasonMarks,
  stepMessages,
  whereMarks,
} from "./explain/index.js";
export { type Format, formatNamed, formats, readDocument, type SlitherDocument } from "./formats/index.js";
export { type PuzzlePart, splitCollection, splitPuzzles } from "./formats/split-puzzles.js";
// The game by the contract, and its rules by themselves.
export { slither } from "./game.js";
export { type Day, generate, generating, type Made, puzzleName } from "./generate/index.js";
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
export type { Gesture } from "./intent.js";
export { layout } from "./layout.js";
export { difficultyParams, paramsCode, presetOf, readParamsCode } from "./orders.js";
export {
  type Difficulty,
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
  presetIds,
  presetParams,
  presets,
  type TrialLevel,
  techniqueCount,
} from "./params.js";
export { type EdgeChange, loopViolations, type Move, type State, start } from "./rules.js";
export { paint } from "./scene.js";
export { type SolutionCount, solveExactly } from "./solve/index.js";

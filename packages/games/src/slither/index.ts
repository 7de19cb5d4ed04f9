/** Slither's public face. */
export * from "./board.js";
export * from "./codec.js";
export * from "./daily.js";
export { checkpointMarks, solutionMarks } from "./edge-marks.js";
export * from "./edit-puzzle.js";
export { type Advice, advise } from "./explain/advise.js";
export {
  type Drill,
  drillsIn,
  exampleDrill,
  examplePuzzle,
  type Finding,
  findingOf,
} from "./explain/drills.js";
export { findMistake, type Mistake } from "./explain/find-mistake.js";
export { decisionMarks, gateMarks, mistakeMarks, reasonMarks, whereMarks } from "./explain/step-marks.js";
export { explainStep } from "./explain/step-words.js";
export { frameCount, frameMarks, frameText } from "./explain/trial-frames.js";
export * from "./formats/index.js";
export { slither } from "./game.js";
export * from "./generate/index.js";
export * from "./grade/index.js";
export { drawnWith, type Gesture } from "./intent.js";
export { edgeCentre, layout, nodePoint } from "./layout.js";
export { slitherMessages } from "./messages.js";
export * from "./rules.js";
export { paint } from "./scene.js";
export { type SolutionCount, solveExactly } from "./solve/exact.js";

/**
 * The grader's techniques as hints and lessons.
 *
 *   advise(puzzle, drawn, budget)   the next step from what a player has drawn
 *   easySteps(puzzle, drawn, below) the steps from there that are below a level
 *   explainStep(puzzle, step)       why a step is right, as a message of `stepMessages`
 *   drillsIn(puzzle, steps, level)  moments at which such a step is to be found
 *   findMistake(…)                  the first wrong move of a game
 */
export { type Advice, advise, easySteps } from "./advise.js";
export {
  type Drill,
  drillsIn,
  exampleDrill,
  examplePuzzle,
  type Finding,
  findingOf,
  techniqueDrill,
} from "./drills.js";
export { findMistake, type Mistake } from "./find-mistake.js";
export { lessonPuzzles } from "./lesson-puzzles.js";
export {
  decisionMarks,
  focusMarks,
  gateMarks,
  mistakeMarks,
  reasonMarks,
  stepMarks,
  whereMarks,
} from "./step-marks.js";
export { stepMessages } from "./step-messages.js";
export { moveOf } from "./step-move.js";
export { explainStep, lookPhrases, placePhrase } from "./step-words.js";
export { paperTerms, techniqueIds, techniqueNames } from "./technique-names.js";
export { frameCount, frameMarks, frameText } from "./trial-frames.js";

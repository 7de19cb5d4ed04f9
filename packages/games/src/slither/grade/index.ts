/**
 * The grader's public face: Sato's 32 techniques, and what can be asked of them.
 * Everything is plain data with the board's names (`c:r,c` cells, `h:r,c` and
 * `v:r,c` edges, `n:r,c` nodes), so that it may cross between threads.
 *
 *   grade(puzzle)         how hard it is, 1 to 5, and which techniques it takes
 *   gradeBeyond(puzzle)   the same, and whether nested assumptions solve one without a level
 *   steps(puzzle)         every deduction from the empty board to the loop
 *   report(graded)        many grades in tables
 *
 * A `GradeStep` says what it decides and rests on. `because` are the cells, edges and
 * nodes that prove it, `gates` the pairs of edges it passes by, `leavesOut` what
 * a loop closed too early would miss. A trial's step has an `attempt`: what was
 * assumed, the steps that follow from it (and matter), and the contradiction.
 */
export { type Beyond, type GradeBeyond, gradeBeyond } from "./beyond.js";
export { type Grade, grade, type Level, type RaisedLevel, steps, type Walkthrough } from "./grade.js";
export { hardestTechniques } from "./hardest-techniques.js";
export {
  type BookRow,
  type CompletionRow,
  type GradedPuzzle,
  type LabelRow,
  type LevelCounts,
  manyTrials,
  type Report,
  report,
  type SizeRow,
  type TechniqueRow,
  type TimeRange,
} from "./report.js";
export type { EdgeDecision, Gate, GradeStep, StepAttempt, StepContradiction } from "./step.js";
export type { Technique, TechniqueLevel } from "./technique.js";
export { techniques } from "./techniques/index.js";

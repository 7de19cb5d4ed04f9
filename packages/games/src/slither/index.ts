/** Slither's public face. */
export * from "./board.js";
export * from "./codec.js";
export * from "./daily.js";
export { type Advice, advise } from "./explain/advise.js";
export { type Drill, drillsIn, withDecisions } from "./explain/drills.js";
export { findMistake, type Mistake } from "./explain/find-mistake.js";
export { decisionMarks, gateMarks, reasonMarks } from "./explain/step-marks.js";
export { decisionPlaces, edgePlace, explain, explainContradiction } from "./explain/step-words.js";
export * from "./formats/index.js";
export { slither } from "./game.js";
export * from "./generate/index.js";
export * from "./grade/index.js";
export { drawnWith, type Gesture } from "./intent.js";
export { edgeCentre, layout, nodePoint, placeOf } from "./layout.js";
export { slitherMessages } from "./messages.js";
export * from "./rules.js";
export { paint } from "./scene.js";
export { type SolutionCount, solveExactly } from "./solve/exact.js";

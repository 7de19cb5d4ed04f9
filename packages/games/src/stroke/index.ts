/** Stroke's public face. */
export * from "./analyse.js";
export { dailyBand, dailySeed, type PlannedBoard, plan } from "./attack-plan.js";
export * from "./board.js";
export { boardCodec, formatCode, formatRows, lineCodec, moveCodec } from "./codec.js";
export { bandOf, type Difficulty, difficultyOf, measuringDifficulty } from "./difficulty.js";
export * from "./engines.js";
export { stroke } from "./game.js";
export { generating, type Made } from "./generate.js";
export * from "./hint.js";
export * from "./params.js";
export { reasonMessages } from "./reason-messages.js";
export { type Reason, type ReasonCode, reasonAgainst } from "./reasons.js";
export * from "./report.js";
export * from "./rules.js";
export { cellOf, targetOf } from "./scene.js";
export * from "./solve.js";
export * from "./stages.js";

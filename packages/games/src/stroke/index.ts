/** Stroke's public face. */
export * from "./board.js";
export { boardCodec, formatCode, formatRows, lineCodec, moveCodec } from "./codec.js";
export * from "./explain/index.js";
export { stroke } from "./game.js";
export * from "./generate/index.js";
export { bandOf, type Difficulty, difficultyOf, measuringDifficulty } from "./grade/difficulty.js";
export * from "./params.js";
export { reasonMessages } from "./reason-messages.js";
export * from "./rules.js";
export { cellOf, targetOf } from "./scene.js";
export * from "./solve/index.js";
export * from "./stages.js";
export { dailyBand, dailySeed, type PlannedBoard, plan } from "./time-attack.js";

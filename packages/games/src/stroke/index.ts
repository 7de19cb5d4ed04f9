/** Stroke's public face. */
export * from "./board.js";
export { formatCode, formatRows, lineCodec, moveCodec, puzzleCodec } from "./codec.js";
export * from "./explain/index.js";
export { stroke } from "./game.js";
export * from "./generate/index.js";
export { bandOf, type Difficulty, measureDifficulty, measureDifficultySync } from "./grade/index.js";
export * from "./params.js";
export { reasonMessages } from "./reason-messages.js";
export * from "./rules.js";
export { cellOf, targetOf } from "./scene.js";
export * from "./solve/index.js";
export * from "./stages.js";
export { dailyBand, dailySeed, type PlannedPuzzle, planTimeAttack } from "./time-attack.js";

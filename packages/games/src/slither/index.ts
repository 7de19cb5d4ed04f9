/** Slither's public face. */
export * from "./board.js";
export * from "./codec.js";
export * from "./formats/index.js";
export * from "./grade/index.js";
export { slitherMessages } from "./messages.js";
export * from "./rules.js";
export { solveExactly, type Verdict } from "./solve/exact.js";

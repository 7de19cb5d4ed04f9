/** Stroke's public face. */
export * from "./board.js";
export * from "./codec.js";
export * from "./rules.js";

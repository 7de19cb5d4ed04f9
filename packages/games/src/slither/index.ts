/** Slither's public face. */
export * from "./board.js";
export * from "./codec.js";
export * from "./formats/index.js";
export * from "./rules.js";

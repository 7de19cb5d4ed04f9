/** Whole games as text. */
export * from "./game-code.js";
export * from "./record.js";
export * from "./turn-indices.js";

/** Sono's public face. */
export * from "./board.js";
export * from "./codec.js";
export * from "./messages.js";
export * from "./rules.js";

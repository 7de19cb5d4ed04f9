/** Nonaga's public face. */
export * from "./board.js";
export * from "./codec.js";
export { perft } from "./engine/perft.js";
export { nonaga } from "./game.js";
export type { Held } from "./held.js";
export * from "./params.js";
export * from "./record.js";
export * from "./rules.js";

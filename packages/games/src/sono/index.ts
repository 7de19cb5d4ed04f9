/** Sono's public face. */
export * from "./board.js";
export * from "./codec.js";
export * from "./game.js";
export { generate } from "./generate/index.js";
export { randomPuzzle, type ScrambledPuzzle, scrambledPuzzle } from "./generate/scramble.js";
export * from "./intent.js";
export * from "./messages.js";
export * from "./params.js";
export * from "./preview.js";
export * from "./rules.js";
export { layout, paintDraft, paintSquare, paintTurn } from "./scene.js";
export * from "./solve/index.js";

/** Nonaga's public face. */
export * from "./board.js";
export * from "./codec.js";
export * from "./explain/index.js";
export { nonaga } from "./game.js";
export * from "./generate/index.js";
export { type Gesture, handOf, positionWith, reach } from "./gesture.js";
export { sideName } from "./messages.js";
export * from "./opponent/index.js";
export * from "./params.js";
export * from "./record/index.js";
export { refusalOf } from "./refusal.js";
export * from "./rules.js";
export { cellOfTarget } from "./scene.js";
export * from "./search/index.js";

/** Slither's public face. */
export * from "./board.js";
export * from "./codec.js";
export * from "./daily.js";
export * from "./formats/index.js";
export { slither } from "./game.js";
export * from "./generate/index.js";
export * from "./grade/index.js";
export { drawnWith, type Gesture } from "./intent.js";
export { edgeCentre, layout, nodePoint, placeOf } from "./layout.js";
export { slitherMessages } from "./messages.js";
export * from "./rules.js";
export { paint } from "./scene.js";
export { solveExactly, type Verdict } from "./solve/exact.js";

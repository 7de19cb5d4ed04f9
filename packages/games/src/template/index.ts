/** Switches' public face. */
export { moveCodec, puzzleCodec } from "./codec.js";
export { explain } from "./explain/index.js";
export { switches } from "./game.js";
export { generate } from "./generate/index.js";
export { type Params, paramsCodec, presets } from "./params.js";
export { type Move, type Puzzle, play, type State, start, status, violations } from "./rules.js";
export { solve } from "./solve/index.js";

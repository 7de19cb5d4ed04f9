/** Sono's public face. */
export * from "./board.js";
export * from "./codec.js";
export * from "./construct.js";
export * from "./exact-four.js";
export * from "./game.js";
export * from "./intent.js";
export * from "./lanes.js";
export * from "./messages.js";
export * from "./params.js";
export * from "./preview.js";
export * from "./rules.js";
export { layout, paintDraft, paintSquare, paintTurn } from "./scene.js";
export * from "./scramble.js";
export {
  bestOf,
  defaultWork,
  type Plan,
  type SolveOptions,
  solve,
  solveLane,
  solveLanes,
} from "./solve.js";
export * from "./timed-budget.js";
